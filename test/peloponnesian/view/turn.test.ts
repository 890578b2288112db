/** What a view shows of the battle under way. */
import { describe, expect, test } from "vitest";
import type { PeloponnesianSeat as Seat } from "../../../src/peloponnesian/index.js";
import { actionTurn, fight, plataea, type Table } from "../table.js";

const marks = (g: Table, viewer: Seat | "spectator" = "spectator") =>
  g.viewOf(viewer).battle!.fighters.map(({ block, routed = false, attacked = false, singleHit = false }) => {
    const seen = [routed && "routed", attacked && "attacked", singleHit && "single hit"].filter((word) => word !== false);
    return [block ?? "garrison", ...seen].join(" ");
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
    const g = actionTurn(plataea({ s22: 4 }, { a26: 2 }), "sparta", 2)
      .play("end-phase")
      .dice("3 3 3")
      .play("storm plataea");
    g.dice("1 3 3 3 3 3 3").play("fight");
    // In the second round, A26 and the garrison have attacked again.
    expect(marks(g)).toEqual(["s22", "a26 attacked single hit", "garrison attacked"]);
  });
});
