/** The form of a law: a sentence, and a function that throws if a game breaks it. Tests of any kind and fuzzers use the same functions. */
import { isSame } from "../core/basics/same.js";
import type { Trial } from "./walk.js";

/** A condition that every ruleset must keep in every game. */
export interface Law {
  /** Its number, which never changes. */
  readonly number: number;
  readonly title: string;
  /** True if the law needs more than a stretch of a game. */
  readonly isOfWholeGames?: true;
  /** @throws Error if the random game of this trial breaks the law */
  check(trial: Trial): void;
}

export function expectThat(condition: boolean, message: string | (() => string)): asserts condition {
  if (!condition) throw new Error(typeof message === "string" ? message : message());
}

/** Throws with the first difference unless both values are equal as JSON. */
export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  if (isSame(actual, expected)) return;
  throw new Error(`${what} differs at ${firstDifference(actual, expected, "value")}`);
}

function firstDifference(actual: unknown, expected: unknown, path: string): string {
  if (typeof actual === "object" && typeof expected === "object" && actual !== null && expected !== null) {
    for (const key of new Set([...Object.keys(actual), ...Object.keys(expected)])) {
      const a = (actual as Record<string, unknown>)[key];
      const b = (expected as Record<string, unknown>)[key];
      if (!isSame(a, b)) return firstDifference(a, b, `${path}.${key}`);
    }
  }
  return `${path}: expected ${shown(expected)}, got ${shown(actual)}`;
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 300);
}
