/** Fleets that can be upgraded and returned (DIA-TYC.32, DIA-TYC.33). */
import { withBit } from "../../../core/basics/bits.js";
import type { Refusal } from "../../../core/basics/errors.js";
import { fleetId } from "../../state/names.js";
import { type DiadochiState, fleetOwner, isFleetDispersed, isFleetUpgraded, ownerOfSeat } from "../../state/index.js";
import type { Tables } from "../../tables/index.js";
import { type Reason, refuse } from "../refusals.js";

/** The reason why a seat cannot upgrade a fleet; null if it can. */
export function whyNotUpgraded(s: DiadochiState, t: Tables, seat: number, fleet: number): Reason | null {
  if (fleetOwner(s, t, fleet) !== ownerOfSeat(seat)) return "fleet/not-yours";
  if (isFleetDispersed(s, fleet)) return "fleet/dispersed";
  return isFleetUpgraded(s, fleet) ? "fleet/upgraded" : null;
}

/** The reason why a seat cannot return a fleet; null if it can. */
export function whyNotReturned(s: DiadochiState, t: Tables, seat: number, fleet: number): Reason | null {
  if (fleetOwner(s, t, fleet) !== ownerOfSeat(seat)) return "fleet/not-yours (brought back)";
  return isFleetDispersed(s, fleet) ? null : "fleet/available";
}

/** The reason why a seat cannot send a fleet: it belongs to another seat, is not available (DIA-NAV.15), or was already sent. */
export function refuseSending(s: DiadochiState, t: Tables, seat: number, fleet: number, clause: string): Refusal {
  const data = { fleet: fleetId(t, fleet) };
  if (fleetOwner(s, t, fleet) !== ownerOfSeat(seat)) return refuse("fleet/not-yours", data, clause);
  return refuse(isFleetDispersed(s, fleet) ? "fleet/dispersed" : "fleet/sent", data, clause);
}

/** The fleets of a seat that are available and not upgraded, as a mask (DIA-TYC.32). */
export function fleetsToUpgrade(s: DiadochiState, t: Tables, seat: number): number {
  let mask = 0;
  for (let f = 0; f < t.fleetCount; f++) if (whyNotUpgraded(s, t, seat, f) === null) mask = withBit(mask, f);
  return mask;
}

/** The dispersed fleets of a seat, as a mask (DIA-TYC.33). */
export function fleetsToReturn(s: DiadochiState, t: Tables, seat: number): number {
  let mask = 0;
  for (let f = 0; f < t.fleetCount; f++) if (whyNotReturned(s, t, seat, f) === null) mask = withBit(mask, f);
  return mask;
}
