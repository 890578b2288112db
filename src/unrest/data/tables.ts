/** The numbers of the Garrison Box, the unrest level and the battle, in the order of the ledger. */
import type { TablesData } from "../vocabulary/edition-types.js";

export const TABLES: TablesData = {
  battleDice: { perSide: 3, sides: 6, source: "seed" },

  // Losses by natural dice. The columns are for the size of the army that rolled: 1, 2, and 3 or more CU. Results without a row cost nothing (CAR-R12.3i).
  // The rows in order: CAR-R12.3b, CAR-R12.3c, CAR-R12.3d, CAR-R12.3e, CAR-R12.3f, CAR-R12.3g, CAR-R12.3h.
  losses: [
    { die: 6, rolledBy: "winner", lossTo: "loser", bySize: [2, 2, 2], source: "reference" },
    { die: 5, rolledBy: "winner", lossTo: "loser", bySize: [0, 2, 2], source: "reference" },
    { die: 4, rolledBy: "winner", lossTo: "loser", bySize: [0, 0, 1], source: "reference" },
    { die: 6, rolledBy: "loser", lossTo: "winner", bySize: [1, 1, 1], source: "reference" },
    { die: 5, rolledBy: "loser", lossTo: "winner", bySize: [0, 1, 1], source: "reference" },
    { die: 4, rolledBy: "loser", lossTo: "winner", bySize: [0, 0, 1], source: "reference" },
    { die: 1, rolledBy: "loser", lossTo: "loser", bySize: [1, 1, 1], source: "reference" },
  ],

  // The first row that the ratio reaches applies; below 3:2 there is no modifier.
  ratios: [
    { larger: 4, smaller: 1, result: "automatic", source: "reconstruction" },
    { larger: 7, smaller: 2, result: 6, source: "reconstruction" },
    { larger: 3, smaller: 1, result: 5, source: "reconstruction" },
    { larger: 5, smaller: 2, result: 4, source: "reconstruction" },
    { larger: 2, smaller: 1, result: 3, source: "seed" },
    { larger: 7, smaller: 4, result: 2, source: "reconstruction" },
    { larger: 3, smaller: 2, result: 1, source: "seed" },
  ],

  circumstances: {
    "friendly-territory": { value: 1, source: "seed" },
    "flanking-force": { value: 1, source: "reference" },
    interception: { value: 1, source: "reference" },
    "failed-avoidance": { value: -1, source: "reference" },
    "rough-or-strait": { value: -2, source: "reference" },
  },

  unrest: { max: 10, capBase: 10, tactics: 0, source: "seed" },

  // CAR-20.2.8: the level costs at most five cards.
  effects: [
    { level: 0, hand: 0, vp: 0, source: "seed" },
    { level: 1, hand: 0, vp: 0, source: "seed" },
    { level: 2, hand: 1, vp: 0, source: "seed" },
    { level: 3, hand: 1, vp: 1, source: "seed" },
    { level: 4, hand: 2, vp: 1, source: "seed" },
    { level: 5, hand: 2, vp: 1, source: "seed" },
    { level: 6, hand: 3, vp: 2, source: "seed" },
    { level: 7, hand: 3, vp: 2, source: "seed" },
    { level: 8, hand: 4, vp: 2, source: "seed" },
    { level: 9, hand: 4, vp: 3, source: "seed" },
    { level: 10, hand: 5, vp: 3, source: "seed" }, // CAR-20.2.12: nothing else happens at level 10
  ],

  support: { divisor: 2, source: "seed" },
  movement: { points: 4, seaMove: 3, attack: 1, mostCu: 10, source: "seed" },

  seaCapacity: [
    { value: 1, cu: 3, source: "reference" },
    { value: 2, cu: 6, source: "reference" },
    { value: 3, cu: 10, source: "reference" },
  ],

  victoryPoints: { max: 12, source: "reference" },
};
