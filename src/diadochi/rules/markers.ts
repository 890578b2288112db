/** Control markers that may be removed or replaced without a siege (DIA-SUR.4, DIA-SUR.7, DIA-MOV.8). */
import { type DiadochiState, INDEPENDENTS, markerOf, NOBODY } from "../state/index.js";
import { FORTRESS, kindOfSpace, MINOR_CITY, type SpaceIndex, type Tables } from "../tables/index.js";

/** True if a space is a minor city or a subdued fortress with another player's marker (DIA-MAP.13, DIA-SUR.7). */
export function isConvertibleCity(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  const kind = kindOfSpace(t, space);
  const marker = markerOf(s, space);
  return (kind === MINOR_CITY || kind === FORTRESS) && marker !== NOBODY && marker !== INDEPENDENTS && marker !== owner;
}
