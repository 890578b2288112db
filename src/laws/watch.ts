/** Measures the cost of a call: the time by the clock, and whatever else the platform can measure if a test supplies its own watch. */

/** The time and memory of a call. */
export interface Took {
  readonly milliseconds: number;
  /** The memory that it has kept; 0 where that is unknown. */
  readonly megabytes: number;
}

/** Runs a function and measures its cost. */
export interface Watch {
  /** `run` must not throw. @throws Error "did not come back in … ms" when it is interrupted after `interruptAfter` milliseconds, where that can be done */
  time(what: string, interruptAfter: number, run: () => void): Took;
}

/** A watch that measures only time, and interrupts nothing. */
export const CLOCK: Watch = /* @__PURE__ */ Object.freeze({
  time(_what: string, _interruptAfter: number, run: () => void): Took {
    const began = Date.now();
    run();
    return { milliseconds: Date.now() - began, megabytes: 0 };
  },
});
