/** Measures the cost of a call. The default watch measures the time by the clock; a test can supply a watch that measures more. */

export interface Took {
  readonly milliseconds: number;
  /** The memory still in use after the call; 0 if unknown. */
  readonly megabytes: number;
}

export interface Watch {
  /**
   * Calls `run`, which must not throw. @throws Error "did not come back in … ms" if it is interrupted after `interruptAfter` milliseconds, where
   * interruption is possible
   */
  time(what: string, interruptAfter: number, run: () => void): Took;
}

/** A watch that measures only time and interrupts nothing. */
export const CLOCK: Watch = /* @__PURE__ */ Object.freeze({
  time(_what: string, _interruptAfter: number, run: () => void): Took {
    const began = Date.now();
    run();
    return { milliseconds: Date.now() - began, megabytes: 0 };
  },
});
