import { describe, expect, test, vi } from "vitest";
import { Budget, Countdown, NEVER_UP } from "../../src/bots/budget.js";

/** How many iterations are run while the clock goes on by so much at each look. */
function runs(budget: Budget): number[] {
  const nths: number[] = [];
  budget.spend(budget.start(), (n) => void nths.push(n));
  return nths;
}
function ticking(...steps: number[]): () => number {
  let now = 1000;
  return () => (now += steps.length > 1 ? steps.shift()! : steps[0]!);
}

describe("a budget", () => {
  test("is 500 iterations when nothing is said, the iterations that are said, or without end by the clock", () => {
    expect([new Budget({}).iterations, new Budget({ iterations: 7 }).iterations]).toEqual([500, 7]);
    expect(new Budget({ milliseconds: 5 }).iterations).toBe(Number.POSITIVE_INFINITY);
    expect(new Budget({ iterations: 7, milliseconds: 5 }).iterations).toBe(7);
  });
  test("is refused when no time or no iteration is left", () => {
    for (const milliseconds of [0, -1, Number.NaN])
      expect(() => new Budget({ milliseconds })).toThrow(
        expect.objectContaining({ name: "SetupError", code: "setup/bad-option", message: `milliseconds: expected a number above 0, got ${milliseconds}` }),
      );
    expect(() => new Budget({ iterations: 0 })).toThrow("iterations: expected");
    expect(() => new Budget({ iterations: 1.5, milliseconds: 5 })).toThrow("iterations: expected");
  });
  test("is spent by iterations or by time, whatever is reached first, and runs once at least", () => {
    expect(runs(new Budget({ iterations: 3 }))).toEqual([0, 1, 2]);
    expect(runs(new Budget({ iterations: 3, milliseconds: 1000, clock: ticking(1) }))).toEqual([0, 1, 2]);
    expect(runs(new Budget({ iterations: 3, milliseconds: 1, clock: ticking(50) }))).toEqual([0]);
    // Each look takes 10: after 10, 20, 30 the next would take half as long beyond 35.
    expect(runs(new Budget({ milliseconds: 35, clock: ticking(10) }))).toEqual([0, 1, 2]);
    expect(runs(new Budget({ milliseconds: 36, clock: ticking(10) }))).toEqual([0, 1, 2, 3]);
  });
  test("is measured by the time of day where nothing better is known", () => {
    const { performance } = globalThis;
    let now = 1000;
    const day = vi.spyOn(Date, "now").mockImplementation(() => (now += 10));
    try {
      Object.defineProperty(globalThis, "performance", { value: undefined, configurable: true, writable: true });
      const counted = runs(new Budget({ milliseconds: 35 }));
      Object.defineProperty(globalThis, "performance", { value: { now: () => (now += 20) }, configurable: true, writable: true });
      expect([counted, runs(new Budget({ milliseconds: 35 }))]).toEqual([
        [0, 1, 2],
        [0, 1],
      ]);
    } finally {
      Object.defineProperty(globalThis, "performance", { value: performance, configurable: true, writable: true });
      day.mockRestore();
    }
  });
  test("has a clock of its own", () => {
    const budget = new Budget({ milliseconds: 3 });
    const began = performance.now();
    expect(runs(budget).length).toBeGreaterThan(1);
    expect(performance.now() - began).toBeGreaterThan(1);
  });
});

describe("a countdown", () => {
  test("without a limit never looks at the clock", () => {
    const time = new Countdown(Number.POSITIVE_INFINITY, () => {
      throw new Error("looked");
    });
    expect([time.isUp(), time.isUp(0), NEVER_UP()]).toEqual([false, false, false]);
  });
  test("is up when half of the longest time between two looks goes beyond its share", () => {
    const at = (share: number | undefined, ...steps: number[]): boolean[] => {
      const time = new Countdown(100, ticking(0, ...steps));
      return steps.map(() => time.isUp(share));
    };
    // 40 + 20, 60 + 19, and then 18.05 beyond the third look: the longest time counts for 0.95 of what it did at the look before.
    expect([at(undefined, 40, 20, 22), at(undefined, 40, 20, 21)]).toEqual([
      [false, false, true],
      [false, false, false],
    ]);
    // Nothing is known of the past at first, and a time that is used up to the last is up.
    expect(at(undefined, 0, 66, 3)).toEqual([false, false, true]);
    expect([at(1, 99.5, 0.5), at(0.01, 0, 0.6), at(0.01, 0, 0.7)]).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ]);
    expect(at(0.5, 20, 10, 10)).toEqual([false, false, false]);
    expect(at(0.5, 33, 7, 3)).toEqual([false, true, true]);
  });
});
