/** Errors: how long, what they print, how they are known. */
import { describe, expect, test } from "vitest";
import {
  broken,
  demand,
  demandRow,
  invariant,
  isTycheError,
  NotationError,
  RunError,
  PositionError,
  printed,
  RulesetError,
  SetupError,
  unreachable,
} from "../../../src/core/basics/errors.js";

describe("an error", () => {
  test("has a message of 600 characters at most", () => {
    expect(new SetupError("a/b", "x".repeat(600)).message).toBe("x".repeat(600));
    expect(new SetupError("a/b", "x".repeat(601)).message).toBe(`${"x".repeat(600)}…`);
  });
  test("is known by its brand, as JSON too", () => {
    for (const Kind of [SetupError, NotationError, PositionError, RunError, RulesetError]) {
      const error = new Kind("a/b", "no", { path: "x" });
      expect([isTycheError(error), isTycheError(JSON.parse(JSON.stringify(error))), error.name, error.constructor.name]).toEqual([
        true,
        true,
        Kind.name,
        Kind.name,
      ]);
      expect(error.toJSON()).toEqual({ brand: "tyche.error", name: Kind.name, code: "a/b", message: "no", details: { path: "x" } });
    }
    expect(new SetupError("a/b", "no").details).toEqual({});
    for (const other of [new Error("x"), null, undefined, "tyche.error", {}, { brand: "other" }]) expect(isTycheError(other)).toBe(false);
  });
});

describe("what is demanded", () => {
  test("throws only where it does not hold, and names what came", () => {
    expect(() => invariant(true, "x")).not.toThrow();
    expect(() => invariant(false, "x")).toThrow("tyche invariant: x");
    expect(() => broken("x")).toThrow("tyche invariant: x");
    expect(() => unreachable()).toThrow("tyche invariant: this point cannot be reached");
    expect(() => unreachable("a move")).toThrow("tyche invariant: a move cannot be reached");
    expect(() => demand(true, "a", "b", 1)).not.toThrow();
    expect(() => demand(false, "a", "b", 1)).toThrowError(
      expect.objectContaining({ name: "PositionError", message: "a: expected b, got 1", details: { path: "a", expected: "b", got: "1" } }),
    );
    expect(() => demand(false, "a", "b")).toThrow("a: expected b, got something else");
    expect(() => demand(false, "a", "b", undefined)).toThrow("a: expected b, got undefined");
    expect(() => demandRow(true, "a", () => expect.unreachable(), 1)).not.toThrow();
    expect(() => demandRow(false, "a", () => "b", 1)).toThrow("a: expected b, got 1");
    expect(() => demandRow(false, "a", "b", "c")).toThrow('a: expected b, got "c"');
  });
});

describe("a value", () => {
  class Named {}
  test.each([
    ["abc", '"abc"'],
    ["x".repeat(78), `"${"x".repeat(78)}"`],
    ["x".repeat(79), `"${"x".repeat(79)}…`],
    [7, "7"],
    [null, "null"],
    [undefined, "undefined"],
    [true, "true"],
    [[1, 2], "an array of 2"],
    [{}, "an object"],
    [Object.create(null), "an object"],
    [new Named(), "an instance of Named"],
    [new (class {})(), "an object with a prototype of its own"],
    [Object.create({ a: 1 }), "an object with a prototype of its own"],
    [new Date(0), "an instance of Date"],
    [Symbol("s"), "Symbol(s)"],
    [2n, "2"],
  ])("%# is printed", (value, text) => expect(printed(value)).toBe(text));
  test("that cannot be printed is said to be so, one that is long is cut", () => {
    expect(printed(Symbol("x".repeat(72)))).toBe(`Symbol(${"x".repeat(72)})`);
    expect(printed(Symbol("x".repeat(73)))).toBe(`Symbol(${"x".repeat(73)}…`);
    const proxy = new Proxy({}, { getPrototypeOf: () => expect.unreachable() });
    expect(printed(proxy)).toBe("an unprintable value");
  });
});
