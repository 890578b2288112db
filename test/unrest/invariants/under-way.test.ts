/** What is remembered of what is under way: it fits together and fits the pieces, or it is refused by its slot. */
import { describe, expect, test } from "vitest";
import { STANDARD_EDITION, UNREST } from "../../../src/unrest/index.js";
import { activated, attacking, BOX, between, type Change, fighting, refusedFor, SICILY, sailing, unchanged } from "../positions.js";
import { at, frame, type Scene, type Table } from "../table.js";

/** The Strategos was displaced in the first activation of a Campaign; the Lieutenant may be activated now. */
const betweenOfCoalition = (): Table =>
  at({
    active: "coalition",
    level: 2,
    cu: { box: 1, sicily: 2, syracusae: 2 },
    leaders: { "coalition-lieutenant": "syracusae" },
    discards: { coalition: ["k-campaign"] },
    frames: [
      frame("turn", "rounds"),
      frame("round", "second"),
      frame("active", "ask", { seat: "coalition", cardPlayed: true, rearranged: true }),
      frame("activate", "ask", { seat: "coalition", value: 3, left: 1, first: "coalition-strategos", spent: null }),
    ],
  });
const campaigning = (): Table => at(BOX).play("play-event c-campaign");
/** An attacker of the coalition in Sicily, with a lieutenant who stays away. */
const STORM: Scene = {
  ...SICILY,
  active: "coalition",
  cu: { box: 5, sicily: 6, coalition: 6 },
  hands: { coalition: ["k-ops-3", "k-wild-beasts"] },
};
const storming = (scene: Partial<Scene> = {}): Table => at({ ...STORM, ...scene }).play("activate k-ops-3", "activate-leader coalition-strategos", "attack");
/** The coalition has won an automatic victory and spends its support. */
const overrunning = (): Table => storming({ cu: { box: 5, sicily: 1, coalition: 6 } }).play("attack-with 4");
/** The coalition has lost one, and Carthage spends the support. */
const overrun = (): Table => storming({ cu: { box: 5, sicily: 12, coalition: 6 } }).play("attack-with 3");
/** The coalition has beaten Hasdrubal and may play Wild Beasts. */
const hunting = (): Table => storming().dice("6 2 2 2 2 2").play("attack-with 6", "let-go");
/** Hasdrubal leads a blockade, which Mistrust may answer. */
const besieging = (): Table => {
  const hands: Scene["hands"] = { carthage: ["c-ops-3", "c-blockade"], coalition: ["k-carthaginian-mistrust"] };
  return at({ ...SICILY, leaders: { ...SICILY.leaders, hanno: "sicily" }, hands }).play("play-event c-blockade", "activate-leader hasdrubal");
};
const returning = (): Table =>
  at({
    cu: { box: 2, carthago: 2, syracusae: 1 },
    leaders: { "minor-a": "garrison-box" },
    frames: [frame("turn", "carthageRearranges"), frame("return-leaders", "ask", { seat: "carthage", next: "hanno" })],
  });
const rearranging = (): Table => at({ ...BOX, rearranged: false }).play("rearrange");

function slot(nth: number, name: string, value: unknown): Change {
  return (_view, frames) => (frames[nth]!.slots[name] = value);
}

