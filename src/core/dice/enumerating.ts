/** Dice that run the same code once per possible sequence of results, each with its probability. */
import { power } from "../basics/arithmetic.js";
import { DiceError, invariant, printed } from "../basics/errors.js";
import { checkCount, checkRollOff, checkSides, type Dice, MOST_SIDES, type ResultKey, type UnorderedDice } from "./dice.js";
import { SeededDice } from "./seeded.js";
import { type OwnDice, type Rolls, rollsOf } from "./own.js";

interface Weighted<T> {
  readonly results: readonly T[];
  readonly weights: readonly number[];
}

/**
 * One branching of the current path: the results (see NUMBERED), their weights, and the index of the result taken. Computed results are kept for all
 * paths that continue from here.
 */
interface Branch extends Weighted<unknown> {
  picked: number;
}

/** Stands for the results 0, 1, 2, … of a branch, which are not stored. */
const NUMBERED: readonly unknown[] = [];

export interface EnumerationLimit {
  /** The most paths, beyond which the enumeration gives up; 200,000 by default. */
  readonly paths?: number | undefined;
}

const DEFAULT_PATHS = 200_000;

/** Dice for one path of an enumeration; `enumerate` makes them. */
export class EnumeratingDice implements OwnDice, UnorderedDice {
  /** @internal */
  readonly own: Rolls | null;
  private readonly path: Branch[];
  private readonly most: number;
  private readonly begin: (results: number) => number; // the index of the first result that a new branching takes
  private depth = 0;
  /** @internal */
  readonly unorderedDice: UnorderedDice = this;
  /** @internal */
  constructor(path: Branch[], most: number = DEFAULT_PATHS, begin: (results: number) => number = first) {
    this.own = new.target === EnumeratingDice ? ROLLS : null;
    this.path = path;
    this.most = most;
    this.begin = begin;
  }
  roll(sides: number): number {
    checkSides(sides);
    return this.draw(sides) + 1;
  }
  draw(count: number): number {
    checkCount(count);
    if (count > this.most) throw tooMany(this.most);
    return count === 1 ? 0 : this.pick(evenWeights(count));
  }
  rollOff(contenders: number, sides: number): number {
    checkRollOff(contenders, sides);
    // All contenders are equally likely to win, by symmetry, even after ties.
    return this.draw(contenders);
  }
  until<T>(attempt: () => T | null): T {
    // Attempts are alike and independent, so the result has the distribution of a single attempt, given that it decides.
    return this.one(() => {
      const { results, weights } = this.read(attempt, sameOnly);
      const decided = results.flatMap((result, i) => (result === null ? [] : [i]));
      const total = decided.reduce((sum, i) => sum + weights[i]!, 0);
      if (decided.length === 0) throw new DiceError("dice/never-decided", "a repeated roll can never be decided");
      return { results: decided.map((i) => results[i]!), weights: decided.map((i) => weights[i]! / total) };
    });
  }
  pool(count: number, sides: number, least: number): number {
    checkSides(sides);
    if (count === 0) return 0;
    return this.one(() => poolOf(count, Math.min(1, Math.max(0, (sides - least + 1) / sides))));
  }
  faces(count: number, sides: number): number[] {
    checkSides(sides);
    return [
      ...this.one(() => combinationsOf(new Array<number>(sides).fill(count), count, (_, n) => power(1 / sides, n) / factorial(n), factorial(count))),
    ].flatMap((many, i) => new Array<number>(many).fill(i + 1));
  }
  hand(available: readonly number[], count: number): readonly number[] {
    const all = available.reduce((sum, cards) => sum + cards, 0);
    return this.one(() => combinationsOf(available, count, (kind, n) => choose(available[kind]!, n), 1 / choose(all, count)));
  }
  groupRolls<T>(read: (dice: Dice) => T, keyOf: (result: T) => ResultKey): T {
    return this.one(() => this.read(() => read(this), keyOf));
  }

