import { ALLIANCE, BOURBON, NEUTRAL } from "../tables/index.js";
import type { NineYearsState } from "./position.js";
import { rivalOf } from "./sides.js";

const CONTROL_MASK = 3;
const LOWERED_SHIFT = 2;
const CONTINUED = 16;
const LINE_SHIFT = 5;
const LINE_OWNER = 128;
const LINE_BUILT = 256;
const FIELD_SHIFT = 9;
const FIELD_BITS = 6;
const FIELD_MASK = 63;
const MARKERS_MASK = (1 << FIELD_SHIFT) - 1;
/** The largest integer that encodes a space. */
export const MOST_SPACE: number = (1 << (FIELD_SHIFT + 2 * FIELD_BITS)) - 1;

/** The side that controls a space, or NEUTRAL (NYW-2.1.3). */
export function controlOf(s: NineYearsState, space: number): number {
  return s.spaces[space]! & CONTROL_MASK;
}

export function setControlOf(s: NineYearsState, space: number, side: number): void {
  s.spaces[space] = (s.spaces[space]! & ~CONTROL_MASK) | side;
}

/** The reduction of a fortress by sieges and bombardment (NYW-17.2.2). */
export function loweredBy(s: NineYearsState, space: number): number {
  return (s.spaces[space]! >> LOWERED_SHIFT) & 3;
}

export function setLoweredBy(s: NineYearsState, space: number, steps: number): void {
  s.spaces[space] = (s.spaces[space]! & ~(3 << LOWERED_SHIFT)) | (steps << LOWERED_SHIFT);
}

/** True if a space has any marker except that of its controller. */
export function hasMarkers(s: NineYearsState, space: number): boolean {
  return (s.spaces[space]! & MARKERS_MASK) >> LOWERED_SHIFT !== 0;
}

/** The first space at or after `from` for which `hasMarkers` is true, or -1. */
export function nextWithMarkers(s: NineYearsState, from: number): number {
  for (let space = from; space < s.spaces.length; space++) if (hasMarkers(s, space)) return space;
  return -1;
}

/** True if a space has a Continued Siege marker (NYW-17.5.7). */
export function isContinued(s: NineYearsState, space: number): boolean {
  return (s.spaces[space]! & CONTINUED) !== 0;
}

export function setContinued(s: NineYearsState, space: number, on: boolean): void {
  s.spaces[space] = on ? s.spaces[space]! | CONTINUED : s.spaces[space]! & ~CONTINUED;
}

/** The level of the Fortified Line in a space (NYW-15.1.1); 0 without a line. */
export function lineLevel(s: NineYearsState, space: number): number {
  return (s.spaces[space]! >> LINE_SHIFT) & 3;
}

export function lineOwner(s: NineYearsState, space: number): number {
  return (s.spaces[space]! & LINE_OWNER) !== 0 ? BOURBON : ALLIANCE;
}

/** True if the line of a space gained a level this turn (NYW-15.2.6). */
export function isLineNew(s: NineYearsState, space: number): boolean {
  return (s.spaces[space]! & LINE_BUILT) !== 0;
}

/** Sets the level of a line; level 0 removes it. */
export function setLine(s: NineYearsState, space: number, level: number, owner: number, built: boolean): void {
  const rest = s.spaces[space]! & ~((3 << LINE_SHIFT) | LINE_OWNER | LINE_BUILT);
  s.spaces[space] = level === 0 ? rest : rest | (level << LINE_SHIFT) | (owner === BOURBON ? LINE_OWNER : 0) | (built ? LINE_BUILT : 0);
}

/** The number of corps of a side in the field of a space. A reduced corps counts as one (NYW-3.2.5). */
export function fieldCorps(s: NineYearsState, side: number, space: number): number {
  return (s.spaces[space]! >> (FIELD_SHIFT + side * FIELD_BITS)) & FIELD_MASK;
}

export function countInField(s: NineYearsState, side: number, space: number, by: number): void {
  s.spaces[space] = s.spaces[space]! + (by << (FIELD_SHIFT + side * FIELD_BITS));
}

/** The status of a space in the chains of a side: not friendly, friendly without enemy corps in the field, or friendly with enemy corps there. */
export const CHAIN_BARRED = 0;
export const CHAIN_OPEN = 1;
export const CHAIN_CONTESTED = 2;

export function chainStatus(s: NineYearsState, side: number, space: number): number {
  const word = s.spaces[space]!;
  if ((word & CONTROL_MASK) !== side) return CHAIN_BARRED;
  return ((word >> (FIELD_SHIFT + rivalOf(side) * FIELD_BITS)) & FIELD_MASK) === 0 ? CHAIN_OPEN : CHAIN_CONTESTED;
}

/** True if friendly corps are in the field of a space, or if the enemy neither has corps there nor controls it. False for a neutral space. */
export function isFreeOfEnemy(s: NineYearsState, side: number, space: number): boolean {
  const word = s.spaces[space]!;
  const control = word & CONTROL_MASK;
  if (control === NEUTRAL) return false;
  if (((word >> (FIELD_SHIFT + side * FIELD_BITS)) & FIELD_MASK) !== 0) return true;
  return control === side && word >> FIELD_SHIFT === 0;
}

/** True if the enemy controls a space where only this side has corps in the field. */
export function isAloneOnEnemySoil(s: NineYearsState, side: number, space: number): boolean {
  const word = s.spaces[space]!;
  return (
    (word & CONTROL_MASK) === rivalOf(side) &&
    ((word >> (FIELD_SHIFT + side * FIELD_BITS)) & FIELD_MASK) !== 0 &&
    ((word >> (FIELD_SHIFT + rivalOf(side) * FIELD_BITS)) & FIELD_MASK) === 0
  );
}

/** The first space at or after `from` that differs from its note, or -1. */
export function nextChanged({ spaces }: NineYearsState, noted: readonly number[], from: number): number {
  for (let space = from; space < spaces.length; space++) if (spaces[space] !== noted[space]) return space;
  return -1;
}

/** Copies a space for `nextChanged`. */
export function noteSpace(s: NineYearsState, noted: number[], space: number): void {
  noted[space] = s.spaces[space]!;
}
