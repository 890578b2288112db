/** CUs inside the walls of major cities; they belong to the owner of the city. */
import { MAJOR_CITY, NONE, type SpaceIndex, type Tables } from "../tables/index.js";
import { NO_UNITS, type Units } from "../vocabulary/units.js";
import { type DiadochiState, UNSETTLED_PIECES } from "./position.js";

export function isMajorCity(t: Tables, space: SpaceIndex): boolean {
  return t.kinds[space] === MAJOR_CITY;
}

/** The CUs inside the walls of a space; none outside major cities. */
export function insideUnits(s: DiadochiState, t: Tables, space: SpaceIndex): Units {
  const city = t.cityOf[space]!;
  return city === NONE ? NO_UNITS : s.inside[city]!;
}

/** The CUs inside the nth major city. */
export function insideOfCity(s: DiadochiState, city: number): Units {
  return s.inside[city]!;
}

export function setInside(s: DiadochiState, t: Tables, space: SpaceIndex, units: Units): void {
  s.inside[t.cityOf[space]!] = units;
  s.unsettled |= UNSETTLED_PIECES;
}
