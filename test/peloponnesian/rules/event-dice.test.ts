/** What the dice of events have to come to. */
import { expect, test } from "vitest";
import { peaceTarget, plagueUpTo } from "../../../src/peloponnesian/rules/event-dice.js";
import { CLOCK, write } from "../../../src/peloponnesian/state/index.js";
import { block, t, table } from "../table.js";

test.each([
  ["[PEL-3.5.21] the target is the counter", [], 3],
  ["[PEL-3.5.21] one less with Brasidas", ["brasidas"], 2],
  ["[PEL-3.5.21] one less with Cleon", ["cleon"], 2],
  ["[PEL-3.5.21] two less with both", ["brasidas", "cleon"], 1],
  ["[PEL-3.5.21] one more with Nicias", ["nicias"], 4],
  ["[PEL-3.5.21] with Nicias and Brasidas the counter again", ["nicias", "brasidas"], 3],
  ["[PEL-3.5.21] other leaders change nothing", ["pericles", "agis"], 3],
] as const)("%s", (_title, leaders, target) => {
  const g = table()
    .set((s) => write(s, CLOCK.peace, 3))
    .inPlay(...leaders);
  expect(peaceTarget(g.state, t)).toBe(target);
});

test.each([
  ["[PEL-3.5.19] the Plague costs an Athenian block 1 CV on 1 to 3", "a01", 3],
  ["[PEL-3.5.19] a Spartan one on 1", "s01", 1],
] as const)("%s", (_title, id, upTo) => {
  expect(plagueUpTo(t, block(id))).toBe(upTo);
});
