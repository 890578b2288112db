import { describe, expect, test } from "vitest";
import { argA, argB, code, emptied, verbOf } from "../../src/core/codes.js";
import { NotationError } from "../../src/core/errors.js";
import { createMoveCodec, type MoveKind, NUMBERS, vocabulary, vocabularyOf } from "../../src/core/moves.js";
import type { GameState } from "../../src/core/state.js";

type Move =
  | { readonly seat: "red" | "blue"; readonly type: "pass" }
  | { readonly seat: "red" | "blue"; readonly type: "march-to"; readonly space: string }
  | { readonly seat: "red" | "blue"; readonly type: "leave-unit"; readonly unit: string; readonly count: number };

const SPACES = vocabularyOf<GameState>("space", (s) => (s.edition === "" ? ["pella", "sardis"] : ["pella", "tyre"]));
const UNITS = vocabulary<GameState>("unit", ["mercenary", "elephant"]);
const KINDS: readonly MoveKind<GameState, Move>[] = [
  { type: "pass", args: [], make: (seat: "red" | "blue") => ({ seat, type: "pass" }) },
  { type: "march-to", args: [["space", SPACES]], make: (seat: "red" | "blue", space: string) => ({ seat, type: "march-to", space }) },
  {
    type: "leave-unit",
    args: [
      ["unit", UNITS],
      ["count", NUMBERS],
    ],
    make: (seat: "red" | "blue", unit: string, count: number) => ({ seat, type: "leave-unit", unit, count }),
  },
];
const codec = createMoveCodec<GameState, Move>(["red", "blue"], KINDS);
const s: GameState = { edition: "", dice: [0, 0, 0, 1], frames: [] };

describe("codes", () => {
  test("hold a verb and two arguments up to their ranges", () => {
    const c = code(255, 1023, 4095);
    expect([verbOf(c), argA(c), argB(c)]).toEqual([255, 1023, 4095]);
  });
  test("an emptied list is the same list without codes", () => {
    const codes = [1, 2, 3];
    expect(emptied(codes)).toBe(codes);
    expect(codes).toEqual([]);
  });
});

describe("the move codec", () => {
  const move: Move = { seat: "red", type: "leave-unit", unit: "elephant", count: 12 };
  test("encodes and decodes", () => {
    expect(codec.encode(s, move)).toBe(code(2, 1, 12));
    expect(codec.decode(s, 0, code(2, 1, 12))).toEqual(move);
    expect(codec.decode(s, 1, code(0))).toEqual({ seat: "blue", type: "pass" });
  });
  test("knows the words of the state's edition", () => {
    expect(codec.encode(s, { seat: "red", type: "march-to", space: "tyre" })).toBe(-1);
    expect(codec.encode({ ...s, edition: "other" }, { seat: "red", type: "march-to", space: "tyre" })).toBe(code(1, 1));
  });
  test("decodes a list in its order, by the words of each edition in turn", () => {
    const other = { ...s, edition: "other" };
    for (let again = 0; again < 2; again++) {
      expect(codec.decodeList(s, 0, [code(1, 1), code(0)])).toEqual([
        { seat: "red", type: "march-to", space: "sardis" },
        { seat: "red", type: "pass" },
      ]);
      expect(codec.decodeList(other, 1, [code(1, 1)])).toEqual([{ seat: "blue", type: "march-to", space: "tyre" }]);
    }
    expect(codec.decodeList(s, 0, [])).toEqual([]);
  });
  test("encodes a known move without looking at its form, and still not one with a word that is not there", () => {
    expect(codec.encodeMove(s, move)).toBe(code(2, 1, 12));
    expect(codec.encodeMove(s, { seat: "red", type: "march-to", space: "tyre" })).toBe(-1);
    expect(codec.encodeMove(s, { seat: "red", type: "fly" } as unknown as Move)).toBe(-1);
    expect([codec.seatEncoded(), codec.seatOf(move), codec.seatOf(7)]).toEqual([0, 0, -1]);
  });
  test.each([
    null,
    undefined,
    7,
    "red pass",
    [],
    {},
    { seat: "red" },
    { type: "pass" },
    { seat: "green", type: "pass" },
    { seat: "red", type: "fly" },
    { seat: "red", type: "pass", extra: 1 },
    { seat: "red", type: "march-to" },
    { seat: "red", type: "march-to", space: 1 },
    { seat: "red", type: "leave-unit", unit: "elephant", count: -1 },
    { seat: "red", type: "leave-unit", unit: "elephant", count: 0.5 },
    { seat: "red", type: "leave-unit", unit: "elephant", count: 1e9 },
    { seat: "red", type: "march-to", ["__proto__"]: { space: "pella" } },
    { seat: "red", type: "constructor" },
    { seat: "__proto__", type: "pass" },
  ])("takes no malformed move: %j", (malformed) => {
    expect(codec.encode(s, malformed)).toBe(-1);
  });
  test("writes one line and reads it back", () => {
    expect(codec.format(move)).toBe("red leave-unit elephant 12");
    expect(codec.parse("red leave-unit elephant 12")).toEqual(move);
    expect(codec.parse("blue march-to tyre")).toEqual({ seat: "blue", type: "march-to", space: "tyre" });
  });
  test.each([
    ["", 1, "seat"],
    ["green pass", 1, "seat"],
    ["red", 4, "kind of move"],
    ["red fly", 5, "kind of move"],
    ["red march-to", 13, "space"],
    ["red march-to  x", 14, "space"],
    ["red march-to Pella", 14, "space"],
    ["red leave-unit camel 1", 16, "unit"],
    ["red leave-unit elephant x", 25, "number"],
    ["red pass now", 10, "end of the line"],
    ["red leave-unit elephant 99999", 25, "number"],
  ])("refuses %j at column %i", (line, column, expected) => {
    try {
      codec.parse(line);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(NotationError);
      expect((error as NotationError).message).toContain(expected);
      if (line.split(" ").length > 2 || line === "" || line === "green pass" || line === "red fly")
        expect((error as NotationError).details.column).toBe(column);
    }
  });
  test("refuses what is no text and what is too long", () => {
    expect(() => codec.parse(5 as never)).toThrow(NotationError);
    expect(() => codec.parse("red ".repeat(1000))).toThrow("at most 300");
  });
  test("writes nothing that it could not read", () => {
    expect(() => codec.format({ seat: "red", type: "march-to", space: "a b" })).toThrow(NotationError);
    expect(() => codec.format({ type: "fly" } as never)).toThrow(NotationError);
    expect(() => codec.format(null as never)).toThrow(NotationError);
  });
});
