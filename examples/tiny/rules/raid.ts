/** Pure questions about raids: who may ambush, what a strike needs. */
import { HAND, strengthOf, type TinyState, cardValueOf } from "../state/index.js";

const AMBUSHING_VALUE = 5;
const STRONGEST_STRIKE = 3;
const NEEDED = 6;
const AMBUSH_LOSS = 2;

/** TINY-4: a card of 5 or more in hand. */
export function canAmbushWith(s: TinyState, seat: number, card: number): boolean {
  return s.deck[card] === HAND + seat && cardValueOf(card) >= AMBUSHING_VALUE;
}

export function isAmbushCard(card: number): boolean {
  return cardValueOf(card) >= AMBUSHING_VALUE;
}

/** The most strength one strike may spend now. */
export function strongestStrike(s: TinyState, seat: number): number {
  return Math.min(STRONGEST_STRIKE, strengthOf(s, seat));
}

/** TINY-3. */
export function strikeTotal(face: number, force: number, isAmbushed: boolean): number {
  return face + force - (isAmbushed ? AMBUSH_LOSS : 0);
}

export function isHit(total: number): boolean {
  return total >= NEEDED;
}
