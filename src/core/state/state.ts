/**
 * The common part of all game states. A state is one plain JSON object: `edition`, and fields that are small integers or arrays of them. It is easy
 * to copy: no classes, no text except the edition, no history. Only the engine may change a state, since it keeps the lists of moves of the last
 * state it stepped; change a clone instead.
 */

/** The common part of every game state. Rulesets add their own numbers and `number[]` arrays. */
export interface GameState {
  /** The board, deck and tables in use: "" for the standard ones, else the hash of the edition's data. */
  edition: string;
  /** The generator: four numbers, which no seat may see. */
  dice: number[];
  /** The stack of active procedures, see `frames.ts`. */
  frames: number[];
}
