/** The ordinary battle with the dice passed in. */
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import { STANDARD_EDITION } from "../../../src/unrest/index.js";
import { AUTOMATIC, compileBoxTables, standardBoxTables } from "../../../src/unrest/box.js";
import {
  automaticWinner,
  circumstanceModifier,
  fightBattle,
  type Force,
  resolveBattle,
  lossesBy,
  modifiersOf,
  ratioModifier,
} from "../../../src/unrest/rules/battle.js";
import { isFriendlyGround, tacticsInCommand } from "../../../src/unrest/rules/leaders.js";

const { tables: TABLES } = STANDARD_EDITION;

const t = standardBoxTables();
const force = (cu: number, tactics = 0, modifier = 0): Force => ({ cu, tactics, modifier, dice: 3 });

describe("force ratio", () => {
  test("[CAR-R12.2.1a] The army size is the number of CU that fight", () => {
    expect(modifiersOf(t, force(4), force(2))).toEqual({ attacker: 3, defender: 0 });
  });

  test("[CAR-R12.2.1b] Only the larger army gets a modifier; equal sizes give none", () => {
    expect(modifiersOf(t, force(2), force(6))).toEqual({ attacker: 0, defender: 5 });
    expect(modifiersOf(t, force(5), force(5))).toEqual({ attacker: 0, defender: 0 });
    expect([1, 5].map((cu) => ratioModifier(t, cu, cu))).toEqual([0, 0]);
  });

  test("[CAR-R12.2.1c] Each step of the ratio table begins exactly at its ratio", () => {
    const steps = [
      [5, 4, 0],
      [149, 100, 0],
      [3, 2, 1],
      [6, 4, 1],
      [174, 100, 1],
      [7, 4, 2],
      [199, 100, 2],
      [2, 1, 3],
      [4, 2, 3],
      [8, 4, 3],
      [10, 5, 3],
    ];
    const more = [
      [249, 100, 3],
      [5, 2, 4],
      [299, 100, 4],
      [3, 1, 5],
      [349, 100, 5],
      [7, 2, 6],
      [39, 10, 6],
      [4, 1, AUTOMATIC],
      [8, 2, AUTOMATIC],
      [40, 10, AUTOMATIC],
    ];
    for (const [larger, smaller, result] of [...steps, ...more]) expect(ratioModifier(t, larger!, smaller!), `${larger}:${smaller}`).toBe(result);
  });

  test("[CAR-R12.2.1d] From 4:1 on the larger army wins without dice, attacker or defender", () => {
    expect([automaticWinner(t, 8, 2), automaticWinner(t, 2, 8), automaticWinner(t, 7, 2), automaticWinner(t, 3, 3)]).toEqual([
      "attacker",
      "defender",
      null,
      null,
    ]);
  });
});

describe("modifiers", () => {
  test("[CAR-R12.2.2a] The side with the higher tactical rating adds the difference", () => {
    expect(modifiersOf(t, force(3, 3), force(3, 1))).toEqual({ attacker: 2, defender: 0 });
    expect(modifiersOf(t, force(3, 1), force(3, 3))).toEqual({ attacker: 0, defender: 2 });
  });

  test("[CAR-R12.2.2b] A leaderless force has tactical rating 0", () => {
    expect(tacticsInCommand([])).toBe(0);
  });

  test("[CAR-R12.2.3b] Circumstances: friendly ground, flank and interception +1, failed avoidance −1, strait or rough ground −2", () => {
    expect(circumstanceModifier(t, ["friendly-territory"])).toBe(1);
    expect(circumstanceModifier(t, ["flanking-force"])).toBe(1);
    expect(circumstanceModifier(t, ["interception"])).toBe(1);
    expect(circumstanceModifier(t, ["failed-avoidance"])).toBe(-1);
    expect(circumstanceModifier(t, ["rough-or-strait"])).toBe(-2);
    expect(circumstanceModifier(t, ["flanking-force", "rough-or-strait", "flanking-force"])).toBe(-1);
    expect(resolveBattle(t, force(3, 0, -2), force(3, 0, 1), [4, 4, 4], [3, 3, 3]).totals).toEqual({ attacker: 10, defender: 10 });
  });

  test("[CAR-R8.2.1b] A named leader commands minor ones, whoever is named first; among minor ones the first commands", () => {
    const [first, second] = [1, 2].map((tactics) => ({ kind: "minor", tactics }) as const);
    expect(tacticsInCommand([first!, { kind: "named", tactics: 3 }, second!])).toBe(3);
    expect(tacticsInCommand([first!, second!])).toBe(1);
  });

  test("[CAR-R12.2.4] When the commander is removed before the rolls a subordinate takes over, a named one first; without one the rating is 0", () => {
    const hanno = { kind: "named", tactics: 2 } as const;
    const bomilcar = { kind: "named", tactics: 3 } as const;
    const minor = { kind: "minor", tactics: 1 } as const;
    expect(tacticsInCommand([bomilcar, minor, hanno])).toBe(3);
    expect(tacticsInCommand([minor, hanno])).toBe(2);
    expect(tacticsInCommand([minor])).toBe(1);
    expect(tacticsInCommand([])).toBe(0);
  });

  test("[CAR-G.9] ground is friendly that is controlled by oneself or an ally", () => {
    expect([
      isFriendlyGround("greeks", "greeks"),
      isFriendlyGround("romans", "greeks", ["romans"]),
      isFriendlyGround("gauls", "greeks"),
      isFriendlyGround(null, "greeks"),
    ]).toEqual([true, true, false, false]);
  });
});

