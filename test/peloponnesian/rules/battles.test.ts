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
import { area, besiege, block, board, carry, control, put, putInside, t as standard } from "../positions.js";

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
  const besieged = () => {
    const s = board();
    put(s, "megara", { a01: 2 });
    putInside(s, "megara", { s17: 2 });
    besiege(s, "megara");
    return s;
  };
  const isDue = (s: ReturnType<typeof board>) => isSallyDue(s, standard, SPARTA, area("megara"));

  test("[PEL-6.5.4] a sally that is announced is due while the besiegers are there", () => {
    const s = besieged();
    addMark(s, block("s17"), SALLYING);
    expect(isDue(s)).toBe(true);
    setSiege(s, area("megara"), -1);
    expect([isBesieged(s, area("megara")), isDue(s)]).toEqual([false, false]);
  });

  test("[PEL-6.5.4] none is due where nobody sallies", () => {
    const s = besieged();
    expect(isDue(s)).toBe(false);
    addMark(s, block("s17"), SALLYING);
    dropMark(s, block("s17"), SALLYING);
    expect(isDue(s)).toBe(false);
  });

  test("[PEL-7.4.4] who is besieged may sally, who besieges may not, nor who is not besieged", () => {
    const s = besieged();
    expect([canSally(s, standard, SPARTA, area("megara")), canSally(s, standard, ATHENS, area("megara"))]).toEqual([true, false]);
    control(s, "megara", "athens");
    expect(canSally(s, standard, SPARTA, area("megara"))).toBe(false);
    const free = board();
    putInside(free, "megara", { s17: 2 });
    expect(canSally(free, standard, SPARTA, area("megara"))).toBe(false);
  });
});

describe("sizes", () => {
  const size = (where: string, blocks: Readonly<Record<string, number>>) => {
    const s = board();
    put(s, where, blocks);
    if (where.endsWith("sea")) carry(s, "s14", "s11");
    return battleSize(s, standard, SPARTA, area(where));
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
