import { describe, expect, test } from "vitest";
import { LEADERS, JACOBITE_MARLBOROUGH, STAFF_OFFICERS } from "../../../src/nine-years/data/leaders.js";
import { POWERS } from "../../../src/nine-years/data/powers.js";
import { commanderAt, commandLimit, isForceDemoralized, room } from "../../../src/nine-years/rules/forces.js";
import { isUnderSiege } from "../../../src/nine-years/rules/siege.js";
import { LEADER_ACTED, LEADER_FORCE } from "../../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON, tablesOf } from "../../../src/nine-years/tables/index.js";
import { at, fromStart, kindOf, type Scene, space, t as standard } from "../table.js";
import { FORCE } from "../../../src/nine-years/vocabulary/corps.js";
import { addCorps, fieldCorps, markLeader } from "../../../src/nine-years/state/index.js";

const leader = (id: string) => LEADERS.find((row) => row.id === id)!;

describe("leaders", () => {
  test("[NYW-3.1.1] [NYW-3.1.2] every leader has a command rating of 2 to 6 and a battle rating of 0 to 4", () => {
    expect(LEADERS.filter((row) => row.command < 2 || row.command > 6 || row.battle < 0 || row.battle > 4)).toEqual([]);
    expect([leader("william-iii"), leader("catinat"), leader("boufflers"), leader("marlborough"), leader("eugene")].map((row) => row.command)).toEqual([
      6, 5, 4, 4, 4,
    ]);
  });

  /** Editions in which Marlborough's sides and the staff officers differ in both ratings. */
  const ratings = {
    edition: {
      jacobiteMarlborough: { command: 6, battle: 5, source: "reconstruction" },
      staffOfficers: { count: 2, command: 7, battle: 4, source: "reconstruction" },
    },
  } as const;
  const seen = (rating: "command" | "battle", revolution: boolean): number[] => {
    const leaders = {
      marlborough: "london",
      "william-iii": "breda",
      catinat: "paris",
      "luxembourg-duke": "paris unnamed",
      "alliance-staff-1": "breda",
      "bourbon-staff-2": "paris",
    };
    const t = at({ options: ratings, revolution, leader: leaders, control: { london: revolution ? "alliance" : "bourbon" } });
    return Object.keys(leaders).map((id) => t.leaderSeen(id)[rating]);
  };

  test("[NYW-3.1.1] a leader has the command rating of the side he shows: Marlborough of the side he is on, staff officers their own, an unnamed one 3", () => {
    expect(seen("command", false)).toEqual([6, 6, 5, 3, 7, 7]);
    expect(seen("command", true)).toEqual([4, 6, 5, 3, 7, 7]);
  });

  test("[NYW-3.1.2] a leader has the battle rating of the side he shows", () => {
    expect(seen("battle", false)).toEqual([5, 2, 3, 0, 4, 4]);
    expect(seen("battle", true)).toEqual([3, 2, 3, 0, 4, 4]);
  });

  const limit = (leaders: Scene["leader"] = {}, without = 0): number => {
    const { state } = at({ leader: leaders });
    return commandLimit(state, standard, ALLIANCE, space("antwerp"), { marks: 0, without });
  };

  test("[NYW-13.5.1.3] of more than two leaders the two highest CR count, in whatever order they stand", () => {
    // Spain's minor leader has 3, Gastanaga 4, Max Emanuel 5, William III 6: in the order of the leaders, the highest first, last or between.
    expect(limit({ "william-iii": "antwerp", gastanaga: "antwerp", "spain-minor-1": "antwerp" })).toBe(10);
    expect(limit({ "spain-minor-1": "antwerp", eugene: "antwerp", "max-emanuel": "antwerp" })).toBe(9);
    expect(limit({ gastanaga: "antwerp", "spain-minor-1": "antwerp", "max-emanuel": "antwerp" })).toBe(9);
    expect(limit({ gastanaga: "antwerp", villahermosa: "antwerp", brandenburg: "antwerp" })).toBe(8);
  });

  test("[NYW-13.5.1.4] of one leader his CR counts, of none nothing; of those elsewhere or barred neither", () => {
    expect([limit({ waldeck: "antwerp" }), limit({ waldeck: "breda" }), limit()]).toEqual([5, 0, 0]);
    expect(limit({ waldeck: "antwerp acted", gastanaga: "antwerp" }, LEADER_ACTED)).toBe(4);
    expect(limit({ waldeck: "antwerp", noailles: "antwerp" })).toBe(5);
  });

  test("[NYW-16.1.4] the commander has the highest CR, among equals the higher BR, else he is the first of them", () => {
    const commander = (leaders: Scene["leader"] = {}): string | undefined => {
      const { state } = at({ leader: leaders });
      return standard.leaderIds[commanderAt(state, standard, ALLIANCE, space("antwerp"))];
    };
    expect(commander({ gastanaga: "antwerp", waldeck: "antwerp", eugene: "antwerp" })).toBe("waldeck");
    expect(commander({ gastanaga: "antwerp", eugene: "antwerp", caprara: "antwerp" })).toBe("eugene");
    expect(commander({ gastanaga: "antwerp", villahermosa: "antwerp" })).toBe("gastanaga");
    expect(commander({ gastanaga: "brussels", noailles: "antwerp" })).toBe(undefined);
  });

  test("[NYW-13.5.1.8] a force is demoralized by one unit of it, corps or leader, and by none that stays behind", () => {
    const force = (corps: string, ...inForce: readonly string[]): boolean => {
      const { state } = at({
        corps: { antwerp: "1 spain-full, 1 austria-full-demoralized" },
        leader: { waldeck: "antwerp", gastanaga: "antwerp demoralized" },
      });
      if (corps !== "") addCorps(state, space("antwerp"), kindOf(corps) | FORCE, 1);
      for (const id of inForce) markLeader(state, standard.leaderIds.indexOf(id), 0, LEADER_FORCE);
      return isForceDemoralized(state, standard, ALLIANCE, space("antwerp"));
    };
    expect([force("spain-full", "waldeck"), force("spain-full-demoralized", "waldeck"), force("spain-full", "gastanaga")]).toEqual([false, true, true]);
  });

  test("[NYW-3.1.3] [NYW-3.1.4] [NYW-3.1.5] a leader to be promoted has CR 3 and BR 0 until he is turned", () => {
    const t = at({ leader: { catinat: "paris unnamed", "luxembourg-duke": "metz" }, control: { metz: "bourbon" } });
    expect([t.leaderSeen("catinat"), t.leaderSeen("luxembourg-duke")]).toMatchObject([
      { unnamed: true, command: 3, battle: 0 },
      { command: 6, battle: 4 },
    ]);
    expect(LEADERS.filter((row) => row.promotion !== null).map((row) => [row.id, row.promotion])).toEqual([
      ["luxembourg-duke", 1690],
      ["catinat", 1690],
      ["boufflers", 1691],
      ["villeroi", 1693],
      ["vendome", 1695],
      ["eugene", 1691],
    ]);
  });

  test("[NYW-3.1.4] [NYW-3.1.5] minor leaders have CR 3 and BR 0", () => {
    expect(LEADERS.filter((row) => row.id.includes("-minor-")).map((row) => [row.command, row.battle])).toEqual(Array(7).fill([3, 0]));
  });

  test("[NYW-3.1.6] [NYW-3.2.4] leaders and corps can be demoralized", () => {
    const t = at({ leader: { waldeck: "antwerp demoralized" }, corps: { antwerp: "1 spain-full-demoralized, 1 spain-full" } });
    expect([t.placeOf("waldeck"), t.corpsAt("antwerp")]).toEqual(["antwerp demoralized", "1 spain-full, 1 spain-full-demoralized"]);
  });

  test("[NYW-3.1.7] [NYW-4.2.1] a leader stands alone, or with corps of any friendly power", () => {
    const t = at({ leader: { waldeck: "antwerp", eugene: "vienna" }, corps: { antwerp: "2 spain-full, 1 empire-full" } });
    expect([t.placeOf("eugene"), t.space("vienna").corps]).toEqual(["vienna", []]);
    t.play("act campaign", "choose-space antwerp");
    expect(t.listed("take-corps")).toEqual(["spain-full", "empire-full"]);
  });

  test("Marlborough's Jacobite side and the staff officers have ratings of their own", () => {
    expect([JACOBITE_MARLBOROUGH.command, JACOBITE_MARLBOROUGH.battle, STAFF_OFFICERS.count, STAFF_OFFICERS.command, STAFF_OFFICERS.battle]).toEqual([
      4, 1, 2, 2, 0,
    ]);
  });
});

