import { hasBit } from "../../core/basics/bits.js";
import { LOCATIONS, RESTING, SET_ASIDE } from "../vocabulary/types.js";
import type { UnrestState } from "./position.js";

/** The place of a leader: a location, or off the map. */
export function placeOf(s: UnrestState, leader: number): number {
  return s.leaders[leader]!;
}

export function setPlace(s: UnrestState, leader: number, place: number): void {
  s.leaders[leader] = place;
}

export function isOnMap(s: UnrestState, leader: number): boolean {
  return s.leaders[leader]! < LOCATIONS.length;
}

/** Lets minor leaders that were set aside while their side was active be placed again when that activity ends (CAR-R8.4c). */
export function endRest(s: UnrestState): void {
  for (let leader = 0; leader < s.leaders.length; leader++) if (s.leaders[leader] === RESTING) s.leaders[leader] = SET_ASIDE;
}

/** True if a commander is marked by Wild Beasts. */
export function isMarked(s: UnrestState, leader: number): boolean {
  return hasBit(s.marked, leader);
}
