/** Pillage, and the ways of the besiegers out. */
import { describe, expect, test } from "vitest";
import { linkBetween } from "../../../src/peloponnesian/rules/passage.js";
import { canLeaveOver, canPillage } from "../../../src/peloponnesian/rules/pillage.js";
import { addCityMark, addMark, CLOCK, MOVED, PILLAGED, write } from "../../../src/peloponnesian/state/index.js";
import { ATHENS } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, t, table, type Table } from "../table.js";

type Change = (g: Table) => void;
const nothing: Change = () => {};

describe("pillage", () => {
  const leaves = (id: string, from: string, to: string, enemies: Readonly<Record<string, number>> = {}) => {
    const g = table()
      .put(from, { [id]: 2 })
      .put(to, enemies);
    return canLeaveOver(g.state, t, block(id), linkBetween(t, area(from), area(to)));
  };
  test.each([
    ["[PEL-5.5.3] hoplites leave by land", "a01", "corinth", "sicyon", {}, true],
    ["[PEL-5.5.3] not by sea", "a01", "corinth", "corinthian-gulf", {}, false],
    ["[PEL-5.5.3] nor to an area with an enemy block", "a01", "corinth", "sicyon", { s14: 1 }, false],
    ["[PEL-5.5.3] a fleet leaves by sea", "a14", "corinth", "corinthian-gulf", {}, true],
    ["[PEL-5.5.3] and along a shore", "a14", "corinth", "sicyon", {}, true],
    ["[PEL-5.5.3] not inland", "a14", "corinth", "tegea", {}, false],
    ["[PEL-5.5.3] nor to a sea with an enemy fleet", "a14", "corinth", "corinthian-gulf", { s14: 1 }, false],
  ] as const)("%s", (_title, id, from, to, enemies, expected) => {
    expect(leaves(id, from, to, enemies)).toBe(expected);
  });

  // Athens besieges Cythera, an island, with a fleet that can carry one block.
  const island =
    (blocks: Readonly<Record<string, number>>): Change =>
    (g) =>
      g.put("cythera", blocks);
  test.each<readonly [title: string, change: Change, expected: boolean]>([
    ["[PEL-5.5.2] [PEL-4.3.1] a city is pillaged that has been besieged since an earlier season", nothing, true],
    ["[PEL-5.5.2] not one that is besieged since this season", (g) => g.besiege("cythera", 0), false],
    ["[PEL-5.5.8] not twice in a year", (g) => addCityMark(g.state, area("cythera"), PILLAGED), false],
    ["[PEL-12.1.1.1] not during the truce", (g) => write(g.state, CLOCK.truce, 1), false],
    ["[PEL-5.5.6] nor when all have come in this turn, so that nobody leaves", (g) => addMark(g.state, block("a14"), MOVED), false],
    ["[PEL-5.5.4] all leave when the fleet carries the other", island({ a01: 2 }), true],
    ["[PEL-5.5.4] not when one would be left behind", island({ a01: 2, a02: 2 }), false],
    ["[PEL-5.5.4] nor when a barbarian would, whom no fleet carries", island({ a39: 2 }), false],
  ])("%s", (_title, change, expected) => {
    const g = table().put("cythera", { a14: 3 }).besiege("cythera");
    change(g);
    expect(canPillage(g.state, t, ATHENS, area("cythera"))).toBe(expected);
  });

  test("[PEL-4.3.2] a friendly city is not pillaged", () => {
    const g = table().put("cythera", { a14: 3 }).besiege("cythera").control("athens", "cythera");
    expect(canPillage(g.state, t, ATHENS, area("cythera"))).toBe(false);
  });
});
