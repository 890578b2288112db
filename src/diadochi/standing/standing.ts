import type { Standing } from "../../core/ruleset/contract.js";
import { type DiadochiState, trackedLp, trackedVp } from "../state/index.js";
import type { Seat } from "../vocabulary/types.js";

/** Victory points and legitimacy points on the tracks (DIA-VIC.5, DIA-LEG.11), at least 0. */
export type DiadochiMeasure = "victoryPoints" | "legitimacy";

export function standing(s: DiadochiState): Standing<Seat, DiadochiMeasure> {
  // Written out: an object with computed keys takes ten times as long to make.
  if (s.seats === 2) return { red: pointsOf(s, 0), blue: pointsOf(s, 1) };
  if (s.seats === 3) return { red: pointsOf(s, 0), blue: pointsOf(s, 1), green: pointsOf(s, 2) };
  return { red: pointsOf(s, 0), blue: pointsOf(s, 1), green: pointsOf(s, 2), yellow: pointsOf(s, 3) };
}

function pointsOf(s: DiadochiState, seat: number): Record<DiadochiMeasure, number> {
  return { victoryPoints: trackedVp(s, seat), legitimacy: trackedLp(s, seat) };
}
