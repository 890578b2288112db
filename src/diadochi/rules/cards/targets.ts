import { hasBit } from "../../../core/basics/bits.js";
import { type DiadochiState, hasEnemyUnits, NOBODY } from "../../state/index.js";
import { NONE, provinceOfSpace, type SpaceIndex, type Tables } from "../../tables/index.js";

/** The condition "without CUs" of a card: no CU of any player and no independent army in the field of a space. */
export function isWithoutUnits(s: DiadochiState, space: SpaceIndex): boolean {
  return !hasEnemyUnits(s, NOBODY, space);
}

/** True if a space is in a province of the mask. */
export function isInProvinces(t: Tables, provinces: number, space: SpaceIndex): boolean {
  const province = provinceOfSpace(t, space);
  return province !== NONE && hasBit(provinces, province);
}
