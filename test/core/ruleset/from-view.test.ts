/** What follows from a view alone: worlds that its viewer could be in, and what a move would lead to. */
import { describe, expect, test } from "vitest";
import { preview, sampleState } from "../../../src/core/ruleset/from-view.js";
import { hashState } from "../../../src/core/state/hash.js";
import { TINY } from "../../../examples/tiny/index.js";

const START = TINY.setup({ seed: "a" });
const PLEDGED = TINY.apply(START, TINY.parse("north pledge sun-4")).state;
const parse = (line: string) => TINY.parse(line);

describe("a world of a view", () => {
  test("is the one that is sampled of the true state with the same seed, and looks the same", () => {
    for (const viewer of ["north", "south", "spectator", "arbiter"] as const)
      for (const seed of ["a", 7]) {
        const world = sampleState(TINY, TINY.view(PLEDGED, viewer), seed);
        expect(hashState(world)).toBe(hashState(TINY.determinize(PLEDGED, viewer, seed)));
        expect(TINY.view(world, viewer)).toEqual({ ...TINY.view(PLEDGED, viewer), ...(viewer === "arbiter" ? { secret: expect.anything() } : {}) });
      }
    const worlds = Array.from({ length: 20 }, (_, seed) => JSON.stringify(sampleState(TINY, TINY.view(PLEDGED, "south"), seed)));
    expect(new Set(worlds).size).toBeGreaterThan(5);
  });
  test("is refused for an invalid view", () => {
    expect(() => sampleState(TINY, { ...TINY.view(START, "north"), viewer: "nobody" } as never, 1)).toThrow("view.viewer");
  });
});

describe("a preview", () => {
  test("is sure of a move that nothing fixes: it is what will be shown", () => {
    const step = TINY.apply(START, parse("north pledge sun-4"));
    expect(preview(TINY, TINY.view(START, "north"), parse("north pledge sun-4"))).toEqual({
      sure: true,
      view: TINY.view(step.state, "north"),
      events: TINY.viewEvents(step.events, "north"),
    });
  });
  test("of what others hide has the shares of what may come of it, the most frequent first", () => {
    const told = preview(TINY, TINY.view(PLEDGED, "south"), parse("south pledge moon-2"), { worlds: 200, seed: "b" });
    if (told.sure) return expect.unreachable();
    const shares = told.outcomes.map(({ share }) => share);
    expect(shares.length).toBeGreaterThan(1);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(new Set(told.outcomes.map(({ view, events }) => JSON.stringify([view, events]))).size).toBe(shares.length);
    for (const share of shares) expect(share * 200).toBeCloseTo(Math.round(share * 200), 9);
    expect(preview(TINY, TINY.view(PLEDGED, "south"), parse("south pledge moon-2"), { worlds: 200, seed: "b" })).toEqual(told);
  });
  test("is made of eight worlds, or of one to a thousand", () => {
    const outcomes = (worlds?: number) => {
      const told = preview(TINY, TINY.view(PLEDGED, "south"), parse("south pledge moon-2"), { worlds });
      return told.sure ? expect.unreachable() : told.outcomes;
    };
    expect(outcomes().reduce((least, { share }) => Math.min(least, share), 1) * 8).toBeCloseTo(Math.round(outcomes().at(-1)!.share * 8), 9);
    expect(outcomes()).toEqual(outcomes(8));
    expect(outcomes(1)).toHaveLength(1);
    expect(outcomes(1000).length).toBeGreaterThan(1);
    for (const worlds of [0, 1001, 1.5]) expect(() => outcomes(worlds)).toThrow("options.worlds: expected a whole number in 1..1000");
  });
  test("is given for moves of the viewer alone, and for none that is refused", () => {
    expect(() => preview(TINY, TINY.view(START, "north"), parse("south pledge moon-2"))).toThrowError(
      expect.objectContaining({ name: "IllegalMoveError", code: "move/not-asked", message: "It is not for south to decide now." }),
    );
    expect(preview(TINY, TINY.view(START, "arbiter"), parse("south pledge moon-2")).sure).toBe(true);
    expect(() => preview(TINY, TINY.view(START, "spectator"), parse("south pledge moon-2"))).toThrow("It is not for south");
    expect(() => preview(TINY, TINY.view(START, "north"), parse("north hold"))).toThrowError(expect.objectContaining({ name: "IllegalMoveError" }));
    expect(() => preview(TINY, TINY.view(START, "north"), 7 as never)).toThrow("This is not a move of the game");
  });
});
