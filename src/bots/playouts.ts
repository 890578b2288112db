import type { GameTypes, Client } from "../core/ruleset/contract.js";
import type { Dice } from "../core/dice/dice.js";
import { type Evaluate, evaluationOf } from "./player.js";

/** Random playouts of at most `depth` decisions, followed by an evaluation. */
export class Playouts<T extends GameTypes> {
  private readonly ruleset: Client<T>;
  private readonly evaluate: Evaluate<T["state"]>;
  private readonly depth: number;

  constructor(ruleset: Client<T>, evaluate: Evaluate<T["state"]>, depth: number) {
    this.ruleset = ruleset;
    this.evaluate = evaluate;
    this.depth = depth;
  }

  /** Plays on in place, and returns the resulting value for each seat, in seat order. */
  valueAfter(state: T["state"], picks: Dice, generator: Dice): readonly number[] {
    const ruleset = this.ruleset;
    for (let n = 0; n < this.depth && ruleset.seatsToMove(state).length > 0; n++) ruleset.advance(state, ruleset.randomMove(state, picks), generator);
    return evaluationOf(ruleset, state, this.evaluate);
  }
}
