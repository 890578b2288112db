/**
 * What a viewer may see, shaped for drawing. Own blocks are told with faces, the enemy's as numbers (PEL-HI.1, PEL-HI.2); the arbiter sees everything.
 */
import {
  CLOCK,
  HAND,
  IN_PLAY,
  LONG_WAR,
  PILE,
  type PeloponnesianState,
  REMOVED,
  USED,
  cardCount,
  cardPlace,
  committedCard,
  hasEffect,
  holderOf,
  leaderOf,
  read,
  scenarioOf,
  useOf,
} from "./state.js";
import { F } from "./frames.js";
import { type CardId, OLYMPIANS, type Olympian, SEASONS, SEATS, type Seat } from "./types.js";
import { EFFECT_NAMES, namesOf } from "./view/names.js";
import { CARD_USES, type CardUse, type PeloponnesianPieces } from "./view/types.js";
import { type Tables, tablesOf } from "./tables.js";
import type { Viewer } from "../core/contract.js";
import { entryAt } from "../core/lists.js";
import { bySeat, viewAreas, viewBlocks, viewColumns } from "./view/areas.js";
import { poolCount } from "./rules/cards.js";
import { viewBattle, viewCrossings, viewEnding, viewForced, viewMarkers } from "./view/turn.js";

export type {
  AreaView,
  BattleView,
  BlockView,
  BySeat,
  CardUse,
  CityView,
  ColumnView,
  Counts,
  CrossingView,
  EndingView,
  FighterView,
  MarkerView,
  MeleeView,
  OffMap,
  PeloponnesianPieces,
  PeloponnesianSecret,
  PeloponnesianView,
  RouteView,
  SiegeView,
} from "./view/types.js";
export { CARD_USES } from "./view/types.js";
export { EFFECT_NAMES, MARK_NAMES, CITY_MARK_NAMES, OFF_MAP } from "./view/names.js";
export { viewEvents, isReveal } from "./view/events.js";
export { viewSecret } from "./view/secret.js";

/** The pieces as a viewer may see them. That a seat is asked is open: PEL-HI.12 hides the card and its use only. */
export function view(s: PeloponnesianState, viewer: Viewer<Seat>): PeloponnesianPieces {
  const t = tablesOf(s);
  return {
    scenario: hasEffect(s, LONG_WAR) ? "long-war" : scenarioOf(s).row.id,
    year: read(s, CLOCK.year),
    season: entryAt(SEASONS, read(s, CLOCK.season)),
    first: entryAt(SEATS, read(s, CLOCK.first)),
    active: entryAt(SEATS, read(s, CLOCK.active)),
    actions: read(s, CLOCK.actions),
    prestige: read(s, CLOCK.prestige),
    peace: read(s, CLOCK.peace),
    truce: read(s, CLOCK.truce),
    bid: read(s, CLOCK.bid),
    effects: namesOf(EFFECT_NAMES, (bit) => hasEffect(s, bit)),
    olympians: viewOlympians(s),
    leaders: bySeat((seat) => t.cardIds[leaderOf(s, t, seat)] ?? null),
    hands: bySeat((seat) => (sees(viewer, seat) ? cardsIn(s, t, HAND + seat) : cardCount(s, HAND + seat))),
    committed: bySeat((seat) => viewCommitted(s, t, seat, viewer)),
    inPlay: cardsIn(s, t, IN_PLAY),
    used: cardsIn(s, t, USED),
    removed: cardsIn(s, t, REMOVED),
    pile: cardCount(s, PILE),
    pools: bySeat((seat) => poolCount(s, t, seat)), // PEL-2.0.5, PEL-HI.7: how many, but not which, for the rival.
    areas: viewAreas(s, t),
    blocks: bySeat((seat) => (sees(viewer, seat) ? viewBlocks(s, t, seat) : null)), // PEL-15.0.2, PEL-HI.1: faces are their owner's, from the start.
    columns: viewColumns(s, t),
    crossings: viewCrossings(s, t),
    markers: viewMarkers(s, t),
    forcedMarches: viewForced(s, t),
    battle: viewBattle(s, t),
    ending: viewEnding(s),
  };
}

function sees(viewer: Viewer<Seat>, seat: number): boolean {
  return viewer === "arbiter" || viewer === SEATS[seat];
}

function viewOlympians(s: PeloponnesianState): Partial<Record<Olympian, Seat | "used">> {
  const held: Partial<Record<Olympian, Seat | "used">> = {};
  OLYMPIANS.forEach((name, olympian) => {
    const holder = holderOf(s, olympian);
    if (holder !== -1) held[name] = holder === -2 ? "used" : entryAt(SEATS, holder);
  });
  return held;
}

function cardsIn(s: PeloponnesianState, t: Tables, place: number): CardId[] {
  return t.cardIds.filter((_, c) => cardPlace(s, c) === place);
}

// PEL-HI.12: hidden until both are committed.
function viewCommitted(s: PeloponnesianState, t: Tables, seat: number, viewer: Viewer<Seat>): { card: CardId; use: CardUse } | "hidden" | null {
  const card = committedCard(s, seat);
  if (card < 0) return null;
  if (F.commit.isUnderWay(s) && !sees(viewer, seat)) return "hidden";
  return { card: entryAt(t.cardIds, card), use: entryAt(CARD_USES, useOf(s, seat)) };
}
