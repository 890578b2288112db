/** Cards: the copies of each kind in the draw pile, the hand and the discard pile of its side. */
import { copiesIn, drawKind } from "../../core/dice/counted-deck.js";
import type { Dice } from "../../core/dice/dice.js";
import { endOfCards, firstCard, type Tables } from "../tables/index.js";
import type { UnrestState } from "./position.js";

export function inHand(s: UnrestState, card: number): number {
  return s.hand[card]!;
}

export function inPile(s: UnrestState, card: number): number {
  return s.pile[card]!;
}

export function inDiscard(s: UnrestState, card: number): number {
  return s.discard[card]!;
}

export function handSize(s: UnrestState, t: Tables, seat: number): number {
  return copiesOf(s.hand, t, seat);
}

export function pileSize(s: UnrestState, t: Tables, seat: number): number {
  return copiesOf(s.pile, t, seat);
}

function copiesOf(counts: readonly number[], t: Tables, seat: number): number {
  return copiesIn(counts, firstCard(t, seat), endOfCards(t, seat));
}

export function discardCard(s: UnrestState, card: number): void {
  s.hand[card]!--;
  s.discard[card]!++;
}

/** Draws a card from a seat's pile into its hand, each copy equally likely, and returns its number. The pile must not be empty. */
export function drawCard(s: UnrestState, t: Tables, seat: number, dice: Dice): number {
  const card = drawKind(s.pile, firstCard(t, seat), endOfCards(t, seat), dice);
  takeFromPile(s, card);
  return card;
}

/** Moves a seat's discards into its pile; returns their number (CAR-R6.4). */
export function rebuildPile(s: UnrestState, t: Tables, seat: number): number {
  return moveToPile(s, t, seat, s.discard);
}

/** Puts a seat's hand back into its pile. Returns the number of cards. */
export function returnHand(s: UnrestState, t: Tables, seat: number): number {
  return moveToPile(s, t, seat, s.hand);
}

function moveToPile(s: UnrestState, t: Tables, seat: number, from: number[]): number {
  const cards = copiesOf(from, t, seat);
  for (let card = firstCard(t, seat); card < endOfCards(t, seat); card++) {
    s.pile[card]! += from[card]!;
    from[card] = 0;
  }
  return cards;
}

/** Moves a copy of a card from the pile to the hand; the pile must have one. */
export function takeFromPile(s: UnrestState, card: number): void {
  s.pile[card]!--;
  s.hand[card]!++;
}

/** Moves the first `count` cards, in card order, from the pile to the hand. */
export function takeFirst(s: UnrestState, t: Tables, seat: number, count: number): void {
  let left = count;
  for (let card = firstCard(t, seat); card < endOfCards(t, seat); card++) for (; left > 0 && inPile(s, card) > 0; left--) takeFromPile(s, card);
}
