/** What a view shows of the battle under way. */
import { describe, expect, test } from "vitest";
import { PELOPONNESIAN as GAME, type PeloponnesianSeat as Seat } from "../../../../src/peloponnesian/index.js";
import { fight, plataea, table, type Table } from "../../table.js";

const marks = (g: Table, viewer: Seat | "spectator" = "spectator") =>
  g.viewOf(viewer).battle!.fighters.map(({ block, routed = false, attacked = false, singleHit = false }) => {
    const seen = [routed && "routed", attacked && "attacked", singleHit && "single hit"].filter((word) => word !== false);
    return [block ?? "garrison", ...seen].join(" ");
  });

test.each(["431", "long-war"] as const)("[PEL-15.5.1] the Long War is shown by its own name, though it is the 431 campaign: %s", (scenario) => {
  expect(GAME.view(GAME.setup({ seed: "scenario", scenario }), "spectator").scenario).toBe(scenario);
});

test("[PEL-HI.12] of the hand of the other side it is seen how many cards there are", () => {
  const s = GAME.setup({ seed: "hands" });
  const hands = (viewer: Seat | "spectator" | "arbiter") =>
    Object.values(GAME.view(s, viewer).hands).map((hand) => (typeof hand === "number" ? hand : `${hand.length} shown`));
  expect([hands("sparta"), hands("athens"), hands("spectator"), hands("arbiter")]).toEqual([
    ["6 shown", 6],
    [6, "6 shown"],
    [6, 6],
    ["6 shown", "6 shown"],
  ]);
});

test("[PEL-HI.22] who has been put into a party sees its owner, and the arbiter", () => {
  const g = table().put("sparta", { s01: 4, s02: 2 }).actionTurn("sparta", 2).play("maneuver", "add-block s01");
  const inParty = (viewer: Seat | "arbiter") => Object.values(g.viewOf(viewer).blocks.sparta).filter((b) => b.marks?.includes("party")).length;
  expect([inParty("sparta"), inParty("arbiter"), inParty("athens"), g.viewOf("athens").hiddenBlocks.sparta]).toEqual([1, 1, 0, []]);
});

test("[PEL-HI.18] [PEL-HI.23] rows of hidden blocks are shown of the other side, and to the spectator of both", () => {
  const g = table().put("sparta", { s01: 4, s02: 2 }).actionTurn("sparta", 3).play("maneuver", "add-block s01", "march", "enter tegea", "stop-here");
  const rows = (viewer: Seat | "spectator" | "arbiter") => g.viewOf(viewer).hiddenBlocks.sparta.length;
  expect([rows("athens"), rows("spectator"), rows("sparta"), rows("arbiter")]).toEqual([1, 1, 0, 0]);
});

describe("fighters", () => {
  test("[PEL-HI.4] at the beginning nobody has attacked or is routed", () => {
    expect(marks(fight({ s17: 2 }, { a01: 4, a12: 1 }, "messenia", "sparta"))).toEqual(["s17", "a01", "a12"]);
  });

  test("[PEL-HI.4] all see who has attacked, and who is routed", () => {
    const g = fight({ s17: 1, s19: 2 }, { a01: 4, a12: 1 }, "messenia", "sparta").dice("6 3 3 3 3").play("fight");
    for (const viewer of ["sparta", "athens", "spectator"] as const) expect(marks(g, viewer)).toEqual(["s17 routed", "s19", "a01 attacked", "a12 attacked"]);
  });

  test("[PEL-HI.4] in a storm all see who bears a single hit", () => {
    const g = plataea({ s22: 4 }, { a26: 2 }).actionTurn("sparta", 2).play("end-phase").dice("3 3 3").play("storm plataea");
    g.dice("1 3 3 3 3 3 3").play("fight");
    // In the second round, A26 and the garrison have attacked again.
    expect(marks(g)).toEqual(["s22", "a26 attacked single hit", "garrison attacked"]);
  });
});
