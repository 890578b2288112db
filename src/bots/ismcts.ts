/**
 * Single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012): one tree of what the searching seat can observe, with another
 * possible world in each iteration. A move competes only in the worlds in which it is legal, so each move counts how often it was available.
 */
import { log } from "../core/basics/arithmetic.js";
import type { GameTypes, Memory, Client } from "../core/ruleset/contract.js";
import type { Dice } from "../core/dice/dice.js";
import type { GameState } from "../core/state/state.js";
import { type Actions, actionsOf, firstSeat } from "../learn/actions.js";
import type { Prior } from "../learn/prior.js";
import { withRoom } from "../learn/room.js";
import type { Action } from "../learn/space.js";
import { Aftermath } from "./aftermath.js";
import { Budget, type Countdown, type Limits } from "./budget.js";
import { Answers, type Level, levelOf } from "./choice.js";
import { type Guess, guessOf, LEAST, type Start, startOf } from "./guess.js";
import { LineSearch, type Reach } from "./lines.js";
import {
  amountOption,
  countOption,
  type Evaluate,
  evaluateOption,
  evaluationOf,
  type Outlook,
  outlookOf,
  type Player,
  type PlayerOptions,
  seedOption,
} from "./player.js";
import { priorOption, sumOfPrior } from "./prior.js";

export interface IsmctsOptions<S extends GameState> extends PlayerOptions, Limits {
  readonly evaluate: Evaluate<S>;
  /**
   * The most decisions beyond the tree, which bring a fight or other procedure to its end before the evaluation; 40 by default. With a prior, the prior makes
   * these decisions, and the default is 1.
   */
  readonly depth?: number | undefined;
  /**
   * The most positions that lines examine, in each of four worlds, before the search; by default three times the iterations, but at most 100. More are better
   * for long choices. With a prior, lines are followed only if this is given.
   */
  readonly positions?: number | undefined;
  /** The weight of exploration (the constant of UCB1); 0.3 by default. With a prior: the weight of the prior (the constant of PUCT); 1 by default. */
  readonly curiosity?: number | undefined;
  /** A policy, which replaces lines as the order in which moves are tried. */
  readonly prior?: Prior<S> | undefined;
}

/** A node that was reached n times considers at most WIDTH · √(n + 1) moves; the others wait for more visits. */
const WIDTH = 1;
/** A move is part of a plan if this share of the iterations went through it. */
const SURE = 0.25;
/** The weight of a guess, in visits. */
const TRUST = 4;
/** The limits of the lines that are followed to the end of the choice so that the most promising moves are tried first. */
const REACH: Omit<Reach, "positions"> = { width: 8, length: 16, isSpread: false };
const WORLDS = 4; // the number of worlds in which these lines are followed
/** The default of `positions`: this multiple of the iterations, and at most ENOUGH. */
const POSITIONS = 3;
const ENOUGH = 100;
/** The share of a limited time for the lines of all worlds together. */
const LINES = 0.5;
/** The most lines of a world that are stored. */
const KNOWN = 40;

/** The evaluation of a move by the search. */
export interface RatedMove<M> {
  readonly move: M;
  /** The number of tries; the move with the most is chosen. */
  readonly visits: number;
  /** Its mean value for the seat, -1 to 1. */
  readonly value: number;
}

/** The statistics of a move at a node of the tree, and the node after it. */
interface Branch {
  readonly action: Action;
  /** The action and its seat as one number. */
  readonly key: number;
  /** The index of the seat that makes it. */
  readonly mover: number;
  readonly next: Map<number, Branch>;
  /** Its probability in the policy. */
  readonly prior: number;
  available: number;
  visits: number;
  /** The sum of its values for the mover. */
  sum: number;
}