  // Every result of `run`. Results with the same key are merged into the first, and their weights are added.
  private read<T>(run: () => T, keyOf: (result: T) => unknown): Weighted<T> {
    const places = new Map<unknown, number>();
    const results: T[] = [];
    const weights: number[] = [];
    enumerateOrRefuse(
      (inner) => this.runInner(inner, run),
      (result, probability) => {
        const key = keyOf(result);
        const place = places.get(key);
        if (place !== undefined) weights[place]! += probability;
        else {
          places.set(key, results.length);
          results.push(result);
          weights.push(probability);
        }
      },
      { paths: Math.max(this.most, DEFAULT_PATHS) },
    );
    return { results, weights };
  }

  private inner: EnumeratingDice | null = null;
  /** @internal */
  runInner<T>(inner: EnumeratingDice, run: () => T): T {
    const outer = this.inner;
    this.inner = inner;
    try {
      return run();
    } finally {
      this.inner = outer;
    }
  }

  private pick(weights: readonly number[]): number {
    if (this.inner !== null) return this.inner.pick(weights);
    const branch = this.path[this.depth] ?? { picked: this.begin(weights.length), weights, results: NUMBERED };
    if (this.depth === this.path.length) this.path.push(branch);
    this.depth++;
    return branch.picked;
  }

  // Takes one of several results, computed when a path first reaches this point.
  private one<T>(find: () => Weighted<T>): T {
    if (this.inner !== null) return this.inner.one(find);
    if (this.depth === this.path.length) {
      const found = find();
      this.path.push({ picked: this.begin(found.results.length), ...found });
    }
    const { results, picked } = this.path[this.depth++]!;
    return results[picked] as T;
  }
}

function first(): number {
  return 0;
}

function sameOnly(result: unknown): unknown {
  return result;
}

const ROLLS: Rolls = /* @__PURE__ */ rollsOf(EnumeratingDice.prototype);

/**
 * Runs `run` once per possible sequence of results and reports each outcome with its probability; the probabilities sum to 1.
 * @throws DiceError if there are more paths than the limit
 */
export function enumerate<T>(run: (dice: EnumeratingDice) => T, tell: (result: T, probability: number) => void, limit: EnumerationLimit = {}): void {
  const most = limit.paths ?? DEFAULT_PATHS;
  if (!Number.isSafeInteger(most) || most < 1) throw new DiceError("dice/bad-limit", `paths: expected a whole number from 1, got ${printed(most)}`);
  const path: Branch[] = [];
  for (let paths = 1; ; paths++) {
    if (paths > most) throw tooMany(most);
    const result = run(new EnumeratingDice(path, most));
    tell(result, probabilityOf(path));
    if (!nextPath(path)) return;
  }
}

/** The number of random paths that are tried before an enumeration. */
const FEW_PROBES = 32;
const MORE_PROBES = 512; // tried when an enumeration has come to MANY_PATHS
const MANY_PATHS = 2048;
/** A run is refused by mistake with a probability below this. */
const DOUBT = 1e-12;

/**
 * Throws if random paths make it almost certain that there are more paths than the limit. An enumeration that passes may still have more.
 * @throws DiceError as `enumerate`
 */
export function refuseTooMany(
  run: (dice: EnumeratingDice) => unknown,
  { paths: most = DEFAULT_PATHS }: EnumerationLimit = {},
  probes: number = FEW_PROBES,
): void {
  const picks = new SeededDice("paths by chance");
  const begin = (results: number): number => picks.draw(Math.min(results, MOST_SIDES));
  const times: number[] = []; // the product of the branchings on each path, divided by the limit
  let top: Branch | undefined; // the first branching is the same on every path, and may be long
  while (times.length < probes) {
    const path: Branch[] = top === undefined ? [] : [{ ...top, picked: begin(top.weights.length) }];
    run(new EnumeratingDice(path, most, begin));
    top ??= path[0];
    times.push(path.reduce((product, { weights }) => product * weights.length, 1) / most);
    const isPowerOfTwo = (times.length & (times.length - 1)) === 0;
    if (isPowerOfTwo && areTooMany(times)) throw tooMany(most);
    if (times.length === 2 && probes === FEW_PROBES && Math.max(...times) <= 1) return;
  }
}

