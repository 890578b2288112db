/**
 * Moves inside the engine are small integers: a verb (the position of the move's kind in the ruleset's table) and up to two arguments (indices or numbers).
 * Lists of them cost no allocation; the move table turns them into plain objects and back, see `moves.ts`.
 */
import { nextBit } from "../basics/bits.js";

/** A move as an integer: verb | a << 8 | b << 18. */
export type Code = number;

/** The largest verb and arguments that a code holds. */
export const MOST_VERB = 255;
export const MOST_A = 1023;
export const MOST_B = 4095;

/** The code of a verb (0..255) with its arguments, a in 0..1023 and b in 0..4095. A larger number would run into the next field; the move table checks the bounds on input. */
export function code(verb: number, a = 0, b = 0): Code {
  return verb | (a << 8) | (b << 18);
}

/** The verb of a code. */
export function verbOf(c: Code): number {
  return c & MOST_VERB;
}

/** The first argument of a code. */
export function argA(c: Code): number {
  return (c >> 8) & MOST_A;
}

/** The second argument of a code. */
export function argB(c: Code): number {
  return (c >> 18) & MOST_B;
}

/** Empties a list that is filled again and again. Taking the codes off one by one keeps the list's memory and leaves no garbage. */
export function emptied(codes: Code[]): Code[] {
  while (codes.length > 0) codes.pop();
  return codes;
}

/** Adds to `out` the code of a verb with each number of a set (see bits.ts), the smallest first. */
export function pushBits(out: Code[], verb: number, set: number): void {
  for (let member = nextBit(set, 0); member >= 0; member = nextBit(set, member + 1)) out.push(code(verb, member));
}
