/** Rolls as events show them, events of the set-up, and what each viewer hears. */
import { describe, expect, test } from "vitest";
import { enumerate } from "../../../src/core/dice/enumerating.js";
import { eventViews } from "../../../src/core/events/event-rows.js";
import { isSetUp, markSetUp, type RollEvent, rollDice, rollDie, rollPool, rollTest, rollUnordered } from "../../../src/core/events/events.js";
import { ScriptedDice } from "../../../src/index.js";

const NAME = { purpose: "storm", clause: "X-1", seat: "red" } as const;
type Told = RollEvent<"storm">;

describe("a roll", () => {
  test("of one die shows its sides and its face", () => {
    const log: Told[] = [];
    expect(rollDie(new ScriptedDice("4"), log, NAME)).toBe(4);
    expect(log).toEqual([{ type: "roll", ...NAME, sides: 6, faces: [4] }]);
    expect(rollDie(new ScriptedDice("4"), undefined, NAME, 6)).toBe(4);
  });
  test("to which something is added shows what it had to come to, and whether it did", () => {
    const told = (face: number, test_: { bonus?: number; least?: number; most?: number }) => {
      const log: Told[] = [];
      const total = rollTest(new ScriptedDice(String(face)), log, NAME, test_);
      const { type, purpose, clause, seat, sides, ...rest } = log[0]!;
      expect([type, purpose, clause, seat, sides]).toEqual(["roll", "storm", "X-1", "red", 6]);
      return [total, rest];
    };
    expect(told(3, {})).toEqual([3, { faces: [3] }]);
    expect(told(3, { bonus: 2 })).toEqual([5, { faces: [3], bonus: 2 }]);
    expect(told(3, { bonus: -2 })).toEqual([1, { faces: [3], bonus: -2 }]);
    expect(told(3, { least: 3 })).toEqual([3, { faces: [3], least: 3, success: true }]);
    expect(told(3, { least: 4 })).toEqual([3, { faces: [3], least: 4, success: false }]);
    expect(told(3, { bonus: 1, least: 4 })).toEqual([4, { faces: [3], bonus: 1, least: 4, success: true }]);
    expect(told(3, { most: 3 })).toEqual([3, { faces: [3], most: 3, success: true }]);
    expect(told(3, { most: 2 })).toEqual([3, { faces: [3], most: 2, success: false }]);
    expect(told(3, { least: 2, most: 4 })).toEqual([3, { faces: [3], least: 2, most: 4, success: true }]);
    expect(told(5, { least: 2, most: 4 })).toEqual([5, { faces: [5], least: 2, most: 4, success: false }]);
    expect(told(1, { least: 2, most: 4 })).toEqual([1, { faces: [1], least: 2, most: 4, success: false }]);
    expect(rollTest(new ScriptedDice("6"), undefined, NAME, { bonus: 1, least: 7 })).toBe(7);
  });
  test("of several dice shows them together, in the order in which they fell", () => {
    for (const roll of [rollDice, rollUnordered]) {
      const log: Told[] = [];
      expect(roll(new ScriptedDice("4 1 6"), log, NAME, 3)).toEqual([4, 1, 6]);
      expect(log).toEqual([{ type: "roll", ...NAME, sides: 6, faces: [4, 1, 6] }]);
      expect(roll(new ScriptedDice("4 1"), undefined, NAME, 2)).toEqual([4, 1]);
      const none: Told[] = [];
      expect(roll(new ScriptedDice(""), none, NAME, 0)).toEqual([]);
      expect(none).toEqual([{ type: "roll", ...NAME, sides: 6, faces: [] }]);
    }
  });
  test("of a pool counts the faces from one on", () => {
    const log: Told[] = [];
    expect(rollPool(new ScriptedDice("4 1 6 5 3"), log, NAME, 5, 5)).toBe(2);
    expect(log).toEqual([{ type: "roll", ...NAME, sides: 6, faces: [4, 1, 6, 5, 3], each: 5 }]);
    expect(rollPool(new ScriptedDice("4 1 6"), undefined, NAME, 3, 1)).toBe(3);
  });
  test("of which every result is taken once comes in rising order, as often as it would", () => {
    const chances = new Map<string, number>();
    enumerate(
      (dice) => rollUnordered(dice, undefined, NAME, 2).join(),
      (faces, chance) => chances.set(faces, (chances.get(faces) ?? 0) + chance),
    );
    expect(chances.size).toBe(21);
    expect([chances.get("1,1"), chances.get("1,2")]).toEqual([expect.closeTo(1 / 36), expect.closeTo(2 / 36)]);
  });
});

