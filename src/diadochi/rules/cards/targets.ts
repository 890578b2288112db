/** Conditions that cards set for the space that they target. */
import { hasBit } from "../../../core/basics/bits.js";
import { type DiadochiState, hasEnemyUnits, NOBODY } from "../../state/index.js";
import { NONE, provinceOfSpace, type SpaceIndex, type Tables } from "../../tables/index.js";

/** True if no CU of any player and no independent army is in the field of a space: "without CUs" on a card. */
export function isWithoutUnits(s: DiadochiState, space: SpaceIndex): boolean {
  return !hasEnemyUnits(s, NOBODY, space);
}

/** True if a space is in one of the provinces of a mask. */
export function isInProvinces(t: Tables, provinces: number, space: SpaceIndex): boolean {
  const province = provinceOfSpace(t, space);
  return province !== NONE && hasBit(provinces, province);
}
