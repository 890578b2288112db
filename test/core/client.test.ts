/** What a ruleset has besides what is played by: samples of what a viewer cannot know. */
import { describe, expect, test } from "vitest";
import { partsOf } from "../../src/core/parts.js";
import { createRuleset } from "../../src/core/ruleset.js";
import { TINY } from "../../examples/tiny/index.js";

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
