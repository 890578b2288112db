/** What the pools have left to give. */
import { describe, expect, test } from "vitest";
import { fromPools, leftInPool, placeMinorOn } from "../../../src/diadochi/effects/placement.js";
import type { DiadochiEvent } from "../../../src/diadochi/vocabulary/events.js";
import { unitCounts } from "../../../src/diadochi/state/names.js";
import { poolMinor } from "../../../src/diadochi/rules/placement.js";
import { POOL } from "../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import { packUnits } from "../../../src/diadochi/vocabulary/units.js";
import { table } from "../table.js";

const t0 = tablesOf({ edition: "" });

describe("minor generals", () => {
  test("[DIA-AMB.155] [DIA-GEN.26] the first of the own who are in the pool comes, and not again in the segment; of another faction nobody", () => {
    const t = table();
    const first = (seat: number): string | undefined => t0.pieceIds[poolMinor(t.state, t0, seat)];
    expect([first(0), first(1)]).toEqual(["alcetas", "cleitus"]);
    t.general("red", "alcetas", "pella").set((s) => (s.placedGenerals = 1 << t0.pieceIds.indexOf("attalus")));
    expect(first(0)).toBe("neoptolemus");
    for (const id of ["attalus", "neoptolemus", "docimus"]) t.general("red", id, "pella");
    expect([first(0), first(1)]).toEqual([undefined, "cleitus"]);
  });

  test("[DIA-GEN.26] with nobody in the pool nobody comes", () => {
    const t = table();
    for (const id of ["alcetas", "attalus", "neoptolemus", "docimus"]) t.general("red", id, "pella");
    const events: DiadochiEvent[] = [];
    placeMinorOn(t.state, 0, t0.spaceIds.indexOf("tyre"), "DIA-TYC.10", events);
    expect([events, t.state.placedGenerals]).toEqual([[], 0]);
    t.generalAt("red", "docimus", POOL);
    placeMinorOn(t.state, 0, t0.spaceIds.indexOf("tyre"), "DIA-TYC.10", events);
    expect([t.placeOf("docimus"), t.state.placedGenerals]).toEqual(["tyre", 1 << t0.pieceIds.indexOf("docimus")]);
    expect(events).toEqual([{ type: "general-placed", clause: "DIA-TYC.10", seat: "red", general: "docimus", space: "tyre" }]);
  });
});

describe("pools", () => {
  test("[DIA-CU.9] of each type as many come as are wanted and are left, down to the last", () => {
    const { state } = table().units("blue", "pella", { mercenary: 200, macedonian: 19, royal: 7, elephant: 5, "silver-shields": 1 });
    const given = (...wanted: [number, number, number, number, number]): unknown => unitCounts(fromPools(state, t0, 0, packUnits(...wanted)));
    expect(given(1, 1, 1, 1, 1)).toEqual({ mercenary: 1, macedonian: 1, royal: 1, elephant: 1, "silver-shields": 1 });
    expect(given(3, 3, 3, 3, 2)).toEqual({ mercenary: 3, macedonian: 1, royal: 1, elephant: 1, "silver-shields": 1 });
    expect(given(0, 2, 0, 0, 0)).toEqual({ macedonian: 1 });
    expect([0, 1, 2, 3, 4].map((type) => leftInPool(state, t0, 0, type))).toEqual([255, 1, 1, 1, 1]);
  });

  test("[DIA-RT.15] royal CUs that were disbanded do not come back", () => {
    const { state } = table()
      .units("blue", "pella", { royal: 5 })
      .set((s) => (s.disbanded = 2));
    expect(unitCounts(fromPools(state, t0, 0, packUnits(0, 0, 3, 0, 0)))).toEqual({ royal: 1 });
  });
});
