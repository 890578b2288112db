/** The space of moves whose numbers have bounds of their own: actions, codes and rows; and bounds that cannot be. */
import { describe, expect, test } from "vitest";
import { argA, argB, verbOf } from "../../src/core/moves/codes.js";
import { MOST, NUMBERS, numbersIn, vocabulary } from "../../src/core/moves/moves.js";
import type { PlayParts } from "../../src/core/ruleset/parts.js";
import type { GameTypes } from "../../src/core/ruleset/contract.js";
import { layoutOf, NO_ROW } from "../../src/learn/space.js";

type Row = readonly [type: string, ...args: (readonly [field: string, words: object])[]];

function spaceOf(...rows: readonly Row[]): ReturnType<typeof layoutOf> {
  const moveKinds = rows.map(([type, ...args]) => ({ type, args, make: () => null }));
  return layoutOf({ id: "own", version: "3", moveKinds } as unknown as PlayParts<GameTypes>, "");
}

const COLOURS = vocabulary("colour", ["red", "green"]);
const between = (least: number, most: number) => numbersIn(`${least}..${most}`, () => [least, most]);

describe("a space", () => {
  const { space, codes, base, width, firstRow, secondRow } = spaceOf(
    ["pass"],
    ["pay", ["count", between(3, 5)]],
    ["place", ["colour", COLOURS], ["strength", between(2, 4)]],
    ["trade", ["count", between(1, 2)], ["colour", COLOURS]],
  );
  test("has the actions of each kind one after the other, and rows for each argument", () => {
    expect([space.ruleset, space.version, space.edition, space.size, space.rows]).toEqual(["own", "3", "", 1 + 3 + 6 + 4, [1 + 3 + 2 + 2, 3 + 2]]);
    expect(space.kinds.map(({ type, first, size, rows }) => [type, first, size, rows])).toEqual([
      ["pass", 0, 1, [0, -1]],
      ["pay", 1, 3, [1, -1]],
      ["place", 4, 6, [4, 0]],
      ["trade", 10, 4, [6, 3]],
    ]);
    expect(space.words).toEqual({ colour: ["red", "green"] });
    expect(space.kinds[3]!.args).toEqual([
      { field: "count", words: null, least: 1, size: 2 },
      { field: "colour", words: "colour", least: 0, size: 2 },
    ]);
  });
  test("has a code for each action, and finds action and rows from the code again", () => {
    const told = [...codes].map((code) => [verbOf(code), argA(code), argB(code)]);
    const expected = [
      [0, 0, 0],
      ...[3, 4, 5].map((count) => [1, count, 0]),
      ...[0, 1].flatMap((colour) => [2, 3, 4].map((strength) => [2, colour, strength])),
      ...[1, 2].flatMap((count) => [0, 1].map((colour) => [3, count, colour])),
    ];
    expect(told).toEqual(expected);
    told.forEach(([verb, a, b], action) => void expect(base[verb!]! + a! * width[verb!]! + b!).toBe(action));
    expect(told.map(([verb, a]) => firstRow[verb!]! + a!)).toEqual([0, 1, 2, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 7]);
    expect([...secondRow]).toEqual([NO_ROW, NO_ROW, -2, 3]);
  });
});

describe("numbers", () => {
  test("without bounds are those that a code holds", () => {
    const { space } = spaceOf(["pay", ["count", NUMBERS]]);
    expect(space.kinds[0]!.args).toEqual([{ field: "count", words: null, least: 0, size: MOST[0] + 1 }]);
  });
  test("have bounds that a code holds", () => {
    const bounds = (least: number, most: number) => () => spaceOf(["pay", ["count", between(least, most)]]).space.size;
    expect([bounds(0, 0)(), bounds(MOST[0], MOST[0])(), bounds(5, 9999)()]).toEqual([1, 1, MOST[0] - 4]);
    for (const [least, most] of [
      [-1, 3],
      [4, 3],
      [MOST[0] + 1, MOST[0] + 1],
      [Number.NaN, 3],
    ] as const)
      expect(bounds(least, most)).toThrow(`moves.pay.count: expected a range within 0..${MOST[0]}, got "${least}..${most}"`);
    expect(() => spaceOf(["pay", ["colour", COLOURS], ["count", between(3, 2)]])).toThrow(`moves.pay.count: expected a range within 0..${MOST[1]}`);
  });
});