describe("corps", () => {
  test("[NYW-3.2.1] [NYW-3.2.2] [NYW-3.2.3] a full corps that loses a step is reduced, a reduced one is eliminated and goes to its Force Pool", () => {
    // A Sea Movement over an enemy zone: die 3, −2, result 1: one corps of the group loses a step.
    const sail = (kind: string) => {
      const t = at({ corps: { ostend: `1 ${kind}` }, zone: { atlantic: "bourbon" } });
      t.play("act sea-movement");
      t.dice("3").play("sail-to amsterdam");
      return t;
    };
    const full = sail("spain-full");
    const reduced = sail("spain-reduced");
    expect([full.corpsAt("amsterdam"), full.poolOf("spain")]).toEqual(["1 spain-reduced", 0]);
    expect([reduced.corpsAt("amsterdam"), reduced.corpsAt("ostend"), reduced.poolOf("spain")]).toEqual(["", "", 1]);
  });

  test("[NYW-3.2.5] a reduced corps counts as one for stacking", () => {
    const s = at({ corps: { antwerp: "2 spain-full, 3 spain-reduced" } }).state;
    expect(room(s, tablesOf(s), ALLIANCE, tablesOf(s).spaceIds.indexOf("antwerp"))).toBe(12 - 5);
    const french = at({ corps: { lille: "2 france-full, 3 france-reduced" } }).state;
    const lille = tablesOf(s).spaceIds.indexOf("lille");
    expect([room(french, tablesOf(s), BOURBON, lille), fieldCorps(french, BOURBON, lille), fieldCorps(french, ALLIANCE, lille)]).toEqual([12 - 5, 5, 0]);
  });

  test("[NYW-7.2.6.2] there are five Jacobite corps", () => {
    expect(POWERS.find((row) => row.id === "jacobites")!.corps).toBe(5);
    expect(["london", "edinburgh", "dublin"].map((id) => fromStart().corpsAt(id))).toEqual(["2 jacobites-full", "1 jacobites-full", "1 jacobites-full"]);
  });
});

