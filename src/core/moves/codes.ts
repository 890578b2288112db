/**
 * Moves inside the engine are small integers: a verb (the index of the kind of move in the ruleset's table) and up to two arguments (indices or
 * numbers), so that listing them allocates nothing. The move table turns them into plain objects and back, see `moves.ts`.
 */
import { nextBit } from "../basics/bits.js";

/** A move as an integer: verb | a << 8 | b << 18. */
export type Code = number;

/** The limits of a code's three fields. */
export const MOST_VERB = 255;
export const MOST_A = 1023;
export const MOST_B = 4095;

/**
 * The code of a verb (0..255) and its arguments, a in 0..1023 and b in 0..4095. A larger number would spill into the next field; the move table
 * checks the bounds on input.
 */
export function code(verb: number, a = 0, b = 0): Code {
  return verb | (a << 8) | (b << 18);
}

export function verbOf(c: Code): number {
  return c & MOST_VERB;
}

export function argA(c: Code): number {
  return (c >> 8) & MOST_A;
}

export function argB(c: Code): number {
  return (c >> 18) & MOST_B;
}

/** Empties a reused list. Popping keeps the list's memory and makes no garbage. */
export function emptied(codes: Code[]): Code[] {
  while (codes.length > 0) codes.pop();
  return codes;
}

/** Adds to `out` the code of a verb with each member of a set (see bits.ts), in ascending order. */
export function pushBits(out: Code[], verb: number, set: number): void {
  for (let member = nextBit(set, 0); member >= 0; member = nextBit(set, member + 1)) out.push(code(verb, member));
}
