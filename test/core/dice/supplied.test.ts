/** Dice of a caller: each result is asked for once, a step without one is given up and run again. */
import { describe, expect, test } from "vitest";
import type { Dice } from "../../../src/core/dice/dice.js";
import { runWithSupplied } from "../../../src/core/dice/supplied.js";

/** Dice that give these results in turn, and note what they were asked for; a repeated roll is repeated until it is decided. */
function telling(...results: readonly number[]): Dice & { readonly asked: string[] } {
  const asked: string[] = [];
  const left = [...results];
  const next = (what: string): number => {
    asked.push(what);
    return left.shift() ?? expect.unreachable("no result left");
  };
  return {
    asked,
    roll: (sides) => next(`d${sides}`),
    draw: (count) => next(`1 of ${count}`),
    rollOff: (contenders, sides, onRound) => {
      onRound?.([0, 1], [3, 3]);
      onRound?.([0, 1], [2, 5]);
      return next(`${contenders} with d${sides}`);
    },
    until: (attempt, onAgain) => {
      for (;;) {
        const decided = attempt();
        if (decided !== null) return decided;
        onAgain?.();
      }
    },
  };
}

describe("dice of a caller", () => {
  test("are asked once for each result, in the order of the rules, while the step runs once more for each", () => {
    const dice = telling(3, 1, 6);
    const runs: number[][] = [];
    const sum = runWithSupplied(dice, (supplied) => {
      const faces: number[] = [];
      runs.push(faces);
      faces.push(supplied.roll(6));
      faces.push(supplied.draw(2));
      faces.push(supplied.roll(6));
      return faces.reduce((all, face) => all + face, 0);
    });
    expect([sum, runs, dice.asked]).toEqual([10, [[], [3], [3, 1], [3, 1, 6]], ["d6", "1 of 2", "d6"]]);
  });
  test("know whether anything has fallen: a draw of one card from one, and a roll-off of one, leave no chance", () => {
    const fallen = (run: (dice: Dice) => unknown, ...results: readonly number[]): boolean =>
      runWithSupplied(telling(...results), (supplied) => {
        run(supplied);
        return supplied.haveFallen;
      });
    expect(fallen(() => {})).toBe(false);
    expect(fallen((dice) => dice.draw(1), 0)).toBe(false);
    expect(fallen((dice) => dice.rollOff(1, 6), 0)).toBe(false);
    expect(fallen((dice) => dice.draw(2), 1)).toBe(true);
    expect(fallen((dice) => dice.rollOff(2, 6), 1)).toBe(true);
    expect(fallen((dice) => dice.roll(6), 4)).toBe(true);
    expect(fallen((dice) => dice.until(() => dice.roll(6)), 4)).toBe(true);
    expect(fallen((dice) => dice.until(() => 1))).toBe(false);
  });
  test("tell every round of a roll-off", () => {
    const rounds: unknown[] = [];
    expect(runWithSupplied(telling(1), (supplied) => supplied.rollOff(2, 6, (still, faces) => rounds.push([still, faces])))).toBe(1);
    expect(rounds).toEqual([
      [
        [0, 1],
        [3, 3],
      ],
      [
        [0, 1],
        [2, 5],
      ],
    ]);
  });
  test("repeat a roll in their own way: each attempt that decides nothing is run again with what fell in it, then told", () => {
    const dice = telling(2, 2, 5, 1, 6);
    const told: unknown[] = [];
    const run = runWithSupplied(dice, (supplied) => {
      told.length = 0;
      let last: number[] = [];
      const decided = supplied.until(
        () => {
          last = [supplied.roll(6), supplied.roll(6)];
          return last[0] === last[1] ? null : last;
        },
        () => told.push([...last]),
      );
      return [decided, supplied.roll(6)];
    });
    expect([run, told, dice.asked]).toEqual([[[5, 1], 6], [[2, 2]], ["d6", "d6", "d6", "d6", "d6"]]);
  });
  test("may repeat a roll in another that is repeated", () => {
    const dice = telling(1, 4, 1, 5, 6);
    const again: string[] = [];
    const run = runWithSupplied(dice, (supplied) => {
      again.length = 0;
      return supplied.until(
        () => {
          const inner = supplied.until(
            () => {
              const face = supplied.roll(6);
              return face === 1 ? null : face;
            },
            () => again.push("inner"),
          );
          return inner < 5 ? null : inner;
        },
        () => again.push("outer"),
      );
    });
    expect([run, again.filter((one) => one === "outer").length]).toEqual([5, 1]);
  });
  test("may give no other results than there are", () => {
    const bad =
      (run: (dice: Dice) => unknown, ...results: readonly number[]) =>
      () =>
        runWithSupplied(telling(...results), run);
    const error = (words: string) => expect.objectContaining({ name: "DiceError", code: "dice/bad-result", message: expect.stringContaining(words) });
    for (const face of [0, 7, 1.5]) expect(bad((dice) => dice.roll(6), face)).toThrowError(error("roll: expected the dice to give a whole number in 1..6"));
    for (const index of [-1, 3]) expect(bad((dice) => dice.draw(3), index)).toThrowError(error("draw: expected the dice to give a whole number in 0..2"));
    for (const winner of [-1, 2])
      expect(bad((dice) => dice.rollOff(2, 6), winner)).toThrowError(error("rollOff: expected the dice to give a whole number in 0..1"));
    expect(bad((dice) => dice.roll(6), 1)()).toBe(1);
    expect(bad((dice) => dice.roll(6), 6)()).toBe(6);
  });
  test("leave an error of the step as it is", () => {
    expect(() => runWithSupplied(telling(), () => expect.unreachable("broken"))).toThrow("broken");
    expect(() => runWithSupplied(telling(), (dice) => dice.roll(0))).toThrowError(expect.objectContaining({ name: "DiceError" }));
  });
});

test("a repeated roll is shown attempt by attempt, each as it fell", () => {
  const told: string[] = [];
  const decided = runWithSupplied(telling(1, 2, 3, 4, 6, 5), (supplied) => {
    told.length = 0;
    let last = "";
    return supplied.until(
      () => {
        const [one, other] = [supplied.roll(6), supplied.roll(6)];
        last = `${one} ${other}`;
        return one > other ? one : null;
      },
      () => void told.push(last),
    );
  });
  expect([decided, told]).toEqual([6, ["1 2", "3 4"]]);
});
