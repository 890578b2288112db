/**
 * Marks of actions, packed into one number per space: CUs that acted, royal CUs that moved, attempts made, passages asked, minor generals placed and
 * taken.
 */
import type { SpaceIndex } from "../tables/index.js";
import { addUnits, commonUnits, countOfType, NO_UNITS, ROYAL, subtractUnits, UNIT_BITS, UNIT_MASK, type Units } from "../vocabulary/units.js";
import { fieldOwner, fieldUnits } from "./fields.js";
import type { DiadochiState } from "./position.js";

const MOVED_ROYALS_MASK = 15 << UNIT_BITS;
const ATTEMPTED = 1 << 27;
const ASKED = 1 << 28;
const MINOR_PLACED = 1 << 29;
const MINOR_TAKEN = 1 << 30;
const MINORS = MINOR_PLACED | MINOR_TAKEN;

function marksAt(s: DiadochiState, space: SpaceIndex): number {
  const acted = s.acted;
  for (let i = 0; i < acted.length; i += 2) if (acted[i] === space) return acted[i + 1]!;
  return 0;
}

function setMarks(s: DiadochiState, space: SpaceIndex, marks: number): void {
  const acted = s.acted;
  for (let i = 0; i < acted.length; i += 2) {
    if (acted[i] !== space) continue;
    if (marks !== 0) acted[i + 1] = marks;
    else acted.splice(i, 2);
    return;
  }
  if (marks === 0) return;
  // Kept in the order of spaces, so that equal positions have equal lists.
  let i = 0;
  while (i < acted.length && acted[i]! < space) i += 2;
  acted.splice(i, 0, space, marks);
}

export function hasMarks(s: DiadochiState, space: SpaceIndex): boolean {
  return marksAt(s, space) !== 0;
}

export function markedCount(s: DiadochiState): number {
  return s.acted.length >> 1;
}

/** The nth space with marks, in the order of spaces. */
export function markedSpace(s: DiadochiState, n: number): SpaceIndex {
  return s.acted[2 * n]!;
}

/** CUs of the active player in a space that have acted in this segment. In a besieged city, they are back inside after a sortie (DIA-MOV.15). */
export function actedUnits(s: DiadochiState, space: SpaceIndex): Units {
  return marksAt(s, space) & UNIT_MASK;
}

/** Field CUs of an owner that have not acted in this segment, without the moving army. */
export function freshUnits(s: DiadochiState, owner: number, space: SpaceIndex): Units {
  if (fieldOwner(s, space) !== owner) return NO_UNITS;
  const field = fieldUnits(s, space);
  const acted = actedUnits(s, space);
  return acted === NO_UNITS ? field : subtractUnits(field, commonUnits(field, acted));
}

/** Marks CUs in a space as having acted, and royal CUs also as having moved in the round-turn (DIA-RT.9). */
export function markActed(s: DiadochiState, space: SpaceIndex, units: Units): void {
  if (units === NO_UNITS) return;
  const marks = marksAt(s, space);
  const acted = addUnits(marks & UNIT_MASK, units);
  const moved = Math.max((marks & MOVED_ROYALS_MASK) >> UNIT_BITS, countOfType(acted, ROYAL));
  setMarks(s, space, (marks & ~(UNIT_MASK | MOVED_ROYALS_MASK)) | acted | (moved << UNIT_BITS));
}

/** All marks of a space, for saved positions. */
export interface SpaceMarks {
  readonly acted: Units;
  readonly movedRoyals: number;
  readonly attempted: boolean;
  readonly passageAsked: boolean;
  readonly minorPlaced: boolean;
  readonly minorTaken: boolean;
}

export function restoreMarks(s: DiadochiState, space: SpaceIndex, m: SpaceMarks): void {
  const done = (m.attempted ? ATTEMPTED : 0) | (m.passageAsked ? ASKED : 0) | (m.minorPlaced ? MINOR_PLACED : 0) | (m.minorTaken ? MINOR_TAKEN : 0);
  setMarks(s, space, m.acted | (m.movedRoyals << UNIT_BITS) | done);
}

export function movedRoyals(s: DiadochiState, space: SpaceIndex): number {
  return (marksAt(s, space) & MOVED_ROYALS_MASK) >> UNIT_BITS;
}

/** Removes marks of CUs that are no longer in the field. */
export function clampActed(s: DiadochiState, space: SpaceIndex): void {
  const marks = marksAt(s, space);
  if (marks === 0) return;
  const field = fieldUnits(s, space);
  const acted = commonUnits(marks & UNIT_MASK, field);
  const moved = Math.min((marks & MOVED_ROYALS_MASK) >> UNIT_BITS, countOfType(field, ROYAL));
  setMarks(s, space, (marks & ~(UNIT_MASK | MOVED_ROYALS_MASK)) | acted | (moved << UNIT_BITS));
}

/** True if the army in a space has made its free attempt in this Surrender Segment. */
export function hasAttempted(s: DiadochiState, space: SpaceIndex): boolean {
  return (marksAt(s, space) & ATTEMPTED) !== 0;
}

export function markAttempted(s: DiadochiState, space: SpaceIndex): void {
  setMarks(s, space, marksAt(s, space) | ATTEMPTED);
}

/** True if the moving army has asked for passage through a space. */
export function hasAskedPassage(s: DiadochiState, space: SpaceIndex): boolean {
  return (marksAt(s, space) & ASKED) !== 0;
}

export function markAskedPassage(s: DiadochiState, space: SpaceIndex): void {
  setMarks(s, space, marksAt(s, space) | ASKED);
}

/** True if a minor general has come to a space from the pool since the last other action (DIA-GEN.29). */
export function hasMinorPlaced(s: DiadochiState, space: SpaceIndex): boolean {
  return (marksAt(s, space) & MINOR_PLACED) !== 0;
}

/** True if a minor general has gone from a space to the pool since the last other action (DIA-GEN.29). */
export function hasMinorTaken(s: DiadochiState, space: SpaceIndex): boolean {
  return (marksAt(s, space) & MINOR_TAKEN) !== 0;
}

export function markMinorPlaced(s: DiadochiState, space: SpaceIndex): void {
  setMarks(s, space, marksAt(s, space) | MINOR_PLACED);
}

export function markMinorTaken(s: DiadochiState, space: SpaceIndex): void {
  setMarks(s, space, marksAt(s, space) | MINOR_TAKEN);
}

/** Forgets the minor generals placed and taken, after any action other than placing one, taking one back or disbanding royal troops (DIA-GEN.29). */
export function clearMinorMarks(s: DiadochiState): void {
  keepMarks(s, ~MINORS);
}

/** Forgets the passages that the moving army has asked for. */
export function clearAskedPassages(s: DiadochiState): void {
  keepMarks(s, ~ASKED);
}

function keepMarks(s: DiadochiState, mask: number): void {
  const acted = s.acted;
  let kept = 0;
  for (let i = 0; i < acted.length; i += 2) {
    const marks = acted[i + 1]! & mask;
    if (marks === 0) continue;
    acted[kept++] = acted[i]!;
    acted[kept++] = marks;
  }
  while (acted.length > kept) acted.pop();
}

/** Removes the marks of a segment, so that pieces may act again. Royal CUs that moved stay marked until the round-turn ends. */
export function clearSegmentMarks(s: DiadochiState): void {
  keepMarks(s, MOVED_ROYALS_MASK);
  s.actedGenerals = 0;
  s.actedRoyals = 0;
  s.placedGenerals = 0;
  s.navalUsed = 0;
}

export function clearTurnMarks(s: DiadochiState): void {
  clearSegmentMarks(s);
  s.acted.length = 0;
}
