/** Moves by rows: what a code may hold. */
import { expect, test } from "vitest";
import { code } from "../../../src/core/moves/codes.js";
import { verbsOf, wellFormed } from "../../../src/core/moves/move-rows.js";

const ROWS = { pass: {}, draw: { card: "card" }, place: { unit: "unit", space: "space" } } as const;

test("verbs are numbered by their place", () => expect(verbsOf(ROWS)).toEqual({ pass: 0, draw: 1, place: 2 }));

test("a code is well-formed with as many arguments as its row has, and with a verb that there is", () => {
  const isWellFormed = wellFormed(ROWS);
  const found = [0, 1, 2, 3].map((verb) => [code(verb), code(verb, 1), code(verb, 0, 1), code(verb, 5, 7)].map(isWellFormed));
  expect(found).toEqual([
    [true, false, false, false],
    [true, true, false, false],
    [true, true, true, true],
    [false, false, false, false],
  ]);
});
