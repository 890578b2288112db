/** Surprise cards that answer what an army does. */
import { describe, expect, test } from "vitest";
import { isFleetDispersed } from "../../../../src/diadochi/state.js";
import { tablesOf } from "../../../../src/diadochi/tables.js";
import { table } from "../../table.js";

const tables = tablesOf({ edition: "" });

describe("Storm at Sea", () => {
  test("[DIA-AMB.165] [DIA-FLT.8] a die for each escort, from the first of the fleets on; those who did not sail are safe", () => {
    const dispersed = (rolls: string): boolean[] => {
      const t = table().pile([]).army("red", "antipater", "corinth", { mercenary: 2 }).marker("red", "athens", "rhodes").hand("blue", "storm-at-sea");
      t.marker("red", "pella", "aegae", "therma").segment("red", "movement").dice(`4 ${rolls}`);
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
