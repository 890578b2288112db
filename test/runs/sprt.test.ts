import { describe, expect, test } from "vitest";
import { expectedScore, readSprtBounds, sprtLine, sprtOf } from "../../src/runs/sprt.js";

const BOUNDS = { elo0: 0, elo1: 20 };
const LINE = { ...BOUNDS, llr: 1.004, lower: -2.944, upper: 2.944, deals: 7, accepted: null } as const;

describe("the expected score", () => {
  test("is a half between equals and ten to one at 400 Elo", () => {
    expect([expectedScore(0), expectedScore(400), expectedScore(-400)]).toEqual([0.5, 10 / 11, 1 / 11]);
  });
});

describe("the bounds", () => {
  test("are two numbers in -1000..1000, the first below the second", () => {
    expect(readSprtBounds({ elo0: -1000, elo1: 1000 })).toEqual({ elo0: -1000, elo1: 1000 });
    expect(() => readSprtBounds({ elo0: -1000.5, elo1: 0 })).toThrow("elo0: expected a number in -1000..1000, got -1000.5");
    expect(() => readSprtBounds({ elo0: 0, elo1: 1000.5 })).toThrow("elo1: expected a number in -1000..1000, got 1000.5");
    expect(() => readSprtBounds({ elo0: Number.NaN, elo1: 0 })).toThrow("elo0: expected a number in -1000..1000");
    expect(() => readSprtBounds({ elo0: 5, elo1: 5 })).toThrow("elo1: expected a number above 5, got 5");
    expect(() => sprtOf([], { elo0: 5, elo1: 4 })).toThrow("elo1: expected a number above 5, got 4");
  });
});

describe("the ratio", () => {
  const bounds = { lower: -2.94443897916644, upper: 2.94443897916644 };

  test("is 0 before the first deal", () => {
    expect(sprtOf([], BOUNDS)).toEqual({ ...BOUNDS, ...bounds, llr: 0, deals: 0, accepted: null });
    expect(sprtOf([], { elo0: 5, elo1: 20 }).llr).toBe(0);
  });
  test("is that of normal scores with the mean and variance of the deals and half a deal of each result", () => {
    // Two deals won, one lost: with the prior 2.5 wins, half a deal even, 1.5 losses of 4.5.
    const mean = 2.75 / 4.5;
    const variance = (2.5 * (1 - mean) ** 2 + 0.5 * (0.5 - mean) ** 2 + 1.5 * mean ** 2) / 4.5;
    const [s0, s1] = [1 / 2, 1 / (1 + 10 ** -0.05)];
    const normal = (s: number): number => -(4.5 * (mean - s) ** 2) / (2 * variance);
    const sprt = sprtOf([1, 0, 1], BOUNDS);
    expect(sprt).toEqual({ ...BOUNDS, ...bounds, llr: expect.closeTo(normal(s1) - normal(s0), 12), deals: 3, accepted: null });
    expect(sprt.llr).toBeGreaterThan(0);
  });
  test("accepts one hypothesis or the other when it passes its bound", () => {
    const better = Array.from({ length: 400 }, (_, deal) => (deal % 3 === 0 ? 0 : 1));
    const worse = better.map((score) => 1 - score);
    expect([sprtOf(better, BOUNDS).accepted, sprtOf(worse, BOUNDS).accepted]).toEqual(["elo1", "elo0"]);
    expect(sprtOf(better, BOUNDS).llr).toBeGreaterThan(bounds.upper);
    expect(sprtOf(worse, BOUNDS).llr).toBeLessThan(bounds.lower);
    expect(sprtOf([1, 1, 1], BOUNDS).accepted).toBe(null);
  });
});

describe("a test in a line", () => {
  test("says what is accepted, in Elo, or that nothing is", () => {
    const stand = "(LLR 1.00 of -2.94 to 2.94, 7 deals)";
    expect(sprtLine(LINE, "ann")).toBe(`SPRT 0,20: not decided ${stand}`);
    expect(sprtLine({ ...LINE, accepted: "elo1" }, "ann")).toBe(`SPRT 0,20: ann is more than 0 Elo stronger ${stand}`);
    expect(sprtLine({ ...LINE, accepted: "elo0" }, "ann")).toBe(`SPRT 0,20: ann is less than 20 Elo stronger ${stand}`);
  });
});
