/**
 * Pieces that an army may drop and pick up in its space (DIA-MOV.12, DIA-MOV.38, DIA-DEC.28). Until MP are spent, this cannot be reversed: pieces
 * picked up cannot be dropped, and a CU cannot be exchanged for one of its type (DIA-MOV.41).
 */
import { nextBit, withoutBit } from "../../../core/basics/bits.js";
import type { Frame } from "../../../core/flow/frame-rows.js";
import type { FRAMES } from "../../vocabulary/frames/index.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import type { Tables } from "../../tables/index.js";
import { NO_UNITS, type Units, withoutType } from "../../vocabulary/units.js";
import { canCarryBody } from "../royals.js";

/** The facts of a march that decide which pieces may be handled. */
export type Handling = Pick<Frame<(typeof FRAMES)["march"]>, "commander" | "pickedGenerals" | "pickedRoyals" | "pickedUnits" | "droppedUnits">;

/** CUs except types that were picked up. */
export function unitsToDrop(s: DiadochiState, march: Handling): Units {
  return withoutTypes(S.forceUnits(s), march.pickedUnits);
}

/** Generals other than the commander and those who were picked up, as a mask. */
export function generalsToDrop(s: DiadochiState, march: Handling): number {
  return withoutBit(S.forceGenerals(s), march.commander) & ~march.pickedGenerals;
}

/** Royal family members and the body, except those picked up, as a mask. */
export function royalsToDrop(s: DiadochiState, march: Handling): number {
  return S.forceRoyals(s) & ~march.pickedRoyals;
}

/** CUs that have not acted in this segment, except types that were dropped. */
export function unitsToPickUp(s: DiadochiState, march: Handling): Units {
  return withoutTypes(S.freshUnits(s, S.forceOwner(s), S.forceSpace(s)), march.droppedUnits);
}

/** The generals of the army's player in its space who have not acted, as a mask. */
export function generalsToPickUp(s: DiadochiState): number {
  return S.fieldGenerals(s, S.forceOwner(s), S.forceSpace(s)) & ~s.actedGenerals;
}

/** Royal family members and the body that have not acted, as a mask; the body only under a major general with CUs (DIA-ALX.1). */
export function royalsToPickUp(s: DiadochiState, t: Tables, march: Handling): number {
  const royals = S.fieldRoyals(s, S.forceOwner(s), S.forceSpace(s)) & ~s.actedRoyals;
  return canCarryBody(s, t, march.commander, S.forceUnits(s)) ? royals : withoutBit(royals, t.royalCount);
}

export function canHandle(s: DiadochiState, t: Tables, march: Handling): boolean {
  if (unitsToDrop(s, march) !== NO_UNITS || generalsToDrop(s, march) !== 0 || royalsToDrop(s, march) !== 0) return true;
  return unitsToPickUp(s, march) !== NO_UNITS || generalsToPickUp(s) !== 0 || royalsToPickUp(s, t, march) !== 0;
}

/** Clears the handled pieces after MP have been spent or changed. */
export function forgetHandled(march: Handling): void {
  march.pickedGenerals = 0;
  march.pickedRoyals = 0;
  march.pickedUnits = 0;
  march.droppedUnits = 0;
}

function withoutTypes(units: Units, types: number): Units {
  let left = units;
  for (let type = nextBit(types, 0); type >= 0; type = nextBit(types, type + 1)) left = withoutType(left, type);
  return left;
}
