/** Cards: Action cards by number, event cards by place. */
import type { NineYearsState } from "./position.js";

/** Places of an event card. */
export const EVENT_PILE = 0;
export const EVENT_NOT_ADDED = 1;
export const EVENT_HELD = 2;

// + side
export const EVENT_LASTING = 4;
export const EVENT_OUT = 5;
const HAND = 6;

const CHOSEN = 12;
/** How many places of Action cards there are. */
export const ACTION_PLACES = 14;

/** Cards of a value (1..3) in the pile, in the discards, in a hand. */
export function inPile(s: NineYearsState, value: number): number {
  return s.actions[value - 1]!;
}

export function changePile(s: NineYearsState, value: number, by: number): void {
  s.actions[value - 1] = s.actions[value - 1]! + by;
}

export function inDiscards(s: NineYearsState, value: number): number {
  return s.actions[2 + value]!;
}

export function changeDiscards(s: NineYearsState, value: number, by: number): void {
  s.actions[2 + value] = s.actions[2 + value]! + by;
}

export function inHand(s: NineYearsState, side: number, value: number): number {
  return s.actions[HAND - 1 + side * 3 + value]!;
}

export function changeHand(s: NineYearsState, side: number, value: number, by: number): void {
  const index = HAND - 1 + side * 3 + value;
  s.actions[index] = s.actions[index]! + by;
}

/** Action cards in a hand; a held event card is none (NYW-9.2.1.5). */
export function handSize(s: NineYearsState, side: number): number {
  return inHand(s, side, 1) + inHand(s, side, 2) + inHand(s, side, 3);
}

export function pileSize(s: NineYearsState): number {
  return inPile(s, 1) + inPile(s, 2) + inPile(s, 3);
}

/** The value of the card a side has chosen to show first, 0 while it has not (NYW-13.2.1). */
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
