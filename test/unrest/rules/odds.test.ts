/** Exact odds of an attack on the unrest. */
import { describe, expect, test } from "vitest";
import { distribution } from "../../../src/core/game/odds.js";
import { adapter } from "../../../src/cli/games/unrest.js";
import { standardBoxTables } from "../../../src/unrest/box.js";
import { attackUnrest } from "../../../src/unrest/rules/unrest-battle.js";
import { attackOdds } from "../../../src/unrest/rules/odds.js";

const t = standardBoxTables();

describe("exact odds", () => {
  test.each([
    { level: 4, boxCu: 6, cu: 6, tactics: 3 },
    { level: 1, boxCu: 4, cu: 2, tactics: 1, unrestModifier: 1 },
    { level: 9, boxCu: 10, cu: 4, tactics: 2 },
  ])("equal the rules run once for every throw of six dice: %o", (attack) => {
    const { throws, rows } = attackOdds(t, attack);
    expect(throws).toBe(6 ** 6);
    expect(rows.reduce((sum, row) => sum + row.ways, 0)).toBe(throws);
    const chances = distribution((dice) => {
      const { winner, levelAfter, removed } = attackUnrest(t, attack, null, dice);
      return `${winner} ${levelAfter} ${removed}`;
    });
    expect(rows).toHaveLength(chances.length);
    for (const row of rows) {
      const chance = chances.find(({ answer }) => answer === `${row.winner} ${row.levelAfter} ${row.removed}`);
      expect(row.ways / throws).toBeCloseTo(chance!.probability, 12);
    }
  });

  test("four dice against three are 6 to the 7th throws", () => {
    const { throws, rows } = attackOdds(t, { level: 4, boxCu: 2, cu: 2, tactics: 2, dice: 4 });
    expect(throws).toBe(279_936);
    expect(rows.reduce((sum, row) => sum + row.ways, 0)).toBe(throws);
  });

  test("an automatic victory is certain", () => {
    expect(attackOdds(t, { level: 2, boxCu: 8, cu: 8, tactics: 1 })).toEqual({ throws: 1, rows: [{ winner: "attacker", levelAfter: 0, removed: 0, ways: 1 }] });
  });
});

describe("tyche odds unrest", () => {
  test("6 CU under Bomilcar against level 4 win 9263 of 11664 throws", () => {
    const table = adapter.odds!.answer({ units: "6", leader: "bomilcar", level: "4" });
    expect(table.note).toContain("79.42 % (9263/11664)");
    expect(table.rows.reduce((sum, row) => sum + row.chance, 0)).toBeCloseTo(1, 12);
    expect(table.clause).toBe("CAR-20.3.4");
  });
  test("a bad value is a usage error", () => {
    expect(() => adapter.odds!.answer({ level: "11" })).toThrowError(/--level: expected an integer from 1 to 10/);
    expect(() => adapter.odds!.answer({ leader: "hannibal" })).toThrowError(/--leader: expected one of hanno/);
  });
});
