/** The attack on the unrest with the dice passed in. */
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import { standardBoxTables } from "../../../src/unrest/box.js";
import { attackUnrest, forcesOf, type UnrestAttack, type UnrestAttackResult } from "../../../src/unrest/rules/unrest-battle.js";

const t = standardBoxTables();
const BASE: UnrestAttack = { level: 4, boxCu: 6, cu: 6, tactics: 2 };

function fight(change: Partial<UnrestAttack>, rolls: string): UnrestAttackResult {
  const dice = new ScriptedDice(rolls);
  const result = attackUnrest(t, { ...BASE, ...change }, null, dice);
  dice.assertUsedUp();
  return result;
}

describe("the two forces", () => {
  test("[CAR-20.3.5] [CAR-20.3.6] The unrest fights with tactical rating 0, with as many as its level, and with no modifier of its own", () => {
    expect([4, 7].map((level) => forcesOf(t, { ...BASE, level }).defender)).toEqual([
      { cu: 4, tactics: 0, dice: 3, modifier: 0 },
      { cu: 7, tactics: 0, dice: 3, modifier: 0 },
    ]);
  });
  test("[CAR-20.3.22] Sacred Band: four dice, all of which count for the total and for the losses inflicted", () => {
    const result = fight({ cu: 4, boxCu: 4, dice: 4 }, "6 6 6 6 1 1 1");
    expect(result.battle?.totals).toEqual({ attacker: 24 + 2, defender: 3 });
    expect(result.battle?.losses.defender).toBe(8 + 3);
  });
});

describe("automatic victory", () => {
  test("[CAR-20.3.7] Carthage sets the level to 0 without a roll", () => {
    expect(fight({ level: 2, cu: 8, boxCu: 9 }, "")).toEqual({
      winner: "attacker",
      automatic: true,
      battle: null,
      removed: 0,
      support: 0,
      levelAfter: 0,
      supportLost: 0,
      boxCuAfter: 9,
      leaderLost: false,
    });
  });
  test("[CAR-20.3.32] The unrest removes all attackers and rises by half of them, rounded up, to the cap of what is left", () => {
    expect(fight({ level: 8, cu: 2, boxCu: 2 }, "")).toMatchObject({
      winner: "unrest",
      automatic: true,
      removed: 2,
      support: 1,
      levelAfter: 9,
      leaderLost: true,
    });
    expect(fight({ level: 8, cu: 1, boxCu: 3 }, "")).toMatchObject({ removed: 1, support: 1, levelAfter: 8, supportLost: 1, boxCuAfter: 2 });
  });
});

describe("Carthage wins", () => {
  test("[CAR-20.3.9] Every support point lowers the level", () => {
    expect(fight({}, "6 6 2 2 2 3")).toMatchObject({ winner: "attacker", support: 2, levelAfter: 2, supportLost: 0 });
  });
  test("[CAR-20.3.11] Support follows the losses inflicted, without regard to the size of the unrest", () => {
    expect(fight({ level: 1, cu: 3, boxCu: 3 }, "6 6 6 2 2 2")).toMatchObject({ support: 3, levelAfter: 0 });
    expect(fight({ level: 5, extraLossesOfUnrest: 2 }, "6 6 2 2 2 3")).toMatchObject({ support: 3, levelAfter: 2 });
  });
  test("[CAR-20.3.12] Support left over at level 0 is lost", () => {
    expect(fight({ level: 1, cu: 3, boxCu: 3 }, "6 6 6 2 2 2").supportLost).toBe(2);
  });
});

describe("the unrest wins", () => {
  test("[CAR-20.3.10] Every support point raises the level", () => {
    expect(fight({ cu: 4, boxCu: 4, tactics: 0 }, "2 2 2 6 2 2")).toMatchObject({ winner: "unrest", removed: 2, support: 1, levelAfter: 5 });
  });
  test("[CAR-20.3.13] [CAR-R12.5b] Its support is limited by the CU that took part", () => {
    expect(fight({ cu: 2, boxCu: 2, tactics: 0 }, "1 1 1 6 6 6")).toMatchObject({ removed: 2, support: 1, levelAfter: 5 });
  });
  test("[CAR-20.3.14] Support left over at the cap is lost", () => {
    expect(fight({ cu: 4, boxCu: 9, tactics: 0 }, "1 1 1 6 6 6")).toMatchObject({ removed: 4, support: 2, boxCuAfter: 5, levelAfter: 5, supportLost: 1 });
  });
  test("[CAR-20.3.20] The cap is that of the CU left in the Box after losses", () => {
    // With the six CU there before the battle the cap would be 4 and the level could not rise.
    expect(fight({ cu: 4, boxCu: 6, tactics: 0 }, "2 2 2 6 2 2")).toMatchObject({ boxCuAfter: 4, levelAfter: 5 });
  });
  test("[CAR-20.3.25] Losses that the dice inflict on a victorious unrest have no effect", () => {
    const result = fight({ cu: 4, boxCu: 4, tactics: 0 }, "6 2 2 6 5 4");
    expect(result.battle?.losses.defender).toBe(1);
    expect(result).toMatchObject({ winner: "unrest", removed: 4, levelAfter: 6 });
  });
  test("[CAR-20.3.31] A tie is won by the unrest", () => {
    expect(fight({ cu: 4, boxCu: 4, tactics: 0 }, "3 3 3 3 3 3").winner).toBe("unrest");
  });
});

describe("losses of the attackers", () => {
  test("[CAR-20.3.19] Losses beyond the attacking CU are ignored; the garrison suffers nothing", () => {
    expect(fight({ cu: 2, boxCu: 7, tactics: 0 }, "1 1 1 6 6 6")).toMatchObject({ removed: 2, boxCuAfter: 5 });
  });
  test("[CAR-20.3.21] The leader is lost when all CU he attacked with are gone, even if others stay in the Box", () => {
    expect(fight({ cu: 2, boxCu: 7, tactics: 0 }, "1 1 1 6 6 6").leaderLost).toBe(true);
    expect(fight({ cu: 4, boxCu: 7, tactics: 0 }, "2 2 2 6 2 2").leaderLost).toBe(false);
  });
  test("[CAR-R12.3k] Losses from events are added to those of the dice, on both sides", () => {
    expect(fight({ extraLosses: 1 }, "6 6 2 2 2 3")).toMatchObject({ removed: 1, support: 2 });
    expect(fight({ extraLossesOfUnrest: 1 }, "6 6 2 2 2 3")).toMatchObject({ removed: 0, support: 3 });
    expect(fight({ extraLosses: 2, noLosses: true }, "6 6 2 2 2 3")).toMatchObject({ removed: 2, support: 0, levelAfter: 4 });
  });
});
