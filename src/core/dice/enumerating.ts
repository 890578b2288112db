/**
 * Dice that take every path once: the same code is run once per possible sequence of results, each with its probability.
 */
import { DiceError, invariant, printed } from "../errors.js";
import { checkCount, checkRollOff, checkSides } from "./dice.js";
import { type OwnDice, type Rolls, rollsOf } from "./own.js";

/** One branching of the path under way: which of how many results, and what each weighs. */
interface Branch {
  picked: number;
  readonly weights: readonly number[];
}

/** What an enumeration is allowed to cost. */
export interface EnumerationLimit {
  /** Most paths taken before it gives up; 200,000 by default. */
  readonly paths?: number | undefined;
}

const DEFAULT_PATHS = 200_000;

/** Dice for one path of an enumeration; made by `enumerate`. */
export class EnumeratingDice implements OwnDice {
  /** @internal */
  readonly own: Rolls | null;
  private readonly path: Branch[];
  private readonly most: number;
  private depth = 0;
  /** @internal */
  constructor(path: Branch[], most: number = DEFAULT_PATHS) {
    this.own = new.target === EnumeratingDice ? ROLLS : null;
    this.path = path;
    this.most = most;
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
    // By symmetry every contender is equally likely to win, however often the highest tie.
    return this.draw(contenders);
  }
  until<T>(attempt: () => T | null): T {
    // Alike and independent attempts: the decided result is distributed as one attempt given that it decides.
    const decided: { result: T; weight: number }[] = [];
    let total = 0;
    enumerate(attemptWith(this, attempt), (result, probability) => {
      if (result === null) return;
      decided.push({ result, weight: probability });
      total += probability;
    });
    if (decided.length === 0) throw new DiceError("dice/never-decided", "a repeated roll can never be decided");
    return decided[this.pick(decided.map((d) => d.weight / total))]!.result;
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
    let branch = this.path[this.depth];
    if (branch === undefined) {
      branch = { picked: 0, weights };
      this.path.push(branch);
    }
    this.depth++;
    return branch.picked;
  }
}

const ROLLS: Rolls = /* @__PURE__ */ rollsOf(EnumeratingDice.prototype);

/**
 * Runs `run` once for every possible sequence of results and reports each outcome with its probability; the probabilities sum to 1.
 * @throws DiceError when there are more paths than the limit.
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

function tooMany(most: number): DiceError {
  return new DiceError("dice/too-many-paths", `more than ${most} sequences of results are possible; raise the limit or sample instead`);
}

function probabilityOf(path: readonly Branch[]): number {
  let probability = 1;
  for (const branch of path) probability *= branch.weights[branch.picked]!;
  return probability;
}

// Odometer: the last branching that has a further result moves on, what lay behind it is forgotten.
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

function attemptWith<T>(outer: EnumeratingDice, attempt: () => T | null): (dice: EnumeratingDice) => T | null {
  return (dice) => outer.runInner(dice, attempt);
}

/** Dice and hands are small; what is larger is not kept. */
const MOST_KEPT = 256;
const weightsKept: (readonly number[])[] = [];
function evenWeights(count: number): readonly number[] {
  if (count > MOST_KEPT) return new Array<number>(count).fill(1 / count);
  return (weightsKept[count] ??= new Array<number>(count).fill(1 / count));
}
