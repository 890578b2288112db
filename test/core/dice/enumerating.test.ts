/** Dice that take every path once, and what is read of several together: each reading as often as the single dice come to it. */
import { describe, expect, test } from "vitest";
import { checkCount, checkRollOff, checkSides, type Dice, playRollOff, playUntil, tally, together, type UnorderedDice } from "../../../src/core/dice/dice.js";
import { enumerate } from "../../../src/core/dice/enumerating.js";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { drawByWeight } from "../../../src/core/dice/weighted.js";
import { distribution } from "../../../src/core/game/odds.js";

/** Each answer with its probability, and how many paths were taken. */
function taken(run: (dice: UnorderedDice) => string | number): { readonly chances: ReadonlyMap<string | number, number>; readonly paths: number } {
  let paths = 0;
  const chances = new Map<string | number, number>();
  enumerate(
    (dice) => run(dice.unorderedDice),
    (answer, probability) => {
      paths++;
      chances.set(answer, (chances.get(answer) ?? 0) + probability);
    },
  );
  return { chances, paths };
}

function same(read: (dice: UnorderedDice) => string | number, single: (dice: Dice) => string | number, paths: number): void {
  const [one, other] = [taken(read), taken(single)];
  expect([...one.chances.keys()].sort()).toEqual([...other.chances.keys()].sort());
  for (const [answer, chance] of other.chances) expect(one.chances.get(answer), String(answer)).toBeCloseTo(chance, 12);
  expect(one.paths).toBe(paths);
}

const rolls = (dice: Dice, count: number, sides: number): number[] => Array.from({ length: count }, () => dice.roll(sides));
const sorted = (numbers: readonly number[]): string => [...numbers].sort((a, b) => a - b).join();

describe("dice that are read together", () => {
  test("count successes", () => {
    for (const [least, paths] of [
      [5, 4],
      [6, 4],
      [2, 4],
      [1, 1],
      [0, 1],
      [7, 1],
      [8, 1],
    ] as const)
      same(
        (dice) => dice.pool(3, 6, least),
        (dice) => rolls(dice, 3, 6).filter((face) => face >= least).length,
        paths,
      );
    same(
      (dice) => dice.pool(0, 6, 5),
      () => 0,
      1,
    );
    expect(() => taken((dice) => dice.pool(0, 0, 1))).toThrow("sides");
  });
  test("show their faces in rising order", () => {
    same(
      (dice) => dice.faces(2, 6).join(),
      (dice) => sorted(rolls(dice, 2, 6)),
      21,
    );
    same(
      (dice) => dice.faces(3, 4).join(),
      (dice) => sorted(rolls(dice, 3, 4)),
      20,
    );
    same(
      (dice) => dice.faces(1, 6).join(),
      (dice) => sorted(rolls(dice, 1, 6)),
      6,
    );
    same(
      (dice) => dice.faces(0, 6).join(),
      () => "",
      1,
    );
  });
  test("are cards drawn together", () => {
    const drawn = (available: readonly number[], count: number) => (dice: Dice) => {
      const cards = available.flatMap((many, kind) => new Array<number>(many).fill(kind));
      const hand = available.map(() => 0);
      for (let n = 0; n < count; n++) hand[cards.splice(dice.draw(cards.length), 1)[0]!]!++;
      return hand.join();
    };
    for (const [available, count, paths] of [
      [[1, 1, 2], 3, 3],
      [[2, 0, 3], 2, 3],
      [[3, 2], 5, 1],
      [[3, 2], 0, 1],
      [[4], 2, 1],
      [[2, 2, 2], 3, 7],
    ] as const)
      same((dice) => dice.hand(available, count).join(), drawn(available, count), paths);
  });
  test("are what is made of them, the same once", () => {
    const sum = (dice: Dice): number => dice.roll(6) + dice.roll(6) + dice.draw(3);
    same((dice) => dice.groupRolls(sum, (total) => total), sum, 13);
    same(
      (dice) => dice.groupRolls(sum, (total) => total % 2) % 2,
      (dice) => sum(dice) % 2,
      2,
    );
    same(
      (dice) => dice.roll(2) * 100 + dice.groupRolls(sum, (total) => total) + dice.roll(2) * 1000,
      (dice) => dice.roll(2) * 100 + sum(dice) + dice.roll(2) * 1000,
      52,
    );
    same(
      (dice) =>
        dice.groupRolls(
          (inner) => inner.until(() => (inner.roll(6) > 4 ? inner.roll(2) : null)) + inner.roll(2),
          (n) => n,
        ),
      (dice) => dice.roll(2) + dice.roll(2),
      3,
    );
    same(
      (dice) =>
        dice.groupRolls(
          (inner) => inner.unorderedDice!.pool(2, 6, 4),
          (n) => n,
        ),
      (dice) => rolls(dice, 2, 6).filter((face) => face > 3).length,
      3,
    );
  });
  test("are so only where every result is taken once and nobody looks at the single dice", () => {
    enumerate(
      (dice) => expect([together(dice, undefined), together(dice, [])]).toEqual([dice, undefined]),
      () => {},
    );
    expect(together(new SeededDice(1), undefined)).toBeUndefined();
    const sum = (dice: Dice): number => dice.roll(6) + dice.roll(6);
    expect(tally(new ScriptedDice("3 4"), undefined, sum, (total) => total)).toBe(7);
    expect(taken((dice) => tally(dice, undefined, sum, (total) => total)).paths).toBe(11);
    expect(taken((dice) => tally(dice, [], sum, (total) => total)).paths).toBe(36);
  });
});

