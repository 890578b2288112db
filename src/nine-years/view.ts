/** What each viewer may see, and what of it changes: everything but the other's Action cards and held events, an unrevealed first card, and the generator (NYW-HI.6). */
import type { Viewer } from "../core/contract.js";
import type { NineYearsEvent } from "./events.js";
import {
  chosenCard,
  EVENT_HELD,
  EVENT_LASTING,
  EVENT_NOT_ADDED,
  EVENT_OUT,
  EVENT_PILE,
  fewerCardsOf,
  flagsOf,
  formedBy,
  handSize,
  hasFlag,
  initiativeOf,
  inDiscards,
  inHand,
  type NineYearsState,
  penaltiesOf,
  pileSize,
  placeOfEvent,
  poolOf,
  restoredBy,
  rpModifierOf,
  rpOf,
  SAVOY_ALLIED,
  SAVOY_GONE,
  waitingOf,
  zoneControl,
} from "./state.js";
import { ALLIANCE, BOURBON, NEUTRAL, tablesOf } from "./tables.js";
import {
  CARD_VALUES,
  EVENT_CARD_IDS,
  type EventCardId,
  PENALTY_IDS,
  POWER_IDS,
  type PowerId,
  type Seat,
  SEATS,
  VICTORIES,
  ZONE_IDS,
  type ZoneId,
} from "./types.js";
import { viewFleets, viewLeaders, viewSpaces } from "./view-board.js";
import { FLAGS, type Marks, SIDE_FLAGS, tellMarks, USED } from "./view-rows.js";
import type { Draft, NineYearsPieces, PowerView, SideView } from "./view-types.js";
import { FRAME_WORDS } from "./words.js";

/** The pieces as this viewer may see them. */
export function view(s: NineYearsState, viewer: Viewer<Seat>): NineYearsPieces {
  const t = tablesOf(s);
  const events = tellEvents(s);
  return {
    year: s.year,
    lastYear: s.lastYear,
    peaceThreshold: s.peaceThreshold,
    initiative: SEATS[initiativeOf(s)]!,
    active: s.active === NEUTRAL ? null : SEATS[s.active]!,
    victoryPoints: s.vp,
    kingWilliamsWar: s.kww,
    ...told(FLAGS, flagsOf(s)),
    savoy: hasFlag(s, SAVOY_GONE) ? "gone" : hasFlag(s, SAVOY_ALLIED) ? "alliance" : "neutral",
    used: told(USED, flagsOf(s)),
    sides: { alliance: tellSide(s, ALLIANCE, viewer, events), bourbon: tellSide(s, BOURBON, viewer, events) },
    powers: viewPowers(s),
    spaces: viewSpaces(s, t),
    leaders: viewLeaders(s, t),
    fleets: viewFleets(s),
    zones: viewZones(s),
    actionDeck: { pile: pileSize(s), discards: CARD_VALUES.map((value) => inDiscards(s, value)) },
    eventDeck: {
      pile: events[EVENT_PILE]!.length,
      notAdded: events[EVENT_NOT_ADDED]!.length,
      lasting: events[EVENT_LASTING]!,
      out: events[EVENT_OUT]!,
    },
    underWay: FRAME_WORDS.tell(s),
    ...(s.ending === 0 ? {} : { winner: SEATS[s.winner]!, victory: VICTORIES[s.ending - 1]! }),
  };
}

/** The event cards of each place. */
type Events = readonly (readonly EventCardId[])[];

function tellEvents(s: NineYearsState): Events {
  const places: EventCardId[][] = Array.from({ length: EVENT_OUT + 1 }, () => []);
  EVENT_CARD_IDS.forEach((id, card) => places[placeOfEvent(s, card)]!.push(id));
  return places;
}

function told<Name extends string>(marks: Marks<Name>, bits: number): { readonly [K in Name]?: true } {
  const row: { [K in Name]?: true } = {};
  tellMarks(row, marks, bits);
  return row;
}

function viewZones(s: NineYearsState): Partial<Record<ZoneId, Seat>> {
  const zones: Partial<Record<ZoneId, Seat>> = {};
  ZONE_IDS.forEach((id, zone) => {
    const control = zoneControl(s, zone);
    if (control !== NEUTRAL) zones[id] = SEATS[control]!;
  });
  return zones;
}

function tellSide(s: NineYearsState, side: number, viewer: Viewer<Seat>, events: Events): SideView {
  const sees = viewer === "arbiter" || viewer === SEATS[side];
  const held = events[EVENT_HELD + side]!;
  const row: Draft<SideView> = {
    resourcePoints: rpOf(s, side),
    handSize: handSize(s, side),
    hand: sees ? CARD_VALUES.map((value) => inHand(s, side, value)) : null,
    heldCount: held.length,
    held: sees ? held : null,
  };
  if (rpModifierOf(s, side) !== 0) row.resourceModifier = rpModifierOf(s, side);
  if (fewerCardsOf(s, side) > 0) row.fewerCards = fewerCardsOf(s, side);
  if (penaltiesOf(s, side) > 0) row.penalty = PENALTY_IDS[penaltiesOf(s, side)]!;
  tellMarks(row, SIDE_FLAGS, flagsOf(s) >> side);
  const chosen = chosenCard(s, side);
  if (chosen > 0) row.hasChosen = true;
  // NYW-HI.2: both chosen cards are open once both are in.
  if (chosen > 0 && (sees || chosenCard(s, 1 - side) > 0)) row.chosen = chosen;
  return row;
}

function viewPowers(s: NineYearsState): Record<PowerId, PowerView> {
  const powers = {} as Record<PowerId, PowerView>;
  POWER_IDS.forEach((id, power) => {
    const row: Draft<PowerView> = {};
    if (poolOf(s, power) > 0) row.pool = poolOf(s, power);
    if (waitingOf(s, power) > 0) row.waiting = waitingOf(s, power);
    if (formedBy(s, power) > 0) row.formed = formedBy(s, power);
    if (restoredBy(s, power) > 0) row.restored = restoredBy(s, power);
    powers[id] = row;
  });
  return powers;
}

/** The same events as this viewer may know them: the other side's Action cards are counted, an event card kept is not named. */
export function viewEvents(events: readonly NineYearsEvent[], viewer: Viewer<Seat>): NineYearsEvent[] {
  return events.map((event) => {
    if (event.type === "action-cards-dealt" && event.seat !== viewer) return { ...event, values: null };
    if (event.type === "event-held" && event.seat !== viewer) return { ...event, card: null };
    return event;
  });
}

/** Events that tell somebody what he did not know, besides dice. That a battle begins and nobody is asked about Household Troops tells who has none (NYW-HI.7). */
export function isReveal(event: NineYearsEvent): boolean {
  switch (event.type) {
    case "action-cards-dealt":
    case "action-cards-shuffled":
    case "cards-shown":
    case "card-played":
    case "event-drawn":
    case "event-held":
    case "held-asked":
    case "held-played":
    case "battle-began":
      return true;
    default:
      return false;
  }
}
