/** A viewer's own blocks have faces; the enemy's are only counted (PEL-HI.1, PEL-HI.2). The arbiter sees everything. */
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { F } from "../../vocabulary/frames.js";
import { type CardId, OLYMPIANS, type Olympian, SEASONS, SEATS, type Seat } from "../../vocabulary/types.js";
import { EFFECT_NAMES, namesOf } from "./names.js";
import { CARD_USES, type CardUse, type PeloponnesianPieces } from "./types.js";
import { type Tables, tablesOf } from "../../tables/index.js";
import type { Viewer } from "../../../core/ruleset/contract.js";
import { rewind } from "../seen/index.js";
import { bySeat, viewAreas, viewBlocks, viewRoutes } from "./areas.js";
import { poolCount } from "../../rules/cards.js";
import { viewCrossings, viewForced, viewHiddenBlocks } from "./hidden-blocks.js";
import { viewBattle, viewEnding, viewMarkers } from "./turn.js";

export type {
  AreaView,
  BattleView,
  BlockView,
  BySeat,
  CardUse,
  CityView,
  Counts,
  CrossingView,
  EndingView,
  FighterView,
  FleetCrossingView,
  ForcedMarchView,
  HiddenBlocksView,
  MarkerView,
  OffMap,
  PeloponnesianPieces,
  PeloponnesianView,
  RouteView,
  SiegeView,
} from "./types.js";
export { CARD_USES } from "./types.js";
export { BLOCK_KINDS, EFFECT_NAMES, MARK_NAMES, OFF_MAP } from "./names.js";
export { HEARD } from "./events.js";

export function view(s: PeloponnesianState, viewer: Viewer<Seat>): PeloponnesianPieces {
  const t = tablesOf(s);
  const seesSeat = (seat: number): boolean => sees(viewer, seat);
  const shown = viewer === "arbiter" ? s : withoutHalfMade(s, t, viewer); // PEL-HI.22: only its owner sees a half-made choice.
  return {
    scenario: S.hasEffect(s, S.LONG_WAR) ? "long-war" : S.scenarioOf(s).row.id, // PEL-15.5.1: the Long War is the 431 campaign with a variant.
    year: S.read(s, S.CLOCK.year),
    season: SEASONS[S.read(s, S.CLOCK.season)]!,
    first: SEATS[S.read(s, S.CLOCK.first)]!,
    active: SEATS[S.read(s, S.CLOCK.active)]!,
    actions: S.read(s, S.CLOCK.actions),
    prestige: S.read(s, S.CLOCK.prestige),
    peace: S.read(s, S.CLOCK.peace),
    truce: S.read(s, S.CLOCK.truce),
    bid: S.read(s, S.CLOCK.bid),
    effects: namesOf(EFFECT_NAMES, (bit) => S.hasEffect(s, bit)),
    olympians: viewOlympians(s),
    leaders: bySeat((seat) => t.cardIds[S.leaderOf(s, t, seat)] ?? null),
    hands: bySeat((seat) => (seesSeat(seat) ? cardsIn(s, t, S.HAND + seat) : S.cardCount(s, S.HAND + seat))), // PEL-HI.12: the rival sees only the number.
    committed: bySeat((seat) => viewCommitted(s, t, seat, viewer)), // PEL-HI.12: hidden, with its use, until both have committed.
    uses: bySeat((seat) => (isCommitHidden(s, seat, viewer) ? "hidden" : CARD_USES[S.useOf(s, seat)]!)),
    inPlay: cardsIn(s, t, S.IN_PLAY),
    used: cardsIn(s, t, S.USED),
    removed: cardsIn(s, t, S.REMOVED),
    outOfDeck: cardsIn(s, t, S.NOT_IN_DECK),
    pile: S.cardCount(s, S.PILE),
    pools: bySeat((seat) => poolCount(s, t, seat)), // PEL-2.0.5, PEL-HI.7: the rival sees only the number.
    areas: viewAreas(s, t),
    blocks: bySeat((seat) => viewBlocks(shown, t, seat, seesSeat(seat))), // PEL-15.0.2, PEL-HI.1: faces are visible to their owner.
    hiddenBlocks: bySeat((seat) => (seesSeat(seat) ? [] : viewHiddenBlocks(shown, t, seat))), // PEL-HI.18, PEL-HI.23: only blocks with hidden faces are listed.
    routes: viewRoutes(s, t),
    crossings: viewCrossings(shown, t, seesSeat),
    markers: viewMarkers(s, t),
    forcedMarches: viewForced(shown, t, seesSeat),
    battle: viewBattle(s, t),
    ending: viewEnding(s),
  };
}

function sees(viewer: Viewer<Seat>, seat: number): boolean {
  return viewer === "arbiter" || viewer === SEATS[seat];
}

// PEL-HI.22: half-made choices of others are hidden.
function withoutHalfMade(s: PeloponnesianState, t: Tables, viewer: Viewer<Seat>): PeloponnesianState {
  const shown = S.cloneState(s);
  rewind(shown, t, SEATS.indexOf(viewer as Seat));
  return shown;
}

function viewOlympians(s: PeloponnesianState): Partial<Record<Olympian, Seat | "used">> {
  const held: Partial<Record<Olympian, Seat | "used">> = {};
  OLYMPIANS.forEach((name, olympian) => {
    const holder = S.holderOf(s, olympian);
    if (holder !== -1) held[name] = holder === -2 ? "used" : SEATS[holder]!;
  });
  return held;
}

function cardsIn(s: PeloponnesianState, t: Tables, place: number): CardId[] {
  return t.cardIds.filter((_, c) => S.cardPlace(s, c) === place);
}

// PEL-HI.12: a committed card is hidden until both are committed.
function viewCommitted(s: PeloponnesianState, t: Tables, seat: number, viewer: Viewer<Seat>): { card: CardId; use: CardUse } | "hidden" | null {
  const card = S.committedCard(s, seat);
  if (card < 0) return null;
  if (isCommitHidden(s, seat, viewer)) return "hidden";
  return { card: t.cardIds[card]!, use: CARD_USES[S.useOf(s, seat)]! };
}

function isCommitHidden(s: PeloponnesianState, seat: number, viewer: Viewer<Seat>): boolean {
  return F.commit.isUnderWay(s) && !sees(viewer, seat) && S.committedCard(s, seat) >= 0;
}
