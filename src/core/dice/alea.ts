/**
 * Alea, the generator of Johannes Baagøe, in whole numbers. The published form keeps three fractions that are multiples of 2^-32, and a carry.
 * Integers are exact, copy as four JSON numbers and give the same stream bit for bit, since 2091639 · n + c stays below 2^53.
 */
import { PositionError } from "../basics/errors.js";

/** Three integers in 0..2^32-1, then the carry. */
export type AleaState = number[];

const TWO_32 = 4294967296;
const TWO_MINUS_32 = 2 ** -32; // a power of two, so the product is exact
const MULTIPLIER = 2091639;

/** The state for a seed, a text of any length; a number counts as its decimal text. */
export function seedAlea(seed: string | number): AleaState {
  const text = String(seed);
  const mash = createMash();
  const state: AleaState = [mash(" "), mash(" "), mash(" "), 1];
  for (let i = 0; i < 3; i++) {
    const mixed = state[i]! - mash(text);
    state[i] = mixed < 0 ? mixed + TWO_32 : mixed;
  }
  return state;
}

/** Advances the state in place and returns the next integer in 0..2^32-1. */
export function nextUint32(state: AleaState): number {
  const sum = MULTIPLIER * state[0]! + state[3]!;
  const carry = Math.floor(sum * TWO_MINUS_32);
  const next = sum - carry * TWO_32;
  state[0] = state[1]!;
  state[1] = state[2]!;
  state[2] = next;
  state[3] = carry;
  return next;
}

/** An integer in 0..bound-1, every value equally likely; bound in 1..2^20. Draws again for the few values that would bias it. */
export function nextBelow(state: AleaState, bound: number): number {
  for (;;) {
    const product = nextUint32(state) * bound;
    const whole = Math.floor(product * TWO_MINUS_32);
    const rest = product - whole * TWO_32;
    // `TWO_32 % bound` is less than the bound, so the slow remainder is computed only if `rest` is less too.
    if (rest >= bound || rest >= TWO_32 % bound) return whole;
    if (isDead(state)) throw new PositionError("position/dead-generator", "state.dice: expected a generator, got one that only ever gives 0 or no number");
  }
}

// With a state of zeros (which no seed gives) or fractions, `nextBelow` would never end.
function isDead(state: AleaState): boolean {
  return state.every((part) => part === 0) || !state.every(Number.isInteger);
}

// Mash, the hash with which Alea seeds itself; each call continues from the last.
function createMash(): (text: string) => number {
  let n = 0xefc8249d;
  return (text) => {
    for (let i = 0; i < text.length; i++) {
      n += text.charCodeAt(i);
      let h = 0.02519603282416938 * n;
      n = h >>> 0;
      h -= n;
      h *= n;
      n = h >>> 0;
      h -= n;
      n += h * TWO_32;
    }
    return n >>> 0;
  };
}
