/** What each viewer may see, shaped for drawing: everything but the other's Action cards and held events, an unrevealed first card, and the generator (NYW-HI.6). */
import type { Viewer } from "../core/contract.js";
import type { NineYearsEvent } from "./events.js";
import {
  BRITISH_IN_AMSTERDAM,
  chosenCard,
  EVENT_HELD,
  EVENT_LASTING,
  EVENT_NOT_ADDED,
  EVENT_OUT,
  EVENT_PILE,
  FAMOUS,
  fewerCardsOf,
  formedBy,
  GR_HAPPENED,
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
  RALLY_USED,
  REPLACEMENT_USED,
  restoredBy,
  rpModifierOf,
  rpOf,
  SAVOY_ALLIED,
  SAVOY_GONE,
  STRENGTHENED,
  STRENGTHENS_NOW,
  SUPPORT,
  TRANSFER_USED,
  TURIN_TALKS,
  waitingOf,
  zoneControl,
} from "./state.js";
import { ALLIANCE, at, BOURBON, NEUTRAL, type Tables, tablesOf } from "./tables.js";
import { CARD_VALUES, EVENT_CARD_IDS, type EventCardId, PENALTY_IDS, POWER_IDS, type PowerId, type Seat, SEATS, VICTORIES } from "./types.js";
import { sideWord, viewFleets, viewLeaders, viewSpaces } from "./view-board.js";
import type { NineYearsPieces, PowerView, SideView } from "./view-types.js";
import { FRAME_WORDS } from "./words.js";

/** The pieces as this viewer may see them. */
export function view(s: NineYearsState, viewer: Viewer<Seat>): NineYearsPieces {
  const t = tablesOf(s);
  return {
    year: s.year,
    lastYear: s.lastYear,
    peaceThreshold: s.peaceThreshold,
    initiative: SEATS[initiativeOf(s)]!,
    active: s.active === NEUTRAL ? null : SEATS[s.active]!,
    victoryPoints: s.vp,
    kingWilliamsWar: s.kww,
    gloriousRevolution: hasFlag(s, GR_HAPPENED),
    savoy: hasFlag(s, SAVOY_GONE) ? "gone" : hasFlag(s, SAVOY_ALLIED) ? "alliance" : "neutral",
    turinTalks: hasFlag(s, TURIN_TALKS),
    britishInAmsterdam: hasFlag(s, BRITISH_IN_AMSTERDAM),
    used: { transfer: hasFlag(s, TRANSFER_USED), replacement: hasFlag(s, REPLACEMENT_USED), rally: hasFlag(s, RALLY_USED) },
    sides: { alliance: viewSide(s, ALLIANCE, viewer), bourbon: viewSide(s, BOURBON, viewer) },
    powers: viewPowers(s, t),
    spaces: viewSpaces(s, t),
    leaders: viewLeaders(s, t),
    fleets: viewFleets(s),
    zones: { atlantic: sideWord(zoneControl(s, 0)), mediterranean: sideWord(zoneControl(s, 1)) },
    actionDeck: { pile: pileSize(s), discards: CARD_VALUES.map((value) => inDiscards(s, value)) },
    eventDeck: {
      pile: cardsIn(s, EVENT_PILE).length,
      notAdded: cardsIn(s, EVENT_NOT_ADDED).length,
      lasting: cardsIn(s, EVENT_LASTING),
      out: cardsIn(s, EVENT_OUT),
    },
    underWay: FRAME_WORDS.tell(s),
    winner: s.winner === NEUTRAL ? null : SEATS[s.winner]!,
    victory: s.ending === 0 ? null : VICTORIES[s.ending - 1]!,
  };
}

function viewSide(s: NineYearsState, side: number, viewer: Viewer<Seat>): SideView {
  const sees = viewer === "arbiter" || viewer === SEATS[side];
  const chosen = chosenCard(s, side);
  // NYW-HI.2: both chosen cards are open once both are in.
  const isShown = chosen > 0 && (sees || chosenCard(s, 1 - side) > 0);
  const held = cardsIn(s, EVENT_HELD + side);
  return {
    resourcePoints: rpOf(s, side),
    resourceModifier: rpModifierOf(s, side),
    fewerCards: fewerCardsOf(s, side),
    penalty: PENALTY_IDS[penaltiesOf(s, side)]!,
    strengthened: hasFlag(s, STRENGTHENED << side),
    strengthensNow: hasFlag(s, STRENGTHENS_NOW << side),
    colonialSupport: hasFlag(s, SUPPORT << side),
    famousVictory: hasFlag(s, FAMOUS << side),
    handSize: handSize(s, side),
    hand: sees ? CARD_VALUES.map((value) => inHand(s, side, value)) : null,
    hasChosen: chosen > 0,
    chosen: isShown ? chosen : null,
    heldCount: held.length,
    held: sees ? held : null,
  };
}

function cardsIn(s: NineYearsState, place: number): EventCardId[] {
  return EVENT_CARD_IDS.filter((_, card) => placeOfEvent(s, card) === place);
}

function viewPowers(s: NineYearsState, t: Tables): Record<PowerId, PowerView> {
  const powers = {} as Record<PowerId, PowerView>;
  POWER_IDS.forEach((id, power) => {
    powers[id] = {
      side: SEATS[at(t.powerSide, power)]!,
      pool: poolOf(s, power),
      waiting: waitingOf(s, power),
      formed: formedBy(s, power),
      restored: restoredBy(s, power),
    };
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