describe("rolls", () => {
  test("[CAR-R12.2.3a] Each side rolls three dice, the attacker first, and adds its modifiers", () => {
    const dice = new ScriptedDice("1 2 3 4 5 6");
    const log: { faces: readonly number[]; seat: string | null; clause: string }[] = [];
    const result = fightBattle(t, { attacker: force(4, 1), defender: force(2) }, { attacker: "carthage", defender: "coalition" }, dice, {
      push: (roll) => log.push(roll),
    });
    expect(result.totals).toEqual({ attacker: 6 + 3 + 1, defender: 15 });
    expect(log.map(({ faces, seat, clause }) => [seat, faces, clause])).toEqual([
      ["carthage", [1, 2, 3], "CAR-R12.2.3a"],
      ["coalition", [4, 5, 6], "CAR-R12.2.3a"],
    ]);
    dice.assertUsedUp();
  });

  test("[CAR-R12.2.5] The higher total wins, a tie is the defender's", () => {
    expect(resolveBattle(t, force(3), force(3), [6, 1, 1], [3, 3, 2]).winner).toBe("defender");
    expect(resolveBattle(t, force(3), force(3), [6, 2, 1], [3, 3, 2]).winner).toBe("attacker");
  });
});

describe("losses", () => {
  const inflicted = (die: number, size: number, byLoser: boolean): number => lossesBy(t, [die], size, byLoser, false);
  const suffered = (die: number, size: number, byLoser: boolean): number => lossesBy(t, [die], size, byLoser, true);
  const SIZES = [1, 2, 3, 10];

  test("[CAR-R12.3a] Losses are read from the natural dice; modifiers play no part", () => {
    const plain = resolveBattle(t, force(3), force(3), [6, 5, 4], [1, 2, 3]);
    const helped = resolveBattle(t, force(3, 9, 9), force(3), [6, 5, 4], [1, 2, 3]);
    expect(helped.losses).toEqual(plain.losses);
    expect(plain.losses).toEqual({ attacker: 0, defender: 6 });
  });

  test("[CAR-R12.3b] A winner's 6 costs the loser 2 CU", () => {
    expect(SIZES.map((size) => inflicted(6, size, false))).toEqual([2, 2, 2, 2]);
  });

  test("[CAR-R12.3c] A winner's 5 costs the loser 2 CU, but nothing when the winner is 1 CU", () => {
    expect(SIZES.map((size) => inflicted(5, size, false))).toEqual([0, 2, 2, 2]);
  });

  test("[CAR-R12.3d] A winner's 4 costs the loser 1 CU if the winner is 3 CU or more", () => {
    expect(SIZES.map((size) => inflicted(4, size, false))).toEqual([0, 0, 1, 1]);
  });

  test("[CAR-R12.3e] A loser's 6 costs the winner 1 CU", () => {
    expect(SIZES.map((size) => inflicted(6, size, true))).toEqual([1, 1, 1, 1]);
  });

  test("[CAR-R12.3f] A loser's 5 costs the winner 1 CU if the loser is 2 CU or more", () => {
    expect(SIZES.map((size) => inflicted(5, size, true))).toEqual([0, 1, 1, 1]);
  });

  test("[CAR-R12.3g] A loser's 4 costs the winner 1 CU if the loser is 3 CU or more", () => {
    expect(SIZES.map((size) => inflicted(4, size, true))).toEqual([0, 0, 1, 1]);
  });

  test("[CAR-R12.3h] A loser's 1 costs the loser himself 1 CU", () => {
    expect(SIZES.map((size) => suffered(1, size, true))).toEqual([1, 1, 1, 1]);
  });

  test("[CAR-R12.3i] A winner's 1, and anybody's 2s and 3s, do nothing", () => {
    for (const size of SIZES) {
      expect([inflicted(1, size, false), suffered(1, size, false), inflicted(1, size, true)]).toEqual([0, 0, 0]);
      for (const die of [2, 3]) for (const byLoser of [true, false]) expect([inflicted(die, size, byLoser), suffered(die, size, byLoser)]).toEqual([0, 0]);
    }
  });

  test("[CAR-R12.3j] The size that counts is the size at the start: 3 CU that lose 2 inflict as 3", () => {
    expect(resolveBattle(t, force(3), force(3), [4, 4, 4], [6, 1, 1]).losses).toEqual({ attacker: 1, defender: 3 + 2 });
    // From 3 CU on all sizes are one.
    expect(resolveBattle(t, force(10), force(4), [4, 4, 4], [6, 1, 1]).losses).toEqual({ attacker: 1, defender: 3 + 2 });
  });
});

test("tables that are no tables are refused with the entry that is wrong", () => {
  expect(() => compileBoxTables({ ...TABLES, ratios: [...TABLES.ratios].reverse() })).toThrowError(/tables\.ratios\[1\]/);
  expect(() => compileBoxTables({ ...TABLES, support: { divisor: 0, source: "seed" } })).toThrowError(/tables\.support\.divisor/);
});