/** Searches a tree of moves, and chooses the move tried most. */
export class Ismcts<T extends GameTypes> implements Player<T> {
  private readonly ruleset: Client<T>;
  private readonly evaluate: Evaluate<T["state"]>;
  private readonly seed: string | number;
  private readonly budget: Budget;
  private readonly curiosity: number;
  private readonly reach: Reach;
  private readonly answers: Answers<T>;
  private readonly aftermath: Aftermath<T>;
  private readonly actions: Actions<T>;
  private readonly prior: Prior<T["state"]> | undefined;
  private readonly followsLines: boolean;
  private readonly depth: number;
  private readonly list: Action[] = []; // The legal moves in the current position of an iteration.
  private expected = new Float64Array();

  /** @throws SetupError naming the option */
  constructor(ruleset: Client<T>, options: IsmctsOptions<T["state"]>) {
    this.ruleset = ruleset;
    this.evaluate = evaluateOption(options.evaluate);
    this.seed = seedOption(options.seed);
    this.budget = new Budget(options);
    this.prior = options.prior === undefined ? undefined : priorOption(options.prior);
    this.curiosity = amountOption("curiosity", options.curiosity, this.prior === undefined ? 0.3 : 1);
    this.followsLines = this.prior === undefined || options.positions !== undefined;
    this.actions = actionsOf<T>(ruleset);
    this.reach = { ...REACH, positions: countOption("positions", options.positions, Math.min(ENOUGH, POSITIONS * this.budget.iterations)) };
    this.answers = new Answers(ruleset, this.evaluate);
    this.depth = countOption("depth", options.depth, this.prior === undefined ? 40 : 1);
    this.aftermath = new Aftermath(ruleset, this.evaluate, this.answers, this.depth);
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
      plan.push(this.actions.moveOf(state, mover, here.action));
    }
    return plan;
  }

  /**
   * The moves that were tried, most tried first; or the only legal move, untried.
   * @throws IllegalMoveError if the seat has no decision
   */
  rate(state: T["state"], seat: T["seat"], memory?: Memory<T["seat"]>): RatedMove<T["move"]>[] {
    const { moves, root } = this.search(state, seat, memory);
    if (root === null) return [{ move: moves[0]!, visits: 0, value: 0 }];
    const tried = [...root.next.values()].filter(({ visits }) => visits > 0);
    const rated = tried.map(({ action, mover, visits, sum }) => ({ move: this.actions.moveOf(state, mover, action), visits, value: sum / visits }));
    return rated.sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  // The legal moves, and the tree below them; the tree is null if there is no choice.
  private search(state: T["state"], seat: T["seat"], memory?: Memory<T["seat"]>): { readonly moves: readonly T["move"][]; readonly root: Branch | null } {
    const time = this.budget.start();
    const outlook = outlookOf(this.ruleset, state, seat, this.seed, memory);
    const { moves, picks, world } = outlook;
    if (moves.length === 1) return { moves, root: null };
    const root = branch(-1, -1, -1);
    const guess = this.followsLines ? this.guess(outlook, seat, time) : undefined;
    this.budget.spend(time, (n) => this.iterate({ root, guess, seat, picks, time }, world(n + WORLDS)));
    return { moves, root };
  }

  // Follows the lines of the choice in several worlds, while there is time, and makes guesses for the certain beginning of each line.
  private guess({ world, picks }: Outlook<T>, seat: T["seat"], time: Countdown): Guess {
    const isUp = () => time.isUp(LINES);
    const search = new LineSearch(this.ruleset, this.evaluate, seat, this.answers);
    const starts = new Map<string, Start>();
    const least: number[] = [];
    for (let n = 0; n < WORLDS && !(n > 0 && isUp()); n++) {
      const sampled = world(n);
      const lines = search.linesOf(sampled, this.reach, picks, isUp).slice(0, KNOWN);
      least.push(lines[lines.length - 1]!.value);
      for (const { moves, sure, value } of lines) {
        const keys = moves.slice(0, sure).map((move) => this.keyOf(this.actions.actionOf(sampled, move), this.ruleset.seats.indexOf(move.seat)));
        startOf(starts, keys).values[n] ??= value; // The best line comes first.
      }
    }
    return guessOf(starts.values(), least);
  }

  // Goes down the tree in one world, one move beyond it, and on to the end of the choice; the value is added to every move on the way. A value cut short
  // by the clock counts only if it is the first, since a position in the middle of a fight says too little.
  private iterate({ root, guess, seat, picks, time }: Search<T["seat"]>, world: T["state"]): void {
    const level = levelOf(world);
    const way: Branch[] = [];
    let guessed: Guess | undefined = guess;
    let here = root;
    for (let mover = this.ruleset.seats.indexOf(seat); mover >= 0; ) {
      const next: Branch =
        this.prior === undefined ? this.selectBranch(here, world, mover, guessed, picks) : this.selectExpected(here, world, mover, this.prior, guessed);
      guessed = guessed?.next.get(next.key);
      here = next;
      way.push(here);
      mover = firstSeat(this.actions.act(world, mover, here.action));
      if (here.visits === 0 || time.isUp()) break;
    }
    const value =
      this.prior === undefined
        ? this.aftermath.valueAfter(world, seat, level, picks, () => time.isUp())
        : this.valueByPrior(world, this.prior, { seat, level, time });
    if (root.visits > 0 && time.isUp()) return;
    root.visits++;
    root.sum += value[this.ruleset.seats.indexOf(seat)]!;
    for (const branch of way) {
      branch.visits++;
      branch.sum += value[branch.mover]!;
    }
  }

  // Plays by the policy until the choice, the time or the depth ends, and returns the resulting value for each seat.
  private valueByPrior(world: T["state"], prior: Prior<T["state"]>, { seat, level, time }: Rest<T["seat"]>): readonly number[] {
    for (let n = 0; n < this.depth && !this.answers.isOver(world, seat, level) && !time.isUp(); n++) {
      const mover = firstSeat(this.actions.asked(world));
      this.actions.list(world, mover, this.list);
      this.actions.act(world, mover, this.list[this.bestExpected(world, mover, prior)]!);
    }
    return evaluationOf(this.ruleset, world, this.evaluate);
  }

  // The index in the list of the move with the highest probability.
  private bestExpected(world: T["state"], mover: number, prior: Prior<T["state"]>): number {
    const out = this.ask(world, mover, prior);
    let best = 0;
    for (let i = 1; i < this.list.length; i++) if (out[i]! > out[best]!) best = i;
    return best;
  }

  // The most promising of the known legal moves, or a new move while few are known.
  private selectBranch(at: Branch, world: T["state"], mover: number, guess: Guess | undefined, picks: Dice): Branch {
    const fresh = new Fresh(guess, picks);
    let best: Branch | null = null;
    let most = Number.NEGATIVE_INFINITY;
    let known = 0;
    this.actions.list(world, mover, this.list);
    for (const action of this.list) {
      const key = this.keyOf(action, mover);
      const branch = at.next.get(key);
      if (branch === undefined) {
        fresh.offer(action, key);
        continue;
      }
      known++;
      branch.available++;
      const promise = promiseOf(at, branch, guess) + this.curiosity * Math.sqrt(log(branch.available) / branch.visits);
      if (promise <= most) continue;
      most = promise;
      best = branch;
    }
    if (best !== null && (fresh.action < 0 || known >= WIDTH * Math.sqrt(at.visits + 1))) return best;
    const added = branch(fresh.action, mover, fresh.key);
    at.next.set(fresh.key, added);
    return added;
  }

  // The legal move with the best sum of results and expectation (PUCT). The policy is called when a move is new.
  private selectExpected(at: Branch, world: T["state"], mover: number, prior: Prior<T["state"]>, guess: Guess | undefined): Branch {
    this.actions.list(world, mover, this.list);
    if (this.list.some((action) => !at.next.has(this.keyOf(action, mover)))) this.expect(at, world, mover, prior);
    const mean = at.visits === 0 ? 0 : (at.mover === mover || at.mover < 0 ? at.sum : this.ruleset.seats.length === 2 ? -at.sum : 0) / at.visits;
    let best: Branch | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of this.list) {
      const branch = at.next.get(this.keyOf(action, mover))!;
      branch.available++;
      const seen = branch.visits === 0 ? mean : promiseOf(at, branch, guess);
      const promise = seen + (this.curiosity * branch.prior * Math.sqrt(branch.available)) / (1 + branch.visits);
      if (promise <= most) continue;
      most = promise;
      best = branch;
    }
    return best!;
  }

  // Calls the policy on a list, and adds its new moves to the node.
  private expect(at: Branch, world: T["state"], mover: number, prior: Prior<T["state"]>): void {
    const count = this.list.length;
    const out = this.ask(world, mover, prior);
    const sum = sumOfPrior(out, count);
    this.list.forEach((action, i) => {
      const key = this.keyOf(action, mover);
      if (!at.next.has(key)) at.next.set(key, branch(action, mover, key, sum > 0 ? out[i]! / sum : 1 / count));
    });
  }

  // The probabilities of the policy for the current list, valid until the next call.
  private ask(world: T["state"], mover: number, prior: Prior<T["state"]>): Float64Array {
    const count = this.list.length;
    this.expected = withRoom(this.expected, count);
    const out = this.expected.fill(0, 0, count);
    prior(world, mover, this.list.slice(), out);
    return out;
  }

  private keyOf(action: Action, mover: number): number {
    return action * this.ruleset.seats.length + mover;
  }
}

