/** Changed positions: lists of one number, and views without frames or with one. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../src/index.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { mutate, mutateView } from "../../src/laws/mutations.js";

const TIMES = Array.from({ length: 200 }, (_, n) => n);

describe("a change", () => {
  test("is of a list of one number too", () => {
    const state = { edition: "", dice: [1, 2, 3, 4], frames: [], only: [5] };
    const ruleset = { view: () => ({ a: 1, b: 2, c: 3, d: "x" }) } as unknown as AnyRuleset;
    const pick = new SeededDice("one");
    const changes = TIMES.map(() => mutate(ruleset, state as never, pick)).flatMap((one) => (one.entry === "restore" ? one.changes.split("; ") : []));
    expect(changes.length).toBeGreaterThan(100);
    for (const change of changes) expect(change).toMatch(/^state\.only\[0\]/);
  });
  test("is of a view without frames, or with an empty list of them", () => {
    const pick = new SeededDice("none");
    for (const view of [{ a: 1 }, { a: 1, frames: [] }])
      for (const change of TIMES.map(() => mutateView(view, pick).change)) expect(change).toMatch(/^view\.(?:a|a-too|frames|frames-too)\b/);
  });
});
