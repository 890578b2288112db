/** Who may leave a besieged city, detach a garrison, pillage. */
import { describe, expect, test } from "vitest";
import { canDetach } from "../../../src/peloponnesian/rules/garrison.js";
import { canLeave } from "../../../src/peloponnesian/rules/maneuver.js";
import { canLeaveOver, canPillage } from "../../../src/peloponnesian/rules/pillage.js";
import { linkBetween } from "../../../src/peloponnesian/rules/passage.js";
import { addCityMark, addMark, CLOCK, MOVED, PILLAGED, write } from "../../../src/peloponnesian/state/index.js";
import { ATHENS, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, t, table, type Table } from "../table.js";

type Change = (g: Table) => void;
const nothing: Change = () => {};

describe("besieged blocks", () => {
  test.each([
    ["[PEL-7.4.2] a fleet leaves a besieged port", "a14", "athens", true],
    ["[PEL-7.4.2] hoplites do not, but aboard", "a01", "athens", false],
    ["[PEL-7.4.2] nor does a fleet out of a city without an offshore sea", "a14", "eretria", false],
  ] as const)("%s", (_title, id, city, expected) => {
    const g = table()
      .put(`inside ${city}`, { [id]: 2 })
      .besiege(city);
    expect(canLeave(g.state, t, block(id))).toBe(expected);
  });

  test("[PEL-7.4.2] who is not besieged leaves as he likes", () => {
    const g = table().put("athens", { a01: 2 });
    expect(canLeave(g.state, t, block("a01"))).toBe(true);
  });
});

describe("garrisons", () => {
  // Sparta has captured Plataea, and hoplites stand there.
  test.each<readonly [title: string, change: Change, expected: boolean]>([
    ["[PEL-4.2.3.1] a garrison is detached in a captured city with a friendly Greek block", nothing, true],
    ["[PEL-4.2.3.1] not where there is one", (g) => g.control("sparta", "plataea").garrison("plataea", "detached", 1), false],
    ["[PEL-4.2.3.1] not in a city of the enemy, though it has none", (g) => g.control("athens", "plataea"), false],
    ["[PEL-4.2.3.5] not in a besieged city", (g) => g.besiege("plataea"), false],
  ])("%s", (_title, change, expected) => {
    const g = table().control("sparta", "plataea").put("plataea", { s22: 2 });
    change(g);
    expect(canDetach(g.state, t, SPARTA, area("plataea"))).toBe(expected);
  });

  test("[PEL-4.2.3.1] not in a city of one's own that was never captured", () => {
    const g = table().control("sparta", "thebes").put("thebes", { s22: 2 });
    expect(canDetach(g.state, t, SPARTA, area("thebes"))).toBe(false);
  });

  test.each([
    ["[PEL-4.2.3.3] a barbarian does not allow it", { s35: 2 }, false],
    ["[PEL-4.2.3.3] a Greek beside him does", { s35: 2, s22: 1 }, true],
  ] as const)("%s", (_title, blocks, expected) => {
    const g = table().control("sparta", "plataea").put("plataea", blocks);
    expect(canDetach(g.state, t, SPARTA, area("plataea"))).toBe(expected);
  });
});

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
