/** What procedures are given is compared, and what they remember besides is read back. */
import { describe, expect, test } from "vitest";
import { UNREST } from "../../../src/unrest/index.js";
import { between, type Change, fighting, refusedFor, SICILY, unchanged } from "../positions.js";
import { at, type Scene, type Table } from "../table.js";

/** An attacker of the coalition in Sicily, with a lieutenant who stays away. */
const STORM: Scene = {
  ...SICILY,
  active: "coalition",
  cu: { box: 5, sicily: 6, coalition: 6 },
  hand: { coalition: ["k-ops-3", "k-wild-beasts"] },
};
const storming = (scene: Partial<Scene> = {}): Table => at({ ...STORM, ...scene }).play("activate k-ops-3", "activate-leader coalition-strategos", "attack");
/** The coalition has won an automatic victory and spends its support. */
const overrunning = (): Table => storming({ cu: { box: 5, sicily: 1, coalition: 6 } }).play("attack-with 4");
/** The coalition has lost one, and Carthage spends the support. */
const overrun = (): Table => storming({ cu: { box: 5, sicily: 12, coalition: 6 } }).play("attack-with 3");

function slot(nth: number, name: string, value: unknown): Change {
  return (_view, frames) => (frames[nth]!.slots[name] = value);
}

/** The attack under way has been won, and its winner spends the support. */
const won: Change = (_view, frames) => {
  frames[5]!.step = "overran";
  frames[6]!.slots["seat"] = "coalition";
};

describe("each of these is refused by its slot, where the position itself is accepted", () => {
  const rows: readonly (readonly [what: string, game: () => Table, change: Change, path: string])[] = [
    ["[CAR-S.26] a beaten commander of the coalition", fighting, slot(6, "beaten", "coalition-strategos"), "frames[6].slots.beaten"],
    ["[CAR-S.25] support of an automatic victory for the beaten defender", overrunning, slot(6, "seat", "carthage"), "frames[6].slots.seat"],
    ["[CAR-S.25] support of an automatic victory for the beaten attacker", overrun, slot(6, "seat", "coalition"), "frames[6].slots.seat"],
    ["[CAR-S.25] a victory of an attacker who has been lost", overrun, won, "frames[5].slots.leader"],
    ["[CAR-S.30] a second activation after an Ops card", storming, slot(3, "left", 1), "frames[3].slots.left"],
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
