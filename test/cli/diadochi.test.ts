/** Diadochi on the command line: options, odds. */
import { describe, expect, test } from "vitest";
import { adapter } from "../../src/cli/games/diadochi.js";
import { UsageError } from "../../src/cli/games/game-adapter.js";

const odds = adapter.odds!;

describe("options", () => {
  test("without any, nothing is given, so that the set-up's own defaults hold", () => {
    expect(adapter.setupOptions({})).toEqual({});
  });

  test("each switches its rule", () => {
    const values = { players: "3", "no-elite-royals": true, pursuit: true, "two-generals": true, "auto-vp": "20", "lp-to-win": "15", "last-turn": "3" };
    expect(adapter.setupOptions(values)).toEqual({ players: 3, eliteRoyals: false, pursuit: true, twoGenerals: true, autoVp: 20, lpToWin: 15, lastTurn: 3 });
  });

  test("the help says range, default and clause", () => {
    expect(adapter.options.find(({ name }) => name === "auto-vp")).toEqual({
      name: "auto-vp",
      value: "N",
      help: "victory points that win at once: 1 to 200 (default 29, 25, 23 by players) (DIA-OPT.5)",
    });
  });

  test("a bad value names its option", () => {
    expect(() => adapter.setupOptions({ players: "5" })).toThrow(UsageError);
    expect(() => adapter.setupOptions({ "last-turn": "soon" })).toThrow("--last-turn");
  });
});

describe("odds", () => {
  test("of a battle of equals: 526 in 1296 for each, the rest drawn", () => {
    const table = odds.answer({ attacker: "macedonian:4", defender: "macedonian:4" });
    expect(table.rows.map((row) => row.fraction)).toEqual(["0/1296", "526/1296", "244/1296", "526/1296", "0/1296"]);
  });

  test("of a battle with dice for elephants and royal troops add up to 1", () => {
    const table = odds.answer({
      attacker: "royal:8,elephant:6",
      "attacker-rating": "4",
      defender: "royal:8,elephant:6,silver-shields:2",
      "defender-local": "2",
    });
    expect(table.rows.reduce((sum, row) => sum + row.chance, 0)).toBeCloseTo(1, 10);
  });

  test("of five against one: an overrun", () => {
    expect(odds.answer({ attacker: "mercenary:5", defender: "royal:1" }).rows).toEqual([{ label: "overrun, attacker wins", chance: 1, fraction: "1/1" }]);
  });

  test("of a siege: an empty city falls to half of all first assaults", () => {
    expect(odds.answer({ siege: "1" }).rows[0]).toEqual({ label: "falls to attempt 1", chance: 0.5, fraction: "648/1296" });
  });

  test("a bad side names its option", () => {
    expect(() => odds.answer({ attacker: "hoplite:4", defender: "royal:1" })).toThrow("--attacker");
    expect(odds.answer({ attacker: "royal:4" }).title).toContain("8 mercenary");
    expect(() => odds.answer({ attacker: "royal:40", defender: "royal:1" })).toThrow("--attacker");
  });
});
