import { copiesIn, drawKind } from "../../core/dice/counted-deck.js";
import type { Dice } from "../../core/dice/dice.js";
import { CARD_VALUES } from "../vocabulary/types.js";
import type { NineYearsState } from "./position.js";

export const EVENT_PILE = 0;
export const EVENT_NOT_ADDED = 1;
export const EVENT_HELD = 2; // 2 is held by the Alliance, 3 by the Bourbons.
export const EVENT_LASTING = 4;
export const EVENT_OUT = 5;
export const EVENT_PLACES = 6;

// The cells of `actions`: the cards of each value in the pile, in the discards and in each hand; then the card that each side has chosen.
const VALUES = CARD_VALUES.length;
const DISCARDS = VALUES;
const HANDS = 2 * VALUES;
const CHOSEN = 4 * VALUES;
export const ACTION_PLACES: number = CHOSEN + 2;

export function inPile(s: NineYearsState, value: number): number {
  return s.actions[value - 1]!;
}

export function changePile(s: NineYearsState, value: number, by: number): void {
  s.actions[value - 1] = s.actions[value - 1]! + by;
}

export function inDiscards(s: NineYearsState, value: number): number {
  return s.actions[DISCARDS + value - 1]!;
}

export function changeDiscards(s: NineYearsState, value: number, by: number): void {
  const index = DISCARDS + value - 1;
  s.actions[index] = s.actions[index]! + by;
}

export function shuffleDiscards(s: NineYearsState, value: number): void {
  changePile(s, value, inDiscards(s, value));
  s.actions[DISCARDS + value - 1] = 0;
}

export function inHand(s: NineYearsState, side: number, value: number): number {
  return s.actions[HANDS + side * VALUES + value - 1]!;
}

export function changeHand(s: NineYearsState, side: number, value: number, by: number): void {
  const index = HANDS + side * VALUES + value - 1;
  s.actions[index] = s.actions[index]! + by;
}

/** Takes cards of a value from the pile into a hand, or puts them back if the count is negative. */
export function takeCards(s: NineYearsState, side: number, value: number, count: number): void {
  changePile(s, value, -count);
  changeHand(s, side, value, count);
}

/** Takes cards from the pile into a hand, lowest values first. */
export function takeLeast(s: NineYearsState, side: number, size: number): void {
  let left = size;
  for (const value of CARD_VALUES) {
    const count = Math.min(left, inPile(s, value));
    takeCards(s, side, value, count);
    left -= count;
  }
}

/** The lowest value in a hand; 0 if it is empty. */
export function leastInHand(s: NineYearsState, side: number): number {
  return CARD_VALUES.find((value) => inHand(s, side, value) > 0) ?? 0;
}

/** The number of Action cards in a hand; held event cards do not count (NYW-9.2.1.5). */
export function handSize(s: NineYearsState, side: number): number {
  const from = HANDS + side * VALUES;
  return copiesIn(s.actions, from, from + VALUES);
}

export function pileSize(s: NineYearsState): number {
  return copiesIn(s.actions, 0, VALUES);
}

/** The value of a random card of the pile, which must not be empty. The card stays there. */
export function drawFromPile(s: NineYearsState, dice: Dice): number {
  return drawKind(s.actions, 0, VALUES, dice) + 1;
}

/** The value of a random card of a hand, which must not be empty. The card stays there. */
export function drawFromHand(s: NineYearsState, side: number, dice: Dice): number {
  const from = HANDS + side * VALUES;
  return drawKind(s.actions, from, from + VALUES, dice) - from + 1;
}

/** The value of the card that a side has chosen to show first; 0 if it has chosen none (NYW-13.2.1.1). */
export function chosenCard(s: NineYearsState, side: number): number {
  return s.actions[CHOSEN + side]!;
}

export function setChosenCard(s: NineYearsState, side: number, value: number): void {
  s.actions[CHOSEN + side] = value;
}

export function placeOfEvent(s: NineYearsState, card: number): number {
  return s.events[card]!;
}

export function setPlaceOfEvent(s: NineYearsState, card: number, place: number): void {
  s.events[card] = place;
}
