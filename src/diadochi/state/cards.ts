import type { DiadochiState } from "./position.js";

/** Places of a card in `where`. */
export const PILE = 0;
export const DISCARDS = 1;
export const REMOVED = 2;

/** Outside the deck: the cards of generals dealt at the set-up, cards that join later, and cards that stay with a faction. */
export const ASIDE = 3;

/** Open cards: Surprise cards until the segment ends (DIA-TYC.34), and a Bonus card until its event is carried out or declined (DIA-AMB.161). */
export const RESTING = 4;

/** The hand of seat n is HAND + n. */
export const HAND = 5;

/** With fewer than four players, hidden hand n (0 or 1) is HIDDEN + n. */
export const HIDDEN = 9;

export function placeOfCard(s: DiadochiState, card: number): number {
  return s.where[card]!;
}

export function setCardPlace(s: DiadochiState, card: number, place: number): void {
  s.where[card] = place;
}
