/** Surprise cards that answer what an army does. */
import { describe, expect, test } from "vitest";
import { isFleetDispersed } from "../../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../../src/diadochi/tables/index.js";
import type { Seat, UnitCounts } from "../../../../src/diadochi/vocabulary/types.js";
import { table } from "../../table.js";

const tables = tablesOf({ edition: "" });

describe("Ambush", () => {
  /** Blue holds Ambush while Red's Antipater, with CUs or alone, goes from Larissa over the pass to Dodona. */
  const ambushed = (units: UnitCounts, holder: Seat = "blue", to = "dodona"): boolean => {
    const isAlone = Object.keys(units).length === 0;
    const t = table()
      .pile()
      .general("red", "antipater", "larissa")
      .units("red", isAlone ? "memphis" : "larissa", isAlone ? { mercenary: 1 } : units);
    // An independent marker makes no fortress of Pherae.
    t.control("independent", "pherae")
      .hand(holder, "ambush")
      .segment("red", "movement")
      .dice(isAlone ? "" : "6");
    t.play("red move-armies").passTo("red activate-general antipater");
    if (!isAlone) t.play("red done");
    t.passTo(`red step-to ${to}`);
    return t.decision === "surprise-window" && t.seat === holder && t.listed("play-surprise").includes("ambush");
  };

  test("[DIA-TYC.26] it waits for another player's army that has crossed a pass, not for a lone general, and not on a plain way", () => {
    expect([ambushed({ mercenary: 4 }), ambushed({}), ambushed({ mercenary: 4 }, "red"), ambushed({ mercenary: 4 }, "blue", "pherae")]).toEqual([
      ...[true, false, false, false],
    ]);
  });

  test("[DIA-TYC.26] an independent army is not ambushed", () => {
    const t = table()
      .pile()
      .control("independent", "sparta")
      .independents("seuthopolis", 3)
      .independents("petra", 1)
      .hand("red", "tribal-uprising")
      .hand("blue", "ambush")
      .tyche("red");
    t.play("red use-event", "red choose-option activate-army", "red activate-army seuthopolis", "red step-to oescus");
    expect([t.asked, t.moves("play-surprise")]).toEqual(["surprise-window blue", []]);
  });
});

describe("Storm at Sea", () => {
  test("[DIA-AMB.165] [DIA-FLT.8] a die for each escort, from the first of the fleets on; those who did not sail are safe", () => {
    const dispersed = (rolls: string): boolean[] => {
      const t = table().pile().army("red", "antipater", "corinth", { mercenary: 2 }).control("red", "athens", "rhodes").hand("blue", "storm-at-sea");
      t.control("red", "pella", "aegae", "therma").segment("red", "movement").dice(`4 ${rolls}`);
      t.play("red move-armies", "red activate-general antipater", "red done").passAll();
      t.play("red embark", "red sail-to sparta", "red land-here", "red add-escort macedonian-fleet", "red add-escort athenian-fleet", "red done");
      t.passTo("blue play-surprise storm-at-sea");
      return ["macedonian-fleet", "athenian-fleet", "rhodian-fleet"].map((id) => isFleetDispersed(t.state, tables.fleetIds.indexOf(id)));
    };
    expect([dispersed("1 3"), dispersed("3 2"), dispersed("2 1")]).toEqual([
      [true, false, false],
      [false, true, false],
      [true, true, false],
    ]);
  });
});
