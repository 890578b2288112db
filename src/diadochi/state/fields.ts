/** CUs in the field, one owner per space (DIA-MAP.17). The moving army is separate and counts only where stated. */
import type { SpaceIndex } from "../tables/index.js";
import { addUnits, NO_UNITS, type Units } from "../vocabulary/units.js";
import { NOBODY } from "./places.js";
import { type DiadochiState, UNSETTLED_PIECES } from "./position.js";

/** The integer of a space: the marker in the low bits, then the owner of the field CUs, then the CUs. */
export const MARKER_MASK = 7;
export const OWNER_SHIFT = 3;
export const UNITS_SHIFT = 6;

/** The owner of the CUs in a field without the moving army: NOBODY, a player, or INDEPENDENTS. */
export function fieldOwner(s: DiadochiState, space: SpaceIndex): number {
  return (s.board[space]! >> OWNER_SHIFT) & 7;
}

/** Without the moving army. */
export function fieldUnits(s: DiadochiState, space: SpaceIndex): Units {
  return s.board[space]! >> UNITS_SHIFT;
}

const fieldScratch: number[] = [];

/** The spaces with an owner's CUs in the field, in order, without the moving army. The next call overwrites the list. */
export function fieldsOf(s: DiadochiState, owner: number): readonly SpaceIndex[] {
  const board = s.board;
  while (fieldScratch.length > 0) fieldScratch.pop(); // faster than setting the length
  for (let space = 0; space < board.length; space++) if (((board[space]! >> OWNER_SHIFT) & 7) === owner) fieldScratch.push(space);
  return fieldScratch;
}

/** True if an owner has CUs in any field, without the moving army. */
export function hasField(s: DiadochiState, owner: number): boolean {
  const board = s.board;
  for (let space = 0; space < board.length; space++) if (((board[space]! >> OWNER_SHIFT) & 7) === owner) return true;
  return false;
}

/** A field without CUs has no owner. */
export function setField(s: DiadochiState, space: SpaceIndex, owner: number, units: Units): void {
  s.board[space] = (s.board[space]! & MARKER_MASK) | (units === NO_UNITS ? 0 : (owner << OWNER_SHIFT) | (units << UNITS_SHIFT));
  s.unsettled |= UNSETTLED_PIECES;
}

/** Adds CUs to a field that is empty or has the same owner. */
export function addToField(s: DiadochiState, space: SpaceIndex, owner: number, units: Units): void {
  setField(s, space, owner, addUnits(fieldUnits(s, space), units));
}

/** The CUs of an owner in the field of a space, including the moving army. */
export function unitsOf(s: DiadochiState, owner: number, space: SpaceIndex): Units {
  const field = fieldOwner(s, space) === owner ? fieldUnits(s, space) : NO_UNITS;
  return s.force[0] === owner && s.force[1] === space ? addUnits(field, s.force[2]!) : field;
}

/** True if another player's CUs or an independent army is in the field of a space, moving or not (DIA-MAP.14). */
export function hasEnemyUnits(s: DiadochiState, owner: number, space: SpaceIndex): boolean {
  const field = fieldOwner(s, space);
  if (field !== NOBODY && field !== owner) return true;
  return s.force[1] === space && s.force[2] !== NO_UNITS && s.force[0] !== owner;
}
