/** Generals that can be activated, and pieces that have not acted (DIA-DEC.25, DIA-MOV.37). */
import { hasBit, withBit } from "../../../core/basics/bits.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import type { SpaceIndex, Tables } from "../../tables/index.js";
import { commonUnits, NO_UNITS, subtractUnits, type Units } from "../../vocabulary/units.js";

/** The CUs inside a city that have not sortied in this segment. */
export function freshInside(s: DiadochiState, t: Tables, space: SpaceIndex): Units {
  const inside = S.insideUnits(s, t, space);
  if (inside === NO_UNITS) return NO_UNITS;
  // The owner of a besieged city has no CUs in its field, so the marks of the space belong to the garrison.
  const acted = S.actedUnits(s, space);
  return acted === NO_UNITS ? inside : subtractUnits(inside, commonUnits(inside, acted));
}

/** The generals of a seat who can be activated, as a mask: they have not acted, and are in the field, or inside with a CU for a sortie. */
export function activatableGenerals(s: DiadochiState, t: Tables, seat: number): number {
  const owner = S.ownerOfSeat(seat);
  let mask = 0;
  for (let g = 0; g < t.generalCount; g++) {
    if (S.ownerOfGeneral(s, g) !== owner || hasBit(s.actedGenerals, g)) continue;
    if (canActivateAt(s, t, owner, S.placeOfGeneral(s, g))) mask = withBit(mask, g);
  }
  return mask;
}

function canActivateAt(s: DiadochiState, t: Tables, owner: number, place: number): boolean {
  if (place < 0) return false;
  if (place < S.INSIDE) return true;
  // DIA-SIE.22, DIA-SIE.24: generals inside can only sortie.
  return S.hasEnemyUnits(s, owner, place - S.INSIDE) && freshInside(s, t, place - S.INSIDE) !== NO_UNITS;
}
