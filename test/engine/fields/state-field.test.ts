/** What fields of all kinds share: sorting, shuffling, ranges. */
import { describe, expect, test } from "vitest";
import { checkRange, shuffle, sortAt } from "../../../src/engine/fields/state-field.js";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import type { FieldShape } from "../../../src/core/flow/shape.js";

describe("values at some places", () => {
  test("are sorted, the others stay", () => {
    const values = [9, 3, 7, 1, 5];
    sortAt(values, [0, 2, 3]);
    expect(values).toEqual([1, 3, 7, 9, 5]);
    sortAt(values, []);
    expect(values).toEqual([1, 3, 7, 9, 5]);
  });
  test("are shuffled into every order as often as any other, whatever order there was", () => {
    const orders = new Map<string, number>();
    const dice = new SeededDice("shuffled");
    for (let n = 0; n < 6000; n++) {
      const values = [9, 3, 7, 1, 5];
      shuffle(values, [0, 2, 3], dice);
      orders.set(values.join(), (orders.get(values.join()) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(["1,3,7,9,5", "1,3,9,7,5", "7,3,1,9,5", "7,3,9,1,5", "9,3,1,7,5", "9,3,7,1,5"]);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
    const [one, other] = [
      [9, 3, 7, 1, 5],
      [7, 3, 1, 9, 5],
    ];
    shuffle(one, [0, 2, 3], new SeededDice(1));
    shuffle(other, [0, 2, 3], new SeededDice(1));
    expect(one).toEqual(other);
  });
});

describe("a range", () => {
  const held = (value: number | number[], shape: Partial<FieldShape>) => () =>
    checkRange(value, { form: "cells", length: 2, least: 0, most: 5, ...shape } as FieldShape, "f");
  test("holds of a number, of so many cells, of at most so many entries of a list", () => {
    for (const value of [0, 5]) expect(held(value, { form: "number", length: 1 })).not.toThrow();
    for (const value of [-1, 6, 1.5]) expect(held(value, { form: "number", length: 1 })).toThrow("f: expected a whole number in 0..5");
    expect(held([0, 5], {})).not.toThrow();
    for (const value of [[0], [0, 1, 2]]) expect(held(value, {})).toThrow("f: expected 2 entries");
    for (const value of [[], [0], [0, 5]]) expect(held(value, { form: "list" })).not.toThrow();
    expect(held([0, 1, 2], { form: "list" })).toThrow("f: expected at most 2 entries");
    expect(held([0, 6], { form: "list" })).toThrow("f: expected a whole number in 0..5");
  });
  test("may be another for each cell", () => {
    expect(held([0, 9], { least: [0, 7], most: [3, 9] })).not.toThrow();
    expect(held([0, 6], { least: [0, 7], most: [3, 9] })).toThrow("in 7..9");
    expect(held([4, 9], { least: [0, 7], most: [3, 9] })).toThrow("in 0..3");
  });
});
