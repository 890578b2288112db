/** What the pools have left to give. */
import { describe, expect, test } from "vitest";
import { fromPools, leftInPool } from "../../../src/diadochi/effects/placement.js";
import { unitCounts } from "../../../src/diadochi/names.js";
import { tablesOf } from "../../../src/diadochi/tables.js";
import { packUnits } from "../../../src/diadochi/units.js";
import { table } from "../table.js";

const t0 = tablesOf({ edition: "" });

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
