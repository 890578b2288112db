/** What an event is about and which way something went; playouts that are cut off. */
import { describe, expect, test } from "vitest";
import { eventTargetsOf } from "../../../src/core/board/event-targets.js";
import { playout } from "../../../src/core/game/playout.js";
import { TINY } from "../../../examples/tiny/index.js";

type Event =
  | { type: "marched"; unit: string; from: string; to: string }
  | { type: "stayed"; unit: string; space: string }
  | { type: "traded"; from: string; to: string }
  | { type: "went"; from?: string; space?: string; to?: string; path?: readonly unknown[]; units?: readonly unknown[] }
  | { type: "rested" };

describe("an event", () => {
  const targetsOf = eventTargetsOf<Event>({
    fields: { unit: "piece", units: "piece", from: "place", to: "place", space: "place" },
    events: { traded: ({ to }) => [{ kind: "seat", id: to }] },
    unmoved: ["traded"],
    nowhere: ["rested"],
  });
  test("is about its fields in the order of their names, each once, and goes from where to where", () => {
    expect(targetsOf({ type: "marched", to: "tyre", from: "rome", unit: "a" })).toEqual({
      targets: [
        { kind: "piece", id: "a" },
        { kind: "place", id: "rome" },
        { kind: "place", id: "tyre" },
      ],
      trail: ["rome", "tyre"],
    });
    expect(targetsOf({ type: "marched", to: "rome", from: "rome", unit: "rome" })).toEqual({
      targets: [
        { kind: "piece", id: "rome" },
        { kind: "place", id: "rome" },
      ],
      trail: ["rome", "rome"],
    });
  });
  test("that stays has no way, and one that says its path has that", () => {
    expect(targetsOf({ type: "stayed", unit: "a", space: "rome" }).trail).toEqual([]);
    expect(targetsOf({ type: "went", from: "rome", space: "tyre" }).trail).toEqual(["rome", "tyre"]);
    expect(targetsOf({ type: "went", from: "rome", space: "tyre", to: "acre" }).trail).toEqual(["rome", "acre"]);
    expect(targetsOf({ type: "went", from: "rome", to: "acre", path: ["rome", null, "tyre"] }).trail).toEqual(["rome", "tyre"]);
    expect([targetsOf({ type: "went", from: "rome" }).trail, targetsOf({ type: "went", to: "rome" }).trail]).toEqual([[], []]);
  });
  test("is about what its type says instead, and about nothing where nothing is named", () => {
    expect(targetsOf({ type: "traded", from: "red", to: "blue" })).toEqual({ targets: [{ kind: "seat", id: "blue" }], trail: [] });
    for (const type of ["rested", "constructor"]) expect(targetsOf({ type } as Event)).toEqual({ targets: [], trail: [] });
    expect(targetsOf({ type: "went", units: ["a", null, 3, "b", "a"] }).targets).toEqual([
      { kind: "piece", id: "a" },
      { kind: "piece", id: "b" },
    ]);
    expect(Object.isFrozen(targetsOf({ type: "rested" }).targets)).toBe(true);
  });
});

describe("a playout", () => {
  const s = TINY.setup({ seed: "cut off" });
  test("stops after so many decisions or at the end, and plays none where there is nothing to play", () => {
    const whole = playout(TINY, s, 1);
    expect(whole.outcome).toEqual(TINY.outcome(whole.state));
    for (const most of [0, 1, 3, whole.plies - 1]) {
      const cut = playout(TINY, s, 1, { most });
      expect([cut.plies, cut.outcome]).toEqual([most, null]);
    }
    for (const most of [whole.plies, whole.plies + 1, Number.POSITIVE_INFINITY]) expect(playout(TINY, s, 1, { most })).toEqual(whole);
    expect(playout(TINY, s, 1, { most: 0 }).state).toEqual(s);
    expect(playout(TINY, whole.state, 1)).toEqual({ ...whole, plies: 0 });
    for (const most of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => playout(TINY, s, 1, { most })).toThrow("most: expected a whole number from 0, got");
  });
  test("that does not end is a fault of the ruleset", () => {
    const whole = playout(TINY, s, 1);
    expect(playout({ ...TINY, maxDecisions: whole.plies }, s, 1).plies).toBe(whole.plies);
    expect(() => playout({ ...TINY, maxDecisions: whole.plies - 1 }, s, 1)).toThrow("tyche invariant: a game of tiny does not end");
  });
});
