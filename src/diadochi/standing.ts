/** How the players stand, in a few numbers that all know. */
import type { Standing } from "../core/contract.js";
import { type DiadochiState, trackedLp, trackedVp } from "./state.js";
import { SEATS, type Seat } from "./types.js";

/** Victory points and legitimacy points, as the tracks show them (DIA-VIC.5, DIA-LEG.11), not below 0. */
export type DiadochiMeasure = "victoryPoints" | "legitimacy";

/** The tracks. */
export function standing(s: DiadochiState): Standing<Seat, DiadochiMeasure> {
  const seats: Partial<Record<Seat, Record<DiadochiMeasure, number>>> = {};
  for (let seat = 0; seat < s.seats; seat++) seats[SEATS[seat]!] = { victoryPoints: trackedVp(s, seat), legitimacy: trackedLp(s, seat) };
  return seats;
}
