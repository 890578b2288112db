/** Cards: copies of each in the draw pile, the hand and the discard pile of its side. */
import { copiesIn, drawKind } from "../../core/dice/counted-deck.js";
import type { Dice } from "../../core/dice/dice.js";
import { endOfCards, firstCard, type Tables } from "../tables/index.js";
import type { UnrestState } from "./position.js";

/** Copies of a card in the hand of its side. */
export function inHand(s: UnrestState, card: number): number {
  return s.hand[card]!;
}

/** Copies of a card in the draw pile. */
export function inPile(s: UnrestState, card: number): number {
  return s.pile[card]!;
}

/** Copies of a card in the discard pile. */
export function inDiscard(s: UnrestState, card: number): number {
  return s.discard[card]!;
}

/** Cards in a seat's hand. */
export function handSize(s: UnrestState, t: Tables, seat: number): number {
  return copiesOf(s.hand, t, seat);
}

/** Cards in a seat's draw pile. */
export function pileSize(s: UnrestState, t: Tables, seat: number): number {
  return copiesOf(s.pile, t, seat);
}

function copiesOf(counts: readonly number[], t: Tables, seat: number): number {
  return copiesIn(counts, firstCard(t, seat), endOfCards(t, seat));
}

/** Puts a card from the hand onto the discard pile. */
export function discardCard(s: UnrestState, card: number): void {
  s.hand[card]!--;
  s.discard[card]!++;
}

/** Draws a card of a seat from the pile into the hand, every card of the pile equally likely; the pile must not be empty. Returns the card. */
export function drawCard(s: UnrestState, t: Tables, seat: number, dice: Dice): number {
  const card = drawKind(s.pile, firstCard(t, seat), endOfCards(t, seat), dice);
  takeFromPile(s, card);
  return card;
}

/** Shuffles a seat's discards into its pile; returns how many (CAR-R6.4). */
export function rebuildPile(s: UnrestState, t: Tables, seat: number): number {
  return moveToPile(s, t, seat, s.discard);
}

/** Puts a seat's hand back into its pile, so that it can be resampled; returns how many cards it had. */
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

/** Puts one copy of a card from the pile into the hand; there must be one. */
export function takeFromPile(s: UnrestState, card: number): void {
  s.pile[card]!--;
  s.hand[card]!++;
}

/** Takes `count` cards from the pile into the hand, the first in card order. */
export function takeFirst(s: UnrestState, t: Tables, seat: number, count: number): void {
  let left = count;
  for (let card = firstCard(t, seat); card < endOfCards(t, seat); card++) for (; left > 0 && inPile(s, card) > 0; left--) takeFromPile(s, card);
}
