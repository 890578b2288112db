/**
 * Determinization: what a viewer cannot know, dealt anew (NYW-HI.6). The other hands are drawn again from the hand and the pile, held events from those that may be
 * held and are not seen. Who is asked for a card has a choice of cards; a card somebody is asked about stays where it is (NYW-HI.7).
 */
import type { Dice } from "../core/dice/dice.js";
import { indexOfKind, kindAt, slot, stepOf } from "../core/frames.js";
import { EVENT_CARDS } from "./data/events.js";
import { CARD_VALUES } from "./effects/action-cards.js";
import { FIRST_CARD, HELD_CARD, HeldCard, ROUND, Round } from "./frames.js";
import {
  changeHand,
  changePile,
  chosenCard,
  EVENT_HELD,
  EVENT_PILE,
  handSize,
  inHand,
  inPile,
  type NineYearsState,
  pileSize,
  placeOfEvent,
  setChosenCard,
  setPlaceOfEvent,
} from "./state.js";
import { ALLIANCE, BOURBON } from "./tables.js";

const TRIES = 100;
const SIDES: readonly number[] = [ALLIANCE, BOURBON];

/** Deals anew, in place, what a viewer (a seat, or -1) cannot see. */
export function determinize(s: NineYearsState, viewer: number, dice: Dice): void {
  for (const side of SIDES) if (side !== viewer) dealHandAnew(s, side, dice);
  dealHeldAnew(s, viewer, dice);
}

function dealHandAnew(s: NineYearsState, side: number, dice: Dice): void {
  const old = CARD_VALUES.map((value) => inHand(s, side, value));
  const size = handSize(s, side);
  const chosen = chosenCard(s, side);
  const isShown = chosen > 0 && chosenCard(s, 1 - side) > 0;
  const needsChoice = isAskedForCard(s, side);
  for (let tries = 0; tries < TRIES; tries++) {
    returnHand(s, side);
    if (isShown) takeCard(s, side, chosen);
    while (handSize(s, side) < size) takeCard(s, side, pick(s, dice));
    if (!needsChoice || countKinds(s, side) > 1) {
      if (chosen > 0 && !isShown) setChosenCard(s, side, pickFromHand(s, side, dice));
      return;
    }
  }
  returnHand(s, side);
  CARD_VALUES.forEach((value, i) => {
    for (let n = old[i]!; n > 0; n--) takeCard(s, side, value);
  });
}

// A hand of equal cards is not asked about.
function isAskedForCard(s: NineYearsState, side: number): boolean {
  const kind = kindAt(s, 0);
  if (kind === indexOfKind(FIRST_CARD)) return chosenCard(s, side) === 0;
  return kind === indexOfKind(ROUND) && slot(s, Round.seat) === side && stepOf(s) === 0;
}

function countKinds(s: NineYearsState, side: number): number {
  return CARD_VALUES.filter((value) => inHand(s, side, value) > 0).length;
}

function returnHand(s: NineYearsState, side: number): void {
  for (const value of CARD_VALUES) {
    changePile(s, value, inHand(s, side, value));
    changeHand(s, side, value, -inHand(s, side, value));
  }
}

function takeCard(s: NineYearsState, side: number, value: number): void {
  changePile(s, value, -1);
  changeHand(s, side, value, 1);
}

function pick(s: NineYearsState, dice: Dice): number {
  let nth = dice.draw(pileSize(s));
  for (const value of CARD_VALUES) {
    if (nth < inPile(s, value)) return value;
    nth -= inPile(s, value);
  }
  return 0;
}

function pickFromHand(s: NineYearsState, side: number, dice: Dice): number {
  let nth = dice.draw(handSize(s, side));
  for (const value of CARD_VALUES) {
    if (nth < inHand(s, side, value)) return value;
    nth -= inHand(s, side, value);
  }
  return 0;
}

function dealHeldAnew(s: NineYearsState, viewer: number, dice: Dice): void {
  const open = kindAt(s, 0) === indexOfKind(HELD_CARD) ? slot(s, HeldCard.card) : -1;
  const unseen: number[] = [];
  const counts = [0, 0];
  EVENT_CARDS.forEach((row, card) => {
    const place = placeOfEvent(s, card);
    if (!row.held || card === open || (place !== EVENT_PILE && !isHeldUnseen(place, viewer))) return;
    unseen.push(card);
    if (place !== EVENT_PILE) counts[place - EVENT_HELD]!++;
    setPlaceOfEvent(s, card, EVENT_PILE);
  });
  for (const side of SIDES) {
    for (let n = counts[side]!; n > 0; n--) {
      const [card] = unseen.splice(dice.draw(unseen.length), 1);
      setPlaceOfEvent(s, card!, EVENT_HELD + side);
    }
  }
}

function isHeldUnseen(place: number, viewer: number): boolean {
  return (place === EVENT_HELD + ALLIANCE || place === EVENT_HELD + BOURBON) && place !== EVENT_HELD + viewer;
}
