/**
 * CUs of each type in one place, packed into one integer.
 *
 * From the lowest bit: mercenaries (8 bits), Macedonians (5), royal troops (4), elephants (4), Silver Shields (2). Equal numbers are equal forces,
 * adding two numbers adds the forces, and a force can be subtracted from one that contains it.
 */
import { invariant } from "../../core/basics/errors.js";

/** Packed CUs by type; 0 is the empty force. */
export type Units = number;

/**
 * The types of CUs, in the order of UNITS; fleets are not CUs (DIA-CU.6). Rules that do not name a type treat all types alike (DIA-ELE.1, DIA-RT.2).
 * All Macedonians other than royal troops and Silver Shields are ordinary (DIA-CU.8).
 */
export const MERCENARY = 0;
export const MACEDONIAN = 1;
export const ROYAL = 2;
export const ELEPHANT = 3;
export const SILVER_SHIELDS = 4;
export const UNIT_TYPES = 5;

/** The number of bits of a packed force. */
export const UNIT_BITS = 23;
export const UNIT_MASK: number = (1 << UNIT_BITS) - 1;

/** The most mercenaries that a packed force can hold, far more than any real game has (DIA-AMB.181). */
export const MOST_MERCENARIES = 255;

const SHIFTS = [0, 8, 13, 17, 21] as const;
/** The mask of each type, before its shift. */
const MASKS = [255, 31, 15, 15, 3] as const;
/** The most CUs of each type in a force; there are only two Silver Shields. */
export const MOST_OF_TYPE: readonly number[] = [255, 31, 15, 15, 2];

export const NO_UNITS: Units = 0;

export function packUnits(mercenary: number, macedonian: number, royal: number, elephant: number, silver: number): Units {
  return mercenary | (macedonian << 8) | (royal << 13) | (elephant << 17) | (silver << 21);
}
export function oneUnit(type: number): Units {
  return 1 << SHIFTS[type]!;
}
export function unitsOfType(type: number, count: number): Units {
  return count << SHIFTS[type]!;
}
export function countOfType(units: Units, type: number): number {
  return (units >> SHIFTS[type]!) & MASKS[type]!;
}
/** Each Silver Shields CU counts (DIA-SS.13). */
export function countUnits(units: Units): number {
  return (units & 255) + ((units >> 8) & 31) + ((units >> 13) & 15) + ((units >> 17) & 15) + (units >> 21);
}
export function onlyType(units: Units, type: number): Units {
  return units & (MASKS[type]! << SHIFTS[type]!);
}
export function withoutType(units: Units, type: number): Units {
  return units & ~(MASKS[type]! << SHIFTS[type]!);
}
export function addUnits(a: Units, b: Units): Units {
  invariant((a & 255) + (b & 255) <= 255 && countOfType(a, MACEDONIAN) + countOfType(b, MACEDONIAN) <= 31, "too many CUs in one place");
  return a + b;
}
export function subtractUnits(a: Units, part: Units): Units {
  invariant(containsUnits(a, part), "CUs that are not there cannot be taken away");
  return a - part;
}
/** True if a force has at least the CUs of `part`, type by type. */
export function containsUnits(a: Units, part: Units): boolean {
  return (
    (a & 255) >= (part & 255) &&
    ((a >> 8) & 31) >= ((part >> 8) & 31) &&
    ((a >> 13) & 15) >= ((part >> 13) & 15) &&
    ((a >> 17) & 15) >= ((part >> 17) & 15) &&
    a >> 21 >= part >> 21
  );
}
/** The common CUs of two forces, type by type. */
export function commonUnits(a: Units, b: Units): Units {
  let common = 0;
  for (let type = 0; type < UNIT_TYPES; type++) common += unitsOfType(type, Math.min(countOfType(a, type), countOfType(b, type)));
  return common;
}
/** The CUs of a type that one choice takes: all Silver Shields, or one other CU (DIA-SS.2, DIA-SS.15). */
export function pieceOfType(units: Units, type: number): Units {
  return type === SILVER_SHIELDS ? onlyType(units, type) : oneUnit(type);
}
