import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";

/** The seat that besieges a city; -1 if none does. */
export function besiegerOf(s: PeloponnesianState, area: number): number {
  return S.isBesieged(s, area) ? S.rivalOf(S.controllerOf(s, area)) : -1; // PEL-7.2.6: the controller does not change.
}

/** True if a seat has besieged a city since an earlier season (PEL-7.2.3, PEL-6.0.13). */
export function isEstablished(s: PeloponnesianState, area: number, seat: number): boolean {
  return besiegerOf(s, area) === seat && S.siegeSeason(s, area) < S.seasonNumber(s);
}

/**
 * True if a city is now (PEL-8.2.1.3) cut off: it is besieged, and it either has no port or has only enemies in its offshore sea (PEL-8.2.1.1, PEL-8.2.1.2,
 * PEL-8.2.1.4).
 */
export function isBlockaded(s: PeloponnesianState, t: Tables, area: number): boolean {
  if (!S.isBesieged(s, area)) return false;
  const sea = t.offshore[area]!; // PEL-1.3.0.7: for Corinth, too, only the offshore sea counts.
  if (sea < 0) return true; // PEL-8.2.1.4, PEL-1.3.0.4: a city without an offshore sea is cut off.
  const controller = S.controllerOf(s, area);
  // Every group in a sea area has a fleet, so a block there implies one.
  return S.hasField(s, t, sea, S.rivalOf(controller)) && !S.hasField(s, t, sea, controller);
}

/** The number of further blocks for which a city has room (PEL-1.2.2). */
export function roomInside(s: PeloponnesianState, t: Tables, area: number): number {
  return t.cityValue[area]! - S.countInside(s, t, area, S.controllerOf(s, area));
}

/** True if `to` is a besieged friendly port and `from` its offshore sea. */
export function isOwnBesiegedPort(s: PeloponnesianState, t: Tables, seat: number, from: number, to: number): boolean {
  return to < t.lands && t.offshore[to] === from && S.isBesieged(s, to) && S.controllerOf(s, to) === seat;
}

/** True if the controller of a city is not its native side (PEL-1.2.8). */
export function isCaptured(s: PeloponnesianState, area: number): boolean {
  return S.controllerOf(s, area) !== S.NOBODY && S.controllerOf(s, area) !== S.nativeOf(s, area);
}

export function controls(s: PeloponnesianState, t: Tables, seat: number, area: number): boolean {
  return area < t.lands && t.cityValue[area]! > 0 && S.controllerOf(s, area) === seat;
}

/** PEL-1.2.7: true if the rival of a seat controls the city of an area. */
export function isEnemyCity(s: PeloponnesianState, t: Tables, seat: number, area: number): boolean {
  return controls(s, t, S.rivalOf(seat), area);
}

/** PEL-7.3.6: true if a garrison defends a city. */
export function hasGarrison(s: PeloponnesianState, area: number): boolean {
  return S.garrisonCV(s, area) > 0;
}
