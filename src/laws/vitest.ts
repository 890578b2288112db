/**
 * The laws of a ruleset as tests of vitest, which the caller has installed: `laws("mine", { ruleset: MINE, options: [{}], games: 40 })`.
 * @module tyche/laws/vitest
 */
import { describe, test } from "vitest";
import { lawTests, type Subject } from "./suite.js";

/** Registers the laws of one ruleset as tests: one for each law and one for each stored game. */
export function laws(name: string, subject: Subject): void {
  describe(`laws of ${name}`, () => {
    for (const { title, run } of lawTests(subject)) test(title, run);
  });
}
