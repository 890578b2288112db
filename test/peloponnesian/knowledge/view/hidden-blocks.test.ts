/** What a view shows of hidden blocks besides their numbers: who looks alike is one row, in an order that depends on what is seen alone. */
import { describe, expect, test } from "vitest";
import { PELOPONNESIAN as GAME, type PeloponnesianState, type PeloponnesianSeat as Seat } from "../../../../src/peloponnesian/index.js";
import * as S from "../../../../src/peloponnesian/state/index.js";
import { block, table } from "../../table.js";

const rows = (s: PeloponnesianState, viewer: Seat, of: Seat) => GAME.view(s, viewer).hiddenBlocks[of];

describe("rows", () => {
  test("[PEL-HI.18] [PEL-HI.23] each way is a row with as many as took it, of the first and the last block of a side as of any", () => {
    const g = table()
      .put("sparta", { s01: 2, s02: 2, s49: 2 })
      .put("thebes", { s22: 4 })
      .actionTurn("sparta", 3)
      .play("maneuver", "choose-group sparta", "add-block s02", "add-block s49", "march", "enter tegea", "stop-here");
    g.play("add-block s01", "enter messenia", "stop-here");
    expect(rows(g.state, "athens", "sparta")).toEqual([
      { count: 1, area: "messenia", marks: ["moved"], route: ["sparta", "messenia"] },
      { count: 2, area: "tegea", marks: ["moved"], route: ["sparta", "tegea"] },
    ]);
  });

  test("[PEL-HI.6] the order of the rows, and of the blocks in them, is that of what is seen", () => {
    const marched = (first: string, second: string) => {
      const g = table().put("sparta", { s01: 2, s02: 2 }).actionTurn("sparta", 3).play("maneuver", `add-block ${first}`, "march", "enter tegea", "stop-here");
      return g.play(`add-block ${second}`, "enter messenia", "stop-here").state;
    };
    const seen = rows(marched("s01", "s02"), "athens", "sparta");
    expect(seen.map(({ area }) => area)).toEqual(["messenia", "tegea"]);
    expect(rows(marched("s02", "s01"), "athens", "sparta")).toEqual(seen);
  });

  test("[PEL-HI.2] who has done nothing is in no row, for the numbers of his area say all; [PEL-HI.14] nor are a fleet and its cargo", () => {
    const g = table().put("sparta", { s02: 4 }).put("laconian-gulf", { s14: 4, s01: 1 }).carry("s14", "s01");
    expect(rows(g.actionTurn("sparta", 2).state, "athens", "sparta")).toEqual([]);
  });

  test("[PEL-HI.23] [PEL-HI.4] after a battle it is seen how many have fought, not of those who stood elsewhere", () => {
    const g = table()
      .put("sparta", { s01: 4, s02: 2 })
      .put("messenia", { a01: 2, a02: 3 })
      .put("corinth", { s03: 2 })
      .attack("sparta", "sparta", "messenia", ["s01", "s02"]);
    expect([rows(g.state, "athens", "sparta"), rows(g.state, "sparta", "athens")]).toEqual([[], []]);
    g.play("retreat");
    expect(g.asked).toBe("retreat sparta");
    expect(rows(g.state, "athens", "sparta").map(({ area, count }) => [area, count])).toEqual([["messenia", 2]]);
    expect(rows(g.state, "sparta", "athens")).toEqual([{ count: 2, area: "messenia", marks: ["revealed"] }]);
  });
});

describe("fleets that force their sail", () => {
  const sail = (cargo: string) => {
    const g = table()
      .put("messenian-sea", { s14: 4, s15: 3, s16: 2, [cargo]: 1 })
      .carry("s14", cargo)
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s14", "add-block s15", "march", "done", "enter cephallenian-sea");
    return g.play("enter ionian-sea", "enter cephallenian-sea", "enter ionian-sea", "enter cephallenian-sea", "force-march leucas").state;
  };

  test.each(["s01", "s49"])("[PEL-HI.24] are seen as fleets, and the one that carries with its cargo: %s", (cargo) => {
    const way = ["messenian-sea", "cephallenian-sea", "ionian-sea", "cephallenian-sea", "ionian-sea", "cephallenian-sea"];
    const fleet = { count: 1, area: "cephallenian-sea", kind: "fleet", allowance: 5 };
    const seen = rows(sail(cargo), "athens", "sparta");
    expect(seen).toHaveLength(2);
    expect(seen[0]).toMatchObject({ ...fleet, forced: [1], route: way });
    expect(seen[0]).not.toHaveProperty("cargo");
    expect(seen[1]).toMatchObject({ ...fleet, forced: [0], route: way, cargo: { route: way } });
  });

  test("[PEL-HI.24] from where and to where, by each of them; which it is sees its owner alone", () => {
    const s = sail("s01");
    const march = { from: "cephallenian-sea", to: "leucas" };
    expect(GAME.view(s, "athens").forcedMarches).toEqual([march, march]);
    expect(GAME.view(s, "sparta").forcedMarches).toEqual([
      { block: "s14", ...march },
      { block: "s15", ...march },
    ]);
  });

  test("[PEL-HI.24] of one that has been taken off since, it is not said from where", () => {
    const s = sail("s01");
    S.takeOff(s, block("s15"), S.POOL);
    expect(GAME.view(s, "athens").forcedMarches).toEqual([{ from: "cephallenian-sea", to: "leucas" }, { to: "leucas" }]);
  });
});

describe("crossings", () => {
  const cross = (cargo: string) =>
    table()
      .put("laconian-gulf", { s14: 4, s15: 3, [cargo]: 1 })
      .carry("s14", cargo)
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s14", "add-block s15", "done", "enter myrtoan-sea", "stop-here").state;
  const border = "laconian-gulf.myrtoan-sea";

  test.each(["s01", "s02"])("[PEL-HI.17] their owner, and the arbiter, see each fleet with its cargo, the enemy how many blocks have crossed: %s", (cargo) => {
    const s = cross(cargo);
    for (const viewer of ["sparta", "arbiter"] as const)
      expect(GAME.view(s, viewer).crossings).toEqual([
        { border, fleet: "s14", cargo },
        { border, fleet: "s15", cargo: null },
      ]);
    expect(GAME.view(s, "athens").crossings).toEqual([{ border, seat: "sparta", route: ["laconian-gulf", "myrtoan-sea"], count: 3 }]);
  });

  test("[PEL-HI.17] where nobody has crossed there is nothing to see", () => {
    const s = table().actionTurn("sparta", 2).state;
    expect([GAME.view(s, "sparta").crossings, GAME.view(s, "athens").crossings]).toEqual([[], []]);
  });
});
