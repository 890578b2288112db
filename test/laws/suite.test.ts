/** The laws as named checks: what they are given, what they say of stored games, and how many sentences they ask for. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import { tinyTexts } from "../../examples/tiny/texts.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { type LawTest, lawTests, type Subject } from "../../src/laws/suite.js";
import { walk } from "../../src/laws/walk.js";
import { CLOCK } from "../../src/laws/watch.js";
import standard from "../records/tiny/standard.json" with { type: "json" };

const subject: Subject = { ruleset: TINY, options: [{ rounds: 9 }], games: 1, seed: "suite" };
const lawOf = (number: number, more: Partial<Subject>): LawTest => lawTests({ ...subject, ...more }).find(({ title }) => title.startsWith(`${number}.`))!;

test("laws use the watch that they are given, if any", () => {
  let timed = 0;
  const watch = {
    time: (...args: Parameters<typeof CLOCK.time>) => {
      timed++;
      return CLOCK.time(...args);
    },
  };
  lawOf(18, { watch, options: [{ rounds: 1 }] }).run();
  expect(timed).toBeGreaterThan(0);
  expect(() => lawOf(18, { options: [{ rounds: 1 }] }).run()).not.toThrow();
});

describe("a stored game", () => {
  test("is played to its end", () => {
    const begun = { ...standard, moves: standard.moves.slice(0, 2), hashes: standard.hashes.slice(0, 3), outcome: null };
    expect(() => lawOf(12, { records: { begun } }).run()).toThrow("the stored game has not ended");
    expect(() => lawOf(12, { records: { standard } }).run()).not.toThrow();
  });
  test("that does not verify is shown with whatever was thrown", () => {
    const failing = (thrown: unknown): (() => void) => {
      const parse = (): never => {
        throw thrown;
      };
      return () => lawOf(12, { ruleset: { ...TINY, parse } as AnyRuleset, records: { standard } }).run();
    };
    expect(failing(new Error("broken"))).toThrow(/^broken; if play or the state has changed on purpose/);
    expect(failing("a text")).toThrow(/^a text; if play or the state has changed on purpose/);
  });
});

test("sentences are asked for where a walk looks closely", () => {
  let asked = 0;
  const decision = (kind: string): string => {
    asked++;
    return tinyTexts.decision(kind as never);
  };
  lawOf(14, { texts: [{ ...tinyTexts, decision } as never] }).run();
  let sampled = 0;
  walk({ ruleset: TINY as AnyRuleset, options: { rounds: 9 }, seed: "fortune-of-tiny-suite-14-0" }, ({ isSampled }) => void (sampled += isSampled ? 1 : 0));
  expect(asked).toBe(sampled);
});