describe("stacking", () => {
  const antwerp = (corps: string) => at({ corps: { antwerp: corps } });

  test("[NYW-4.1.1] [NYW-4.1.3] a space is overstacked while a side has more corps there than the limit", () => {
    const roomFor = (side: number, corps: string) => {
      const { state } = antwerp(corps);
      return room(state, tablesOf(state), side, tablesOf(state).spaceIds.indexOf("antwerp"));
    };
    expect([roomFor(ALLIANCE, "12 spain-full"), roomFor(ALLIANCE, "13 spain-full"), roomFor(BOURBON, "13 spain-full")]).toEqual([0, -1, 12]);
  });

  test("[NYW-4.1.2] leaders, fleets and corps in a besieged fortress do not count", () => {
    const t = at({ corps: { antwerp: "2 france-full", "inside antwerp": "1 spain-full" }, leader: { waldeck: "inside antwerp", vauban: "antwerp" } });
    const { state } = t;
    const tables = tablesOf(state);
    expect([room(state, tables, ALLIANCE, tables.spaceIds.indexOf("antwerp")), room(state, tables, BOURBON, tables.spaceIds.indexOf("antwerp"))]).toEqual([
      12, 10,
    ]);
  });

  test("[NYW-4.1.3.4] [NYW-13.5.3.5] [NYW-4.1.3.6] in an overstacked space a corps may be rallied but not replaced", () => {
    const t = at({
      corps: { antwerp: "11 spain-full, 1 spain-reduced-demoralized, 1 spain-reduced" },
      leader: { waldeck: "antwerp" },
      control: { madrid: "alliance" },
    });
    expect(t.list).not.toContain("act replacement");
    expect(t.list).toContain("act rally");
  });

  test("[NYW-4.1.3.1] no Transfer into a full space", () => {
    const t = at({ corps: { antwerp: "12 spain-full", brussels: "1 spain-full" } });
    t.play("act transfer", "transfer-corps brussels spain-full");
    expect(t.listed("move-to")).not.toContain("antwerp");
    expect(t.refusedBy("move-to antwerp")).not.toBe(null);
  });

  test("[NYW-4.3.1] corps of both sides are in one space only when one side is behind the walls there", () => {
    const t = at({ corps: { antwerp: "2 france-full", "inside antwerp": "1 spain-full" } });
    expect(isUnderSiege(t.state, tablesOf(t.state), tablesOf(t.state).spaceIds.indexOf("antwerp"))).toBe(true);
    const open = at({ corps: { antwerp: "2 france-full" } });
    expect(open.corpsAt("antwerp")).toBe("2 france-full");
  });

  test("[NYW-4.4.1] all units and Force Pools are open to both", () => {
    const t = fromStart();
    const [alliance, bourbon] = [t.viewOf("alliance"), t.viewOf("bourbon")];
    expect(alliance.spaces).toEqual(bourbon.spaces);
    expect([alliance.powers, alliance.leaders]).toEqual([bourbon.powers, bourbon.leaders]);
  });
});
