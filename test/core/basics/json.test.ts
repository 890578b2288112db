/** What comes from outside as JSON: objects of other realms, and keys that would reach a prototype. */
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import {
  checkAgainst,
  copyOfJson,
  isPlainObject,
  ownField,
  POSITION_COMPLAINT,
  readArray,
  readBoolean,
  readInteger,
  readKnownFields,
  readText,
  readWord,
} from "../../../src/core/basics/json.js";

test("an object literal of another realm is a plain object, an instance of a class there is not", () => {
  expect(isPlainObject(runInNewContext("({ a: 1 })"))).toBe(true);
  expect(isPlainObject(runInNewContext("new (class Position {})()"))).toBe(false);
});

test("a key called __proto__ is copied as a key like any other", () => {
  const copy = copyOfJson(JSON.parse('{"__proto__":{"polluted":1},"a":2}'), "given", POSITION_COMPLAINT) as Record<string, unknown>;
  expect(Object.keys(copy)).toEqual(["__proto__", "a"]);
  expect([copy["polluted"], isPlainObject(copy), JSON.stringify(copy)]).toEqual([undefined, true, '{"__proto__":{"polluted":1},"a":2}']);
});

const refused = (path: string, message?: string) =>
  expect.objectContaining({
    name: "PositionError",
    details: expect.objectContaining({ path }),
    ...(message === undefined ? {} : { message: expect.stringContaining(message) }),
  });

test("a copy has what was given, at most 40 levels deep and of 100,000 parts", () => {
  const given = { a: [1, { b: null }, "x"], c: {}, d: undefined, e: true };
  expect(copyOfJson(given, "given", POSITION_COMPLAINT)).toEqual(given);
  expect(copyOfJson(7, "given", POSITION_COMPLAINT)).toBe(7);
  const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);
  expect(() => copyOfJson(nested(40), "given", POSITION_COMPLAINT)).not.toThrow();
  expect(() => copyOfJson(nested(41), "given", POSITION_COMPLAINT)).toThrow("JSON of a sensible size");
  const within = (depth: number): unknown => (depth === 0 ? {} : { in: within(depth - 1) });
  expect(copyOfJson(within(40), "given", POSITION_COMPLAINT)).toEqual(within(40));
  expect(() => copyOfJson(within(41), "given", POSITION_COMPLAINT)).toThrow(`given${".in".repeat(41)}: expected JSON of a sensible size, got an object`);
  expect(() => copyOfJson(new Array(100_000).fill(0), "given", POSITION_COMPLAINT)).not.toThrow();
  const flat = (fields: number) => Object.fromEntries(Array.from({ length: fields }, (_, i) => [`f${i}`, 0]));
  expect(() => copyOfJson(flat(100_000), "given", POSITION_COMPLAINT)).not.toThrow();
  expect(() => copyOfJson(flat(100_001), "given", POSITION_COMPLAINT)).toThrow("given: expected JSON of a sensible size, got an object");
  expect(() => copyOfJson(new Array(100_001).fill(0), "given", POSITION_COMPLAINT)).toThrow("JSON of a sensible size");
  const rows = (count: number) => new Array(count).fill({ a: 1 });
  expect(() => copyOfJson(rows(50_000), "given", POSITION_COMPLAINT)).not.toThrow();
  expect(() => copyOfJson([...rows(50_000), {}, {}], "given", POSITION_COMPLAINT)).toThrow("JSON of a sensible size");
  const cycle: unknown[] = [];
  cycle.push(cycle);
  expect(() => copyOfJson(cycle, "given", POSITION_COMPLAINT)).toThrow("JSON of a sensible size");
});

