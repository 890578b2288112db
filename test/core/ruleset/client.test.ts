/** What a ruleset has besides what is played by: samples of what a viewer cannot know. */
import { describe, expect, test } from "vitest";
import { partsOf } from "../../../src/core/ruleset/parts.js";
import { createRuleset } from "../../../src/core/ruleset/ruleset.js";
import { TINY } from "../../../examples/tiny/index.js";

describe("a sampled position", () => {
  const state = TINY.setup({ seed: "sampled" });
  const alike = TINY.determinize(state, "north", "another");

  test("shows nothing of the true one, even of what a ruleset does not resample", () => {
    const { determinize } = createRuleset({ ...partsOf(TINY)!, determinize: () => {} });
    expect(alike.deck).not.toEqual(state.deck);
    expect(determinize(alike, "north", 1)).toEqual(determinize(state, "north", 1));
  });
  test("of the arbiter, who sees all, is the true one with other dice", () => {
    expect(TINY.determinize(state, "arbiter", 1)).toEqual({ ...state, dice: TINY.reseed(state, 1).dice });
  });
});

describe("what a viewer remembers", () => {
  const PARTS = partsOf(TINY)!;
  /** It counts the cards that were shown. */
  const counting = createRuleset({
    ...PARTS,
    memory: {
      begin: () => 0,
      remember: (held: unknown, _viewer: number, events: readonly { readonly type: string }[]) =>
        (held as number) + events.filter(({ type }) => type === "revealed").length,
      read: (held: unknown) => (typeof held === "number" ? held : expect.unreachable("no number")),
    },
  } as never) as typeof TINY;
  const start = TINY.setup({ seed: "a" });
  const first = TINY.apply(start, TINY.parse("north pledge sun-4"));
  const second = TINY.apply(first.state, TINY.parse("south pledge moon-2"));
  const refused = (path: string) => expect.objectContaining({ name: "PositionError", details: expect.objectContaining({ path }) });

  test("begins with a position, and takes in what is shown", () => {
    const memory = counting.memory(start, "north");
    expect(memory).toEqual({ ruleset: "tiny", edition: start.edition, viewer: "north", held: 0 });
    expect(counting.remember(counting.remember(memory, first.events), second.events)).toEqual({ ...memory, held: 1 });
  });
  test("is nothing for the arbiter, who sees all, and in a game that shows all it has", () => {
    expect(counting.memory(start, "arbiter").held).toBeNull();
    expect(counting.remember(counting.memory(start, "arbiter"), second.events).held).toBeNull();
    expect(TINY.memory(start, "north").held).toBeNull();
    expect(TINY.remember(TINY.memory(start, "north"), second.events)).toEqual(TINY.memory(start, "north"));
  });
  test("from outside is refused where it is of another game, viewer or edition, or holds what there is not", () => {
    const memory = counting.memory(start, "north");
    const given = (change: object) => () => counting.determinize(start, "north", 1, { ...memory, ...change } as never);
    expect(given({})).not.toThrow();
    expect(given({ ruleset: "chess" })).toThrowError(refused("memory.ruleset"));
    expect(given({ viewer: "south" })).toThrowError(refused("memory.viewer"));
    expect(given({ viewer: "nobody" })).toThrowError(refused("memory.viewer"));
    expect(given({ edition: "other" })).toThrowError(refused("memory.edition"));
    expect(given({ edition: "x".repeat(41) })).toThrowError(refused("memory.edition"));
    expect(given({ more: 1 })).toThrowError(refused("memory.more"));
    expect(() => TINY.remember({ ...memory, held: 0 } as never, [])).toThrowError(refused("memory.held"));
    expect(() => counting.remember({ ...memory, viewer: "arbiter", held: 0 } as never, [])).toThrowError(refused("memory.held"));
  });
  test("tells apart positions that look alike", () => {
    const memory = counting.memory(start, "north");
    const keys = [counting.viewKey(start, "north"), counting.viewKey(start, "north", memory), counting.viewKey(start, "north", { ...memory, held: 1 })];
    expect(new Set(keys).size).toBe(3);
    expect(counting.viewKey(TINY.determinize(start, "north", 5), "north", memory)).toBe(keys[1]);
    expect(() => counting.viewKey(start, "south", memory)).toThrowError(refused("memory.viewer"));
  });
});

describe("a view that is read back", () => {
  const state = TINY.setup({ seed: "a" });
  const refused = (path: string) => expect.objectContaining({ name: "PositionError", details: expect.objectContaining({ path }) });
  test("is of this ruleset, this version and one of its viewers", () => {
    const view = TINY.view(state, "north");
    expect(TINY.view(TINY.position(view), "north")).toEqual(view);
    expect(() => TINY.position({ ...view, ruleset: "chess" } as never)).toThrowError(refused("view.ruleset"));
    expect(() => TINY.position({ ...view, version: "0" } as never)).toThrowError(refused("view.version"));
    expect(() => TINY.position({ ...view, viewer: "nobody" } as never)).toThrowError(refused("view.viewer"));
    const { ruleset: _ruleset, version: _version, ...rest } = view;
    expect(TINY.view(TINY.position(rest as never), "north")).toEqual(view);
  });
  test("of the arbiter gives the position, with its dice", () => {
    expect(TINY.position(TINY.view(state, "arbiter"))).toEqual(state);
    expect(TINY.position(TINY.view(state, "north")).dice).not.toEqual(state.dice);
    expect(TINY.conceal(state, "north")).toEqual(TINY.position(TINY.view(state, "north")));
    expect(TINY.conceal(state, "arbiter")).toEqual(state);
  });
  test("is refused where it says anything that is not so", () => {
    const view = TINY.view(state, "north") as unknown as { readonly decision: object };
    expect(() => TINY.position({ ...view, decision: null } as never)).toThrowError(refused("view.decision"));
    expect(() => TINY.position({ ...view, weather: 1 } as never)).toThrow("view.weather");
  });
});
