/** The odds of Peloponnesian and Nine Years on the command line against figures worked out by hand or stated in the ledgers. */
import { describe, expect, test } from "vitest";
import { UsageError } from "../../src/cli/games/game-adapter.js";
import { nineYearsOdds } from "../../src/cli/games/nine-years-odds.js";
import { peloponnesianOdds } from "../../src/cli/games/peloponnesian-odds.js";

const chancesOf = (table: ReturnType<typeof nineYearsOdds.answer>) => Object.fromEntries(table.rows.map((row) => [row.label, row.chance]));

describe("Nine Years", () => {
  test("[NYW-16.2.2] [NYW-16.3.1] one full corps against one: the attacker wins when he alone hits", () => {
    const chances = chancesOf(nineYearsOdds.answer({ attacker: "1", "attacker-rating": "0", defender: "1", "defender-rating": "0" }));
    expect(chances["attacker wins"]).toBeCloseTo((1 / 3) * (2 / 3), 10);
    expect(chances["defender wins"]).toBeCloseTo(1 - (1 / 3) * (2 / 3), 10);
  });

  test("[NYW-16.2.2] a reduced corps hits on 6", () => {
    const chances = chancesOf(nineYearsOdds.answer({ attacker: "0+1", "attacker-rating": "0", defender: "0+1", "defender-rating": "0" }));
    expect(chances["attacker wins"]).toBeCloseTo((1 / 6) * (5 / 6), 10);
  });

  test("[NYW-16.2.4] [NYW-15.3.1] a Fortified Line of level 1 turns the single hit away", () => {
    expect(chancesOf(nineYearsOdds.answer({ attacker: "1", "attacker-rating": "0", defender: "1", "defender-rating": "0", line: "1" }))["attacker wins"]).toBe(
      0,
    );
  });

  test("[NYW-16.5.1] a Famous Victory needs four corps on the losing side", () => {
    const famous = (defender: string) =>
      chancesOf(nineYearsOdds.answer({ attacker: "6", "attacker-rating": "4", defender, "defender-rating": "0" }))["attacker wins, a Famous Victory"]!;
    expect([famous("3"), famous("4") > 0]).toEqual([0, true]);
  });

  test("[NYW-17.5.5] the siege roll without modifier", () => {
    const table = nineYearsOdds.answer({ siege: true });
    expect(table.rows.map((row) => [row.label, row.fraction])).toEqual([
      ["strength unchanged, 2 steps lost", "1/6"],
      ["strength unchanged, 1 step lost", "2/6"],
      ["strength −1, 1 step lost", "2/6"],
      ["strength −1, 0 steps lost", "1/6"],
    ]);
  });

  test.each(["0", "x", "21", "5+", "-1"])("corps given as %j are refused", (attacker) => {
    expect(() => nineYearsOdds.answer({ attacker })).toThrow(UsageError);
  });
});

describe("Peloponnesian", () => {
  test("[PEL-6.3.1.3] one die each: a defender who acts first wins on a hit or a rout", () => {
    const chances = peloponnesianOdds.answer({ aggressor: "c2:1", defender: "c2:1" }).rows;
    // Each die decides with 4 of 6; the defender rolls first: 2/3 / (1 - 1/9) = 3/4.
    const wins = (side: string) => chances.filter((row) => row.label.startsWith(side)).reduce((sum, row) => sum + row.chance, 0);
    expect([wins("defender"), wins("aggressor")]).toEqual([expect.closeTo(3 / 4, 6), expect.closeTo(1 / 4, 6)]);
  });

  test("a storm needs a city and says so", () => {
    const table = peloponnesianOdds.answer({ mode: "storm", aggressor: "c2:4,c2:3", defender: "c2:2", garrison: "1" });
    expect(table.title).toContain("a garrison of 1 CV");
    expect(table.rows.reduce((sum, row) => sum + row.chance, 0)).toBeCloseTo(1, 6);
  });

  test("at sea the ratings are those at sea", () => {
    expect(peloponnesianOdds.answer({ mode: "sea", aggressor: "e2:3", defender: "f1:3" }).rows[0]!.label).toContain("aggressor wins");
  });

  test.each(["g1:3", "c2", "c2:0", "hoplites"])("blocks given as %j are refused", (aggressor) => {
    expect(() => peloponnesianOdds.answer({ aggressor })).toThrow(UsageError);
  });
});