describe("paths", () => {
  const run = (count: number, paths?: number) => () => distribution((dice) => dice.draw(count) * 0 + dice.draw(count) * 0, { paths });
  test("may be as many as the limit, and no more", () => {
    expect(run(10, 100)()).toEqual([{ answer: 0, probability: expect.closeTo(1, 9) }]);
    expect(run(10, 99)).toThrow("more than 99 sequences of results are possible; raise the limit or sample instead");
    expect(() => distribution((dice) => dice.draw(100), { paths: 99 })).toThrow("more than 99");
    expect(distribution((dice) => dice.draw(100), { paths: 100 })).toHaveLength(100);
    expect(() => distribution((dice) => dice.draw(200_001))).toThrow("more than 200000");
    for (const paths of [0, -1, 1.5, Number.NaN]) expect(run(1, paths)).toThrow("paths: expected a whole number from 1");
  });
  test("of one result alone take one path", () => {
    expect(taken((dice) => dice.draw(1) + dice.roll(1) + dice.rollOff(1, 6)).paths).toBe(1);
    expect(taken((dice) => dice.draw(300)).chances.get(299)).toBeCloseTo(1 / 300, 12);
  });
  test("that repeat a roll which nothing decides are refused", () => {
    expect(() => distribution((dice) => dice.until(() => (dice.roll(6) > 6 ? 1 : null)))).toThrow("a repeated roll can never be decided");
    same(
      (dice) => dice.until(() => (dice.roll(6) > 3 ? dice.roll(2) : null)),
      (dice) => dice.roll(2),
      2,
    );
  });
});

describe("what may be rolled", () => {
  const refused = (code: string) => expect.objectContaining({ name: "DiceError", code });
  test("is a die of a side or more, a card of one or more, up to two to the twentieth", () => {
    for (const size of [1, 6, 2 ** 20]) {
      expect(() => checkSides(size)).not.toThrow();
      expect(() => checkCount(size)).not.toThrow();
    }
    for (const size of [0, -1, 1.5, 2 ** 20 + 1, "6"]) {
      expect(() => checkSides(size as number)).toThrowError(refused("dice/no-such-die"));
      expect(() => checkCount(size as number)).toThrowError(refused("dice/nothing-to-draw"));
    }
  });
  test("is a roll-off of one contender to a thousand, of more than one with two sides or more", () => {
    for (const [contenders, sides] of [
      [1, 1],
      [1, 6],
      [2, 2],
      [1000, 6],
    ] as const)
      expect(() => checkRollOff(contenders, sides)).not.toThrow();
    for (const contenders of [0, 1001, 1.5]) expect(() => checkRollOff(contenders, 6)).toThrowError(refused("dice/no-contenders"));
    expect(() => checkRollOff(2, 1)).toThrowError(refused("dice/never-decided"));
    expect(() => checkRollOff(2, 0)).toThrowError(refused("dice/no-such-die"));
  });
});

describe("dice that roll", () => {
  test("roll off until one is highest", () => {
    const heard: unknown[] = [];
    expect(playRollOff(new ScriptedDice("5 2 5 5 3 3 3 1 4 2"), 4, 6, (still, faces) => heard.push([still, faces]))).toBe(2);
    expect(heard).toEqual([
      [
        [0, 1, 2, 3],
        [5, 2, 5, 5],
      ],
      [
        [0, 2, 3],
        [3, 3, 3],
      ],
      [
        [0, 2, 3],
        [1, 4, 2],
      ],
    ]);
    expect(playRollOff(new ScriptedDice(""), 1, 6, undefined)).toBe(0);
  });
  test("repeat an attempt until it is decided, and tell of each that was not", () => {
    let [attempts, again] = [0, 0];
    expect(
      playUntil(
        () => (++attempts < 3 ? null : attempts),
        () => again++,
      ),
    ).toBe(3);
    expect([attempts, again]).toEqual([3, 2]);
    expect(playUntil(() => 0, undefined)).toBe(0);
  });
});

describe("a draw by weight", () => {
  const fine = 2 ** 20;
  const at = (share: number, weights: readonly number[]): number => {
    const [high, low] = [Math.floor(share * fine), Math.floor((share * fine * fine) % fine)];
    const draws = [high, low];
    return drawByWeight(weights, { draw: () => draws.shift()! } as unknown as Dice);
  };
  test("falls where its share of the whole lies, the bounds to the next", () => {
    expect([0, 0.2, 0.25, 0.74, 0.75, 0.99].map((share) => at(share, [1, 2, 1]))).toEqual([0, 0, 1, 1, 2, 2]);
    expect([0, 0.5, 0.99].map((share) => at(share, [0, 1, 0, 1, 0]))).toEqual([1, 3, 3]);
    expect([at(0, []), at(0.5, [0, 0]), at(0.99, [-1, 1])]).toEqual([-1, -1, 1]);
    expect(at(1 / fine / 2, [1 / fine / 4, 1])).toBe(1);
  });
});
