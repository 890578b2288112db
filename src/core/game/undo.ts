/** The rule of undo for programs that keep a game themselves; `Game` follows it too. Whether a step can be taken back is decided in `ruleset/stepping.ts`. */
import type { UndoBarrier } from "../ruleset/contract.js";
import type { MoveBase } from "../moves/moves.js";

/** The seat that may take back a move, and the reason if none may. */
export interface Undo<Seat extends string> {
  /** The seat that may take it back: the one that made it; null when nobody may. */
  readonly seat: Seat | null;
  /** The reason why nobody may; null when its seat may. */
  readonly undoBarrier: UndoBarrier | null;
}

/**
 * The undo rule for a step. It is valid until another move is played: only the last move of a game can be taken back, by a return to the state before it, and then the move
 * before that. It never depends on what the seat that moved cannot know.
 */
export function undoOf<M extends MoveBase>(move: M, { undoBarrier }: { readonly undoBarrier: UndoBarrier | null }): Undo<M["seat"]> {
  return { seat: undoBarrier === null ? move.seat : null, undoBarrier };
}
