/** The tables (DIA-TAB) and the kinds of combat unit (DIA-CU) as data. */
import { describe, expect, test } from "vitest";
import { STANDARD_EDITION } from "../../../src/diadochi/data/standard.js";
import { SETUP } from "../../../src/diadochi/data/setup.js";
import { TABLES } from "../../../src/diadochi/data/tables.js";
import { attritionLosses } from "../../../src/diadochi/rules/attrition.js";
import { combatScore } from "../../../src/diadochi/rules/battle.js";
import { rollOfMovement } from "../../../src/diadochi/rules/command.js";
import { siegeCost, siegeGain } from "../../../src/diadochi/rules/siege.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import { UNITS } from "../../../src/diadochi/vocabulary/types.js";
import { table } from "../table.js";

const t = tablesOf({ edition: "" });
const DICE = [1, 2, 3, 4, 5, 6];

describe("tables", () => {
  test("[DIA-TAB.1] A movement roll below the initiative gives 2 MP, equal 3, above 4", () => {
    for (const initiative of [1, 2, 3, 4, 5]) {
      expect(DICE.map((die) => rollOfMovement(t, initiative, die))).toEqual(DICE.map((die) => (die < initiative ? 2 : die === initiative ? 3 : 4)));
    }
  });

  test("[DIA-TAB.2] The combat table is strength times (total + 3) / 5, halves up, without end, and never falls", () => {
    for (let total = 2; total <= 15; total++) {
      for (let strength = 0; strength <= 60; strength++) {
        expect(combatScore(t, strength, total)).toBe(Math.floor((strength * (total + 3)) / 5 + 0.5));
        expect(combatScore(t, strength + 1, total)).toBeGreaterThanOrEqual(combatScore(t, strength, total));
      }
    }
    expect([7, 2, 12].map((total) => combatScore(t, 10, total))).toEqual([20, 10, 30]);
    expect([combatScore(t, 10, 1), combatScore(t, 10, 20)]).toEqual([combatScore(t, 10, 2), combatScore(t, 10, 15)]);
  });

  test("[DIA-TAB.3] The siege table", () => {
    const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((die) => [siegeGain(t, die), siegeCost(t, die)]);
    expect(rows).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 0],
      [1, 1],
      [1, 0],
      [2, 0],
      [2, 0],
      [3, 0],
      [3, 0],
    ]);
  });

  test("[DIA-TAB.4] The attrition table: columns 1 to 8, more CUs use column 8, never more lost than tested", () => {
    const columns = [
      [0, 0, 0, 0, 1, 1],
      [0, 0, 0, 1, 1, 2],
      [0, 0, 1, 1, 2, 2],
      [0, 1, 1, 2, 2, 3],
      [0, 1, 2, 2, 3, 3],
      [1, 1, 2, 3, 3, 4],
      [1, 2, 2, 3, 4, 5],
      [1, 2, 3, 4, 4, 5],
    ];
    columns.forEach((column, i) => expect(DICE.map((die) => attritionLosses(t, i + 1, die, 20))).toEqual(column));
    expect(DICE.map((die) => attritionLosses(t, 11, die, 20))).toEqual(columns[7]);
    expect(attritionLosses(t, 2, 6, 1)).toBe(1);
  });

  test("[DIA-TAB.6] Map, cards, generals, royal family, fleets, independent armies and turn track are all there, each row with its source", () => {
    expect([t.spaceCount, t.provinceCount, t.edition.board.links.length, t.cardCount, t.majorCount, t.generalCount]).toEqual([130, 30, 240, 64, 12, 28]);
    expect([SETUP.royalFamily.length, SETUP.fleets.length, SETUP.independentArmies.length, SETUP.turnTrack.length]).toEqual([6, 9, 15, 5]);
    const rows = [
      ...STANDARD_EDITION.board.spaces,
      ...STANDARD_EDITION.board.provinces,
      ...STANDARD_EDITION.board.links,
      ...STANDARD_EDITION.cards,
      ...STANDARD_EDITION.generals.majors,
      ...STANDARD_EDITION.setup.royalFamily,
      ...STANDARD_EDITION.setup.fleets,
      ...STANDARD_EDITION.setup.independentArmies,
      ...STANDARD_EDITION.setup.turnTrack,
    ];
    expect(rows.filter((row) => !["seed", "reference", "reconstruction"].includes(row.source))).toEqual([]);
  });
});

describe("combat units", () => {
  test("[DIA-CU.6] Fleets are no combat units and have no place on the map", () => {
    expect(UNITS).toEqual(["mercenary", "macedonian", "royal", "elephant", "silver-shields"]);
    expect(t.fleetIds.filter((id) => (UNITS as readonly string[]).includes(id))).toEqual([]);
  });

  test("[DIA-CU.7] CUs of an independent army have strength 1 each", () => {
    const game = table().independents("gordium", 4).army("red", "antigonus", "celaenae", { mercenary: 4 });
    game.segment("red", "movement").play("red move-armies").dice("6").play("red activate-general antigonus");
    while (game.asked === "compose-army red") game.play("red done");
    game.dice("6 6 1 1").play("red step-to gordium");
    expect(game.told("battle-strengths")).toMatchObject([{ attacker: 4, defender: 4 }]);
  });

  test("[DIA-CU.8] Only the eight royal CUs and the Silver Shields are not ordinary: what is trained are mercenaries and Macedonians", () => {
    expect(TABLES.pools).toEqual({ macedonian: 20, royal: 8, elephant: 6, "silver-shields": 2 });
    const training = table().control("red", "athens").hand("red", "tribal-uprising").tyche("red");
    training.play("red use-ops", "red ops-train");
    expect(training.moves()).toEqual(["red train-mercenary", "red train-macedonian", "red done"]);
  });
});
