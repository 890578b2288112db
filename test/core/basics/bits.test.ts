/** Sets of small numbers as bits. */
import { describe, expect, test } from "vitest";
import { allBelow, countBits, hasBit, lowestBit, nextBit, bit, withBit, withoutBit } from "../../../src/core/basics/bits.js";
import { argA, type Code, pushBits, verbOf } from "../../../src/core/moves/codes.js";

const SET = withBit(withBit(bit(0), 5), 30);

describe("sets of numbers from 0 to 30", () => {
  test("hold what was put in, once", () => {
    expect([0, 5, 30].every((member) => hasBit(SET, member))).toBe(true);
    expect(hasBit(SET, 4)).toBe(false);
    expect(withBit(SET, 5)).toBe(SET);
    expect([countBits(0), countBits(SET)]).toEqual([0, 3]);
    expect(allBelow(3)).toBe(withBit(withBit(bit(0), 1), 2));
  });
  test("lose one number and no other", () => {
    expect(withoutBit(SET, 5)).toBe(withBit(bit(0), 30));
    expect(withoutBit(SET, 6)).toBe(SET);
  });
  test("are gone through from the least on; -1 is the end", () => {
    const members: number[] = [];
    for (let member = nextBit(SET, 0); member >= 0; member = nextBit(SET, member + 1)) members.push(member);
    expect(members).toEqual([0, 5, 30]);
    expect(lowestBit(withoutBit(SET, 0))).toBe(5);
    expect(nextBit(0, 0)).toBe(-1);
  });
  test("become moves of a verb, one a number", () => {
    const codes: Code[] = [];
    pushBits(codes, 7, withoutBit(SET, 30));
    expect(codes.map((c) => [verbOf(c), argA(c)])).toEqual([
      [7, 0],
      [7, 5],
    ]);
  });
});
