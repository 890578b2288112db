import { describe, expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { PELOPONNESIAN } from "../../../src/peloponnesian/index.js";
import { battleSize, canSally, isBattleDue, isSallyDue, listContested } from "../../../src/peloponnesian/rules/battles.js";
import { controls, isCaptured } from "../../../src/peloponnesian/rules/siege.js";
import {
  addMark,
  dropMark,
  garrisonOf,
  hasBlock,
  hasField,
  isBesieged,
  markBlocks,
  markField,
  nextBare,
  nextBesieged,
  SALLYING,
  setSiege,
} from "../../../src/peloponnesian/state/index.js";
import { tablesOf } from "../../../src/peloponnesian/tables/index.js";
import { ATHENS, NO_GARRISON, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, t as standard, table, type Table } from "../table.js";

test("what is found of areas and cities in one pass is what each says by itself", () => {
  const s = PELOPONNESIAN.setup({ seed: "areas" });
  const t = tablesOf(s);
  const dice = new SeededDice("choices");
  const all = Array.from({ length: t.areas }, (_, area) => area);
  const marked = (mark: typeof markField, seat: number): number[] => {
    const out = new Uint8Array(t.areas);
    mark(s, t, seat, 4, out);
    return all.filter((area) => out[area] === 4);
  };
  const cities = (next: (from: number) => number): number[] => {
    const found: number[] = [];
    for (let city = next(0); city >= 0; city = next(city + 1)) found.push(city);
    return found;
  };
  for (; PELOPONNESIAN.outcome(s) === null; PELOPONNESIAN.advance(s, PELOPONNESIAN.randomMove(s, dice))) {
    for (const seat of [0, 1]) {
      expect(marked(markBlocks, seat)).toEqual(all.filter((area) => hasBlock(s, t, area, seat)));
      expect(marked(markField, seat)).toEqual(all.filter((area) => hasField(s, t, area, seat)));
      const bare = t.cities.filter((city) => controls(s, t, seat, city) && isCaptured(s, city) && garrisonOf(s, city) === NO_GARRISON);
      expect(cities((from) => nextBare(s, seat, from))).toEqual(bare);
    }
    const contested: number[] = [];
    listContested(s, t, contested);
    expect(contested).toEqual(all.filter((area) => isBattleDue(s, t, 0, area)));
    expect(cities((from) => nextBesieged(s, from))).toEqual(t.cities.filter((city) => isBesieged(s, city)));
  }
});

describe("sallies", () => {
  // Megara, of Sparta, is besieged, and S17 is inside.
  const besieged = () => table().put("megara", { a01: 2 }).put("inside megara", { s17: 2 }).besiege("megara");
  const isDue = (g: Table) => isSallyDue(g.state, standard, SPARTA, area("megara"));

  test("[PEL-6.5.4] a sally that is announced is due while the besiegers are there", () => {
    const g = besieged();
    addMark(g.state, block("s17"), SALLYING);
    expect(isDue(g)).toBe(true);
    setSiege(g.state, area("megara"), -1);
    expect([isBesieged(g.state, area("megara")), isDue(g)]).toEqual([false, false]);
  });

  test("[PEL-6.5.4] none is due where nobody sallies", () => {
    const g = besieged();
    expect(isDue(g)).toBe(false);
    addMark(g.state, block("s17"), SALLYING);
    dropMark(g.state, block("s17"), SALLYING);
    expect(isDue(g)).toBe(false);
  });

  test("[PEL-7.4.4] who is besieged may sally, who besieges may not, nor who is not besieged", () => {
    const g = besieged();
    expect([canSally(g.state, standard, SPARTA, area("megara")), canSally(g.state, standard, ATHENS, area("megara"))]).toEqual([true, false]);
    g.control("athens", "megara");
    expect(canSally(g.state, standard, SPARTA, area("megara"))).toBe(false);
    const free = table().put("inside megara", { s17: 2 });
    expect(canSally(free.state, standard, SPARTA, area("megara"))).toBe(false);
  });
});

describe("sizes", () => {
  const size = (where: string, blocks: Readonly<Record<string, number>>) => {
    const g = table().put(where, blocks);
    if (where.endsWith("sea")) g.carry("s14", "s11");
    return battleSize(g.state, standard, SPARTA, area(where));
  };
  test.each([
    ["[PEL-6.0.5] on land all blocks of the column count", "messenia", { s14: 3, s15: 2, s11: 2 }, 3],
    ["[PEL-6.0.5] the last one too", "messenia", { s49: 2 }, 1],
    ["[PEL-6.0.5] where nobody is there is no column", "messenia", {}, 0],
    ["[PEL-6.7.3] at sea only the fleets", "messenian-sea", { s14: 3, s15: 2, s11: 2 }, 2],
    ["[PEL-6.7.3] on the first sea of the map, too", "ionian-sea", { s14: 3, s11: 2 }, 1],
  ] as const)("%s", (_title, where, blocks, expected) => {
    expect(size(where, blocks)).toBe(expected);
  });
});