describe("events of the set-up", () => {
  test("are marked from one on, and others are not", () => {
    const log: { type: string; setUp?: true }[] = [{ type: "a" }, { type: "b" }, { type: "c" }];
    markSetUp(log, 1);
    expect(log).toEqual([{ type: "a" }, { type: "b", setUp: true }, { type: "c", setUp: true }]);
    expect(log.map(isSetUp)).toEqual([false, true, true]);
    expect(() => markSetUp(undefined, 0)).not.toThrow();
    markSetUp(log, 3);
    expect(log[0]).toEqual({ type: "a" });
  });
});

describe("what a viewer hears", () => {
  type Event =
    | { type: "drew"; seat: "red" | "blue"; cards: readonly string[] | null }
    | { type: "passed"; seat: "red" | "blue" }
    | { type: "bid"; bid: number | null };
  const { viewEvents, revealsSecret } = eventViews<Event, "red" | "blue">({
    drew: { secret: { entries: "cards" } },
    passed: { reveals: true },
    bid: { secret: "bid", reveals: true },
  });
  test("is all but what is another seat's alone: null for a value, and for each of a list", () => {
    const events: Event[] = [
      { type: "drew", seat: "red", cards: ["a", "b"] },
      { type: "drew", seat: "blue", cards: null },
      { type: "passed", seat: "blue" },
      { type: "bid", bid: 3 },
    ];
    const [, , passed] = events;
    const others = { type: "bid", bid: null };
    const blues = { type: "drew", seat: "blue", cards: null };
    expect(viewEvents(events, "red")).toEqual([events[0], blues, passed, others]);
    expect(viewEvents(events, "blue")).toEqual([{ type: "drew", seat: "red", cards: [null, null] }, blues, passed, others]);
    expect(viewEvents(events, "spectator")).toEqual([{ type: "drew", seat: "red", cards: [null, null] }, blues, passed, others]);
    expect(events[0]).toEqual({ type: "drew", seat: "red", cards: ["a", "b"] });
    expect(events.map(revealsSecret)).toEqual([false, false, true, true]);
  });
  test("is nothing of a secret event, and an event without the field that is its seat's own", () => {
    type Told =
      | { readonly type: "left"; readonly seat: "red" }
      | { readonly type: "moved"; readonly seat: "red"; readonly count: number; readonly who?: string };
    const { viewEvents, revealsSecret } = eventViews<Told, "red" | "blue">({ left: { secret: "event" }, moved: { secret: { without: "who" } } });
    const events: Told[] = [
      { type: "left", seat: "red" },
      { type: "moved", seat: "red", count: 2, who: "a" },
      { type: "moved", seat: "red", count: 2 },
    ];
    expect(viewEvents(events, "red")).toEqual(events);
    expect(viewEvents(events, "arbiter")).toEqual(events);
    expect(viewEvents(events, "arbiter")).not.toBe(events);
    const stripped = { type: "moved", seat: "red", count: 2 };
    expect(viewEvents(events, "blue")).toEqual([stripped, stripped]);
    expect(viewEvents(events, "spectator").every((event) => !("who" in event))).toBe(true);
    expect(events.some(revealsSecret)).toBe(false);
  });
});