// If every result of a branching is equally likely, the product of the branchings on a path is the inverse of its probability. So if there are at most N
// paths, those with a product above c N have a probability below 1 / c together. Then k such paths among n are less likely than (n over k) / c^k.
function areTooMany(times: readonly number[]): boolean {
  const n = times.length;
  let choices = 1; // n over k
  return [...times]
    .sort((a, b) => b - a)
    .some((c, i) => {
      const k = i + 1;
      choices *= (n - i) / k;
      return choices / power(c, k) < DOUBT;
    });
}

/** As `enumerate`, but refuses most runs with too many paths before they are counted. @throws DiceError as `enumerate` */
export function enumerateOrRefuse<T>(run: (dice: EnumeratingDice) => T, visit: (result: T, probability: number) => void, limit: EnumerationLimit = {}): void {
  refuseTooMany(run, limit);
  let paths = 0;
  enumerate(
    run,
    (result, probability) => {
      if (++paths === MANY_PATHS) refuseTooMany(run, limit, MORE_PROBES);
      visit(result, probability);
    },
    limit,
  );
}

function tooMany(most: number): DiceError {
  return new DiceError("dice/too-many-paths", `more than ${most} sequences of results are possible; raise the limit or sample instead`);
}

function probabilityOf(path: readonly Branch[]): number {
  let probability = 1;
  for (const branch of path) probability *= branch.weights[branch.picked]!;
  return probability;
}

// Like an odometer: advances the last branching to its next result, and drops the branchings after it.
function nextPath(path: Branch[]): boolean {
  while (path.length > 0) {
    const last = path[path.length - 1]!;
    invariant(last.picked < last.weights.length, "a branch has no such result");
    if (last.picked + 1 < last.weights.length) {
      last.picked++;
      return true;
    }
    path.pop();
  }
  return false;
}

/** Longer lists of weights are not cached: dice and hands are small. */
const MOST_KEPT = 256;
const weightsKept: (readonly number[])[] = [];
function evenWeights(count: number): readonly number[] {
  if (count > MOST_KEPT) return new Array<number>(count).fill(1 / count);
  return (weightsKept[count] ??= new Array<number>(count).fill(1 / count));
}

// The number of successes among `count` dice that each succeed with `probability`.
function poolOf(count: number, probability: number): Weighted<number> {
  const all = Array.from({ length: count + 1 }, (_, n) => ({ n, weight: choose(count, n) * power(probability, n) * power(1 - probability, count - n) }));
  const possible = all.filter(({ weight }) => weight > 0);
  return { results: possible.map(({ n }) => n), weights: possible.map(({ weight }) => weight) };
}

// Every way to take `count` things of several kinds, limited by the available number of each. A weight is the product of `weightOf` over the kinds, times
// `scale`.
function combinationsOf(
  available: readonly number[],
  count: number,
  weightOf: (kind: number, taken: number) => number,
  scale: number,
): Weighted<readonly number[]> {
  const results: (readonly number[])[] = [];
  const weights: number[] = [];
  const behind = [...available];
  for (let kind = available.length - 2; kind >= 0; kind--) behind[kind]! += behind[kind + 1]!;
  const take = (kind: number, left: number, taken: readonly number[], weight: number): void => {
    if (kind === available.length) {
      results.push(taken);
      weights.push(weight);
      return;
    }
    const least = Math.max(0, left - (behind[kind + 1] ?? 0));
    for (let n = Math.min(left, available[kind]!); n >= least; n--) take(kind + 1, left - n, [...taken, n], weight * weightOf(kind, n));
  };
  take(0, count, [], scale);
  return { results, weights };
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
