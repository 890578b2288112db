/** Kinds of things: numbers, ranges, flags, words, one or none, sets and lists, packed things. */
import { describe, expect, test } from "vitest";
import { boundIn, formOf, idsOf, isPacked, numbersOf, quantity, rangeIn, readOne, showOne } from "../../../src/core/state/words.js";
import type { GameState } from "../../../src/core/state/state.js";

const S = { edition: "", dice: [1, 2, 3, 4], frames: [], most: 7 } as unknown as GameState & { readonly most: number };
const refused = (path: string) => expect.objectContaining({ name: "PositionError", details: expect.objectContaining({ path }) });

describe("a kind", () => {
  const isWord = (word: string): boolean => word === "space" || word === "bus";
  test.each([
    ["number", { form: "number", word: "", least: 0, most: 4095, length: 1 }],
    ["0..9", { form: "number", word: "", least: 0, most: 9, length: 1 }],
    ["-12..-3", { form: "number", word: "", least: -12, most: -3, length: 1 }],
    ["flag", { form: "flag", word: "", least: 0, most: 1, length: 1 }],
    ["space", { form: "word", word: "space", least: 0, most: 4095, length: 1 }],
    ["bus", { form: "word", word: "bus", least: 0, most: 4095, length: 1 }],
    ["space?", { form: "optional", word: "space", least: 0, most: 4095, length: 1 }],
    ["spaces", { form: "set", word: "space", least: 0, most: 4095, length: 1 }],
    ["space[8]", { form: "list", word: "space", least: 0, most: 4095, length: 8 }],
    ["1..6[12]", { form: "list", word: "", least: 1, most: 6, length: 12 }],
    ["number[2]", { form: "list", word: "", least: 0, most: 4095, length: 2 }],
  ])("%s is taken apart", (kind, form) => expect(formOf(kind, isWord)).toEqual(form));
});

describe("a thing", () => {
  const UNITS = { least: 0, most: 99, show: (packed: number) => `${packed} men`, read: (told: unknown) => Number.parseInt(String(told), 10) };
  const words = { space: ["pella", "sardis"], card: (s: typeof S) => (s.most === 7 ? ["ace"] : []), units: UNITS };
  const form = (kind: string) => formOf(kind, (word) => Object.hasOwn(words, word));
  test("with an id is its place in a list, which may be that of the game", () => {
    expect([showOne(words, "space", 1, S), showOne(words, "card", 0, S), showOne(words, "", 5, S), showOne(words, "units", 5, S)]).toEqual([
      "sardis",
      "ace",
      5,
      "5 men",
    ]);
    expect([
      readOne(words, form("space"), "sardis", "x", S),
      readOne(words, form("card"), "ace", "x", S),
      readOne(words, form("units"), "5 men", "x", S),
    ]).toEqual([1, 0, 5]);
    expect([readOne(words, form("0..9"), 0, "x", S), readOne(words, form("0..9"), 9, "x", S)]).toEqual([0, 9]);
    for (const [kind, given] of [
      ["space", "athens"],
      ["space", 1],
      ["card", "king"],
      ["0..9", 10],
      ["0..9", -1],
    ] as const)
      expect(() => readOne(words, form(kind), given, "x", S)).toThrowError(refused("x"));
  });
  test("without one is packed", () => {
    expect([isPacked(UNITS), isPacked(["a"]), isPacked(() => [])]).toEqual([true, false, false]);
    expect([idsOf(["a"], S), idsOf(words.card, S), numbersOf(["a", "b"])]).toEqual([["a"], ["ace"], { a: 0, b: 1 }]);
  });
  test("that is a quantity has bounds, of its own or of the game", () => {
    const points = quantity<typeof S>(1, (s) => s.most);
    expect([boundIn(3, S), boundIn<typeof S>((s) => s.most, S), rangeIn(points, S), points.show(4, S)]).toEqual([3, 7, [1, 7], 4]);
    expect([points.read(1, "x", S), points.read(7, "x", S)]).toEqual([1, 7]);
    for (const value of [0, 8, 1.5]) expect(() => points.read(value, "x", S)).toThrowError(refused("x"));
  });
});
