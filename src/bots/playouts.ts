/** The rest of a game by chance, cut off and judged. */
import type { Dice } from "../core/dice/dice.js";
import type { MoveBase } from "../core/moves.js";
import type { GameState } from "../core/state.js";
import { type Evaluate, type GameOf, worthOf } from "./player.js";

/** Plays on in place by chance for at most so many decisions, and says what has come of it for each seat, in seat order. */
export function playOut<S extends GameState, M extends MoveBase, Seat extends string>(
  ruleset: GameOf<S, M, Seat>,
  state: S,
  most: number,
  picks: Dice,
  fortune: Dice,
  evaluate: Evaluate<S>,
): readonly number[] {
  for (let n = 0; n < most && ruleset.seatsToMove(state).length > 0; n++) ruleset.advance(state, ruleset.randomMove(state, picks), fortune);
  return worthOf(ruleset, state, evaluate);
}
