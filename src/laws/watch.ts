/** Watching what a call takes: time by the clock here, and whatever else the platform can tell where a test gives a watch of its own. */

/** The time and memory of a call. */
export interface Took {
  readonly milliseconds: number;
  /** Memory that it has kept; 0 where that cannot be shown. */
  readonly megabytes: number;
}

/** Runs something and says what it took. */
export interface Watch {
  /** `run` throws nothing. @throws Error "did not come back in … ms" when it is interrupted after this many milliseconds, where that can be done */
  time(what: string, interruptAfter: number, run: () => void): Took;
}

/** A watch that knows the time of the day alone, and interrupts nothing. */
export const CLOCK: Watch = /* @__PURE__ */ Object.freeze({
  time(_what: string, _interruptAfter: number, run: () => void): Took {
    const began = Date.now();
    run();
    return { milliseconds: Date.now() - began, megabytes: 0 };
  },
});
