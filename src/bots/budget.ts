import { SetupError, printed } from "../core/basics/errors.js";
import { countOption } from "./player.js";

/** The limits of a search: a number of iterations, which makes choices repeatable, or a time, for play with people. */
export interface Limits {
  /** Iterations per choice; 500 if neither these nor a time is given. */
  readonly iterations?: number | undefined;
  /** Milliseconds per choice. The choice then depends on the machine. With `iterations` too, the first limit reached ends the search. */
  readonly milliseconds?: number | undefined;
  /** Returns the time in milliseconds; `performance.now` by default, or `Date.now` if that is missing. */
  readonly clock?: (() => number) | undefined;
}

/** Checked limits. */
export class Budget {
  /** The most iterations; Infinity if only the clock limits them. */
  readonly iterations: number;
  private readonly milliseconds: number;
  private readonly clock: () => number;

  /** @throws SetupError naming the option */
  constructor({ iterations, milliseconds, clock }: Limits) {
    if (milliseconds !== undefined && !(milliseconds > 0))
      throw new SetupError("setup/bad-option", `milliseconds: expected a number above 0, got ${printed(milliseconds)}`);
    this.iterations = iterations === undefined && milliseconds !== undefined ? Number.POSITIVE_INFINITY : countOption("iterations", iterations, 500);
    this.milliseconds = milliseconds ?? Number.POSITIVE_INFINITY;
    this.clock = clock ?? systemClock;
  }

  start(): Countdown {
    return new Countdown(this.milliseconds, this.clock);
  }

  /** Calls `iterate` with 0, 1, 2 and so on until the budget is spent, at least once. */
  spend(time: Countdown, iterate: (n: number) => void): void {
    for (let n = 0; n < this.iterations; n++) {
      iterate(n);
      if (time.isUp()) return;
    }
  }
}

/** At each look at the clock, the longest interval is multiplied by this, so that one slow step is gradually forgotten. */
const FORGET = 0.95;

/** The time of one choice. Without a limit it never looks at the clock, so choices are repeatable. */
export class Countdown {
  private readonly milliseconds: number;
  private readonly clock: () => number;
  private readonly from: number;
  /** The time of the last look at the clock. */
  private last: number;
  /** The longest interval between looks, reduced at each look. */
  private longest = 0;

  constructor(milliseconds: number, clock: () => number) {
    this.milliseconds = milliseconds;
    this.clock = clock;
    this.from = milliseconds < Number.POSITIVE_INFINITY ? clock() : 0;
    this.last = this.from;
  }

  /**
   * True if this share of the time (by default all of it) is over, or if at most half of the longest recent step is left. Stopping now is then nearer to
   * the limit than another such step.
   */
  isUp(share = 1): boolean {
    if (this.milliseconds === Number.POSITIVE_INFINITY) return false;
    const now = this.clock();
    this.longest = Math.max(now - this.last, FORGET * this.longest);
    this.last = now;
    return now - this.from + this.longest / 2 >= share * this.milliseconds;
  }
}

/** True if the time is up, so that the rest of the work is left out. Called between two positions. */
export type IsUp = () => boolean;

/** Used when there is no time limit. */
export const NEVER_UP: IsUp = () => false;

function systemClock(): number {
  const { performance } = globalThis as { performance?: { now(): number } };
  return performance === undefined ? Date.now() : performance.now();
}
