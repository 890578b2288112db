/** Distances by land, in MP (DIA-MOV.7). */
import { type DiadochiState, fieldOwner } from "../../state/index.js";
import { costOfLink, endLink, firstLink, kindOfLink, neighbour, type SpaceIndex, type Tables } from "../../tables/index.js";

/** True if some space within `mp` MP by land of `from`, or `from` itself, satisfies the predicate. */
export function someWithinMarch(t: Tables, from: SpaceIndex, mp: number, isAskedFor: (space: SpaceIndex) => boolean): boolean {
  if (isAskedFor(from)) return true;
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) {
    const left = mp - costOfLink(kindOfLink(t.land, i));
    if (left >= 0 && someWithinMarch(t, neighbour(t.land, i), left, isAskedFor)) return true;
  }
  return false;
}

/** True if a space is within this many MP by land of another. Pieces on the way do not matter. */
export function isWithinMarch(t: Tables, from: SpaceIndex, to: SpaceIndex, mp: number): boolean {
  return someWithinMarch(t, from, mp, (space) => space === to);
}

/** True if a space is within this many MP by land of an owner's CUs in the field. */
export function isWithinMarchOf(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex, mp: number): boolean {
  return someWithinMarch(t, space, mp, (other) => fieldOwner(s, other) === owner);
}
