/** Cities, one integer per land area: native side and controller, garrison, marks, the season in which the siege began. Also closed areas. */
import type { Tables } from "../tables/index.js";
import { PERSIA } from "../vocabulary/types.js";
import { persianAid } from "./cards.js";
import { CLOCK } from "./clock.js";
import type { PeloponnesianState } from "./position.js";

/** Marks of a city, as bits of its integer. */
export const PILLAGED: number = 1 << 9;
export const CLOSED: number = 1 << 10;
export const DEALT_WITH: number = 1 << 11;
export const SIEGE_WORKS: number = 1 << 12;
const NATIVE = 3;
const HELD_BY: number = 3 << 2;
const GARRISON: number = 3 << 4;
const SIEGE_SHIFT = 13;
/** The bits for the number of a season plus 1, enough for any game. */
const SIEGE_BITS = 11;
/** The largest integer that encodes a city. */
export const MOST_OF_CITY: number = 2 ** (SIEGE_SHIFT + SIEGE_BITS) - 1;

/** The controller of a neutral or Persian city. */
export const NOBODY = 2;

export function nativeOf(s: PeloponnesianState, area: number): number {
  return s.city[area]! & 3;
}
export function setNative(s: PeloponnesianState, area: number, native: number): void {
  s.city[area] = (s.city[area]! & ~3) | native;
}
/** A seat, or `NOBODY`. */
export function controllerOf(s: PeloponnesianState, area: number): number {
  return (s.city[area]! >> 2) & 3;
}
export function setController(s: PeloponnesianState, area: number, seat: number): void {
  s.city[area] = (s.city[area]! & ~12) | (seat << 2);
}
export function garrisonOf(s: PeloponnesianState, area: number): number {
  return (s.city[area]! >> 4) & 3;
}
export function garrisonCV(s: PeloponnesianState, area: number): number {
  return (s.city[area]! >> 6) & 7;
}
export function setGarrison(s: PeloponnesianState, area: number, kind: number, cv: number): void {
  s.city[area] = (s.city[area]! & ~(0x1f << 4)) | (kind << 4) | (cv << 6);
}
export function hasCityMark(s: PeloponnesianState, area: number, mark: number): boolean {
  return (s.city[area]! & mark) !== 0;
}
export function addCityMark(s: PeloponnesianState, area: number, mark: number): void {
  s.city[area]! |= mark;
}
export function dropCityMarks(s: PeloponnesianState, marks: number): void {
  for (let a = 0; a < s.city.length; a++) s.city[a]! &= ~marks;
}
/** The number of the season in which the siege began, or -1 if the city is not besieged. */
export function siegeSeason(s: PeloponnesianState, area: number): number {
  return (s.city[area]! >> SIEGE_SHIFT) - 1;
}
export function isBesieged(s: PeloponnesianState, area: number): boolean {
  return s.city[area]! >> SIEGE_SHIFT !== 0;
}
/** The first besieged city at or after `from` in map order, or -1. Callers need not check the other cities, and few are besieged. */
export function nextBesieged(s: PeloponnesianState, from: number): number {
  for (let area = from; area < s.city.length; area++) if (isBesieged(s, area)) return area;
  return -1;
}
/**
 * The first city at or after `from`, in map order, that a seat has captured and that has no garrison, or -1. Callers need not check the other cities, and
 * nearly all have a garrison.
 */
export function nextBare({ city }: PeloponnesianState, seat: number, from: number): number {
  for (let area = from; area < city.length; area++) if ((city[area]! & (HELD_BY | GARRISON)) === seat << 2 && (city[area]! & NATIVE) !== seat) return area;
  return -1;
}
/** Begins a siege in a season; -1 ends it. */
export function setSiege(s: PeloponnesianState, area: number, season: number): void {
  s.city[area] = (s.city[area]! & ((1 << SIEGE_SHIFT) - 1)) | ((season + 1) << SIEGE_SHIFT);
}

/** True if blocks may not be in an area: out of play, neutral, or Persian without Persian Aid. */
export function isClosedArea(s: PeloponnesianState, t: Tables, area: number): boolean {
  if (isOutOfPlay(s, t, area)) return true;
  if (area >= t.lands || t.cityValue[area] === 0) return false;
  const native = nativeOf(s, area);
  if (native < 2) return false;
  return native !== PERSIA || persianAid(s, t) === 0; // PEL-1.3.1.1, PEL-1.3.1.3, PEL-13.2.2: only a card of Persian Aid opens it.
}

/** PEL-1.1.8: true if an area is not in play in this scenario. */
export function isOutOfPlay(s: PeloponnesianState, t: Tables, area: number): boolean {
  return t.inPlay[s.clock[CLOCK.scenario]! * t.areas + area] === 0;
}
