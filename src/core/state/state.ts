/**
 * The common part of every ruleset's state. A state is one plain JSON object: `edition`, and fields that are small integers or arrays of them. It is made for
 * copying: no class, no text but the edition, no history. Only the engine changes a state: it keeps the lists of the state that it has stepped last. To change
 * a state, change a clone.
 */

/** The common part of every game state. Rulesets extend it with their own named `number[]` arrays and numbers. */
export interface GameState {
  /** The board, deck and tables in use: "" for the standard ones, else the edition's content hash. */
  edition: string;
  /** The generator: four numbers. Never shown to any seat. */
  dice: number[];
  /** The stack of procedures under way, see `frames.ts`. */
  frames: number[];
}
