/** Surrender, scoring and the end of the game (CAR-S.31 to CAR-S.33). */
import { cuAt, type UnrestState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { CARTHAGE, COALITION, SICILY, type Victory } from "../vocabulary/types.js";
import { vpReduction } from "./level.js";

/** The seat to which a port surrenders: the only seat with CU in Sicily; -1 if both seats or neither have CU there. */
export function surrenderTo(s: UnrestState): number {
  const carthage = cuAt(s, CARTHAGE, SICILY) > 0;
  const coalition = cuAt(s, COALITION, SICILY) > 0;
  if (carthage === coalition) return -1; // CAR-S.31: exactly one side must have CU
  return carthage ? CARTHAGE : COALITION;
}

/** Carthage's VP for its ports: −1, 0 or 1. */
export function portPoints(s: UnrestState, t: Tables): number {
  return Math.max(-1, Math.min(1, s.ports - t.scenario.evenPorts)); // CAR-S.32: 1 for more ports than the even share, −1 for fewer
}

/** Carthage's loss of VP at the current level. */
export function unrestPoints(s: UnrestState, t: Tables): number {
  return vpReduction(t.box, s.level); // CAR-20.2.11: again in every scoring phase
}

/** The kind of victory at the end of this scoring phase; null if the game continues. */
export function victoryBy(s: UnrestState, t: Tables): Victory | null {
  const { end } = t.scenario;
  // CAR-S.33: the coalition's victories come first.
  if (s.vp <= end.coalitionAt) return "no-victory-points";
  if (s.level >= end.coalitionAtLevel) return "open-revolt"; // CAR-20.2.12: only if an edition sets this level
  if (s.vp >= end.carthageAt) return "supremacy";
  return s.turn >= s.turns ? "time" : null;
}

export function winnerBy(s: UnrestState, t: Tables, victory: Victory): number {
  if (victory === "supremacy") return CARTHAGE;
  return victory === "time" && s.vp >= t.scenario.end.carthageOnTime ? CARTHAGE : COALITION;
}
