import { expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { PELOPONNESIAN } from "../../../src/peloponnesian/index.js";
import { isBattleDue, listContested, listOccupied } from "../../../src/peloponnesian/rules/battles.js";
import { hasBlock, isBesieged, nextBesieged } from "../../../src/peloponnesian/state.js";
import { tablesOf } from "../../../src/peloponnesian/tables.js";

test("areas where a seat has blocks, where both have some in the field, and besieged cities are those that are so one by one", () => {
  const s = PELOPONNESIAN.setup({ seed: "areas" });
  const t = tablesOf(s);
  const dice = new SeededDice("choices");
  const all = Array.from({ length: t.areas }, (_, area) => area);
  const found: number[] = [];
  for (; PELOPONNESIAN.outcome(s) === null; PELOPONNESIAN.advance(s, PELOPONNESIAN.randomMove(s, dice))) {
    for (const seat of [0, 1]) {
      listOccupied(s, t, seat, found);
      expect(found).toEqual(all.filter((area) => hasBlock(s, t, area, seat)));
    }
    listContested(s, t, found);
    expect(found).toEqual(all.filter((area) => isBattleDue(s, t, 0, area)));
    const besieged: number[] = [];
    for (let city = nextBesieged(s, 0); city >= 0; city = nextBesieged(s, city + 1)) besieged.push(city);
    expect(besieged).toEqual(t.cities.filter((city) => isBesieged(s, city)));
  }
});
