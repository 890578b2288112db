/** How far spaces lie apart by land, in MP (DIA-MOV.7). */
import { type DiadochiState, fieldOwner } from "../state.js";
import { costOfLink, endLink, firstLink, kindOfLink, neighbour, type SpaceIndex, type Tables } from "../tables.js";

/** Whether a space lies within a number of MP by land of another; whoever stands in between does not matter. */
export function isWithinMarch(t: Tables, from: SpaceIndex, to: SpaceIndex, mp: number): boolean {
  if (from === to) return true;
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) {
    const left = mp - costOfLink(kindOfLink(t.land, i));
    if (left >= 0 && isWithinMarch(t, neighbour(t.land, i), to, left)) return true;
  }
  return false;
}

/** Whether a space lies within a number of MP by land of CUs of an owner in the field. */
export function isWithinMarchOf(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex, mp: number): boolean {
  if (fieldOwner(s, space) === owner) return true;
  for (let i = firstLink(t.land, space); i < endLink(t.land, space); i++) {
    const left = mp - costOfLink(kindOfLink(t.land, i));
    if (left >= 0 && isWithinMarchOf(s, t, owner, neighbour(t.land, i), left)) return true;
  }
  return false;
}