/** The unfinished choice that an iteration has reached. */
interface Rest<Seat> {
  readonly seat: Seat;
  readonly level: Level;
  readonly time: Countdown;
}

/** The data that all iterations of a search share. */
interface Search<Seat> {
  readonly root: Branch;
  readonly guess: Guess | undefined;
  readonly seat: Seat;
  readonly picks: Dice;
  readonly time: Countdown;
}

// The mean of the results and of the guess, which counts as TRUST results. The guess is as far below the mean of all moves here as the line of the move is
// below the best line.
function promiseOf(at: Branch, branch: Branch, guess: Guess | undefined): number {
  const guessed = guess?.next.get(branch.key);
  if (guess === undefined || guessed === undefined) return branch.sum / branch.visits;
  const expected = at.sum / Math.max(1, at.visits) + guessed.value - guess.value;
  return (branch.sum + TRUST * expected) / (branch.visits + TRUST);
}

// The branch tried most; among equals, the one with the highest value. Null if there is no branch.
function mostTried({ next }: Branch): Branch | null {
  let best: Branch | null = null;
  for (const branch of next.values()) {
    const { visits, sum } = branch;
    if (best === null || visits > best.visits || (visits === best.visits && sum > best.sum)) best = branch;
  }
  return best;
}

function branch(action: Action, mover: number, key: number, prior = 0): Branch {
  return { action, key, mover, next: new Map(), prior, available: 1, visits: 0, sum: 0 };
}

/** The offered move with the best guess; a random one among equals. */
class Fresh {
  private readonly guess: Guess | undefined;
  private readonly picks: Dice;
  private best: number = Number.NEGATIVE_INFINITY;
  private count = 0;
  action: Action = -1;
  key = -1;

  constructor(guess: Guess | undefined, picks: Dice) {
    this.guess = guess;
    this.picks = picks;
  }

  offer(action: Action, key: number): void {
    const value = this.guess?.next.get(key)?.value ?? LEAST;
    if (value < this.best) return;
    this.count = value > this.best ? 1 : this.count + 1;
    this.best = value;
    if (this.picks.draw(this.count) > 0) return;
    this.action = action;
    this.key = key;
  }
}
