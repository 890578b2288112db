/** The law of lists and observations looks at as many positions as it says, and at every number. */
import { expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import type { TinyState } from "../../../examples/tiny/state/index.js";
import { SeededDice } from "../../../src/index.js";
import type { AnyRuleset } from "../../../src/core/ruleset/contract.js";
import { ListsShown } from "../../../src/laws/all/lists-shown.js";
import { held } from "../broken.js";

test("law 38 looks at a position, and at those after one and two decisions", () => {
  let steps = 0;
  const apply = (...args: Parameters<typeof TINY.apply>): unknown => {
    steps++;
    return TINY.apply(...args);
  };
  const ruleset = { ...TINY, apply } as unknown as AnyRuleset;
  const state = TINY.setup({ seed: "around" });
  const look = (most: number): readonly [number, number] => {
    steps = 0;
    return [new ListsShown(ruleset, state, undefined).lookAround(state, new SeededDice("around"), most), steps];
  };
  // Each of six moves, with two dice, is followed by three.
  expect(look(10)).toEqual([10, 9]);
  const [all, made] = look(1000);
  expect(all).toBe(made + 1);
  expect(all).toBeGreaterThan(40);
});
test("law 38 tells seats apart by the first of their numbers", () => {
  const legalMoves = (s: TinyState, seat?: "north"): unknown => (seat === undefined ? TINY.legalMoves(s) : [{ seat, type: "hold" }]);
  const observation = { rows: {} };
  expect(held(38, { legalMoves }, { known: { observation } }, 2)).not.toThrow();
});
