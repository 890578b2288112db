/** The rule of undo for programs that keep a game themselves; `Game` follows it too. */
import type { UndoBarrier } from "../ruleset/contract.js";
import type { MoveBase } from "../moves/moves.js";

/** Who may take back a move that was played, and why nobody may. */
export interface Undo<Seat extends string> {
  /** The seat that may take it back: the one that made it; null when nobody may. */
  readonly seat: Seat | null;
  /** The reason why nobody may; null when its seat may. */
  readonly undoBarrier: UndoBarrier | null;
}

/**
 * Whose undo a step is. It is good until another move is played: only the last move of a game can be taken back, by going back to the state before it, and then the one before it in turn.
 * It never depends on what the seat that moved cannot know.
 */
export function undoOf<M extends MoveBase>(move: M, { undoBarrier }: { readonly undoBarrier: UndoBarrier | null }): Undo<M["seat"]> {
  return { seat: undoBarrier === null ? move.seat : null, undoBarrier };
}
