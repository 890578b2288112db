/**
 * What a viewer may see, shaped for drawing. Own blocks are told with faces, the enemy's as numbers (PEL-HI.1, PEL-HI.2); the arbiter sees everything, and what
 * `position` needs besides to make the state again.
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
import { EFFECT_NAMES } from "./view/names.js";
import { CARD_USES, type CardUse, type PeloponnesianPieces } from "./view/types.js";
import { type Tables, tablesOf } from "./tables.js";
import type { Viewer } from "../core/contract.js";
import { bySeat, viewArea, viewBlock, viewColumns } from "./view/areas.js";
import { poolCount } from "./rules/cards.js";
import { viewBattle, viewCrossings, viewForced, viewMachine, viewMarkers } from "./view/turn.js";

export type {
  AreaView,
  BattleView,
  BlockView,
  BySeat,
  CardUse,
  CityView,
  ColumnView,
  CrossingView,
  EndingView,
  MachineView,
  MarkerView,
  OffMap,
  PeloponnesianPieces,
  PeloponnesianView,
  RouteView,
} from "./view/types.js";
export { CARD_USES } from "./view/types.js";
export { EFFECT_NAMES, MARK_NAMES, CITY_MARK_NAMES, OFF_MAP } from "./view/names.js";
export { viewEvents, isReveal } from "./view/events.js";

/** The pieces as a viewer may see them. That a seat is asked is open: PEL-HI.12 hides the card and its use only. */
export function view(s: PeloponnesianState, viewer: Viewer<Seat>): PeloponnesianPieces {
  const t = tablesOf(s);
  return {
    scenario: hasEffect(s, LONG_WAR) ? "long-war" : scenarioOf(s).row.id,
    year: read(s, CLOCK.year),
    season: SEASONS[read(s, CLOCK.season)]!,
    active: SEATS[read(s, CLOCK.active)]!,
    actions: read(s, CLOCK.actions),
    prestige: read(s, CLOCK.prestige),
    peace: read(s, CLOCK.peace),
    truce: read(s, CLOCK.truce),
    bid: read(s, CLOCK.bid),
    effects: EFFECT_NAMES.filter(([, bit]) => hasEffect(s, bit)).map(([name]) => name),
    olympians: Object.fromEntries(OLYMPIANS.map((name, o) => [name, holderName(holderOf(s, o))])) as Record<Olympian, Seat | "used" | null>,
    leaders: bySeat((seat) => t.cardIds[leaderOf(s, t, seat)] ?? null),
    hands: bySeat((seat) => (sees(viewer, seat) ? cardsIn(s, t, HAND + seat) : cardCount(s, HAND + seat))),
    committed: bySeat((seat) => viewCommitted(s, t, seat, viewer)),
    inPlay: cardsIn(s, t, IN_PLAY),
    used: cardsIn(s, t, USED),
    removed: cardsIn(s, t, REMOVED),
    pile: cardCount(s, PILE),
    pools: bySeat((seat) => poolCount(s, t, seat)), // PEL-2.0.5, PEL-HI.7
    areas: t.areaIds.map((_, area) => viewArea(s, t, area)),
    blocks: t.blockIds.flatMap((_, b) => (sees(viewer, t.side[b]!) ? [viewBlock(s, t, b)] : [])), // PEL-15.0.2, PEL-HI.1
    columns: viewColumns(s, t),
    crossings: viewCrossings(s, t),
    markers: viewMarkers(s, t),
    forcedMarches: viewForced(s, t),
    battle: viewBattle(s, t),
    machine: viewer === "arbiter" ? viewMachine(s, t) : null,
  };
}

function sees(viewer: Viewer<Seat>, seat: number): boolean {
  return viewer === "arbiter" || viewer === SEATS[seat];
}

function holderName(holder: number): Seat | "used" | null {
  return holder === -2 ? "used" : (SEATS[holder] ?? null);
}

function cardsIn(s: PeloponnesianState, t: Tables, place: number): CardId[] {
  return t.cardIds.filter((_, c) => cardPlace(s, c) === place);
}

// PEL-HI.12: hidden until both are committed.
function viewCommitted(s: PeloponnesianState, t: Tables, seat: number, viewer: Viewer<Seat>): { card: CardId; use: CardUse } | "hidden" | null {
  const card = committedCard(s, seat);
  if (card < 0) return null;
  if (F.commit.isUnderWay(s) && !sees(viewer, seat)) return "hidden";
  return { card: t.cardIds[card]!, use: CARD_USES[useOf(s, seat)]! };
}
