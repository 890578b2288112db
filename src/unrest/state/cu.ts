/** CU: the number of each side per location, and the number that have attacked in this card play. */
import { LOCATIONS } from "../vocabulary/types.js";
import type { UnrestState } from "./position.js";

const PLACES_ON_MAP = LOCATIONS.length;

export function cuAt(s: UnrestState, seat: number, location: number): number {
  return s.cu[seat * PLACES_ON_MAP + location]!;
}

export function addCu(s: UnrestState, seat: number, location: number, count: number): void {
  s.cu[seat * PLACES_ON_MAP + location]! += count;
}

/** Removes up to `count` CU from the game; returns the number removed. The level of the unrest does not change (CAR-20.1.6). */
export function removeCu(s: UnrestState, seat: number, location: number, count: number): number {
  const removed = Math.min(count, cuAt(s, seat, location));
  s.cu[seat * PLACES_ON_MAP + location]! -= removed;
  return removed;
}

/** CU of the active seat that have not attacked in this card play. */
export function freshCuAt(s: UnrestState, seat: number, location: number): number {
  return movableCuAt(s, seat, location) - overrunCuAt(s, location);
}

/** CU of the active seat that may still move in this card play. */
export function movableCuAt(s: UnrestState, seat: number, location: number): number {
  return cuAt(s, seat, location) - tiredCuAt(s, location);
}

/** CU of the active seat that have attacked in this card play and can no longer move. */
export function tiredCuAt(s: UnrestState, location: number): number {
  return s.fought[location]!;
}

/** CU of the active seat that have won an automatic victory in this card play and may still move. */
export function overrunCuAt(s: UnrestState, location: number): number {
  return s.fought[PLACES_ON_MAP + location]!;
}

/** Marks CU as having attacked; with `mayMove` they may still move (CAR-S.38). */
export function setFought(s: UnrestState, location: number, count: number, mayMove: boolean): void {
  s.fought[(mayMove ? PLACES_ON_MAP : 0) + location]! += count;
}

/** Moves CU of the active seat, first the ones that have not attacked (CAR-S.38). */
export function moveCu(s: UnrestState, seat: number, from: number, to: number, count: number): void {
  const overran = Math.max(0, count - freshCuAt(s, seat, from));
  s.cu[seat * PLACES_ON_MAP + from]! -= count;
  s.cu[seat * PLACES_ON_MAP + to]! += count;
  s.fought[PLACES_ON_MAP + from]! -= overran;
  s.fought[PLACES_ON_MAP + to]! += overran;
}

/** Clears the marks of attacks at the end of a card play. */
export function forgetFought(s: UnrestState): void {
  for (let i = 0; i < s.fought.length; i++) s.fought[i] = 0;
}
