import { expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { PELOPONNESIAN } from "../../../src/peloponnesian/index.js";
import { isBattleDue, listContested } from "../../../src/peloponnesian/rules/battles.js";
import { controls, isCaptured } from "../../../src/peloponnesian/rules/siege.js";
import { garrisonOf, hasBlock, hasField, isBesieged, markBlocks, markField, nextBare, nextBesieged } from "../../../src/peloponnesian/state.js";
import { tablesOf } from "../../../src/peloponnesian/tables.js";
import { NO_GARRISON } from "../../../src/peloponnesian/types.js";

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
