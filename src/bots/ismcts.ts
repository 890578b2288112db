/**
 * Single-observer information-set Monte Carlo tree search: one tree of what the searching seat can see happen, every iteration in another world it could be in
 * (Cowling, Powley, Whitehouse 2012). A move competes with the others only in the worlds in which it is legal, so that each counts how often it was available.
 */
import { log } from "../core/arithmetic.js";
import type { GameTypes, Memory, Client } from "../core/contract.js";
import type { Dice } from "../core/dice/dice.js";
import type { GameState } from "../core/state.js";
import { Aftermath } from "./aftermath.js";
import { Budget, type Countdown, type Limits } from "./budget.js";
import { Answers, levelOf } from "./choice.js";
import { LineSearch, type Reach } from "./lines.js";
import { amountOption, countOption, type Evaluate, evaluateOption, type Outlook, outlookOf, type Player, type PlayerOptions, seedOption } from "./player.js";

/** What a player by tree search is made with. */
export interface IsmctsOptions<S extends GameState> extends PlayerOptions, Limits {
  readonly evaluate: Evaluate<S>;
  /** The most decisions beyond the tree before the position is evaluated: as many as it takes until a fight or what else was begun is over; 40 when left out. */
  readonly depth?: number | undefined;
  /** The most positions that lines look at, in each of four worlds, before the search; three for every iteration but at most 100 when left out. More are better where a choice is long. */
  readonly positions?: number | undefined;
  /** How much a move that was seldom tried is worth trying (the constant of UCB1); 0.3 when left out. */
  readonly curiosity?: number | undefined;
}

/** A place of the tree that was reached n times has at most WIDTH · √(n + 1) moves to choose from: the rest wait until it matters. */
const WIDTH = 1;
/** A move is part of a plan when this share of the iterations went through it. */
const SURE = 0.25;
/** What is guessed of a move counts as much as so many visits. */
const TRUST = 4;
/** How the lines of the choice are followed to its end, so that the moves that look best are tried first; in how many worlds. */
const REACH: Omit<Reach, "positions"> = { width: 8, length: 16, throws: 1, isSpread: false };
const WORLDS = 4;
/** The positions they look at for each iteration, and at most, where a player is not told how many. */
const POSITIONS = 3;
const ENOUGH = 100;
/** The share of a limited time that they may take, all worlds together. */
const LINES = 0.5;
/** Lines of a world that are remembered. */
const KNOWN = 40;

/** A move as the search evaluates it. */
export interface RatedMove<M> {
  readonly move: M;
  /** How often it was tried; the move with the most is chosen. */
  readonly visits: number;
  /** Its mean worth to the seat, -1 to 1. */
  readonly value: number;
}

/** What is known of a move at one place of the tree, and the place it leads to. */
interface Branch<M> {
  readonly move: M;
  /** Its notation. */
  readonly key: string;
  /** Index of the seat that makes it. */
  readonly mover: number;
  readonly next: Map<string, Branch<M>>;
  available: number;
  visits: number;
  /** Of its worth to the mover. */
  sum: number;
}

/** What the lines of the choice promise: the worth of the best that goes through here, a mean of several worlds, and where it can go on. */
interface Guess {
  value: number;
  readonly next: Map<string, Guess>;
}

/** Searches a tree of moves and takes the one tried most. */
export class Ismcts<T extends GameTypes> implements Player<T> {
  private readonly ruleset: Client<T>;
  private readonly evaluate: Evaluate<T["state"]>;
  private readonly seed: string | number;
  private readonly budget: Budget;
  private readonly curiosity: number;
  private readonly reach: Reach;
  private readonly answers: Answers<T>;
  private readonly aftermath: Aftermath<T>;

  /** @throws SetupError naming the option */
  constructor(ruleset: Client<T>, options: IsmctsOptions<T["state"]>) {
    this.ruleset = ruleset;
    this.evaluate = evaluateOption(options.evaluate);
    this.seed = seedOption(options.seed);
    this.budget = new Budget(options);
    this.curiosity = amountOption("curiosity", options.curiosity, 0.3);
    this.reach = { ...REACH, positions: countOption("positions", options.positions, Math.min(ENOUGH, POSITIONS * this.budget.iterations)) };
    this.answers = new Answers(ruleset, this.evaluate);
    this.aftermath = new Aftermath(ruleset, this.evaluate, this.answers, countOption("depth", options.depth, 40));
  }

