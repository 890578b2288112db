import { describe, expect, test } from "vitest";
import type { Dice } from "../../src/core/dice/dice.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { IllegalMoveError } from "../../src/core/basics/errors.js";
import { TINY } from "../../examples/tiny/index.js";

/** Dice whose draw is the nth of the count it is asked for, which must be `of`. */
function drawing(nth: number, of: number): Dice {
  const dice = new SeededDice(1);
  dice.draw = (count) => {
    expect(count).toBe(of);
    return nth;
  };
  return dice;
}

describe("a random move", () => {
  const several = TINY.setup({ seed: "random move" });
  const one = TINY.apply(several, TINY.legalMoves(several, "north")[0]!).state;
  test.each([
    ["two seats asked at once", several, undefined],
    ["one of them", several, "south"],
    ["one seat asked", one, undefined],
  ] as const)("of %s is drawn once, and each draw is the move of that place in the list", (_, state, seat) => {
    const list = TINY.legalMoves(state, seat);
    expect(list.length).toBeGreaterThan(1);
    expect(list.map((_, nth) => TINY.randomMove(state, drawing(nth, list.length), seat))).toEqual(list);
  });
  test("of a seat that is not asked, or of a finished game, is refused", () => {
    expect(() => TINY.randomMove(one, new SeededDice(1), "north")).toThrow(IllegalMoveError);
    const over = TINY.concede(one, "south").state;
    expect(() => TINY.randomMove(over, new SeededDice(1))).toThrow("The game is over.");
  });
});
