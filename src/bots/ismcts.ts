/**
 * Single-observer information-set Monte Carlo tree search: one tree of what the searching seat can see happen, every iteration in another world it could be in
 * (Cowling, Powley, Whitehouse 2012). A move competes with the others only in the worlds in which it is legal, so that each counts how often it was available.
 */
import type { Dice } from "../core/dice/dice.js";
import { SeededDice } from "../core/dice/seeded.js";
import type { MoveBase } from "../core/moves.js";
import type { GameState } from "../core/state.js";
import { Budget, type Limits } from "./budget.js";
import { LineSearch } from "./lines.js";
import { playOut } from "./playouts.js";
import { type Evaluate, type GameOf, type Outlook, outlookOf, type Player, type PlayerOptions } from "./player.js";

/** What a player by tree search is made with. */
export interface IsmctsOptions<S extends GameState> extends PlayerOptions, Limits {
  readonly evaluate: Evaluate<S>;
  /** Decisions by chance beyond the tree before the position is judged; 20 when left out. */
  readonly depth?: number;
  /** How much a move that was seldom tried is worth trying (the constant of UCB1); 0.5 when left out. */
  readonly curiosity?: number;
  widen?: number; alpha?: number; prior?: number; positions?: number;
}

/** A move as the search judges it. */
export interface Judged<M> {
  readonly move: M;
  /** How often it was tried; the move with the most is chosen. */
  readonly visits: number;
  /** Its mean worth to the seat, -1 to 1. */
  readonly worth: number;
}

/** What is known of a move at one place of the tree. */
class Branch<M> {
  readonly move: M;
  readonly mover: number;
  readonly prior: number;
  readonly next: Map<string, Branch<M>> = new Map();
  available = 1;
  visits = 0;
  sum = 0;
  constructor(move: M, mover: number, prior: number) {
    this.move = move;
    this.mover = mover;
    this.prior = prior;
  }
}

/** Searches a tree of moves and takes the one tried most. */
export class Ismcts<S extends GameState, M extends MoveBase, Seat extends string> implements Player<S, M, Seat> {
  readonly #ruleset: GameOf<S, M, Seat>;
  readonly #options: IsmctsOptions<S>;
  readonly #seed: string | number;
  readonly #budget: Budget;
  readonly #depth: number;
  readonly #curiosity: number;

  constructor(ruleset: GameOf<S, M, Seat>, options: IsmctsOptions<S>) {
    this.#ruleset = ruleset;
    this.#options = options;
    this.#seed = options.seed ?? "1";
    this.#budget = new Budget(options);
    this.#depth = options.depth ?? 20;
    this.#curiosity = options.curiosity ?? 0.5;
  }

  choose(state: S, seat: Seat): M {
    return this.judge(state, seat)[0]!.move;
  }

  /** The moves that were tried, the one tried most first. @throws IllegalMoveError when the seat is not asked */
  judge(state: S, seat: Seat): Judged<M>[] {
    const outlook = outlookOf(this.#ruleset, state, seat, this.#seed);
    const root = new Branch<M>(outlook.moves[0]!, -1, 0);
    if (outlook.moves.length === 1) return [{ move: outlook.moves[0]!, visits: 0, worth: 0 }];
    const priors = this.#priorsOf(outlook, seat);
    this.#budget.spend((n) => this.#iterate(root, outlook.world(n), seat, priors, outlook.picks));
    const judged = [...root.next.values()].map(({ move, visits, sum, prior }) => ({ move, visits, worth: sum / visits, prior }));
    return judged.sort((a, b) => b.visits - a.visits || b.worth - a.worth);
  }

  #priorsOf({ world, picks }: Outlook<S, M>, seat: Seat): ReadonlyMap<string, number> {
    const search = new LineSearch(this.#ruleset, this.#options.evaluate, seat);
    const priors = new Map<string, number>();
    const reach = { width: 12, length: 24, positions: this.#options.positions ?? 600, throws: 3 };
    for (const { moves, worth } of search.linesOf(world(0), reach, picks)) {
      const key = this.#ruleset.format(moves[0]!);
      if (!priors.has(key)) priors.set(key, worth);
    }
    return priors;
  }

  #iterate(root: Branch<M>, world: S, seat: Seat, priors: ReadonlyMap<string, number>, picks: Dice): void {
    const fortune = new SeededDice(world.dice);
    const path: Branch<M>[] = [];
    let here = root;
    for (;;) {
      const mover = here === root ? seat : this.#ruleset.seatsToMove(world)[0];
      if (mover === undefined) break;
      const branch = this.#descend(here, world, mover, here === root ? priors : null, picks);
      const isNew = branch.visits === 0;
      path.push(branch);
      this.#ruleset.advance(world, branch.move, fortune);
      here = branch;
      if (isNew) break;
    }
    const worth = playOut(this.#ruleset, world, this.#depth, picks, fortune, this.#options.evaluate);
    root.visits++;
    for (const branch of path) {
      branch.visits++;
      branch.sum += worth[branch.mover]!;
    }
  }

  #descend(here: Branch<M>, world: S, mover: Seat, priors: ReadonlyMap<string, number> | null, picks: Dice): Branch<M> {
    const moves = this.#ruleset.legalMoves(world, mover);
    const { widen = 2, alpha = 0.5, prior: weight = 0 } = this.#options;
    let best: Branch<M> | null = null;
    let most = Number.NEGATIVE_INFINITY;
    let known = 0;
    let fresh: M | null = null;
    let freshKey = "";
    let freshCount = 0;
    let freshPrior = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const key = this.#ruleset.format(move);
      const branch = here.next.get(key);
      if (branch === undefined) {
        const prior = priors?.get(key) ?? -2;
        if (prior > freshPrior) {
          freshPrior = prior;
          freshCount = 0;
        }
        if (prior === freshPrior && picks.draw(++freshCount) === 0) {
          fresh = move;
          freshKey = key;
        }
        continue;
      }
      known++;
      branch.available++;
      const bonus = weight > 0 ? (weight * branch.prior) / (1 + branch.visits) : 0;
      const value = branch.sum / branch.visits + this.#curiosity * Math.sqrt(Math.log(branch.available) / branch.visits) + bonus;
      if (value > most) {
        most = value;
        best = branch;
      }
    }
    if (fresh !== null && (best === null || known < widen * (here.visits + 1) ** alpha)) {
      best = new Branch(fresh, this.#ruleset.seats.indexOf(mover), freshPrior <= -2 ? 0 : freshPrior);
      here.next.set(freshKey, best);
    }
    return best!;
  }
}
