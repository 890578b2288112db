import type { GameTypes, Memory, Client } from "../core/ruleset/contract.js";
import type { GameState } from "../core/state/state.js";
import { LineSearch, type Reach } from "./lines.js";
import { countOption, type Evaluate, evaluateOption, outlookOf, type Player, type PlayerOptions, seedOption } from "./player.js";

export interface GreedyOptions<S extends GameState> extends PlayerOptions {
  readonly evaluate: Evaluate<S>;
  /** The most positions examined per choice; 1,500 by default. */
  readonly positions?: number | undefined;
  /** The number of worlds in which the best lines are compared; 8 by default. */
  readonly worlds?: number | undefined;
}

/** The number of lines that are compared in several worlds. */
const COMPARED = 8;
/** If a line ends with a move whose result depends on dice, that move is tried this many times. */
const THROWS = 3;

/** Follows its moves until the result is uncertain (dice, information shown, another seat decides), evaluates those positions, and chooses the best line. */
export class Greedy<T extends GameTypes> implements Player<T> {
  private readonly ruleset: Client<T>;
  private readonly evaluate: Evaluate<T["state"]>;
  private readonly seed: string | number;
  private readonly worlds: number;
  private readonly reach: Reach;

  /** @throws SetupError naming the option */
  constructor(ruleset: Client<T>, options: GreedyOptions<T["state"]>) {
    this.ruleset = ruleset;
    this.evaluate = evaluateOption(options.evaluate);
    this.seed = seedOption(options.seed);
    this.worlds = countOption("worlds", options.worlds, 8);
    this.reach = { width: 12, length: 24, positions: countOption("positions", options.positions, 1500), isSpread: true };
  }

  choose(state: T["state"], seat: T["seat"], memory?: Memory<T["seat"]>): T["move"] {
    return this.plan(state, seat, memory)[0]!;
  }

  plan(state: T["state"], seat: T["seat"], memory?: Memory<T["seat"]>): readonly T["move"][] {
    const { moves, picks, world } = outlookOf(this.ruleset, state, seat, this.seed, memory);
    if (moves.length === 1) return moves;
    const search = new LineSearch(this.ruleset, this.evaluate, seat, THROWS);
    const lines = search.linesOf(world(0), this.reach, picks).slice(0, COMPARED);
    const [first] = lines;
    if (lines.length === 1) return first!.moves;
    const worlds = Array.from({ length: this.worlds }, (_, n) => world(n + 1));
    let best = first!;
    let most = Number.NEGATIVE_INFINITY;
    for (const line of lines) {
      const sum = worlds.reduce((total, one) => total + search.valueIn(this.ruleset.clone(one), line), 0);
      if (sum <= most) continue;
      most = sum;
      best = line;
    }
    return best.moves;
  }
}
