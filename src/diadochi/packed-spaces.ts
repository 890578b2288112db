/** Short lists of spaces in one integer, for the slots of frames: up to three, nine bits each (space + 1), the latest lowest; 0 is the empty list. */
import type { SpaceIndex } from "./tables.js";

const SPACE_BITS = 9;
const SPACE_MASK = 511;
const MOST_SPACES = 3;

/** Whether a list has a space. */
export function hasPackedSpace(packed: number, space: SpaceIndex): boolean {
  for (let rest = packed; rest !== 0; rest >>>= SPACE_BITS) if ((rest & SPACE_MASK) === space + 1) return true;
  return false;
}

/** A list with one more space; it must have room. */
export function withPackedSpace(packed: number, space: SpaceIndex): number {
  return (packed << SPACE_BITS) | (space + 1);
}

/** How many spaces a list has. */
export function countPackedSpaces(packed: number): number {
  let count = 0;
  for (let rest = packed; rest !== 0; rest >>>= SPACE_BITS) count++;
  return count;
}

/** Whether a list has room for another space. */
export function hasRoomForSpace(packed: number): boolean {
  return countPackedSpaces(packed) < MOST_SPACES;
}
