/** The tables of the rules (DIA-TAB.1 to DIA-TAB.5) and the printed numbers that rules refer to. */
import type { RuleTables } from "../edition-types.js";
export const TABLES: RuleTables = {
  // Rows are initiative ratings 1 to 5, columns the die 1 to 6. DIA-TAB.1
  movement: [
    [3, 4, 4, 4, 4, 4],
    [2, 3, 4, 4, 4, 4],
    [2, 2, 3, 4, 4, 4],
    [2, 2, 2, 3, 4, 4],
    [2, 2, 2, 2, 3, 4],
  ],
  // Rows are dice totals 2 to 15, columns strengths 0 to 30; beyond, strength * (total + 3) / 5 with halves rounded up. DIA-TAB.2
  combat: [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
    [0, 1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 34, 35, 36],
    [0, 1, 3, 4, 6, 7, 8, 10, 11, 13, 14, 15, 17, 18, 20, 21, 22, 24, 25, 27, 28, 29, 31, 32, 34, 35, 36, 38, 39, 41, 42],
    [0, 2, 3, 5, 6, 8, 10, 11, 13, 14, 16, 18, 19, 21, 22, 24, 26, 27, 29, 30, 32, 34, 35, 37, 38, 40, 42, 43, 45, 46, 48],
    [0, 2, 4, 5, 7, 9, 11, 13, 14, 16, 18, 20, 22, 23, 25, 27, 29, 31, 32, 34, 36, 38, 40, 41, 43, 45, 47, 49, 50, 52, 54],
    [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60],
    [0, 2, 4, 7, 9, 11, 13, 15, 18, 20, 22, 24, 26, 29, 31, 33, 35, 37, 40, 42, 44, 46, 48, 51, 53, 55, 57, 59, 62, 64, 66],
    [0, 2, 5, 7, 10, 12, 14, 17, 19, 22, 24, 26, 29, 31, 34, 36, 38, 41, 43, 46, 48, 50, 53, 55, 58, 60, 62, 65, 67, 70, 72],
    [0, 3, 5, 8, 10, 13, 16, 18, 21, 23, 26, 29, 31, 34, 36, 39, 42, 44, 47, 49, 52, 55, 57, 60, 62, 65, 68, 70, 73, 75, 78],
    [0, 3, 6, 8, 11, 14, 17, 20, 22, 25, 28, 31, 34, 36, 39, 42, 45, 48, 50, 53, 56, 59, 62, 64, 67, 70, 73, 76, 78, 81, 84],
    [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57, 60, 63, 66, 69, 72, 75, 78, 81, 84, 87, 90],
    [0, 3, 6, 10, 13, 16, 19, 22, 26, 29, 32, 35, 38, 42, 45, 48, 51, 54, 58, 61, 64, 67, 70, 74, 77, 80, 83, 86, 90, 93, 96],
    [0, 3, 7, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51, 54, 58, 61, 65, 68, 71, 75, 78, 82, 85, 88, 92, 95, 99, 102],
    [0, 4, 7, 11, 14, 18, 22, 25, 29, 32, 36, 40, 43, 47, 50, 54, 58, 61, 65, 68, 72, 76, 79, 83, 86, 90, 94, 97, 101, 104, 108],
  ],
  // Rows are the number of CUs tested, 1 to 8, columns the die 1 to 6. DIA-TAB.4
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
  // Siege points and losses of the besieger for a modified die of 1 to 8. DIA-TAB.3
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
  pools: { macedonian: 20, royal: 8, elephant: 6, "silver-shields": 2 }, // DIA-CU.9: mercenaries are unlimited, the others are not
  supply: { transit: 3, other: 8 }, // DIA-SUP.2: the most CUs on a transit point, and elsewhere
  overrunRatio: 5, // DIA-OVR.1: so many times as many CUs win without a battle
  localTroops: { province: 2, marker: 1 }, // DIA-BAT.8: for control of the province, otherwise for a marker on the space
  // DIA-SIE.10, DIA-SIE.11, DIA-SIE.27: points for 0, 1 and 2 CUs inside; a city that is independent; the rest.
  siegePoints: { inside: [1, 2, 3], independentCity: 3, minorCity: 1, fortress: 2 },
  // DIA-VIC.2, DIA-LEG.3, DIA-LEG.4, DIA-LEG.8, DIA-LEG.9, DIA-LEG.10: what wins, and what each title, tomb and card counts.
  legitimacy: { toWin: 18, champion: 3, tomb: 2, royalTomb: 10, strategos: 2, suspicion: 3 },
  prestige: { sacredGround: 4, independentArmy: 1, oratory: 5 }, // DIA-PRE.2, DIA-PRE.5, DIA-PRE.6: what each gives in prestige points
  // DIA-VIC.8, DIA-VIC.10, DIA-VIC.11: what each title gives, and the strength that the Largest Fleet needs.
  victoryPoints: { largestFleet: 3, largestFleetFrom: 3, hellespont: 2, lordOfAsia: 4 },
  training: { mercenary: 3, macedonian: 7 }, // DIA-OPS.14: OPs for a CU
  loneGeneralMp: 4, // DIA-MOV.17: his MP, without a roll
  antigonusSix: 5, // DIA-GEN.8: his MP for a six
  independentInitiative: 2, // DIA-INT.19: the initiative of all of them
  mostAtSea: 8, // DIA-NAV.2: CUs that a sea leg carries at most
};