describe("each of these is refused by its slot, where the position itself is accepted", () => {
  const rows: readonly (readonly [what: string, game: () => Table, change: Change, path: string])[] = [
    ["[CAR-S.17] a Carthaginian who has marched", activated, slot(4, "marched", true), "frames[4].slots.marched"],
    ["[CAR-19.0.5] a sea move that has cost no MP", sailing, slot(4, "points", 4), "frames[4].slots.points"],
    ["[CAR-19.0.5] a sea move that has cost 2 MP", sailing, slot(4, "points", 2), "frames[4].slots.points"],
    ["[CAR-20.3.3] an attack that has cost no MP", attacking, slot(4, "points", 4), "frames[4].slots.points"],
    ["[CAR-20.3.28] who fought on the unrest before anybody was activated", campaigning, slot(3, "spent", "hanno"), "frames[3].slots.spent"],
    ["[CAR-20.3.28] a leader of the coalition who fought on the unrest", betweenOfCoalition, slot(3, "spent", "coalition-strategos"), "frames[3].slots.spent"],
    ["[CAR-20.3.28] who fought on the unrest and has left the Box", between, (view) => (view.leaders["hanno"]!.place = "carthago"), "frames[3].slots.spent"],
    ["[CAR-S.26] a beaten commander of a battle that is not fought yet", fighting, slot(6, "beaten", "hasdrubal"), "frames[6].slots.beaten"],
    ["[CAR-S.26] Wild Beasts without a beaten commander", hunting, slot(6, "beaten", null), "frames[6].slots.beaten"],
    ["[CAR-S.26] Wild Beasts against another than the beaten commander", hunting, slot(6, "beaten", "hanno"), "frames[6].slots.beaten"],
    ["[CAR-S.25] support of an automatic victory for the beaten defender", overrunning, slot(6, "seat", "carthage"), "frames[6].slots.seat"],
    ["[CAR-S.25] support of an automatic victory for the beaten attacker", overrun, slot(6, "seat", "coalition"), "frames[6].slots.seat"],
    ["[CAR-S.29] a blockade led by somebody who is not in Sicily", besieging, slot(3, "leader", "bomilcar"), "frames[3].slots.leader"],
    ["[CAR-S.35] the return of a leader who is not displaced", returning, slot(1, "next", "minor-a"), "frames[1].slots.next"],
    ["[CAR-S.35] the return of a leader of the other side", returning, slot(1, "next", "coalition-strategos"), "frames[1].slots.next"],
    ["[CAR-R8.3] the rearranging of a named leader", rearranging, slot(3, "next", "hanno"), "frames[3].slots.next"],
  ];
  test.each(rows)("%s", (_what, game, change, path) => {
    expect(refusedFor(game(), unchanged)).toBe("accepted");
    expect(refusedFor(game(), change)).toBe(path);
  });
});

describe("who has fought on the unrest in a Campaign", () => {
  test("[CAR-20.3.28] is remembered while the second activation is asked for", () => {
    const game = between();
    expect([game.decision, game.view.frames?.[3]?.slots["spent"]]).toEqual(["activate", "hanno"]);
    expect(UNREST.position(game.view)).toEqual(game.state);
  });

  test("[CAR-20.3.28] is remembered during the second activation, which is another's", () => {
    const game = between().play("activate-leader minor-a");
    expect([game.decision, game.view.frames?.[3]?.slots]).toMatchObject(["activation", { first: "minor-a", spent: "hanno" }]);
    expect(UNREST.position(game.view)).toEqual(game.state);
  });
});

describe("[CAR-R12.2.1d] a battle with dice", () => {
  const against =
    (coalition: number): Change =>
    (view) =>
      (view.locations.sicily.cu.coalition = coalition);

  test("has no ratio of an automatic victory", () => {
    expect([2, 20].map((cu) => refusedFor(fighting(), against(cu)))).toEqual(["accepted", "frames[5].slots.cu"]);
    expect([1, 0].map((cu) => refusedFor(fighting(), against(cu)))).toEqual(["frames[5].slots.cu", "frames[5].slots.cu"]);
  });

  test("may be one of 1 CU against 1", () => {
    const game = at({ ...SICILY, cu: { sicily: 2, coalition: 1 } }).play("activate c-ops-3", "attack", "attack-with 1");
    expect(game.decision).toBe("battle-responses");
    expect(refusedFor(game, unchanged)).toBe("accepted");
  });

  test("needs an enemy also in an edition without automatic victories", () => {
    const options = { edition: { tables: { ...STANDARD_EDITION.tables, ratios: [] } } };
    const game = at({ ...SICILY, options }).play("activate c-ops-3", "attack", "attack-with 5");
    expect([1, 0].map((cu) => refusedFor(game, against(cu)))).toEqual(["accepted", "frames[5].slots.cu"]);
  });
});
