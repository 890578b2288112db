/** Functions that every engine works out alike. */
import { describe, expect, test } from "vitest";
import { exp, log, power, tanh } from "../../../src/core/basics/arithmetic.js";

const NUMBERS = [-700, -31.25, -20.5, -3, -1.1, -0.34, -1e-9, 0, 1e-9, 0.1, 0.3465, 0.5, 0.75, 1, 1.4999, 1.5, 2, 10, 40, 321, 709];

describe("they agree with the engine's to fourteen digits", () => {
  test.each(NUMBERS)("exp(%d)", (x) => expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 12));
  test.each(NUMBERS)("tanh(%d)", (x) => expect(tanh(x)).toBeCloseTo(Math.tanh(x), 14));
  test.each(NUMBERS.filter((x) => x > 0))("log(%d)", (x) => expect(log(x)).toBeCloseTo(Math.log(x), 14));
});

test("powers are products", () => {
  expect([power(3, 0), power(3, 1), power(0.5, 4), power(2, 30)]).toEqual([1, 3, 0.0625, 1073741824]);
});

test("at the ends of the numbers they are what they should be", () => {
  expect([exp(-10_000), exp(10_000), exp(Number.NEGATIVE_INFINITY)]).toEqual([0, Number.POSITIVE_INFINITY, 0]);
  expect([tanh(Number.POSITIVE_INFINITY), tanh(Number.NEGATIVE_INFINITY), tanh(0)]).toEqual([1, -1, 0]);
  expect([log(0), log(Number.POSITIVE_INFINITY), log(-1), log(1)]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NaN, 0]);
  expect([exp(Number.NaN), tanh(Number.NaN), log(Number.NaN)]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
});

test("their last bits are pinned", () => {
  expect([exp(0.3), exp(-7.25), tanh(0.7), tanh(-2.1), log(3), log(17)]).toMatchInlineSnapshot(`
    [
      1.3498588075760034,
      0.0007101743888425489,
      0.6043677771171635,
      -0.9704519366134539,
      1.0986122886681096,
      2.833213344056216,
    ]
  `);
});
