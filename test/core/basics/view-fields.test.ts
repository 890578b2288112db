/** Fields of a view, read back one by one. */
import { describe, expect, test } from "vitest";
import { readCount, readFlag, readIndex, readInOrder, readPart, readPartIfAny, readRecord, readRows } from "../../../src/core/basics/view-fields.js";

const refused = (path: string) => expect.objectContaining({ name: "PositionError", details: expect.objectContaining({ path }) });
const WORDS = ["rome", "carthage", "syracuse"];

describe("a field of a view", () => {
  test("is an object, which may be left out where it may be empty", () => {
    const given = { army: { men: 3 }, fleet: 3 };
    expect(readPart(given, "army", "view")).toEqual({ men: 3 });
    expect(() => readPart(given, "fleet", "view")).toThrowError(refused("view.fleet"));
    expect(() => readPart(given, "camp", "view")).toThrowError(refused("view.camp"));
    expect([readPartIfAny(given, "army", "view"), readPartIfAny(given, "camp", "view")]).toEqual([{ men: 3 }, {}]);
    expect(() => readPartIfAny(given, "fleet", "view")).toThrowError(refused("view.fleet"));
    expect(readPartIfAny(given, "toString", "view")).toEqual({});
  });
  test("is true or left out", () => {
    expect([readFlag({ acted: true }, "acted", "view"), readFlag({}, "acted", "view")]).toEqual([true, false]);
    for (const acted of [false, 1, null]) expect(() => readFlag({ acted }, "acted", "view")).toThrowError(refused("view.acted"));
  });
  test("is a number in its range, left out when it is 0", () => {
    expect([readCount({ men: 1 }, "men", "view", 1, 3), readCount({ men: 3 }, "men", "view", 1, 3), readCount({}, "men", "view", 1, 3)]).toEqual([1, 3, 0]);
    for (const men of [0, 4, -1, 1.5, "1", null]) expect(() => readCount({ men }, "men", "view", 1, 3)).toThrowError(refused("view.men"));
  });
  test("is a word, by its place in a list", () => {
    expect(WORDS.map((at) => readIndex({ at }, "at", "view", WORDS))).toEqual([0, 1, 2]);
    for (const at of ["athens", 0, undefined]) expect(() => readIndex({ at }, "at", "view", WORDS)).toThrowError(refused("view.at"));
  });
  test("is some words of a list, each once and in its order", () => {
    expect([readInOrder([], "view", WORDS), readInOrder(["rome", "syracuse"], "view", WORDS), readInOrder(WORDS, "view", WORDS)]).toEqual([
      [],
      [0, 2],
      [0, 1, 2],
    ]);
    for (const given of [
      ["rome", "rome"],
      ["carthage", "rome"],
      ["rome", "athens"],
    ])
      expect(() => readInOrder(given, "view", WORDS)).toThrowError(refused("view[1]"));
    expect(() => readInOrder(["carthage", "rome"], "view", WORDS)).toThrow("each once, and before carthage");
    expect(() => readInOrder([...WORDS, "rome"], "view", WORDS)).toThrowError(refused("view"));
  });
  test("is rows by id, of which some may be missing", () => {
    const read = (given: unknown): unknown[] => {
      const rows: unknown[] = [];
      readRecord(given, "view", WORDS, (value, path, index) => rows.push([value, path, index]));
      return rows;
    };
    expect(read({ syracuse: 7, rome: null })).toEqual([
      [null, "view.rome", 0],
      [7, "view.syracuse", 2],
    ]);
    expect(() => read({ athens: 1 })).toThrowError(refused("view.athens"));
  });
  test("is a list of objects, so many at most", () => {
    expect(readRows({ armies: [{ men: 1 }, {}] }, "armies", "view", 2)).toEqual([
      [{ men: 1 }, "view.armies[0]"],
      [{}, "view.armies[1]"],
    ]);
    expect(() => readRows({ armies: [{}, {}, {}] }, "armies", "view", 2)).toThrowError(refused("view.armies"));
    expect(() => readRows({ armies: [{}, 7] }, "armies", "view", 2)).toThrowError(refused("view.armies[1]"));
    expect(() => readRows({}, "armies", "view", 2)).toThrowError(refused("view.armies"));
  });
});
