/** The rest of a game by chance, cut off and judged. */
import type { GameTypes, Ruleset } from "../core/contract.js";
import type { Dice } from "../core/dice/dice.js";
import { type Evaluate, worthOf } from "./player.js";

/** Plays games on by chance for at most so many decisions. */
export class Playouts<T extends GameTypes> {
  private readonly ruleset: Ruleset<T>;
  private readonly evaluate: Evaluate<T["state"]>;
  private readonly depth: number;

  constructor(ruleset: Ruleset<T>, evaluate: Evaluate<T["state"]>, depth: number) {
    this.ruleset = ruleset;
    this.evaluate = evaluate;
    this.depth = depth;
  }

  /** Plays on in place, and says what has come of it for each seat, in seat order. */
  worthAfter(state: T["state"], picks: Dice, fortune: Dice): readonly number[] {
    const ruleset = this.ruleset;
    for (let n = 0; n < this.depth && ruleset.seatsToMove(state).length > 0; n++) ruleset.advance(state, ruleset.randomMove(state, picks), fortune);
    return worthOf(ruleset, state, this.evaluate);
  }
}
