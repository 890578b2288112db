/** Independent armies: the named ones have counters, and the CUs of all are field CUs of the INDEPENDENTS. */
import type { SpaceIndex } from "../tables/index.js";
import { countOfType, MERCENARY } from "../vocabulary/units.js";
import { fieldOwner, fieldUnits } from "./fields.js";
import { INDEPENDENTS } from "./places.js";
import type { DiadochiState } from "./position.js";

/** The space of a named independent army; NONE off the map. */
export function spaceOfArmy(s: DiadochiState, army: number): number {
  return s.armies[army]!;
}

/** Moves the counter of a named independent army to a space, or (NONE) off the map; its CUs are separate. */
export function setSpaceOfArmy(s: DiadochiState, army: number, space: number): void {
  s.armies[army] = space;
}

/** The named independent army on a space; NONE for a local tribe or an empty space. */
export function armyOn(s: DiadochiState, space: SpaceIndex): number {
  return s.armies.indexOf(space);
}

/** True if an independent army, not counting a moving one, is on a space. */
export function hasIndependentArmy(s: DiadochiState, space: SpaceIndex): boolean {
  return fieldOwner(s, space) === INDEPENDENTS;
}

/** 0 without an independent army. */
export function independentUnits(s: DiadochiState, space: SpaceIndex): number {
  return hasIndependentArmy(s, space) ? countOfType(fieldUnits(s, space), MERCENARY) : 0;
}
