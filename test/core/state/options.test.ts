/** Options by rows: what is read, what is refused, and which default stands. */
import { describe, expect, test } from "vitest";
import { defaultOf, type OptionRow, type OptionRows, readOptions } from "../../../src/core/state/options.js";
import { isTycheError } from "../../../src/index.js";

type Options = { fog?: boolean; turns?: number; side?: "red" | "blue"; level?: 1 | 2; last?: number; edition?: object };
const ROWS: OptionRows<Options> = {
  fog: { kind: "flag", default: false, clause: "X-1" },
  turns: { kind: "integer", least: 3, most: 9, default: 5, clause: null },
  side: { kind: "choice", choices: ["red", "blue"], default: "red", clause: null, needs: { option: "fog", is: true } },
  level: { kind: "choice", choices: [1, 2], default: 1, clause: "X-2", needs: { option: "side", is: "blue" } },
  last: { kind: "integer", least: 1, most: 20, default: { by: "side", values: { red: 7, blue: 8 } }, clause: null },
  edition: { kind: "edition", clause: null, needs: { option: "fog", is: true } },
};
const TABLE = ROWS as Readonly<Record<string, OptionRow>>;

function refused(options: unknown): string {
  try {
    readOptions(ROWS, options);
  } catch (error) {
    if (isTycheError(error)) return `${error.code} ${error.message}`;
  }
  return expect.unreachable();
}

describe("options that are given", () => {
  test("are read, and those that are not are not there", () => {
    expect(readOptions(ROWS, { seed: 1 })).toEqual({});
    expect(Object.keys(readOptions(ROWS, { turns: undefined, fog: false }))).toEqual(["fog"]);
    const all = { fog: true, turns: 9, side: "blue", level: 2, last: 20, edition: { name: "x" } };
    expect(readOptions(ROWS, all)).toEqual(all);
    for (const turns of [3, 9]) expect(readOptions(ROWS, { turns })).toEqual({ turns });
  });
  test("are refused by name, with what they may be", () => {
    expect(refused({ fog: 1 })).toBe("setup/bad-option options.fog: expected true or false, got 1");
    for (const turns of [2, 10, 3.5]) expect(refused({ turns })).toBe(`setup/bad-option options.turns: expected a whole number in 3..9, got ${turns}`);
    expect(refused({ side: "green", fog: true })).toBe('setup/bad-option options.side: expected one of red, blue, got "green"');
    expect(refused({ level: "1" })).toBe('setup/bad-option options.level: expected one of 1, 2, got "1"');
    expect(refused({ turn: 3 })).toBe(
      'setup/bad-option options.turn: unknown field. Did you mean "turns"? Known are seed, fog, turns, side, level, last, edition',
    );
    expect(refused(7)).toBe("setup/bad-option options: expected a plain object, got 7");
  });
  test("that mean nothing without another stand at their default only", () => {
    expect(readOptions(ROWS, { side: "red" })).toEqual({ side: "red" });
    expect(readOptions(ROWS, { side: "red", fog: true, level: 1 })).toEqual({ side: "red", fog: true, level: 1 });
    expect(refused({ side: "blue" })).toBe("setup/bad-option options.side: expected fog true, got false");
    expect(refused({ fog: true, level: 2 })).toBe('setup/bad-option options.level: expected side blue (X-2), got "red"');
    expect(refused({ fog: true, side: "red", level: 2 })).toBe('setup/bad-option options.level: expected side blue (X-2), got "red"');
    expect(readOptions(ROWS, { edition: {} })).toEqual({ edition: {} });
  });
});

test("a default is that of the row, or follows from another option", () => {
  expect(["fog", "turns", "side", "level", "last", "edition", "none", "toString"].map((name) => defaultOf(TABLE, name))).toEqual([
    false,
    5,
    "red",
    1,
    7,
    undefined,
    undefined,
    undefined,
  ]);
  expect([defaultOf(TABLE, "last", { side: "blue" }), defaultOf(TABLE, "last", { side: undefined }), defaultOf(TABLE, "last", { side: "green" })]).toEqual([
    8,
    7,
    undefined,
  ]);
});
