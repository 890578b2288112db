/** Independent armies; those with a name have a counter, and the CUs of all are field CUs of the INDEPENDENTS. */
import type { SpaceIndex } from "../tables/index.js";
import { countOfType, MERCENARY } from "../vocabulary/units.js";
import { fieldOwner, fieldUnits } from "./fields.js";
import { INDEPENDENTS } from "./places.js";
import type { DiadochiState } from "./position.js";

/** Space of a named independent army, or NONE while it is off the map. */
export function spaceOfArmy(s: DiadochiState, army: number): number {
  return s.armies[army]!;
}

/** Puts a named independent army on a space, or (NONE) off the map; its CUs are field CUs of the INDEPENDENTS. */
export function setSpaceOfArmy(s: DiadochiState, army: number, space: number): void {
  s.armies[army] = space;
}

/** The named independent army on a space, or NONE: a local tribe or no army is there. */
export function armyOn(s: DiadochiState, space: SpaceIndex): number {
  return s.armies.indexOf(space);
}

/** True if an independent army stands on a space (not under way). */
export function hasIndependentArmy(s: DiadochiState, space: SpaceIndex): boolean {
  return fieldOwner(s, space) === INDEPENDENTS;
}

/** The number of CUs of the independent army on a space; 0 without one. */
export function independentUnits(s: DiadochiState, space: SpaceIndex): number {
  return hasIndependentArmy(s, space) ? countOfType(fieldUnits(s, space), MERCENARY) : 0;
}
