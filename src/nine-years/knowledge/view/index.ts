/** A view shows everything that changes except the other side's Action cards and held events, an unrevealed first card, and the generator (NYW-HI.6). */
import type { NamedBits } from "../../../core/basics/bits.js";
import type { Viewer } from "../../../core/ruleset/contract.js";
import type { Draft } from "../../../core/ruleset/envelope.js";
import { type EventViews, eventViews } from "../../../core/events/event-rows.js";
import type { NineYearsEvent } from "../../vocabulary/events.js";
import { F } from "../../vocabulary/frames.js";
import { penaltyId, seatId, victoryId } from "../../state/names.js";
import * as S from "../../state/index.js";
import type { NineYearsState } from "../../state/index.js";
import { ALLIANCE, BOURBON, NEUTRAL, NONE, tablesOf } from "../../tables/index.js";
import { CARD_VALUES, EVENT_CARD_IDS, type EventCardId, POWER_IDS, type PowerId, type Seat, SEATS, ZONE_IDS, type ZoneId } from "../../vocabulary/types.js";
import { viewFleets, viewLeaders, viewSpaces } from "./board.js";
import { FLAGS, SIDE_FLAGS, tellMarks, USED } from "./rows.js";
import type { NineYearsPieces, PowerView, SideView } from "./types.js";

export { CORPS_MARKS, FLAGS, LEADER_MARKS, LEADER_OFF, OF_SAVOY, OFF_PLACES, SIDE_FLAGS, USED } from "./rows.js";
export type { CorpsView, FleetView, LeaderOff, LeaderView, LineView, NineYearsPieces, NineYearsView, PowerView, SideView, SpaceView } from "./types.js";

export function view(s: NineYearsState, viewer: Viewer<Seat>): NineYearsPieces {
  const t = tablesOf(s);
  const events = tellEvents(s);
  return {
    year: s.year,
    lastYear: s.lastYear,
    peaceThreshold: s.peaceThreshold,
    initiative: seatId(S.initiativeOf(s)),
    active: s.active === NEUTRAL ? null : seatId(s.active),
    victoryPoints: s.vp,
    kingWilliamsWar: s.kww,
    ...shownMarks(FLAGS, S.flagsOf(s)),
    savoy: S.hasFlag(s, S.SAVOY_GONE) ? "gone" : S.hasFlag(s, S.SAVOY_ALLIED) ? "alliance" : "neutral",
    used: shownMarks(USED, S.flagsOf(s)),
    sides: { alliance: tellSide(s, ALLIANCE, viewer, events), bourbon: tellSide(s, BOURBON, viewer, events) },
    powers: viewPowers(s),
    spaces: viewSpaces(s, t),
    leaders: viewLeaders(s, t),
    fleets: viewFleets(s),
    zones: viewZones(s),
    actionDeck: { pile: S.pileSize(s), discards: CARD_VALUES.map((value) => S.inDiscards(s, value)) },
    eventDeck: {
      pile: events[S.EVENT_PILE]!.length,
      notAdded: events[S.EVENT_NOT_ADDED]!.length,
      lasting: events[S.EVENT_LASTING]!,
      out: events[S.EVENT_OUT]!,
    },
    ...(s.ending === 0 ? {} : { winner: seatId(s.winner), victory: victoryId(s.ending) }),
  };
}

type Events = readonly (readonly EventCardId[])[];

function tellEvents(s: NineYearsState): Events {
  const places: EventCardId[][] = Array.from({ length: S.EVENT_OUT + 1 }, () => []);
  EVENT_CARD_IDS.forEach((id, card) => places[S.placeOfEvent(s, card)]!.push(id));
  return places;
}

function shownMarks<Name extends string>(marks: NamedBits<Name>, bits: number): { readonly [K in Name]?: true } {
  const row: { [K in Name]?: true } = {};
  tellMarks(row, marks, bits);
  return row;
}

function viewZones(s: NineYearsState): Partial<Record<ZoneId, Seat>> {
  const zones: Partial<Record<ZoneId, Seat>> = {};
  ZONE_IDS.forEach((id, zone) => {
    const control = S.zoneControl(s, zone);
    if (control !== NEUTRAL) zones[id] = seatId(control);
  });
  return zones;
}

function tellSide(s: NineYearsState, side: number, viewer: Viewer<Seat>, events: Events): SideView {
  const sees = viewer === "arbiter" || viewer === SEATS[side];
  const held = events[S.EVENT_HELD + side]!;
  const row: Draft<SideView> = {
    resourcePoints: S.rpOf(s, side),
    handSize: S.handSize(s, side),
    hand: sees ? CARD_VALUES.map((value) => S.inHand(s, side, value)) : null,
    heldCount: held.length,
    held: sees ? held : null,
  };
  if (S.rpModifierOf(s, side) !== 0) row.resourceModifier = S.rpModifierOf(s, side);
  if (S.fewerCardsOf(s, side) > 0) row.fewerCards = S.fewerCardsOf(s, side);
  if (S.penaltiesOf(s, side) > 0) row.penalty = penaltyId(S.penaltiesOf(s, side));
  tellMarks(row, SIDE_FLAGS, S.flagsOf(s) >> side);
  const chosen = S.chosenCard(s, side);
  if (chosen > 0) row.hasChosen = true;
  const open = F["held-card"].find(s)?.card ?? NONE;
  if (!sees && open !== NONE && S.placeOfEvent(s, open) === S.EVENT_HELD + side) row.askedAbout = EVENT_CARD_IDS[open]!;
  // NYW-HI.2: both chosen cards are shown once both are chosen.
  if (chosen > 0 && (sees || S.chosenCard(s, S.rivalOf(side)) > 0)) row.chosen = chosen;
  return row;
}

function viewPowers(s: NineYearsState): Record<PowerId, PowerView> {
  const powers = {} as Record<PowerId, PowerView>;
  POWER_IDS.forEach((id, power) => {
    const row: Draft<PowerView> = {};
    if (S.poolOf(s, power) > 0) row.pool = S.poolOf(s, power);
    if (S.waitingOf(s, power) > 0) row.waiting = S.waitingOf(s, power);
    if (S.formedBy(s, power) > 0) row.formed = S.formedBy(s, power);
    if (S.restoredBy(s, power) > 0) row.restored = S.restoredBy(s, power);
    powers[id] = row;
  });
  return powers;
}

/**
 * The other side sees how many Action cards are dealt, but not their values, and that an event is held, but not which. `reveals` marks the events that tell a
 * seat something about hidden cards. A battle does so, because a side with enough corps that is not asked about Household Troops does not hold them
 * (NYW-HI.7).
 */
export const HEARD: EventViews<NineYearsEvent, Seat> = /* @__PURE__ */ eventViews({
  "action-cards-dealt": { secret: "values", reveals: true },
  "action-cards-shuffled": { reveals: true },
  "cards-shown": { reveals: true },
  "card-played": { reveals: true },
  "event-drawn": { reveals: true },
  "event-held": { secret: "card", reveals: true },
  "held-asked": { reveals: true },
  "held-played": { reveals: true },
  "battle-began": { reveals: true },
});
