/**
 * The cards that a viewer does not see. The viewer knows which cards they are, since all others are visible, and how many are at each place; only
 * their distribution is hidden. `layInOrder` hides it, `resampleCards` resamples it, `layFaceDown` reads it back from a view.
 */
import type { Complaint } from "../basics/json.js";
import { zeros } from "../basics/lists.js";
import type { Dice } from "./dice.js";

/** A deck: cards are numbered from 0, places are small integers. */
export interface Deck {
  readonly cards: number;
  placeOf(card: number): number;
  put(card: number, place: number): void;
}

/** The unseen cards, in card order, and their number at each place. */
export interface UnseenCards {
  readonly cards: readonly number[];
  readonly counts: readonly number[];
}

/** A place with a number of cards that a view does not name; `path` leads to that number in the view. */
export interface FaceDown {
  readonly place: number;
  readonly count: number;
  readonly path: string;
}

export function deckOf(where: number[]): Deck {
  return {
    cards: where.length,
    placeOf: (card) => where[card]!,
    put(card, place) {
      where[card] = place;
    },
  };
}

export function unseenCards(deck: Deck, places: number, isUnseen: (place: number, card: number) => boolean): UnseenCards {
  const cards: number[] = [];
  const counts = zeros(places);
  for (let card = 0; card < deck.cards; card++) {
    const place = deck.placeOf(card);
    if (!isUnseen(place, card)) continue;
    cards.push(card);
    counts[place]!++;
  }
  return { cards, counts };
}

/** Lays unseen cards in card order, place by place: the same for all positions with the same view. */
export function layInOrder(deck: Deck, { cards, counts }: UnseenCards): void {
  const left = [...cards];
  counts.forEach((count, place) => {
    for (const card of left.splice(0, count)) deck.put(card, place);
  });
}

/** Deals unseen cards at random, place by place, every deal equally likely. The pile gets the rest without a draw. */
export function resampleCards(deck: Deck, { cards, counts }: UnseenCards, pile: number, dice: Dice): void {
  const left = [...cards];
  counts.forEach((count, place) => {
    if (place !== pile) for (let n = count; n > 0; n--) deck.put(takeAny(left, dice), place);
  });
  for (const card of left) deck.put(card, pile);
}

/** Removes and returns one entry of a list, all equally likely; the last entry fills the gap. The list must not be empty. */
export function takeAny<T>(from: T[], dice: Dice): T {
  const i = dice.draw(from.length);
  const taken = from[i]!;
  from[i] = from[from.length - 1]!;
  from.pop();
  return taken;
}

/**
 * Fills the places for which the view gives only a number of cards with the cards of `left`, in order. Returns the remaining cards.
 * @throws the error of `fail` if there are too few
 */
export function layFaceDown(deck: Deck, left: readonly number[], faceDown: readonly FaceDown[], fail: Complaint): readonly number[] {
  const rest = [...left];
  for (const { place, count, path } of faceDown) {
    if (count > rest.length) throw fail(path, `at most ${rest.length}, as many cards as lie nowhere else`, count);
    for (const card of rest.splice(0, count)) deck.put(card, place);
  }
  return rest;
}