test("a copy is made of plain objects alone; a getter that throws makes it no JSON", () => {
  expect(() => copyOfJson({ a: [new Date(0)] }, "given", POSITION_COMPLAINT)).toThrowError(refused("given.a[0]", "a plain object"));
  const thrower = {
    get a() {
      return expect.unreachable();
    },
  };
  expect(() => copyOfJson(thrower, "given", POSITION_COMPLAINT)).toThrowError(refused("given", "expected JSON"));
  expect(() => copyOfJson({ ["k".repeat(50)]: new Date(0) }, "given", POSITION_COMPLAINT)).toThrowError(refused(`given.${"k".repeat(40)}`));
});

test("what was given is held against what is shown: nothing more, nothing else, but not all", () => {
  const shown = { a: 1, b: [1, { c: -0 }], d: { e: null } };
  const held = (given: unknown) => () => checkAgainst(given, shown, "view", POSITION_COMPLAINT);
  for (const given of [shown, {}, { a: 1 }, { d: {} }, { b: [1, {}] }, { a: undefined }]) expect(held(given)).not.toThrow();
  expect(held({ a: 2 })).toThrowError(refused("view.a", "expected 1, as everything else says"));
  expect(held({ b: [1] })).toThrowError(refused("view.b", "expected 2 entries, as everything else says"));
  expect(held({ b: [1, { c: 0 }] })).toThrowError(refused("view.b[1].c"));
  expect(held({ b: 1 })).toThrowError(refused("view.b", "an array"));
  expect(held({ d: { f: 1 } })).toThrowError(refused("view.d.f", "unknown field"));
  expect(held({ d: 1 })).toThrowError(refused("view.d", "a plain object"));
});

test("values are read in their range and kind", () => {
  const fails = (read: () => unknown, message: string) => expect(read).toThrowError(refused("x", message));
  expect([readInteger(1, "x", 1, 3, POSITION_COMPLAINT), readInteger(3, "x", 1, 3, POSITION_COMPLAINT)]).toEqual([1, 3]);
  for (const value of [0, 4, 1.5, "1", null]) fails(() => readInteger(value, "x", 1, 3, POSITION_COMPLAINT), "a whole number in 1..3");
  expect([readBoolean(true, "x", POSITION_COMPLAINT), readBoolean(false, "x", POSITION_COMPLAINT)]).toEqual([true, false]);
  for (const value of [0, null, "true"]) fails(() => readBoolean(value, "x", POSITION_COMPLAINT), "true or false");
  expect(readText("abc", "x", 3, POSITION_COMPLAINT)).toBe("abc");
  fails(() => readText("abcd", "x", 3, POSITION_COMPLAINT), "a text of at most 3 characters");
  fails(() => readText(7, "x", 3, POSITION_COMPLAINT), "a text");
  const words = Array.from({ length: 13 }, (_, i) => `w${i}`);
  expect(readWord("w12", "x", words, POSITION_COMPLAINT)).toBe("w12");
  fails(() => readWord("w13", "x", words, POSITION_COMPLAINT), "w10, w11, …");
  fails(() => readWord("w13", "x", words.slice(0, 12), POSITION_COMPLAINT), "w10, w11, got");
  fails(() => readWord(0, "x", words, POSITION_COMPLAINT), "one of w0");
  expect(readArray([1, undefined], "x", 2, POSITION_COMPLAINT)).toEqual([1, undefined]);
  fails(() => readArray([1, 2, 3], "x", 2, POSITION_COMPLAINT), "at most 2 entries");
  fails(() => readArray({ length: 1 }, "x", 2, POSITION_COMPLAINT), "an array");
  expect(readKnownFields({ a: 1 }, "x", ["a", "b"], POSITION_COMPLAINT)).toEqual({ a: 1 });
  expect(() => readKnownFields({ weather: 1 }, "x", ["a", "b"], POSITION_COMPLAINT)).toThrowError(refused("x.weather", "unknown field. Known are a, b"));
  expect(() => readKnownFields({ alpine: 1 }, "x", ["alpin"], POSITION_COMPLAINT)).toThrowError(refused("x.alpine", 'Did you mean "alpin"?'));
  expect([ownField({ a: 1 }, "a"), ownField({}, "toString")]).toEqual([1, undefined]);
});
