/** The place of each card, four cards per integer. */
import type { Deck } from "../../core/dice/unseen-cards.js";
import type { Tables } from "../tables/index.js";
import { EVENT_IDS } from "../vocabulary/types.js";
import type { PeloponnesianState } from "./position.js";

/** Places of cards. HAND and COMMITTED are those of Sparta; the numbers after them are those of Athens. */
export const PILE = 0;
export const HAND = 1;
export const USED = 3;
export const IN_PLAY = 4;
export const REMOVED = 5;
export const NOT_IN_DECK = 6;
export const COMMITTED = 7;

const PLACE_MASK = 15;

/** Four cards outside the deck. It also fills the unused cells of the last integer. */
export const NO_CARDS: number = NOT_IN_DECK * 0x1111;

export function cardIntegers(t: Tables): number {
  return (t.cardIds.length + 3) >> 2;
}

export function cardPlace(s: PeloponnesianState, card: number): number {
  return (s.cards[card >> 2]! >> ((card & 3) << 2)) & PLACE_MASK;
}

export function setCardPlace(s: PeloponnesianState, card: number, place: number): void {
  const shift = (card & 3) << 2;
  s.cards[card >> 2] = (s.cards[card >> 2]! & ~(PLACE_MASK << shift)) | (place << shift);
}

/** The cards in the form that resampling uses. */
export function deckOf(s: PeloponnesianState, t: Tables): Deck {
  return { cards: t.cardIds.length, placeOf: (card) => cardPlace(s, card), put: (card, place) => setCardPlace(s, card, place) };
}

/** The card that a seat has committed; -1 if it has none. */
export function committedCard(s: PeloponnesianState, seat: number): number {
  return nthCardAt(s, COMMITTED + seat, 0);
}

/** The nth card at a place in card order, counted from 0; -1 if there are fewer. */
export function nthCardAt(s: PeloponnesianState, place: number, nth: number): number {
  let left = nth;
  for (let i = 0; i < s.cards.length; i++) {
    let four = s.cards[i]!;
    for (let n = 0; n < 4; n++, four >>= 4) if ((four & PLACE_MASK) === place && left-- === 0) return i * 4 + n;
  }
  return -1;
}

/** Replaces the content of `out` by the cards at a place, in card order. */
export function listCardsAt(s: PeloponnesianState, place: number, out: number[]): void {
  while (out.length > 0) out.pop();
  for (let i = 0; i < s.cards.length; i++) {
    let four = s.cards[i]!;
    for (let n = 0; n < 4; n++, four >>= 4) if ((four & PLACE_MASK) === place) out.push(i * 4 + n);
  }
}

/** The leader card in play of a side; -1 without one. */
export function leaderOf(s: PeloponnesianState, t: Tables, seat: number): number {
  const leaders = t.leaderCards[seat]!;
  for (let i = 0; i < leaders.length; i++) if (cardPlace(s, leaders[i]!) === IN_PLAY) return leaders[i]!;
  return -1;
}

/** The number of cards in play with this event. */
export function inPlayCount(s: PeloponnesianState, t: Tables, event: number): number {
  const cards = t.cardsOfEvent[event]!;
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (cardPlace(s, cards[i]!) === IN_PLAY) n++;
  return n;
}

export function cardCount(s: PeloponnesianState, place: number): number {
  let count = 0;
  for (let i = 0; i < s.cards.length; i++) {
    let four = s.cards[i]!;
    for (let n = 0; n < 4; n++, four >>= 4) if ((four & PLACE_MASK) === place) count++;
  }
  return count;
}

const PERSIAN_AID = /* @__PURE__ */ EVENT_IDS.indexOf("persian-aid");

/** The number of Persian Aid cards in play (PEL-13.3.3: at most two). */
export function persianAid(s: PeloponnesianState, t: Tables): number {
  return inPlayCount(s, t, PERSIAN_AID);
}
