/** Who fights on which side, and how. */
import { describe, expect, test } from "vitest";
import * as M from "../../../src/peloponnesian/combat/melee.js";
import { drawUp, GARRISON_ID } from "../../../src/peloponnesian/rules/fighters.js";
import { addMark, CLOCK, LANDED, REVEALED, write } from "../../../src/peloponnesian/state/index.js";
import { ATHENS, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, t, table, type Table } from "../table.js";

/** The fighters of a position: the side of each, 0 for the aggressor, and whether it waits a round as landed cargo. */
function fighters(seat: number, mode: number, where: string, lay: (g: Table) => void) {
  const g = table();
  write(g.state, CLOCK.active, seat);
  lay(g);
  const melee: M.Melee = [];
  drawUp(g.state, t, area(where), mode, melee);
  return Array.from({ length: M.fighterCount(melee) }, (_, i) => {
    const id = M.fighterId(melee, i);
    return `${id === GARRISON_ID ? "garrison" : t.blockIds[id]} ${M.fighterSide(melee, i)}${M.hasFlag(melee, i, M.CAME_AS_CARGO) ? " landed" : ""}`;
  });
}
const shown =
  (where: string, blocks: Readonly<Record<string, number>>, mark = 0) =>
  (g: Table) => {
    g.put(where, blocks);
    for (const id of Object.keys(blocks)) addMark(g.state, block(id), REVEALED | mark);
  };

describe("sides", () => {
  test.each([
    ["[PEL-5.4.0.4] [PEL-6.1.2] in the turn of Sparta its blocks are the aggressor's", SPARTA, ["s17 0", "a01 1"]],
    ["[PEL-5.4.0.4] [PEL-6.1.2] in that of Athens those of Athens", ATHENS, ["a01 0", "s17 1"]],
  ])("%s", (_title, seat, expected) => {
    expect(fighters(seat, M.FIELD, "messenia", shown("messenia", { s17: 2, a01: 3 }))).toEqual(expected);
  });
});

describe("garrisons", () => {
  const inPlataea = (mode: number, cv: number) =>
    fighters(SPARTA, mode, "plataea", (g) => {
      shown("plataea", { s22: 4 })(g);
      g.control("athens", "plataea").garrison("plataea", "native", cv);
    });
  test.each([
    ["[PEL-7.1.8] [PEL-7.3.6] a garrison of 1 CV defends its city in a storm", M.STORM_MODE, 1, ["s22 0", "garrison 1"]],
    ["[PEL-7.3.6] one at 0 does not", M.STORM_MODE, 0, ["s22 0"]],
    ["[PEL-6.1.5] in a field battle none does", M.FIELD, 1, ["s22 0"]],
    ["[PEL-8.3.4] nor in a sally", M.SALLY, 1, ["s22 0"]],
  ] as const)("%s", (_title, mode, cv, expected) => {
    expect(inPlataea(mode, cv)).toEqual(expected);
  });
});

describe("landed cargo", () => {
  const landed = (seat: number, mode: number, leader?: string) =>
    fighters(seat, mode, "messenia", (g) => {
      shown("messenia", { s17: 2, a01: 3 }, LANDED)(g);
      if (leader !== undefined) g.inPlay(leader);
    });
  test.each([
    ["[PEL-6.6.4] the aggressor's waits a round in a landing", SPARTA, M.LANDING, undefined, ["s17 0 landed", "a01 1"]],
    ["[PEL-6.6.4] not in another battle", SPARTA, M.FIELD, undefined, ["s17 0", "a01 1"]],
    ["[PEL-6.6.4] that of Athens too", ATHENS, M.LANDING, undefined, ["a01 0 landed", "s17 1"]],
    ["[PEL-3.5.24] with Demosthenes it does not", ATHENS, M.LANDING, "demosthenes", ["a01 0", "s17 1"]],
    ["[PEL-3.5.24] who is nothing to Sparta", SPARTA, M.LANDING, "demosthenes", ["s17 0 landed", "a01 1"]],
    ["[PEL-3.5.24] nor does another leader help Athens", ATHENS, M.LANDING, "cleon", ["a01 0 landed", "s17 1"]],
  ] as const)("%s", (_title, seat, mode, leader, expected) => {
    expect(landed(seat, mode, leader)).toEqual(expected);
  });
});
