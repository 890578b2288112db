/** Questions about sieges, garrisons and blockades (7.2, 8.2.1). */
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";

/** The seat that besieges a city, or -1. */
export function besiegerOf(s: PeloponnesianState, area: number): number {
  return S.isBesieged(s, area) ? S.rivalOf(S.controllerOf(s, area)) : -1; // PEL-7.2.6: the controller stays the same
}

/** True if a seat has besieged a city since an earlier season (PEL-7.2.3, PEL-6.0.13). */
export function isEstablished(s: PeloponnesianState, area: number, seat: number): boolean {
  return besiegerOf(s, area) === seat && S.siegeSeason(s, area) < S.seasonNumber(s);
}

/**
 * True if a city is cut off: besieged, and without a port or with its offshore sea held by the enemy alone (PEL-8.2.1.1, PEL-8.2.1.2, PEL-8.2.1.4),
 * at the moment of the call (PEL-8.2.1.3).
 */
export function isBlockaded(s: PeloponnesianState, t: Tables, area: number): boolean {
  if (!S.isBesieged(s, area)) return false;
  const sea = t.offshore[area]!; // PEL-1.3.0.7: for Corinth, too, only the offshore sea counts
  if (sea < 0) return true; // PEL-8.2.1.4, PEL-1.3.0.4: a city without an offshore sea is cut off.
  const controller = S.controllerOf(s, area);
  // In a sea area every group of blocks has a fleet, so that a block there implies one.
  return S.hasField(s, t, sea, S.rivalOf(controller)) && !S.hasField(s, t, sea, controller);
}

/** The number of further blocks that can go inside a city (PEL-1.2.2). */
export function roomInside(s: PeloponnesianState, t: Tables, area: number): number {
  return t.cityValue[area]! - S.countInside(s, t, area, S.controllerOf(s, area));
}

/** True if `to` is a besieged friendly port and `from` its offshore sea. */
export function isOwnBesiegedPort(s: PeloponnesianState, t: Tables, seat: number, from: number, to: number): boolean {
  return to < t.lands && t.offshore[to] === from && S.isBesieged(s, to) && S.controllerOf(s, to) === seat;
}

/** True if a city is controlled by a side that it is not native to (PEL-1.2.8). */
export function isCaptured(s: PeloponnesianState, area: number): boolean {
  return S.controllerOf(s, area) !== S.NOBODY && S.controllerOf(s, area) !== S.nativeOf(s, area);
}

/** True if a seat controls the city of an area. */
export function controls(s: PeloponnesianState, t: Tables, seat: number, area: number): boolean {
  return area < t.lands && t.cityValue[area]! > 0 && S.controllerOf(s, area) === seat;
}

/** True if the rival of a seat controls the city of an area (PEL-1.2.7). */
export function isEnemyCity(s: PeloponnesianState, t: Tables, seat: number, area: number): boolean {
  return controls(s, t, S.rivalOf(seat), area);
}

/** True if a garrison defends a city (PEL-7.3.6). */
export function hasGarrison(s: PeloponnesianState, area: number): boolean {
  return S.garrisonCV(s, area) > 0;
}
