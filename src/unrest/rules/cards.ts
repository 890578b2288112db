/** The size of a hand, and the uses of its cards by the active side (CAR-D3). */
import { NONE } from "../../core/flow/frame-rows.js";
import { cuAt, handSize, inDiscard, inHand, placeOf, type UnrestState, activeSeat } from "../state/index.js";
import { endOfLeaders, firstCard, firstLeader, isNeutralPower, seatOfNumber, type Tables, endOfCards } from "../tables/index.js";
import { BOX, CARTHAGE, EFFECT, SICILY } from "../vocabulary/types.js";
import { hasLeaderFor } from "./leaders.js";
import { capOf, handReduction } from "./level.js";
import type { Reason } from "./refusals.js";

/** The hand size to which a seat draws. */
export function handLimit(s: UnrestState, t: Tables, seat: number): number {
  const { hand } = t.scenario;
  if (seat !== CARTHAGE) return hand.coalition;
  // CAR-20.2.7: five plus one for each port, minus half the level; CAR-20.2.9: at least 0.
  return Math.max(0, hand.carthageBase + hand.carthagePerPort * s.ports - handReduction(t.box, s.level));
}

export function cardsToDraw(s: UnrestState, t: Tables, seat: number): number {
  return Math.max(0, handLimit(s, t, seat) - handSize(s, t, seat)); // CAR-R6.2b: a side at or above its limit draws none
}

/** The reason why a seat may not use a card at all; null if it may. */
function obstacleToHold(s: UnrestState, t: Tables, seat: number, card: number): Reason | null {
  if (seatOfNumber(t.cardsFrom, card) !== seat) return "card/other-deck";
  return inHand(s, card) === 0 ? "card/not-in-hand" : null;
}

/** The reason why a seat may not activate a leader with a card; null if it may. */
export function obstacleToActivateWith(s: UnrestState, t: Tables, seat: number, card: number, cardPlayed: boolean): Reason | null {
  const held = obstacleToHold(s, t, seat, card);
  if (held !== null) return held;
  if (cardPlayed) return "active/card-play-used";
  return hasLeaderFor(s, t, { seat, value: t.cardValue[card]!, first: NONE }) ? null : "activate/nobody";
}

/** The reason why a seat may not use a card as reinforcement; null if it may. */
export function obstacleToReinforceWith(s: UnrestState, t: Tables, seat: number, card: number, cardPlayed: boolean): Reason | null {
  const held = obstacleToHold(s, t, seat, card);
  if (held !== null) return held;
  if (cardPlayed) return "active/card-play-used";
  return t.cardValue[card]! >= t.scenario.reinforceValue ? null : "reinforce/value-too-low"; // CAR-R7.1a: the card needs a value of 3
}

/** The reason why a seat may not play the event of a card while active; null if it may. */
export function obstacleToEvent(s: UnrestState, t: Tables, seat: number, card: number, cardPlayed: boolean): Reason | null {
  const held = obstacleToHold(s, t, seat, card);
  if (held !== null) return held;
  switch (t.cardEffect[card]!) {
    case EFFECT["raise-unrest"]:
      return obstacleToRaise(s, t, card);
    case EFFECT.blockade:
      return obstacleToBlockade(s, t, card);
    case EFFECT.campaign:
      if (cardPlayed) return "active/card-play-used";
      return hasLeaderFor(s, t, { seat, value: t.cardValue[card]!, first: NONE }) ? null : "activate/nobody";
    case EFFECT["place-cu"]:
      return cardPlayed ? "active/card-play-used" : null;
    case EFFECT.none:
      // CAR-20.0.2: an NPA event of the owner's own deck never raises the level.
      return isNeutralPower(t, card) ? "raise/owners-deck" : "card/no-event";
    default:
      return "card/response-only";
  }
}

/** True if the active side can have played a Campaign of this value in the current card play (CAR-20.3.15): its discards hold one. */
export function hasPlayedCampaign(s: UnrestState, t: Tables, value: number): boolean {
  const seat = activeSeat(s);
  const end = endOfCards(t, seat);
  for (let card = firstCard(t, seat); card < end; card++) {
    if (t.cardEffect[card] === EFFECT.campaign && t.cardValue[card] === value && inDiscard(s, card) > 0) return true;
  }
  return false;
}

/** The reason why a card may not raise the unrest now; null if it may (CAR-D18). */
export function obstacleToRaise(s: UnrestState, t: Tables, card: number): Reason | null {
  if (!isNeutralPower(t, card)) return "raise/no-neutral-power"; // CAR-20.0.1: only an event of a neutral power
  if (seatOfNumber(t.cardsFrom, card) === CARTHAGE) return "raise/owners-deck"; // CAR-20.0.2: not from the Carthaginian deck
  if (s.marker === 1) return "raise/marker-on-round"; // CAR-20.0.4: once per round, for both sides together
  return s.level < capOf(t.box, boxCu(s)) ? null : "raise/at-cap"; // CAR-20.1.12: not at the cap
}

/** The CU in the Box, all of them Carthage's. */
export function boxCu(s: UnrestState): number {
  return cuAt(s, CARTHAGE, BOX);
}

function obstacleToBlockade(s: UnrestState, t: Tables, card: number): Reason | null {
  if (cuAt(s, CARTHAGE, SICILY) < t.cardAmount[card]!) return "blockade/too-few-cu"; // CAR-S.29: at least 3 CU in Sicily
  for (let leader = firstLeader(t, CARTHAGE); leader < endOfLeaders(t, CARTHAGE); leader++) if (placeOf(s, leader) === SICILY) return null;
  return "blockade/not-in-sicily";
}
