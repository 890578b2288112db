/** The places of the cards. */
import type { DiadochiState } from "./position.js";

/** Places of a card. */
export const PILE = 0;
export const DISCARDS = 1;
export const REMOVED = 2;

/** Not in the deck: set-up generals, cards that join later, cards that stay with a faction. */
export const ASIDE = 3;

/** Surprise cards laid open until the segment ends (DIA-TYC.34). */
export const RESTING = 4;

/** The hand of seat n is HAND + n. */
export const HAND = 5;

/** The hidden hand n (0 or 1) of a game of fewer than four players is HIDDEN + n. */
export const HIDDEN = 9;

export function placeOfCard(s: DiadochiState, card: number): number {
  return s.where[card]!;
}

export function setCardPlace(s: DiadochiState, card: number, place: number): void {
  s.where[card] = place;
}
