import type { GameTypes, Memory, Client } from "../core/ruleset/contract.js";
import { SeededDice } from "../core/dice/seeded.js";
import type { GameState } from "../core/state/state.js";
import { Budget, type Limits } from "./budget.js";
import { Playouts } from "./playouts.js";
import { countOption, type Evaluate, evaluateOption, outlookOf, type Player, type PlayerOptions, seedOption } from "./player.js";

export interface FlatMonteCarloOptions<S extends GameState> extends PlayerOptions, Limits {
  readonly evaluate: Evaluate<S>;
  /** The most random decisions after each move before the evaluation; 30 by default. */
  readonly depth?: number | undefined;
}

/** Tries the moves in turn, each time in another world, plays on at random, evaluates the final position, and chooses the move with the best mean. */
export class FlatMonteCarlo<T extends GameTypes> implements Player<T> {
  private readonly ruleset: Client<T>;
  private readonly seed: string | number;
  private readonly budget: Budget;
  private readonly playouts: Playouts<T>;

  /** @throws SetupError naming the option */
  constructor(ruleset: Client<T>, options: FlatMonteCarloOptions<T["state"]>) {
    this.ruleset = ruleset;
    this.seed = seedOption(options.seed);
    this.budget = new Budget(options);
    this.playouts = new Playouts(ruleset, evaluateOption(options.evaluate), countOption("depth", options.depth, 30));
  }

  choose(state: T["state"], seat: T["seat"], memory?: Memory<T["seat"]>): T["move"] {
    const time = this.budget.start();
    const { moves, picks, world } = outlookOf(this.ruleset, state, seat, this.seed, memory);
    if (moves.length === 1) return moves[0]!;
    const index = this.ruleset.seats.indexOf(seat);
    const sums = moves.map(() => 0);
    const counts = moves.map(() => 0);
    this.budget.spend(time, (n) => {
      const tried = n % moves.length;
      const sampled = world(n);
      const generator = new SeededDice(sampled.dice);
      this.ruleset.advance(sampled, moves[tried]!, generator);
      sums[tried]! += this.playouts.valueAfter(sampled, picks, generator)[index]!;
      counts[tried]!++;
    });
    let best = 0;
    // A move that was never tried has the mean NaN, and no comparison with NaN is true.
    for (let i = 1; i < moves.length; i++) if (sums[i]! / counts[i]! > sums[best]! / counts[best]!) best = i;
    return moves[best]!;
  }
}
