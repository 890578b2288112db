/** What procedures of this ruleset have in common. */
import type { Procedure } from "../../core/flow.js";
import { type Code, code, MOST_A, MOST_B, MOST_VERB, verbOf } from "../../core/codes.js";
import { unreachable } from "../../core/errors.js";
import { slot } from "../../core/frames.js";
import type { PeloponnesianEvent } from "../events.js";
import { SLOT_NAMES } from "../frames.js";
import { MOVES } from "../moves.js";
import type { PeloponnesianState } from "../state.js";

export type PeloponnesianProcedure = Procedure<PeloponnesianState, PeloponnesianEvent>;

/** Most frames ask the seat in their first slot. */
export function asksFirstSlot(s: PeloponnesianState): number {
  return 1 << slot(s, 0);
}

/** The slots of a kind of frame by name. */
export function slotsOf(kind: string): readonly string[] {
  return SLOT_NAMES[kind] ?? [];
}

/** The bits that the codes of a verb may have. */
const BITS: readonly number[] = Object.values(MOVES).map((row) => {
  const fields = Object.keys(row).length;
  return code(MOST_VERB, fields > 0 ? MOST_A : 0, fields > 1 ? MOST_B : 0);
});

/** Whether a code has no more arguments than its verb takes. */
export function isWellFormed(c: Code): boolean {
  return (c & ~(BITS[verbOf(c)] ?? 0)) === 0;
}

/** A procedure that never asks. */
export function silent(kind: string, clause: string, run: PeloponnesianProcedure["run"]): PeloponnesianProcedure {
  return { kind, clause, slots: slotsOf(kind), run, asks: () => unreachable(kind), moves: () => unreachable(kind), play: () => unreachable(kind) };
}
