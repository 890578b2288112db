/** Pursuit of an army that has avoided battle (DIA-OPT.6). */
import { SWITCHES } from "../../../src/diadochi/vocabulary/options.js";
import { describe, expect, test } from "vitest";
import { type Table, table } from "../table.js";

/** Red's Antigonus enters Gordium with so many MP left, by a roll that gives him 2, 3 or 5 MP; Perdiccas avoids him by way of Ancyra. */
function avoided(roll: number, ...lines: string[]): Table {
  const t = table().army("blue", "perdiccas", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 4 });
  t.set((s) => (s.options |= SWITCHES.of.pursuit))
    .segment("red", "movement")
    .play("red move-armies");
  t.dice(`${roll}`).play("red activate-general antigonus", "red done", ...lines, "red step-to gordium");
  return t.dice("6").play("blue try-to-avoid", "blue avoid-to ancyra", "blue stop");
}

describe("movement points", () => {
  const exhausted = (): Table => avoided(1, "red step-to dorylaeum", "blue done");

  test("[DIA-OPT.6] one MP is enough, without MP nobody pursues", () => {
    expect([avoided(1).asked, exhausted().asked]).toEqual(["pursue red", "march red"]);
    const t = exhausted();
    expect([t.field("ancyra"), t.told("pursuit")]).toEqual([["blue", { mercenary: 2 }], []]);
  });

  test("[DIA-OPT.6] the space of the battle costs 1 MP, and the pursuer has moved there by Gordium", () => {
    const t = avoided(6).dice("4 6 6 1 1").play("red pursue");
    expect(t.told("army-moved")).toEqual([
      { type: "army-moved", clause: "DIA-OPT.6", seat: "red", general: "antigonus", from: "gordium", to: "ancyra", movementPoints: 3 },
    ]);
    expect([t.placeOf("antigonus"), t.placeOf("perdiccas")]).toEqual(["ancyra", "dispersed"]);
  });
});

describe("the roll", () => {
  test("[DIA-OPT.6] [DIA-DEC.45] it must be higher than the commander's initiative; after a failure the move ends", () => {
    // Antigonus has 3.
    const failed = avoided(6).dice("3").play("red pursue");
    expect(failed.one("pursuit")).toEqual({ type: "pursuit", clause: "DIA-OPT.6", seat: "red", success: false, space: "ancyra" });
    expect([failed.asked, failed.placeOf("antigonus"), failed.field("ancyra")]).toEqual(["movement-segment red", "gordium", ["blue", { mercenary: 2 }]]);
    const caught = avoided(6).dice("4 6 6 1 1").play("red pursue");
    expect(caught.one("pursuit").success).toBe(true);
    const left = avoided(6).play("red do-not-pursue");
    expect([left.asked, left.told("roll"), left.told("pursuit")]).toEqual(["march red", [], []]);
  });
});
