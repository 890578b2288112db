/** The undo rule, for programs that keep a game themselves; `Game` uses it too. `ruleset/stepping.ts` decides if a step can be taken back. */
import type { UndoBarrier } from "../ruleset/contract.js";
import type { MoveBase } from "../moves/moves.js";

export interface Undo<Seat extends string> {
  /** The seat that made the move; null if the move cannot be taken back. */
  readonly seat: Seat | null;
  /** The reason why the move cannot be taken back; null if it can be. */
  readonly undoBarrier: UndoBarrier | null;
}

/**
 * The undo rule for a step, valid until another move is played. Only the last move of a game can be taken back, by returning to the state before it;
 * then the move before that one. The rule never depends on facts that are hidden from the mover.
 */
export function undoOf<M extends MoveBase>(move: M, { undoBarrier }: { readonly undoBarrier: UndoBarrier | null }): Undo<M["seat"]> {
  return { seat: undoBarrier === null ? move.seat : null, undoBarrier };
}
