import { withBit } from "../../core/basics/bits.js";
import { NONE, type Tables } from "../tables/index.js";
import { markerOf, provinceOwner } from "./markers.js";
import { INDEPENDENTS, NOBODY } from "./places.js";
import { type DiadochiState, UNSETTLED_POINTS } from "./position.js";

export const FLEET_UPGRADED = 1;
export const FLEET_DISPERSED = 2;

/**
 * The player who controls the source of a fleet; NOBODY if none does. A new controller has the fleet at once, and in its current state (DIA-FLT.2,
 * DIA-FLT.4, DIA-NAV.33). Fleets do not have a place (DIA-FLT.7).
 */
export function fleetOwner(s: DiadochiState, t: Tables, fleet: number): number {
  const province = t.fleetProvinces[fleet]!;
  const owner = province !== NONE ? provinceOwner(s, province) : markerOf(s, t.fleetSpaces[fleet]!);
  return owner === INDEPENDENTS ? NOBODY : owner;
}

export function isFleetDispersed(s: DiadochiState, fleet: number): boolean {
  return (s.fleets[fleet]! & FLEET_DISPERSED) !== 0;
}

export function isFleetUpgraded(s: DiadochiState, fleet: number): boolean {
  return (s.fleets[fleet]! & FLEET_UPGRADED) !== 0;
}

export function setFleet(s: DiadochiState, fleet: number, upgraded: boolean, dispersed: boolean): void {
  s.fleets[fleet] = (upgraded ? FLEET_UPGRADED : 0) | (dispersed ? FLEET_DISPERSED : 0);
  s.unsettled |= UNSETTLED_POINTS;
}

/** The current strength of a fleet (DIA-FLT.5). */
export function fleetStrength(s: DiadochiState, t: Tables, fleet: number): number {
  return isFleetUpgraded(s, fleet) ? t.fleetUpgrades[fleet]! : t.fleetStrengths[fleet]!;
}

/** The fleets of an owner that are not dispersed, as a mask. */
export function availableFleets(s: DiadochiState, t: Tables, owner: number): number {
  let mask = 0;
  for (let f = 0; f < t.fleetCount; f++) if (!isFleetDispersed(s, f) && fleetOwner(s, t, f) === owner) mask = withBit(mask, f);
  return mask;
}
