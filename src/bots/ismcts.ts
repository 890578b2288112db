/**
 * Single-observer information-set Monte Carlo tree search: one tree of what the searching seat can see happen, every iteration in another world it could be in
 * (Cowling, Powley, Whitehouse 2012). A move competes with the others only in the worlds in which it is legal, so that each counts how often it was available.
 */
import type { Dice } from "../core/dice/dice.js";
import { SeededDice } from "../core/dice/seeded.js";
import type { MoveBase } from "../core/moves.js";
import type { GameState } from "../core/state.js";
import { Budget, type Limits } from "./budget.js";
import { LineSearch, type Reach } from "./lines.js";
import { Playouts } from "./playouts.js";
import { amountOption, countOption, type Evaluate, type GameOf, type Outlook, outlookOf, type Player, type PlayerOptions } from "./player.js";

/** What a player by tree search is made with. */
export interface IsmctsOptions<S extends GameState> extends PlayerOptions, Limits {
  readonly evaluate: Evaluate<S>;
  /** Decisions by chance beyond the tree before the position is judged; 20 when left out. */
  readonly depth?: number;
  /** How much a move that was seldom tried is worth trying (the constant of UCB1); 0.5 when left out. */
  readonly curiosity?: number;
}

/** A place of the tree that was reached n times has at most WIDTH · √(n + 1) moves to choose from: the rest wait until it matters. */
const WIDTH = 2;
/** How the lines of the first compound choice are followed, so that the moves that look best are tried first: no more positions than there are iterations. */
const REACH: Reach = { width: 8, length: 16, positions: 400, throws: 3 };

/** A move as the search judges it. */
export interface Judged<M> {
  readonly move: M;
  /** How often it was tried; the move with the most is chosen. */
  readonly visits: number;
  /** Its mean worth to the seat, -1 to 1. */
  readonly worth: number;
}

/** What is known of a move at one place of the tree, and the place it leads to. */
interface Branch<M> {
  readonly move: M;
  /** Index of the seat that makes it. */
  readonly mover: number;
  readonly next: Map<string, Branch<M>>;
  available: number;
  visits: number;
  /** Of its worth to the mover. */
  sum: number;
}

/** A guess at how good a move is, by its notation. */
type Priors = ReadonlyMap<string, number>;

/** Searches a tree of moves and takes the one tried most. */
export class Ismcts<S extends GameState, M extends MoveBase, Seat extends string> implements Player<S, M, Seat> {
  readonly #ruleset: GameOf<S, M, Seat>;
  readonly #evaluate: Evaluate<S>;
  readonly #seed: string | number;
  readonly #budget: Budget;
  readonly #curiosity: number;
  readonly #playouts: Playouts<S, M, Seat>;

  /** @throws SetupError naming the option */
  constructor(ruleset: GameOf<S, M, Seat>, options: IsmctsOptions<S>) {
    this.#ruleset = ruleset;
    this.#evaluate = options.evaluate;
    this.#seed = options.seed ?? "1";
    this.#budget = new Budget(options);
    this.#curiosity = amountOption("curiosity", options.curiosity, 0.5);
    this.#playouts = new Playouts(ruleset, options.evaluate, countOption("depth", options.depth, 20));
  }

  choose(state: S, seat: Seat): M {
    return this.judge(state, seat)[0]!.move;
  }

  /** The moves that were tried, the one tried most first; the only move there is, untried. @throws IllegalMoveError when the seat is not asked */
  judge(state: S, seat: Seat): Judged<M>[] {
    const outlook = outlookOf(this.#ruleset, state, seat, this.#seed);
    const [only] = outlook.moves;
    if (outlook.moves.length === 1) return [{ move: only!, visits: 0, worth: 0 }];
    const root = branch(only!, -1);
    const priors = this.#priorsOf(outlook, seat);
    this.#budget.spend((n) => this.#iterate(root, outlook.world(n + 1), priors, seat, outlook.picks));
    const judged = [...root.next.values()].map(({ move, visits, sum }) => ({ move, visits, worth: sum / visits }));
    return judged.sort((a, b) => b.visits - a.visits || b.worth - a.worth);
  }

  // The best line that begins with each move, in one world.
  #priorsOf({ world, picks }: Outlook<S, M>, seat: Seat): Priors {
    const priors = new Map<string, number>();
    const reach = { ...REACH, positions: Math.min(REACH.positions, this.#budget.iterations) };
    for (const { moves, worth } of new LineSearch(this.#ruleset, this.#evaluate, seat).linesOf(world(0), reach, picks)) {
      const key = this.#ruleset.format(moves[0]!);
      if (!priors.has(key)) priors.set(key, worth);
    }
    return priors;
  }

  // Down the tree in one world, one move beyond it, and on by chance; what has come of it goes to every move on the way.
  #iterate(root: Branch<M>, world: S, priors: Priors, seat: Seat, picks: Dice): void {
    const fortune = new SeededDice(world.dice);
    const way: Branch<M>[] = [];
    let here = this.#choose(root, world, seat, priors, picks);
    for (;;) {
      way.push(here);
      this.#ruleset.advance(world, here.move, fortune);
      const [mover] = this.#ruleset.seatsToMove(world);
      if (here.visits === 0 || mover === undefined) break;
      here = this.#choose(here, world, mover, NO_PRIORS, picks);
    }
    const worth = this.#playouts.worthAfter(world, picks, fortune);
    root.visits++;
    for (const branch of way) {
      branch.visits++;
      branch.sum += worth[branch.mover]!;
    }
  }

  // The move that promises most of those known and legal here, or a new one while there are few.
  #choose(at: Branch<M>, world: S, mover: Seat, priors: Priors, picks: Dice): Branch<M> {
    const fresh = new Fresh<M>(priors, picks);
    let best: Branch<M> | null = null;
    let most = Number.NEGATIVE_INFINITY;
    let known = 0;
    for (const move of this.#ruleset.legalMoves(world, mover)) {
      const key = this.#ruleset.format(move);
      const branch = at.next.get(key);
      if (branch === undefined) {
        fresh.offer(move, key);
        continue;
      }
      known++;
      branch.available++;
      const promise = branch.sum / branch.visits + this.#curiosity * Math.sqrt(Math.log(branch.available) / branch.visits);
      if (promise <= most) continue;
      most = promise;
      best = branch;
    }
    if (best !== null && (fresh.move === null || known >= WIDTH * Math.sqrt(at.visits + 1))) return best;
    const added = branch(fresh.move!, this.#ruleset.seats.indexOf(mover));
    at.next.set(fresh.key, added);
    return added;
  }
}

const NO_PRIORS: Priors = /* @__PURE__ */ new Map();

function branch<M>(move: M, mover: number): Branch<M> {
  return { move, mover, next: new Map(), available: 1, visits: 0, sum: 0 };
}

/** Of the moves offered the one with the best prior, any of those that have the same. */
class Fresh<M> {
  readonly #priors: Priors;
  readonly #picks: Dice;
  #best: number = Number.NEGATIVE_INFINITY;
  #count = 0;
  move: M | null = null;
  key = "";

  constructor(priors: Priors, picks: Dice) {
    this.#priors = priors;
    this.#picks = picks;
  }

  offer(move: M, key: string): void {
    const prior = this.#priors.get(key) ?? LEAST;
    if (prior < this.#best) return;
    this.#count = prior > this.#best ? 1 : this.#count + 1;
    this.#best = prior;
    if (this.#picks.draw(this.#count) > 0) return;
    this.move = move;
    this.key = key;
  }
}

/** Below all that a position can be worth. */
const LEAST = -2;
