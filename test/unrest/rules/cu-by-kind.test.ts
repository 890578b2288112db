import { expect, test } from "vitest";
import { choicesOfCu, kindsOf } from "../../../src/unrest/rules/cu-by-kind.js";

test("the order in which kinds of CU are named means nothing", () => {
  const [one, other] = [
    { nubians: 2, citizens: 1, elephants: 0 },
    { elephants: 0, citizens: 1, nubians: 2 },
  ];
  expect([kindsOf(one), kindsOf(other)]).toEqual([
    ["citizens", "nubians"],
    ["citizens", "nubians"],
  ]);
  expect(JSON.stringify(choicesOfCu(one, 3))).toBe(JSON.stringify(choicesOfCu(other, 3)));
});
