/** Mutiny. */
import { describe, expect, test } from "vitest";
import type { UnitCounts } from "../../../../src/diadochi/vocabulary/types.js";
import { type Table, table } from "../../table.js";

/** Red's Antipater is about to move, and Blue plays Mutiny with these dice; Red has 3 LP. */
function mutiny(units: UnitCounts, rolls: string): Table {
  const t = table().pile().army("red", "antipater", "pella", units).hand("blue", "mutiny").segment("red", "movement");
  return t.dice(`4 ${rolls}`).play("red move-armies", "red activate-general antipater", "red done").passTo("blue play-surprise mutiny");
}

describe("who leaves", () => {
  test("[DIA-DEC.51] [DIA-CRD.3] a single Macedonian or royal CU is among those who may be chosen", () => {
    const t = mutiny({ macedonian: 1, royal: 1, mercenary: 1 }, "2 2");
    expect(t.list).toEqual(["mutineer macedonian", "mutineer royal"]);
    expect(t.play("blue mutineer royal").box("red")).toEqual({ royal: 1 });
  });

  test("[DIA-CRD.3] a single CU leaves where it is the only one that can", () => {
    expect([mutiny({ macedonian: 1, mercenary: 1 }, "3 3").box("red"), mutiny({ royal: 1, mercenary: 1 }, "3 3").box("red")]).toEqual([
      { macedonian: 1 },
      { royal: 1 },
    ]);
  });

  test("[DIA-CRD.3] the roll is shown with what it needs: more than the army's legitimacy", () => {
    const roll = (rolls: string): unknown => mutiny({ macedonian: 2, mercenary: 1 }, rolls).log.find((e) => e.type === "roll" && e.purpose === "mutiny");
    expect(roll("1 2")).toEqual({ type: "roll", purpose: "mutiny", clause: "DIA-CRD.3", seat: "blue", sides: 6, faces: [1, 2], least: 4, success: false });
    expect(roll("6 6")).toMatchObject({ least: 4, faces: [6, 6], success: true });
  });
});
