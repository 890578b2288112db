/** The tables of the rules (DIA-TAB.1 to DIA-TAB.5) and the printed numbers that rules refer to. */
import type { RuleTables } from "../vocabulary/edition-types.js";
export const TABLES: RuleTables = {
  // Rows: initiative ratings 1 to 5. Columns: the die 1 to 6. DIA-TAB.1
  movement: [
    [3, 4, 4, 4, 4, 4],
    [2, 3, 4, 4, 4, 4],
    [2, 2, 3, 4, 4, 4],
    [2, 2, 2, 3, 4, 4],
    [2, 2, 2, 2, 3, 4],
  ],
  // Rows: dice totals 2 to 15. Columns: strengths 0 to 30. DIA-TAB.2
  combat: /* @__PURE__ */ grid(14, 31, (row, strength) => scoreOf(strength, row + 2)),
  // Rows: the number of CUs tested, 1 to 8. Columns: the die 1 to 6. DIA-TAB.4
  attrition: [
    [0, 0, 0, 0, 1, 1],
    [0, 0, 0, 1, 1, 2],
    [0, 0, 1, 1, 2, 2],
    [0, 1, 1, 2, 2, 3],
    [0, 1, 2, 2, 3, 3],
    [1, 1, 2, 3, 3, 4],
    [1, 2, 2, 3, 4, 5],
    [1, 2, 3, 4, 4, 5],
  ],
  // The siege points and the besieger's losses for a modified die of 1 to 8. DIA-TAB.3
  siege: [
    [0, 1],
    [0, 1],
    [0, 0],
    [1, 1],
    [1, 0],
    [2, 0],
    [2, 0],
    [3, 0],
  ],
  // The most senior first. DIA-TAB.5
  seniority: [
    "perdiccas",
    "antipater",
    "craterus",
    "leonnatus",
    "ptolemy",
    "lysimachus",
    "peithon",
    "antigonus",
    "seleucus",
    "eumenes",
    "cassander",
    "demetrius",
  ],
  pools: { macedonian: 20, royal: 8, elephant: 6, "silver-shields": 2 }, // DIA-CU.9: only mercenaries are unlimited
  supply: { transit: 3, other: 8 }, // DIA-SUP.2: the most CUs on a transit point, and elsewhere
  overrunRatio: 5, // DIA-OVR.1: an army this many times as large wins without a battle
  localTroops: { province: 2, marker: 1 }, // DIA-BAT.8: with control of the province, else with a marker on the space
  // DIA-SIE.10, DIA-SIE.11, DIA-SIE.27: the points needed against 0, 1 and 2 CUs inside; an independent city; a minor city; a fortress.
  siegePoints: { inside: [1, 2, 3], independentCity: 3, minorCity: 1, fortress: 2 },
  // DIA-VIC.2, DIA-LEG.3, DIA-LEG.4, DIA-LEG.8, DIA-LEG.9, DIA-LEG.10: the points that win, and the value of each title, tomb and card.
  legitimacy: { toWin: 18, champion: 3, tomb: 2, royalTomb: 10, strategos: 2, suspicion: 3 },
  prestige: { sacredGround: 4, independentArmy: 1, oratory: 5 }, // DIA-PRE.2, DIA-PRE.5, DIA-PRE.6: in prestige points
  // DIA-VIC.8, DIA-VIC.10, DIA-VIC.11: the value of each title, and the strength that the Largest Fleet needs.
  victoryPoints: { largestFleet: 3, largestFleetFrom: 3, hellespont: 2, lordOfAsia: 4 },
  training: { mercenary: 3, macedonian: 7 }, // DIA-OPS.14: OPs for a CU
  loneGeneralMp: 4, // DIA-MOV.17: fixed, without a roll
  antigonusSix: 5, // DIA-GEN.8: the MP of Antigonus for a six
  independentInitiative: 2, // DIA-INT.19: of every independent army
  mostAtSea: 8, // DIA-NAV.2: the most CUs on a sea leg
};

/** The score of a strength with a dice total: strength * (total + 3) / 5, halves rounded up, also beyond the columns of the table (DIA-TAB.2). */
export function scoreOf(strength: number, total: number): number {
  return Math.floor((strength * (total + 3) * 2 + 5) / 10);
}

function grid(rows: number, columns: number, entry: (row: number, column: number) => number): readonly (readonly number[])[] {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => entry(row, column)));
}
