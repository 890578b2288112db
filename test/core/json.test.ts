/** What comes from outside as JSON: objects of other realms, and keys that would reach a prototype. */
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { copyOfJson, isPlainObject, POSITION_COMPLAINT } from "../../src/core/json.js";

test("an object literal of another realm is a plain object, an instance of a class there is not", () => {
  expect(isPlainObject(runInNewContext("({ a: 1 })"))).toBe(true);
  expect(isPlainObject(runInNewContext("new (class Position {})()"))).toBe(false);
});

test("a key called __proto__ is copied as a key like any other", () => {
  const copy = copyOfJson(JSON.parse('{"__proto__":{"polluted":1},"a":2}'), "given", POSITION_COMPLAINT) as Record<string, unknown>;
  expect(Object.keys(copy)).toEqual(["__proto__", "a"]);
  expect([copy["polluted"], isPlainObject(copy), JSON.stringify(copy)]).toEqual([undefined, true, '{"__proto__":{"polluted":1},"a":2}']);
});
