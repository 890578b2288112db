/**
 * Corps as numbers. Corps have no names; equal ones in a place form a stack. A kind consists of the power of a corps and five marks: reduced, demoralized,
 * acted (in this round), force (in the force under way) and hurt (by a step lost in the battle under way).
 */
import { POWER_IDS } from "./types.js";

/** power << 5 | reduced | demoralized | acted | force | hurt. */
export type CorpsKind = number;

export const REDUCED = 16; // NYW-3.2.1: a corps is full or reduced.
export const DEMORALIZED = 8; // NYW-3.2.4: a corps can be demoralized.
export const ACTED = 4;
/** The corps belongs to the force under way: a moving army, a besieging force, interceptors, or units to be displaced. */
export const FORCE = 2;
/** The corps has lost a step in the battle under way (NYW-16.2.6). */
export const HURT = 1;

/** A full corps that is not demoralized and has not acted. */
export function fullCorps(power: number): CorpsKind {
  return power << 5;
}
export function powerOf(kind: CorpsKind): number {
  return kind >> 5;
}
/** The index in CORPS_KIND_IDS: power, strength and demoralization. */
export function nameOfKind(kind: CorpsKind): number {
  return kind >> 3;
}

export function powerOfName(name: number): number {
  return name >> 2;
}

export const CORPS_KIND_IDS: readonly string[] = POWER_IDS.flatMap((power) => [
  `${power}-full`,
  `${power}-full-demoralized`,
  `${power}-reduced`,
  `${power}-reduced-demoralized`,
]);