  choose(state: T["state"], seat: T["seat"], memory?: Memory<T["seat"]>): T["move"] {
    return this.plan(state, seat, memory)[0]!;
  }

  plan(state: T["state"], seat: T["seat"], memory?: Memory<T["seat"]>): readonly T["move"][] {
    const { moves, root } = this.search(state, seat, memory);
    if (root === null) return moves;
    const mover = this.ruleset.seats.indexOf(seat);
    const plan: T["move"][] = [];
    for (let here = mostTried(root); here !== null && here.mover === mover; here = mostTried(here)) {
      if (plan.length > 0 && here.visits < SURE * root.visits) break;
      plan.push(here.move);
    }
    return plan;
  }

  /** The moves that were tried, the one tried most first; the only move there is, untried. @throws IllegalMoveError when the seat is not asked */
  rate(state: T["state"], seat: T["seat"], memory?: Memory<T["seat"]>): RatedMove<T["move"]>[] {
    const { moves, root } = this.search(state, seat, memory);
    if (root === null) return [{ move: moves[0]!, visits: 0, value: 0 }];
    const tried = [...root.next.values()].filter(({ visits }) => visits > 0);
    const rated = tried.map(({ move, visits, sum }) => ({ move, visits, value: sum / visits }));
    return rated.sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  // The legal moves, and the tree of what comes after them; no tree where there is no choice.
  private search(
    state: T["state"],
    seat: T["seat"],
    memory?: Memory<T["seat"]>,
  ): { readonly moves: readonly T["move"][]; readonly root: Branch<T["move"]> | null } {
    const time = this.budget.start();
    const outlook = outlookOf(this.ruleset, state, seat, this.seed, memory);
    const { moves, picks, world } = outlook;
    if (moves.length === 1) return { moves, root: null };
    const root = branch(moves[0]!, -1);
    const guess = this.guess(outlook, seat, time);
    this.budget.spend(time, (n) => this.iterate({ root, guess, seat, picks, time }, world(n + WORLDS)));
    return { moves, root };
  }

  // The lines of the choice as far as there is time to follow them, in several worlds. What is guessed is what a line begins with, as far as it is certain.
  private guess({ world, picks }: Outlook<T>, seat: T["seat"], time: Countdown): Guess {
    const isUp = () => time.isUp(LINES);
    const search = new LineSearch(this.ruleset, this.evaluate, seat, this.answers);
    const starts = new Map<string, Start>();
    const least: number[] = [];
    for (let n = 0; n < WORLDS && !(n > 0 && isUp()); n++) {
      const lines = search.linesOf(world(n), this.reach, picks, isUp).slice(0, KNOWN);
      least.push(lines[lines.length - 1]!.value);
      for (const { moves, sure, value } of lines) {
        const keys = moves.slice(0, sure).map((move) => this.ruleset.format(move));
        startOf(starts, keys).values[n] ??= value; // The best line comes first.
      }
    }
    return guessOf(starts.values(), least);
  }

  // Down the tree in one world, one move beyond it, and on until that has come to rest; what has come of it goes to every move on the way.
  // What the time cuts short counts only where there is nothing else: a position in the middle of a fight says too little.
  private iterate({ root, guess, seat, picks, time }: Search<T["move"], T["seat"]>, world: T["state"]): void {
    const level = levelOf(world);
    const way: Branch<T["move"]>[] = [];
    let guessed: Guess | undefined = guess;
    let here = root;
    for (let mover: T["seat"] | undefined = seat; mover !== undefined; [mover] = this.ruleset.seatsToMove(world)) {
      const next: Branch<T["move"]> = this.selectBranch(here, world, mover, guessed, picks);
      guessed = guessed?.next.get(next.key);
      here = next;
      way.push(here);
      this.ruleset.advance(world, here.move);
      if (here.visits === 0 || time.isUp()) break;
    }
    const value = this.aftermath.valueAfter(world, seat, level, picks, () => time.isUp());
    if (root.visits > 0 && time.isUp()) return;
    root.visits++;
    root.sum += value[this.ruleset.seats.indexOf(seat)]!;
    for (const branch of way) {
      branch.visits++;
      branch.sum += value[branch.mover]!;
    }
  }

  // The move that promises most of those known and legal here, or a new one while there are few.
  private selectBranch(at: Branch<T["move"]>, world: T["state"], mover: T["seat"], guess: Guess | undefined, picks: Dice): Branch<T["move"]> {
    const fresh = new Fresh<T["move"]>(guess, picks);
    let best: Branch<T["move"]> | null = null;
    let most = Number.NEGATIVE_INFINITY;
    let known = 0;
    for (const move of this.ruleset.legalMoves(world, mover)) {
      const key = this.ruleset.format(move);
      const branch = at.next.get(key);
      if (branch === undefined) {
        fresh.offer(move, key);
        continue;
      }
      known++;
      branch.available++;
      const promise = promiseOf(at, branch, guess) + this.curiosity * Math.sqrt(log(branch.available) / branch.visits);
      if (promise <= most) continue;
      most = promise;
      best = branch;
    }
    if (best !== null && (fresh.move === null || known >= WIDTH * Math.sqrt(at.visits + 1))) return best;
    const added = branch(fresh.move!, this.ruleset.seats.indexOf(mover), fresh.key);
    at.next.set(fresh.key, added);
    return added;
  }
}

/** What stays the same for all iterations of a search. */
interface Search<M, Seat> {
  readonly root: Branch<M>;
  readonly guess: Guess;
  readonly seat: Seat;
  readonly picks: Dice;
  readonly time: Countdown;
}

// The mean of what was seen, and, as if it had been seen TRUST times, what was guessed: as much below the mean of all moves here as its line is below the best.
function promiseOf<M>(at: Branch<M>, branch: Branch<M>, guess: Guess | undefined): number {
  const guessed = guess?.next.get(branch.key);
  if (guess === undefined || guessed === undefined) return branch.sum / branch.visits;
  const expected = at.sum / Math.max(1, at.visits) + guessed.value - guess.value;
  return (branch.sum + TRUST * expected) / (branch.visits + TRUST);
}

/** What lines begin with, and what the best that begins so is worth in each world where one was found. */
interface Start {
  readonly keys: readonly string[];
  readonly values: (number | undefined)[];
}

function startOf(starts: Map<string, Start>, keys: readonly string[]): Start {
  const name = keys.join("\n");
  const known = starts.get(name);
  if (known !== undefined) return known;
  const added: Start = { keys, values: [] };
  starts.set(name, added);
  return added;
}

// Where nothing was found that begins so, it is worth the least of what was.
function guessOf(starts: Iterable<Start>, least: readonly number[]): Guess {
  const root: Guess = { value: LEAST, next: new Map() };
  for (const { keys, values } of starts) {
    const value = least.reduce((sum, one, n) => sum + (values[n] ?? one), 0) / least.length;
    let here = root;
    here.value = Math.max(here.value, value);
    for (const key of keys) here = furtherOn(here, key, value);
  }
  return root;
}

function furtherOn({ next }: Guess, key: string, value: number): Guess {
  const known = next.get(key);
  if (known !== undefined) {
    known.value = Math.max(known.value, value);
    return known;
  }
  const added: Guess = { value, next: new Map() };
  next.set(key, added);
  return added;
}

// The branch tried most, of those tried equally often the one worth most.
function mostTried<M>({ next }: Branch<M>): Branch<M> | null {
  let best: Branch<M> | null = null;
  for (const branch of next.values()) {
    const { visits, sum } = branch;
    if (best === null || visits > best.visits || (visits === best.visits && sum > best.sum)) best = branch;
  }
  return best;
}

function branch<M>(move: M, mover: number, key = ""): Branch<M> {
  return { move, key, mover, next: new Map(), available: 1, visits: 0, sum: 0 };
}

/** Of the moves offered the one that is guessed to be best, any of those that are guessed the same. */
class Fresh<M> {
  private readonly guess: Guess | undefined;
  private readonly picks: Dice;
  private best: number = Number.NEGATIVE_INFINITY;
  private count = 0;
  move: M | null = null;
  key = "";

  constructor(guess: Guess | undefined, picks: Dice) {
    this.guess = guess;
    this.picks = picks;
  }

  offer(move: M, key: string): void {
    const value = this.guess?.next.get(key)?.value ?? LEAST;
    if (value < this.best) return;
    this.count = value > this.best ? 1 : this.count + 1;
    this.best = value;
    if (this.picks.draw(this.count) > 0) return;
    this.move = move;
    this.key = key;
  }
}

/** Below all that a position can be worth. */
const LEAST = -2;
