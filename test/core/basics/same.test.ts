import { describe, expect, test } from "vitest";
import { isSame, sortedText } from "../../../src/core/basics/same.js";

const VALUE = { b: [1, { d: null, c: "x" }], a: { f: -0, e: true } };
const TURNED = { a: { e: true, f: -0 }, b: [1, { c: "x", d: null }] };

describe("the same JSON", () => {
  test("has its keys in any order, at every depth, and one text", () => {
    expect(isSame(VALUE, TURNED)).toBe(true);
    expect(sortedText(VALUE)).toBe(sortedText(TURNED));
  });
  test.each([
    [{ ...VALUE, a: { f: 0, e: true } }],
    [{ ...VALUE, b: [{ d: null, c: "x" }, 1] }],
    [{ ...VALUE, z: undefined }],
    [{ a: VALUE.a }],
    [Object.values(VALUE)],
    [null],
  ])("is not %j", (other) => {
    expect([isSame(VALUE, other), isSame(other, VALUE)]).toEqual([false, false]);
  });
  test("a name of every object's prototype is no key", () => {
    expect(isSame(JSON.parse('{"toString":1}'), { valueOf: 1 })).toBe(false);
    expect(isSame(JSON.parse('{"__proto__":1}'), JSON.parse('{"x":1}'))).toBe(false);
  });
  test("a cycle is looked at as deep as what it is compared with", () => {
    const cycle: Record<string, unknown> = {};
    cycle["self"] = cycle;
    expect(isSame({ self: { self: 1 } }, cycle)).toBe(false);
  });
});
