/** The rest of a game by chance, cut off and judged. */
import type { Dice } from "../core/dice/dice.js";
import type { MoveBase } from "../core/moves.js";
import type { GameState } from "../core/state.js";
import { type Evaluate, type GameOf, worthOf } from "./player.js";

/** Plays games on by chance for at most so many decisions. */
export class Playouts<S extends GameState, M extends MoveBase, Seat extends string> {
  private readonly ruleset: GameOf<S, M, Seat>;
  private readonly evaluate: Evaluate<S>;
  private readonly depth: number;

  constructor(ruleset: GameOf<S, M, Seat>, evaluate: Evaluate<S>, depth: number) {
    this.ruleset = ruleset;
    this.evaluate = evaluate;
    this.depth = depth;
  }

  /** Plays on in place, and says what has come of it for each seat, in seat order. */
  worthAfter(state: S, picks: Dice, fortune: Dice): readonly number[] {
    const ruleset = this.ruleset;
    for (let n = 0; n < this.depth && ruleset.seatsToMove(state).length > 0; n++) ruleset.advance(state, ruleset.randomMove(state, picks), fortune);
    return worthOf(ruleset, state, this.evaluate);
  }
}
