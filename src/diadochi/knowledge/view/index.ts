/**
 * The views of positions and events (DIA-HID.1 to DIA-HID.12). Nearly everything is public. The hidden parts are other hands, the draw pile, the
 * hidden hands, the generator, and unannounced choices: a card chosen but not yet used, a sea path, and the seat asked about Surprise cards.
 */
import { cardsAt, countAt } from "../../../core/dice/deck.js";
import type { Viewer } from "../../../core/ruleset/contract.js";
import { type EventViews, eventViews } from "../../../core/events/event-rows.js";
import type { DiadochiEvent } from "../../vocabulary/events.js";
import { cardId, seatId } from "../../state/names.js";
import { SWITCHES } from "../../vocabulary/options.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { NONE, type Tables, tablesOf } from "../../tables/index.js";
import { ROUND_SEGMENTS, SEATS, type Seat } from "../../vocabulary/types.js";
import { viewFleets, viewIndependents, viewProvinces, viewSpaces } from "./board.js";
import { viewAlexander, viewGenerals, viewRoyals, viewSeats } from "./people.js";
import type { ClockView, DeckView, DiadochiPieces, DiadochiView, OptionsView, TracksView, TrackView } from "./types.js";

export { LOCAL_TRIBE } from "./board.js";
export type {
  AlexanderView,
  ClockView,
  DeckView,
  DiadochiPieces,
  DiadochiView,
  FleetView,
  ForceView,
  GeneralView,
  IndependentArmyView,
  OptionsView,
  Owner,
  PlaceKind,
  RoyalView,
  SeatView,
  SegmentMarksView,
  SiegeView,
  SpaceView,
  TracksView,
  TrackView,
} from "./types.js";

/** Indexed by segment number; null is outside a round-turn. */
export const SEGMENT_NAMES: readonly ClockView["segment"][] = [null, ...ROUND_SEGMENTS];

/** The fates of the Silver Shields, indexed by their number in the state. */
export const SILVER_NAMES: readonly DiadochiView["silverShields"][] = ["awaited", "in-play", "gone"];

export function view(s: DiadochiState, viewer: Viewer<Seat>): DiadochiPieces {
  const t = tablesOf(s);
  const isArbiter = viewer === "arbiter";
  return {
    options: viewOptions(s),
    clock: viewClock(s),
    seats: viewSeats(s, t, (seat) => isArbiter || viewer === SEATS[seat]),
    spaces: viewSpaces(s, t),
    provinces: viewProvinces(s, t),
    generals: viewGenerals(s, t),
    royals: viewRoyals(s, t),
    alexander: viewAlexander(s, t),
    fleets: viewFleets(s, t),
    armies: viewIndependents(s, t),
    silverShields: s.silver === S.SILVER_AWAITED ? "awaited" : s.silver === S.SILVER_IN_PLAY ? "in-play" : "gone",
    disbandedRoyals: s.disbanded,
    deck: viewDeck(s, t, isArbiter),
    tracks: viewTracks(s),
  };
}

function viewOptions(s: DiadochiState): OptionsView {
  return {
    players: s.seats,
    ...SWITCHES.show(s.options),
    autoVp: s.autoVp,
    lpToWin: s.lpToWin,
  };
}

function viewClock(s: DiadochiState): ClockView {
  const order: Seat[] = [];
  for (let n = 0; n < s.seats; n++) order.push(seatId(S.seatInTurnOrder(s, n)));
  return {
    turn: s.turn,
    lastTurn: s.lastTurn,
    round: s.round,
    segment: SEGMENT_NAMES[s.segment] ?? null,
    active: s.active === NONE ? null : seatId(s.active),
    order,
    navalMoveMade: s.navalUsed !== 0,
  };
}

function viewDeck(s: DiadochiState, t: Tables, isArbiter: boolean): DeckView {
  const idsAt = (place: number): string[] => cardsAt(s.where, place).map((card) => cardId(t, card));
  return {
    pile: countAt(s.where, S.PILE), // DIA-HID.2: the size of the pile is public
    discards: idsAt(S.DISCARDS), // DIA-HID.3: open to all
    resting: idsAt(S.RESTING),
    removed: idsAt(S.REMOVED),
    aside: idsAt(S.ASIDE),
    hidden: hiddenHands(s, t).map((hand) => hand.length), // DIA-HID.5: only the number left is public
    hiddenHands: isArbiter ? hiddenHands(s, t) : null,
  };
}

function viewTracks(s: DiadochiState): TracksView {
  const points: Partial<Record<Seat, TrackView>> = {};
  for (let seat = 0; seat < s.seats; seat++) points[seatId(seat)] = { victoryPoints: S.trackedVp(s, seat), legitimacy: S.trackedLp(s, seat) };
  return { points, unsettled: { pieces: (s.unsettled & S.UNSETTLED_PIECES) !== 0, points: (s.unsettled & S.UNSETTLED_POINTS) !== 0 } };
}

function hiddenHands(s: DiadochiState, t: Tables): string[][] {
  const count = t.setup.playerCounts.find((row) => row.players === s.seats)?.hiddenHands ?? 0;
  const hands: string[][] = [];
  for (let hand = 0; hand < count; hand++) hands.push(cardsAt(s.where, S.HIDDEN + hand).map((card) => cardId(t, card)));
  return hands;
}

/**
 * A drawn card is seen only by its owner (DIA-HID.1, DIA-HID.4); all viewers see rolls and declarations (DIA-HID.8, DIA-HID.10). A card that becomes
 * visible is new to some viewer.
 */
export const HEARD: EventViews<DiadochiEvent, Seat> = /* @__PURE__ */ eventViews({
  "card-drawn": { secret: "card", reveals: true },
  "cards-dealt": { reveals: true },
  "card-played": { reveals: true },
  "hand-discarded": { reveals: true },
  "hidden-card-revealed": { reveals: true },
  "surprise-played": { reveals: true },
  "surprise-exchanged": { reveals: true },
  "discarded-for-independent": { reveals: true },
});
