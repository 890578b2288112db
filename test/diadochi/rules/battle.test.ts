/** The land battle from strengths to scores, and whole battles without a game. */
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import {
  type BattleArmy,
  endangersCommander,
  fightLandBattle,
  isClose,
  isOverrun,
  localTroops,
  rollScore,
  rollStrength,
  type Side,
} from "../../../src/diadochi/rules/battle.js";
import { INDEPENDENTS } from "../../../src/diadochi/state/index.js";
import { tablesOf, unitsOfRow } from "../../../src/diadochi/tables/index.js";
import type { UnitCounts } from "../../../src/diadochi/vocabulary/types.js";
import { type Table, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const space = (id: string): number => t0.spaceIds.indexOf(id);

describe("strength", () => {
  const side = (units: UnitCounts, more: Partial<Side> = {}): Side => ({
    ...{ seat: "red", units: unitsOfRow(units), rating: 0, modifier: 0, local: 0, elephants: true },
    ...more,
  });
  const strength = (units: UnitCounts, rolls = "", more: Partial<Side> = {}, elite = false): number =>
    rollStrength(side(units, more), elite, new ScriptedDice(rolls), undefined);

  test.each<[string, UnitCounts, string, number]>([
    ["[DIA-CU.1] [DIA-CU.7] mercenaries, and CUs of independents, 1", { mercenary: 3 }, "", 3],
    ["[DIA-CU.2] Macedonians 2", { macedonian: 3 }, "", 6],
    ["[DIA-CU.3] royal troops 2", { royal: 3 }, "", 6],
    ["[DIA-CU.5] Silver Shields 3", { "silver-shields": 2 }, "", 6],
    ["[DIA-CU.4] [DIA-ELE.2] elephants a die less 2, not below 0", { elephant: 4 }, "1 2 3 6", 0 + 0 + 1 + 4],
    ["[DIA-BAT.5] [DIA-BAT.6] all together", { mercenary: 1, macedonian: 2, royal: 1, elephant: 1, "silver-shields": 1 }, "5", 1 + 4 + 2 + 3 + 3],
  ])("%s", (_, units, rolls, sum) => expect(strength(units, rolls)).toBe(sum));

  test("[DIA-BAT.5] local troops are added", () => {
    expect(strength({ mercenary: 2 }, "", { local: 2 })).toBe(4);
  });

  test("[DIA-CRD.9] [DIA-ELE.2] elephants that are countered roll no dice", () => {
    expect(strength({ mercenary: 1, elephant: 2 }, "", { elephants: false })).toBe(1);
  });

  test("[DIA-OPT.1] each 5 or 6 of a royal CU adds 1, with the option", () => {
    expect(strength({ royal: 4 }, "2 5 6 1", {}, true)).toBe(8 + 2);
    expect(strength({ royal: 4 }, "", {}, false)).toBe(8);
    expect(strength({ mercenary: 1 }, "", {}, true)).toBe(1);
  });

  test("[DIA-BAT.10] [DIA-BAT.11] [DIA-BAT.24] two dice, each at least the rating, and the modifier are read on the combat table", () => {
    const score = (rolls: string, more: Partial<Side>): number => rollScore(t0, side({}, more), 10, new ScriptedDice(rolls), undefined).score;
    expect([score("1 5", {}), score("1 5", { rating: 3 }), score("1 5", { modifier: 2 }), score("1 5", { rating: 3, modifier: 2 })]).toEqual([18, 22, 22, 26]);
  });
});

describe("local troops", () => {
  const local = (t: Table, owner: number, id = "gordium"): number => localTroops(t.state, t0, owner, space(id));
  const PHRYGIA = ["celaenae", "colossae", "dorylaeum", "gordium"];

  test("[DIA-BAT.7] [DIA-BAT.8] 2 in a province of the owner, else 1 on his marker, not both", () => {
    expect(local(table().control("red", ...PHRYGIA), 1)).toBe(2);
    // Where he has no marker of his own too.
    expect(local(table().control("red", ...PHRYGIA), 1, "ancyra")).toBe(2);
    expect(local(table().control("red", "gordium"), 1)).toBe(1);
    expect(local(table().control("blue", "gordium"), 1)).toBe(0);
    expect([local(table(), 1), local(table().control("red", ...PHRYGIA), 2)]).toEqual([0, 0]);
  });

  test("[DIA-BAT.9] in no province they come from the marker alone, on a transit point not at all", () => {
    expect(local(table().control("red", "rhodes"), 1, "delos")).toBe(0);
    expect(local(table().control("red", "rhodes"), 1, "rhodes")).toBe(2);
  });

  test("[DIA-IND.11] independents have none", () => {
    expect(local(table().control("independent", ...PHRYGIA), INDEPENDENTS)).toBe(0);
  });
});

describe("ratio and result", () => {
  test("[DIA-OVR.1] [DIA-OVR.2] five times as many CUs overrun, fewer do not, and nobody nobody", () => {
    expect([5, 4, 10, 9].map((attackers, n) => isOverrun(t0, attackers, n < 2 ? 1 : 2))).toEqual([true, false, true, false]);
    expect([isOverrun(t0, 0, 0), isOverrun(t0, 1, 0)]).toEqual([false, true]);
  });

  test("[DIA-OVR.4] [DIA-MOV.18] where nobody's or own CUs stand an army neither overruns nor fights", () => {
    for (const units of [0, 1]) {
      const t = table().army("red", "antigonus", "celaenae", { mercenary: 6 });
      if (units > 0) t.units("red", "gordium", { mercenary: units });
      t.segment("red", "movement").play("red move-armies").dice("6").play("red activate-general antigonus", "red done", "red step-to gordium");
      expect([t.asked, t.told("overrun"), t.told("battle-began"), t.told("army-defeated")]).toEqual(["march red", [], [], []]);
      expect(t.field("gordium")).toEqual(units > 0 ? ["red", { mercenary: 1 }] : [null, {}]);
    }
  });

  test("[DIA-OVR.3] [DIA-ELE.3] royal troops and elephants count as one CU each", () => {
    const fight = (attacker: UnitCounts, defender: UnitCounts): boolean =>
      fightLandBattle({ units: attacker }, { units: defender }, new ScriptedDice("")).overrun;
    expect(fight({ royal: 3, elephant: 2 }, { "silver-shields": 1 })).toBe(true);
    expect(fight({ mercenary: 10 }, { elephant: 1, royal: 1 })).toBe(true);
  });

  test("[DIA-BAT.15] a loser with half of the winner's score costs him a CU", () => {
    expect([isClose(12, 6), isClose(12, 5), isClose(13, 7), isClose(13, 6)]).toEqual([true, false, true, false]);
  });

  test("[DIA-BAT.13] a sum of 9 as rolled endangers the commander", () => {
    const rolled = (...faces: number[]): boolean => endangersCommander({ strength: 0, faces, score: 0 });
    expect([rolled(4, 5), rolled(6, 3), rolled(4, 4), rolled(5, 5)]).toEqual([true, true, false, false]);
  });
});

describe("battles without a game", () => {
  const fight = (attacker: BattleArmy, defender: BattleArmy, rolls: string, eliteRoyals = false) =>
    fightLandBattle(attacker, defender, new ScriptedDice(rolls), { eliteRoyals });

  test("[DIA-RT.10] the lower total fights without royal troops, equal ones with them, and so do both where none is given", () => {
    const armies = (legitimacy: number | undefined): [number, number] => {
      const { attacker, defender } = fight({ units: { mercenary: 2, royal: 2 }, legitimacy }, { units: { mercenary: 2, royal: 2 }, legitimacy: 5 }, "3 4 3 4");
      return [attacker.royalsSetAside, defender.royalsSetAside];
    };
    expect([armies(4), armies(5), armies(6), armies(undefined)]).toEqual([
      [2, 0],
      [0, 0],
      [0, 2],
      [0, 0],
    ]);
  });

  test("[DIA-RT.6] [DIA-RT.11] an army of royal troops alone that will not fight loses without dice, as defender and as attacker", () => {
    const royal = { units: { royal: 2 }, legitimacy: 3 };
    const other = { units: { mercenary: 2 }, legitimacy: 4 };
    const [attacked, attacking] = [fight(other, royal, ""), fight(royal, other, "")];
    expect([attacked.winner, attacked.winnerLoses, attacked.overrun, attacked.defender.royalsSetAside]).toEqual(["attacker", false, false, 2]);
    expect([attacking.winner, attacking.attacker.royalsSetAside, attacking.defender.strength]).toEqual(["defender", 2, 0]);
    expect([attacked.attacker.commanderKilled, attacked.defender.commanderKilled, attacked.attacker.score]).toEqual([false, false, 0]);
  });

  test("[DIA-OVR.1] an overrun is won without dice or losses", () => {
    const overrun = fight({ units: { mercenary: 5 }, battleRating: 1 }, { units: { mercenary: 1 }, battleRating: 4 }, "");
    expect([overrun.winner, overrun.winnerLoses, overrun.overrun]).toEqual(["attacker", false, true]);
    expect([overrun.attacker, overrun.defender].map(({ strength, dice, score, commanderKilled }) => [strength, dice, score, commanderKilled])).toEqual(
      Array(2).fill([0, [], 0, false]),
    );
    expect(fight({ units: { royal: 5 }, legitimacy: 1 }, { units: { mercenary: 1 }, legitimacy: 9 }, "").winner).toBe("attacker");
  });

  test("[DIA-BAT.13] [DIA-BAT.14] with a 9 a commander falls on a 6, the attacker's die first; a side without one rolls nothing", () => {
    const both = (die: string) => fight({ units: { mercenary: 2 }, battleRating: 1 }, { units: { mercenary: 2 }, battleRating: 1 }, `4 5 3 6 ${die}`);
    const fallen = ({ attacker, defender }: ReturnType<typeof both>): boolean[] => [attacker.commanderKilled, defender.commanderKilled];
    expect([fallen(both("6 5")), fallen(both("5 6"))]).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(fallen(fight({ units: { mercenary: 2 } }, { units: { mercenary: 2 } }, "4 5 3 6"))).toEqual([false, false]);
    expect(fallen(fight({ units: { mercenary: 2 }, battleRating: 1 }, { units: { mercenary: 2 } }, "4 5 3 6 6"))).toEqual([true, false]);
    expect(both("6 6").winner).toBeNull();
  });

  test("[DIA-BAT.13] the die that may kill a commander has six sides, the attacker's and the defender's", () => {
    const [attacker, defender] = [
      { units: { mercenary: 6 }, battleRating: 1 },
      { units: { mercenary: 4 }, battleRating: 1 },
    ];
    for (const rolls of ["4 5 1 1 7", "1 1 4 5 7"]) expect(() => fightLandBattle(attacker, defender, new ScriptedDice(rolls)), rolls).toThrow("6 sides");
  });

  test("[DIA-BAT.12] [DIA-BAT.15] the higher score wins; a close one costs a CU, a draw does not", () => {
    const result = (rolls: string) => fight({ units: { mercenary: 5 } }, { units: { mercenary: 5 } }, rolls);
    const [won, lost, far, drawn] = [result("3 5 3 4"), result("3 4 3 5"), result("6 6 1 1"), result("3 4 5 2")];
    expect([won.winner, lost.winner, far.winner, drawn.winner]).toEqual(["attacker", "defender", "attacker", null]);
    expect([won.winnerLoses, lost.winnerLoses, far.winnerLoses, drawn.winnerLoses]).toEqual([true, true, false, false]);
  });

  test("[DIA-OPT.1] [DIA-BAT.8] royal dice unless the option is off, local troops, modifiers and elephants as they are given", () => {
    const elite = fightLandBattle({ units: { royal: 1 } }, { units: { mercenary: 1 } }, new ScriptedDice("6 3 4 3 4"));
    expect(elite.attacker.strength).toBe(2 + 1);
    const plain = fight({ units: { mercenary: 1, elephant: 1 }, elephants: false, localTroops: 2, modifier: 3 }, { units: { mercenary: 3 } }, "1 1 1 1");
    expect([plain.attacker.strength, plain.attacker.score, plain.defender.score]).toEqual([3, 5, 3]);
  });
});
