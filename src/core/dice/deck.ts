/**
 * Decks: a flat array with the place of every card. Places are small integers that the ruleset names. The draw pile has no order: a draw picks any of
 * its cards, all equally likely. This gives the same probabilities as a shuffled pile, without an order to leak, sample or copy. To shuffle the
 * discards in, move them to the pile.
 */
import type { Dice } from "./dice.js";

export function countAt(where: readonly number[], place: number): number {
  let count = 0;
  for (let card = 0; card < where.length; card++) if (where[card] === place) count++;
  return count;
}

/** The nth card (from 0, in card order) of a place; -1 if the place has fewer cards. */
export function cardAt(where: readonly number[], place: number, nth: number): number {
  let left = nth;
  for (let card = 0; card < where.length; card++) if (where[card] === place && left-- === 0) return card;
  return -1;
}

/** Draws a card from one place into another and returns it; -1 if the first is empty. */
export function drawCard(where: number[], from: number, to: number, dice: Dice): number {
  const count = countAt(where, from);
  if (count === 0) return -1;
  const card = cardAt(where, from, dice.draw(count));
  where[card] = to;
  return card;
}

export function moveAll(where: number[], from: number, to: number): void {
  for (let card = 0; card < where.length; card++) if (where[card] === from) where[card] = to;
}

export function cardsAt(where: readonly number[], place: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card < where.length; card++) if (where[card] === place) cards.push(card);
  return cards;
}
