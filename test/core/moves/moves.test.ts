import { describe, expect, test } from "vitest";
import { argA, argB, code, emptied, verbOf } from "../../../src/core/moves/codes.js";
import { NotationError } from "../../../src/core/basics/errors.js";
import { copyOfMove, createMoveCodec, isNumeric, type MoveKind, NUMBERS, numbersIn, vocabulary, vocabularyOf } from "../../../src/core/moves/moves.js";
import type { GameState } from "../../../src/core/state/state.js";

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
  const refusal = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      if (error instanceof NotationError) return [error.code, error.message, error.details];
    }
    return expect.unreachable();
  };
  test.each([
    ["green pass", "no-seat", 1, "a seat (red, blue)", '"green"'],
    ["bleu pass", "no-seat", 1, "a seat (red, blue)", '"bleu". Did you mean "blue"?'],
    ["blu pass", "no-seat", 1, "a seat (red, blue)", '"blu". Did you mean "blue"?'],
    ["red", "no-move", 5, "a kind of move", "the end of the line"],
    ["red pas", "no-move", 5, "a kind of move", '"pas". Did you mean "pass"?'],
    ["red march-to", "no-argument", 14, "space (space)", "the end of the line"],
    ["red march-to Pella", "no-argument", 14, "space (space)", '"Pella"'],
    ["red leave-unit elephants 1", "unknown-word", 16, "unit (unit)", '"elephants". Did you mean "elephant"?'],
    ["red leave-unit elephant", "no-argument", 25, "count (number)", "the end of the line"],
    ["red leave-unit elephant 4096", "no-number", 25, "count, a number in 0..4095", '"4096"'],
    ["red leave-unit elephant 01", "no-number", 25, "count, a number in 0..4095", '"01"'],
    ["red leave-unit elephant -", "no-number", 25, "count, a number in 0..4095", '"-"'],
    ["red pass now", "too-much", 10, "the end of the line", '"now"'],
    ["red pass ", "too-much", 10, "the end of the line", '""'],
  ])("says of %j all that is wrong: %s", (line, name, column, expected, got) => {
    expect(refusal(() => codec.parse(line))).toEqual([`notation/${name}`, `column ${column}: expected ${expected}, got ${got}`, { column, expected }]);
  });
  test("reads the largest number, words of one letter, with points and hyphens, and the hyphen alone", () => {
    for (const count of [0, 9, 4095])
      expect(codec.parse(`red leave-unit elephant ${count}`)).toEqual({ seat: "red", type: "leave-unit", unit: "elephant", count });
    for (const space of ["p", "0", "a-b.c", "-"]) {
      expect(codec.parse(`red march-to ${space}`)).toEqual({ seat: "red", type: "march-to", space });
      expect(codec.format({ seat: "red", type: "march-to", space })).toBe(`red march-to ${space}`);
    }
    for (const space of ["a-", "-a", "a--b", "a.-b", "ä", ".", "--"]) {
      expect(refusal(() => codec.parse(`red march-to ${space}`))[0]).toBe("notation/no-argument");
      expect(refusal(() => codec.format({ seat: "red", type: "march-to", space }))[0]).toBe("notation/no-word");
    }
  });
  test("says which line is too long, what is no text and what cannot be written", () => {
    expect(codec.parse(`red march-to ${"x".repeat(287)}`)).toMatchObject({ type: "march-to" });
    expect(refusal(() => codec.parse(`red march-to ${"x".repeat(288)}`))).toEqual([
      "notation/too-long",
      "a line of notation has at most 300 characters, got 301",
      { column: 301 },
    ]);
    expect(refusal(() => codec.parse(5 as never))).toEqual(["notation/not-text", "expected a line of notation, got 5", { column: 1 }]);
    expect(refusal(() => codec.format({ type: "fly" } as never)).slice(0, 2)).toEqual([
      "notation/unknown-move",
      "expected a move of this ruleset, got an object",
    ]);
    expect(refusal(() => codec.format({ seat: "red", type: "march-to" } as never)).slice(0, 2)).toEqual([
      "notation/no-word",
      "expected an id or a number, got undefined",
    ]);
    expect(refusal(() => codec.format({ seat: true, type: "pass" } as never))[1]).toBe("expected an id or a number, got true");
  });
  test("takes numbers as far as codes go, and knows the seat of what it took or not", () => {
    const leave = (count: number) => codec.encode(s, { seat: "blue", type: "leave-unit", unit: "mercenary", count });
    expect([leave(0), leave(4095), leave(4096)]).toEqual([code(2, 0, 0), code(2, 0, 4095), -1]);
    expect(codec.seatEncoded()).toBe(1);
    codec.encode(s, { seat: "green", type: "pass" });
    expect(codec.seatEncoded()).toBe(-1);
    codec.encodeMove(s, { seat: "red", type: "fly" } as unknown as Move);
    expect(codec.seatEncoded()).toBe(0);
    codec.encode(s, { seat: "blue", type: "fly" });
    expect(codec.seatEncoded()).toBe(1);
    expect([codec.seatOf({ seat: "blue" }), codec.seatOf({ seat: "green" }), codec.seatOf(null), codec.seatOf("blue")]).toEqual([1, -1, -1, -1]);
  });
  test("counts the fields of a move itself, and not what every object has", () => {
    const inherited = Object.prototype as Record<string, unknown>;
    Object.defineProperty(inherited, "added", { value: 1, enumerable: true, configurable: true });
    const encoded = codec.encode(s, { seat: "red", type: "pass" });
    delete inherited["added"];
    expect(encoded).toBe(code(0));
  });
  test("checks the words of an edition that are arguments, once, with their place", () => {
    const checked: unknown[] = [];
    const checking = createMoveCodec<GameState, Move>(["red", "blue"], KINDS, (...given) => void checked.push(given));
    for (let again = 0; again < 2; again++) checking.encode(s, { seat: "red", type: "pass" });
    const once = [
      ["march-to", "space", ["pella", "sardis"], 0],
      ["leave-unit", "unit", ["mercenary", "elephant"], 0],
    ];
    expect(checked).toEqual(once);
    checking.encode({ ...s, edition: "other" }, { seat: "red", type: "pass" });
    expect(checked.slice(2)).toEqual([["march-to", "space", ["pella", "tyre"], 0], once[1]]);
    checking.encode(s, { seat: "red", type: "pass" });
    expect(checked.length).toBe(4);
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

test("words and numbers of arguments", () => {
  const digits = numbersIn<GameState>("digits", ({ edition }) => [1, edition.length]);
  expect([NUMBERS, digits, UNITS, SPACES].map((words) => isNumeric(words))).toEqual([true, true, false, false]);
  expect([NUMBERS.range?.(s), digits.range?.({ ...s, edition: "abc" }), NUMBERS.ids(s), digits.ids(s), digits.fixed]).toEqual([
    [0, 4095],
    [1, 3],
    null,
    null,
    null,
  ]);
  expect([UNITS.fixed, UNITS.ids(s), SPACES.fixed, digits.name]).toEqual([["mercenary", "elephant"], ["mercenary", "elephant"], null, "digits"]);
});
test("a move from outside is copied when it is an object, and refused when it cannot be read", () => {
  const given = { seat: "red", type: "pass" };
  expect([copyOfMove(given), copyOfMove(given) === given, copyOfMove(7), copyOfMove(null)]).toEqual([given, false, 7, null]);
  const unreadable = Object.defineProperty({}, "seat", { enumerable: true, get: () => expect.unreachable() });
  expect(() => copyOfMove(unreadable)).toThrow("This is not a move of the game: expected a plain object, got one that cannot be read.");
});
