import { FLEET_COUNT, NEUTRAL } from "../tables/index.js";
import type { NineYearsState } from "./position.js";

/** Places of a fleet. 1 and 2 are the strengths of a fleet prepared in its home port. */
export const FLEET_POOL = 0;
export const FLEET_BOX = 3;
export const FLEET_REMOVED = 4;

/** The home port was besieged while the fleet was in its control box. The fleet leaves the game when control of the zone changes (NYW-12.3.6.11). */
export const FLEET_DOOMED = 8;

const FLEET_BITS = 4;
const PLACE_MASK = 7;
export const ALL_IN_POOL = 0;
const ZONE_BITS = 2;
const ZONE_MASK = 3;
export const MOST_FLEETS: number = (1 << (FLEET_BITS * FLEET_COUNT)) - 1;
/** The value of `zones` if both zones are neutral, which is also the largest. */
export const NO_ZONES_CONTROLLED: number = NEUTRAL | (NEUTRAL << ZONE_BITS);

export function fleetPlace(s: NineYearsState, fleet: number): number {
  return (s.fleets >> (FLEET_BITS * fleet)) & PLACE_MASK;
}

/** True if a fleet is prepared in its home port; its place is then its strength. */
export function isPrepared(s: NineYearsState, fleet: number): boolean {
  const place = fleetPlace(s, fleet);
  return place > FLEET_POOL && place < FLEET_BOX;
}

export function isDoomed(s: NineYearsState, fleet: number): boolean {
  return (s.fleets & (FLEET_DOOMED << (FLEET_BITS * fleet))) !== 0;
}

export function setFleet(s: NineYearsState, fleet: number, place: number, doomed = false): void {
  const shift = FLEET_BITS * fleet;
  s.fleets = (s.fleets & ~((PLACE_MASK | FLEET_DOOMED) << shift)) | ((doomed ? place | FLEET_DOOMED : place) << shift);
}

/** The side that controls a sea zone, or NEUTRAL. */
export function zoneControl(s: NineYearsState, zone: number): number {
  return (s.zones >> (ZONE_BITS * zone)) & ZONE_MASK;
}

export function setZoneControl(s: NineYearsState, zone: number, side: number): void {
  s.zones = (s.zones & ~(ZONE_MASK << (ZONE_BITS * zone))) | (side << (ZONE_BITS * zone));
}
