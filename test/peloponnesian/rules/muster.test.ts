/** Where blocks can muster, and which. */
import { describe, expect, test } from "vitest";
import { canMuster, isMusterGoal } from "../../../src/peloponnesian/rules/muster.js";
import { addMark, MOVED } from "../../../src/peloponnesian/state/index.js";
import { SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, t, table, type Table } from "../table.js";

type Change = (g: Table) => void;
const nothing: Change = () => {};

describe("goals", () => {
  test.each<readonly [title: string, city: string, change: Change, expected: boolean]>([
    ["[PEL-5.0.5] a friendly City-State is a goal", "tegea", nothing, true],
    ["[PEL-5.0.5] an enemy one is not", "athens", nothing, false],
    ["[PEL-5.0.5] nor is land without a city", "messenia", nothing, false],
    ["[PEL-5.0.5] one that has been captured is", "plataea", (g) => g.control("sparta", "plataea"), true],
    ["[PEL-5.0.8] none with an enemy block in its area", "tegea", (g) => g.put("tegea", { a01: 1 }), false],
    ["[PEL-5.0.8] [PEL-7.2.7] nor a besieged one", "tegea", (g) => g.besiege("tegea"), false],
  ])("%s", (_title, city, change, expected) => {
    const g = table();
    change(g);
    expect(isMusterGoal(g.state, t, SPARTA, area(city))).toBe(expected);
  });
});

describe("by land", () => {
  test.each([
    ["[PEL-5.0.7] hoplites muster from the next area", "s01", "tegea", "sparta", true],
    ["[PEL-5.0.7] from two areas away", "s01", "corinth", "sparta", true],
    ["[PEL-5.0.7] not from three, which would be a forced march", "s01", "megara", "sparta", false],
    ["[PEL-5.0.7] cavalry does", "s25", "megara", "sparta", true],
    ["[PEL-5.0.7] not from four", "s25", "thebes", "tegea", false],
    ["[PEL-5.0.7] from the other end of the map nobody does", "s01", "sparta", "thebes", false],
    ["[PEL-5.0.7] nor who is there", "s01", "sparta", "sparta", false],
    ["[PEL-5.0.7] nor over the sea", "s01", "sparta", "laconian-gulf", false],
  ] as const)("%s", (_title, id, goal, from, expected) => {
    const g = table().put(from, { [id]: 2 });
    expect(canMuster(g.state, t, SPARTA, block(id), area(goal))).toBe(expected);
  });

  test("[PEL-5.0.9] who has moved does not muster", () => {
    const g = table().put("sparta", { s01: 2 });
    addMark(g.state, block("s01"), MOVED);
    expect(canMuster(g.state, t, SPARTA, block("s01"), area("tegea"))).toBe(false);
  });

  test("[PEL-7.4.1] nor who is besieged", () => {
    const g = table().put("inside sparta", { s01: 2 }).put("sparta", { a01: 2 }).besiege("sparta");
    expect(canMuster(g.state, t, SPARTA, block("s01"), area("tegea"))).toBe(false);
  });
});

describe("by sea", () => {
  // Corinth has the Corinthian Gulf for its port, and touches the Saronic Gulf.
  test.each([
    ["[PEL-7.4.2] a fleet besieged in Corinth musters over its offshore sea", "sicyon", true],
    ["[PEL-7.4.2] as far as its five areas lead", "sparta", true],
    ["[PEL-7.4.2] to an island four areas away", "corcyra", true],
    ["[PEL-1.3.0.3] over no other sea", "epidaurus", false],
    ["[PEL-7.4.2] not where it is", "corinth", false],
    ["[PEL-7.4.2] not farther than five areas", "ephesus", false],
  ] as const)("%s", (_title, goal, expected) => {
    const g = table().put("corinth", { a01: 4 }).put("inside corinth", { s14: 3 }).besiege("corinth");
    for (const city of ["ephesus", "corcyra"]) g.control("sparta", city);
    expect(canMuster(g.state, t, SPARTA, block("s14"), area(goal))).toBe(expected);
  });

  test("[PEL-7.4.2] out of a besieged city that is no port no fleet musters", () => {
    const g = table().put("sparta", { a01: 4 }).put("inside sparta", { s14: 3 });
    expect(canMuster(g.state, t, SPARTA, block("s14"), area("elis"))).toBe(false);
    g.put("sparta", { s15: 3 });
    expect(canMuster(g.state, t, SPARTA, block("s15"), area("elis"))).toBe(true);
  });
});
