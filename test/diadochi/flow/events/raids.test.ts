/** Raids of other numbers of markers than the printed cards have. */
import { describe, expect, test } from "vitest";
import { STANDARD_EDITION } from "../../../../src/diadochi/data/standard.js";
import { DIADOCHI } from "../../../../src/diadochi/index.js";
import { type Table, table } from "../../table.js";

describe("raids", () => {
  /** Red's Major Raid, which removes so many markers. */
  const raiding = (count: number): Table => {
    const cards = STANDARD_EDITION.cards.map((row) => (row.id === "major-raid" ? { ...row, effect: { op: "raid" as const, count, mp: 3 } } : row));
    const { edition } = DIADOCHI.setup({ seed: "raid", edition: { cards } });
    const t = table().set((s) => (s.edition = edition));
    t.units("red", "pella", { mercenary: 1 }).units("red", "tyre", { mercenary: 1 }).control("blue", "therma", "amphipolis", "aegae", "sidon");
    return t.hand("red", "major-raid").tyche("red").play("red ops-nothing", "red carry-out-event");
  };

  test("[DIA-AMB.157] two markers are of one army, which is chosen first; the raid may stop, and ends by itself after the second", () => {
    const t = raiding(2);
    expect(t.list).toEqual(["target-army pella", "target-army tyre"]);
    t.play("red target-army pella", "red target-space therma");
    expect(t.list).toEqual(["target-space aegae", "target-space amphipolis", "done"]);
    expect([raiding(2).play("red target-army pella", "red target-space therma", "red target-space aegae").asked, t.play("red done").asked]).toEqual([
      ...["movement-segment red", "movement-segment red"],
    ]);
  });

  test("[DIA-AMB.157] a single one is chosen among those in reach of any army, and is not left out", () => {
    const t = raiding(1);
    expect(t.list).toEqual(["target-space aegae", "target-space therma", "target-space amphipolis", "target-space sidon"]);
    expect(t.play("red target-space sidon").asked).toBe("movement-segment red");
  });
});
