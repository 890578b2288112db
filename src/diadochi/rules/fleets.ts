/** Which fleets can be upgraded and brought back (DIA-TYC.32, DIA-TYC.33). */
import { type DiadochiState, fleetOwner, isFleetDispersed, isFleetUpgraded, ownerOfSeat } from "../state.js";
import type { Tables } from "../tables.js";

/** Fleets of a seat that are available and not upgraded, as a mask (DIA-TYC.32). */
export function fleetsToUpgrade(s: DiadochiState, t: Tables, seat: number): number {
  let mask = 0;
  for (let f = 0; f < t.fleetCount; f++) if (fleetOwner(s, t, f) === ownerOfSeat(seat) && !isFleetDispersed(s, f) && !isFleetUpgraded(s, f)) mask |= 1 << f;
  return mask;
}

/** Dispersed fleets of a seat, as a mask (DIA-TYC.33). */
export function fleetsToReturn(s: DiadochiState, t: Tables, seat: number): number {
  let mask = 0;
  for (let f = 0; f < t.fleetCount; f++) if (fleetOwner(s, t, f) === ownerOfSeat(seat) && isFleetDispersed(s, f)) mask |= 1 << f;
  return mask;
}
