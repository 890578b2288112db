/** What procedures of this ruleset have in common. */
import { type Code, code, MOST_A, MOST_B, MOST_VERB, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import type { PeloponnesianEvent } from "../events.js";
import { MOVES } from "../moves.js";
import type { PeloponnesianState } from "../state.js";

export type PeloponnesianProcedure = Procedure<PeloponnesianState, PeloponnesianEvent>;

/** The bits that the codes of a verb may have. */
const BITS: readonly number[] = Object.values(MOVES).map((row) => {
  const fields = Object.keys(row).length;
  return code(MOST_VERB, fields > 0 ? MOST_A : 0, fields > 1 ? MOST_B : 0);
});

/** Whether a code has no more arguments than its verb takes. */
export function isWellFormed(c: Code): boolean {
  return (c & ~(BITS[verbOf(c)] ?? 0)) === 0;
}
