import { describe, expect, test } from "vitest";
import { attackerWins, hitsAgainstLine, isFamousVictory } from "../../../src/nine-years/rules/battle.js";
import { listInterceptors } from "../../../src/nine-years/rules/interception.js";
import { listRefuges, mayAvoidBattle } from "../../../src/nine-years/rules/avoid-battle.js";
import { siegeResult } from "../../../src/nine-years/rules/siege.js";
import { ALLIANCE, BOURBON, EDITIONS, tablesOf } from "../../../src/nine-years/tables/index.js";
import { at, type Scene, type Table } from "../table.js";

describe("who wins a battle", () => {
  test("[NYW-16.3.1] more hits win, a tie goes to the defender", () => {
    expect([attackerWins(3, 2, 4, 4), attackerWins(2, 2, 4, 4), attackerWins(1, 2, 4, 4)]).toEqual([true, false, false]);
  });

  test("[NYW-16.3.1.1] a side without corps loses against one that has some left; if both are eliminated hits decide", () => {
    expect([attackerWins(9, 1, 0, 1), attackerWins(1, 9, 1, 0), attackerWins(3, 2, 0, 0), attackerWins(2, 3, 0, 0), attackerWins(2, 2, 0, 0)]).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test("[NYW-16.2.4] [NYW-15.3.1] a Fortified Line lowers the attacker's hits by its level, not below 0", () => {
    expect([hitsAgainstLine(3, 2), hitsAgainstLine(1, 2), hitsAgainstLine(2, 0)]).toEqual([1, 0, 2]);
  });

  test("[NYW-16.5.1] a Famous Victory takes 3 hits more than a loser of at least 4 corps", () => {
    expect([isFamousVictory(4, 1, 4), isFamousVictory(3, 1, 4), isFamousVictory(4, 1, 3)]).toEqual([true, false, false]);
  });
});

test("[NYW-17.5.5] the results of a siege roll", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 11].map((total) => Object.values(siegeResult(total)))).toEqual([
    [0, 2],
    [0, 2],
    [0, 1],
    [0, 1],
    [1, 1],
    [1, 1],
    [1, 0],
    [1, 0],
    [2, 0],
    [2, 0],
  ]);
});

describe("where those who are attacked may go", () => {
  const entered = (side: number, space: string, from: string) => {
    const spaces = EDITIONS.of("").spaceIds;
    return { seat: side, space: spaces.indexOf(space), from: spaces.indexOf(from) };
  };
  function refuges(t: Table, side: number, space: string, from: string): string[] {
    const tables = tablesOf(t.state);
    const out: number[] = [];
    listRefuges(t.state, tables, entered(side, space, from), out);
    return out.map((index) => tables.spaceIds[index]!);
  }

  test("[NYW-14.7.3] [NYW-16.4.4] [NYW-16.4.2] to an adjacent friendly space without enemy corps, not where the attacker came from", () => {
    expect(refuges(at(), BOURBON, "reims", "valenciennes")).toEqual(["dinant", "paris", "metz"]);
    expect(refuges(at(), BOURBON, "reims", "paris")).toEqual(["valenciennes", "dinant", "metz"]);
    expect(refuges(at({ corps: { metz: "1 austria-full" }, control: { dinant: "alliance" } }), BOURBON, "reims", "valenciennes")).toEqual(["paris"]);
    expect(refuges(at({ corps: { metz: "1 france-full" } }), BOURBON, "reims", "valenciennes")).toEqual(["dinant", "paris", "metz"]);
  });

  test("[NYW-2.1.6] [NYW-14.7.3] over a red link the Alliance alone", () => {
    const holding = (seat: "alliance" | "bourbon") => at({ control: Object.fromEntries(["milan", "salzburg", "innsbruck", "mantua"].map((id) => [id, seat])) });
    expect(refuges(holding("alliance"), ALLIANCE, "trent", "mantua")).toEqual(["milan", "salzburg", "innsbruck"]);
    expect(refuges(holding("bourbon"), BOURBON, "trent", "mantua")).toEqual(["innsbruck"]);
  });

  test("[NYW-4.1.3.2] [NYW-16.4.4] to a full space too", () => {
    expect(refuges(at({ corps: { metz: "12 france-full" } }), BOURBON, "reims", "valenciennes")).toContain("metz");
  });

  test("[NYW-14.7.1] [NYW-14.7.4] battle is avoided with a leader in order and one space to go to", () => {
    const may = (leader: string, control: Scene["control"] = {}): boolean => {
      const { state } = at({ corps: { reims: "1 france-full" }, leader: { noailles: leader }, control });
      return mayAvoidBattle(state, tablesOf(state), entered(BOURBON, "reims", "valenciennes"), []);
    };
    expect([may("reims"), may("reims demoralized"), may("paris")]).toEqual([true, false, false]);
    expect([may("reims", { paris: "alliance", dinant: "alliance" }), may("reims", { paris: "alliance", dinant: "alliance", metz: "alliance" })]).toEqual([
      true,
      false,
    ]);
  });
});

describe("where interceptors come from", () => {
  function interceptors(t: Table, side: number, space: string, from: string): string[] {
    const tables = tablesOf(t.state);
    const out: number[] = [];
    listInterceptors(t.state, tables, { seat: side, space: tables.spaceIds.indexOf(space), from: tables.spaceIds.indexOf(from) }, out);
    return out.map((index) => tables.spaceIds[index]!);
  }

  test("[NYW-2.1.6] over a red link the Alliance intercepts, the Bourbons do not", () => {
    const alliance = at({ corps: { milan: "2 austria-full" }, leader: { eugene: "milan" } });
    expect(interceptors(alliance, ALLIANCE, "trent", "mantua")).toEqual(["milan"]);
    const bourbon = at({
      corps: { milan: "2 france-full" },
      leader: { catinat: "milan" },
      control: { milan: "bourbon", trent: "bourbon", alessandria: "bourbon" },
    });
    expect(interceptors(bourbon, BOURBON, "trent", "mantua")).toEqual([]);
    expect(interceptors(bourbon, BOURBON, "alessandria", "turin")).toEqual(["milan"]);
  });

  test("[NYW-14.6.3] [NYW-14.6.4] not from the space the army left, nor while besieging, nor into a space that is neither friendly nor held", () => {
    const scene = { corps: { brussels: "2 spain-full" }, leader: { gastanaga: "brussels" } } as const;
    expect(interceptors(at(scene), ALLIANCE, "mons", "lille")).toEqual(["brussels"]);
    expect(interceptors(at(scene), ALLIANCE, "mons", "brussels")).toEqual([]);
    expect(interceptors(at({ ...scene, control: { brussels: "bourbon" } }), ALLIANCE, "mons", "lille")).toEqual([]);
    expect(interceptors(at({ ...scene, control: { mons: "bourbon" } }), ALLIANCE, "mons", "lille")).toEqual([]);
    expect(interceptors(at({ ...scene, leader: { gastanaga: "brussels demoralized" } }), ALLIANCE, "mons", "lille")).toEqual([]);
  });
});
