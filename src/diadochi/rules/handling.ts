/**
 * Which pieces an army may drop and pick up where it stands (DIA-MOV.12, DIA-MOV.38, DIA-DEC.28). Until MP are spent nothing is taken back: what was picked up is
 * not dropped, nor is a CU exchanged for one of its type (DIA-MOV.41).
 *
 * `march` is how far below the top of the stack the frame of the march lies; it remembers the commander and what has been handled.
 */
import { setSlotOf, slotOf } from "../../core/frames.js";
import { March } from "../frames.js";
import { type DiadochiState, fieldGenerals, fieldRoyals, forceGenerals, forceOwner, forceRoyals, forceSpace, forceUnits, freshUnits } from "../state.js";
import type { Tables } from "../tables.js";
import { NO_UNITS, UNIT_TYPES, type Units, withoutType } from "../units.js";
import { canCarryBody } from "./royals.js";

// Slot `handled`: types of CU picked up, types dropped, royal family members and the body picked up.
const TYPES = (1 << UNIT_TYPES) - 1;
const DROPPED_SHIFT = UNIT_TYPES;
const ROYALS_SHIFT = 2 * UNIT_TYPES;

function handled(s: DiadochiState, march: number): number {
  return slotOf(s, march, March.handled);
}

function commander(s: DiadochiState, march: number): number {
  return slotOf(s, march, March.commander);
}

/** CUs that may be dropped: none of a type that was picked up. */
export function unitsToDrop(s: DiadochiState, march: number): Units {
  return withoutTypes(forceUnits(s), handled(s, march) & TYPES);
}

/** Generals who may be dropped, as a mask: not the commander, and nobody who was picked up. */
export function generalsToDrop(s: DiadochiState, march: number): number {
  return forceGenerals(s) & ~(1 << commander(s, march)) & ~slotOf(s, march, March.pickedGenerals);
}

/** Royal family members and the body that may be dropped, as a mask: none that was picked up. */
export function royalsToDrop(s: DiadochiState, march: number): number {
  return forceRoyals(s) & ~(handled(s, march) >> ROYALS_SHIFT);
}

/** CUs that may be picked up: such as have not acted in this segment, none of a type that was dropped. */
export function unitsToPickUp(s: DiadochiState, march: number): Units {
  return withoutTypes(freshUnits(s, forceOwner(s), forceSpace(s)), (handled(s, march) >> DROPPED_SHIFT) & TYPES);
}

/** Generals who may be picked up, as a mask: those of the army's player in its space who have not acted. */
export function generalsToPickUp(s: DiadochiState): number {
  return fieldGenerals(s, forceOwner(s), forceSpace(s)) & ~s.actedGenerals;
}

/** Royal family members and the body that may be picked up, as a mask; the body only under a major general with CUs (DIA-ALX.1). */
export function royalsToPickUp(s: DiadochiState, t: Tables, march: number): number {
  const royals = fieldRoyals(s, forceOwner(s), forceSpace(s)) & ~s.actedRoyals;
  return canCarryBody(s, t, commander(s, march), forceUnits(s)) ? royals : royals & ~(1 << t.royalCount);
}

/** Whether any piece can be dropped or picked up. */
export function canHandle(s: DiadochiState, t: Tables, march: number): boolean {
  if (unitsToDrop(s, march) !== NO_UNITS || generalsToDrop(s, march) !== 0 || royalsToDrop(s, march) !== 0) return true;
  return unitsToPickUp(s, march) !== NO_UNITS || generalsToPickUp(s) !== 0 || royalsToPickUp(s, t, march) !== 0;
}

/** Remembers that a CU of a type has been dropped. */
export function noteDroppedUnit(s: DiadochiState, march: number, type: number): void {
  setSlotOf(s, march, March.handled, handled(s, march) | (1 << (DROPPED_SHIFT + type)));
}

/** Remembers that a CU of a type has been picked up. */
export function notePickedUnit(s: DiadochiState, march: number, type: number): void {
  setSlotOf(s, march, March.handled, handled(s, march) | (1 << type));
}

/** Remembers that a general has been picked up. */
export function notePickedGeneral(s: DiadochiState, march: number, general: number): void {
  setSlotOf(s, march, March.pickedGenerals, slotOf(s, march, March.pickedGenerals) | (1 << general));
}

/** Remembers that a royal family member or the body has been picked up. */
export function notePickedRoyal(s: DiadochiState, march: number, royal: number): void {
  setSlotOf(s, march, March.handled, handled(s, march) | (1 << (ROYALS_SHIFT + royal)));
}

/** Forgets what has been handled: MP have been spent, or have changed. */
export function forgetHandled(s: DiadochiState, march: number): void {
  setSlotOf(s, march, March.pickedGenerals, 0);
  setSlotOf(s, march, March.handled, 0);
}

function withoutTypes(units: Units, types: number): Units {
  let left = units;
  for (let type = 0; types >> type !== 0; type++) if (((types >> type) & 1) === 1) left = withoutType(left, type);
  return left;
}
