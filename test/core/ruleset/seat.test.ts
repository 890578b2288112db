/** Whether a text from outside is a seat. */
import { expect, test } from "vitest";
import { isSeat } from "../../../src/index.js";
import { TINY } from "../../../examples/tiny/index.js";

test("the seats of a ruleset are seats, and nothing else is", () => {
  expect(["north", "south"].map((text) => isSeat(TINY, text))).toEqual([true, true]);
  for (const text of ["spectator", "arbiter", "North", "", "toString", 0, null, undefined, ["north"]]) expect(isSeat(TINY, text)).toBe(false);
});
