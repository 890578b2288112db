/** Taking CUs from any place, and counting them over the whole game. */
import type { SpaceIndex, Tables } from "../tables/index.js";
import { countOfType, MERCENARY, subtractUnits, type Units } from "../vocabulary/units.js";
import { clampActed } from "./acted.js";
import { insideUnits, setInside } from "./cities.js";
import { fieldOwner, fieldUnits, OWNER_SHIFT, setField, UNITS_SHIFT } from "./fields.js";
import { forceUnits, setForceUnits } from "./force.js";
import { markerOf } from "./markers.js";
import { DISPERSED_BOX, FORCE, INDEPENDENTS, INSIDE } from "./places.js";
import { dispersedUnits, ownerOfSeat, setDispersedUnits } from "./players.js";
import type { DiadochiState } from "./position.js";

/** Takes CUs from a field. The marks of acted CUs stay until they outnumber the CUs left. */
export function takeFromField(s: DiadochiState, space: SpaceIndex, units: Units): void {
  setField(s, space, fieldOwner(s, space), subtractUnits(fieldUnits(s, space), units));
  clampActed(s, space);
}

/** The CUs in a place: a field (space index), INSIDE + space, FORCE or a Dispersed Box. */
export function unitsAt(s: DiadochiState, t: Tables, place: number): Units {
  if (place < INSIDE) return fieldUnits(s, place);
  if (place < FORCE) return insideUnits(s, t, place - INSIDE);
  return place === FORCE ? forceUnits(s) : dispersedUnits(s, place - DISPERSED_BOX);
}

/** Takes CUs from a place of `unitsAt`. */
export function takeUnits(s: DiadochiState, t: Tables, place: number, units: Units): void {
  if (place < INSIDE) takeFromField(s, place, units);
  else if (place < FORCE) setInside(s, t, place - INSIDE, subtractUnits(insideUnits(s, t, place - INSIDE), units));
  else if (place === FORCE) setForceUnits(s, subtractUnits(forceUnits(s), units));
  else setDispersedUnits(s, place - DISPERSED_BOX, subtractUnits(dispersedUnits(s, place - DISPERSED_BOX), units));
}

/** The number of a seat's mercenaries on the map, in the moving army and in its Dispersed Box. */
export function mercenariesInPlay(s: DiadochiState, t: Tables, seat: number): number {
  const owner = ownerOfSeat(seat);
  let count = countOfType(dispersedUnits(s, seat), MERCENARY);
  if (s.force[0] === owner) count += countOfType(s.force[2]!, MERCENARY);
  for (let space = 0; space < s.board.length; space++) if (fieldOwner(s, space) === owner) count += countOfType(fieldUnits(s, space), MERCENARY);
  for (let i = 0; i < s.inside.length; i++) if (markerOf(s, t.cities[i]!) === owner) count += countOfType(s.inside[i]!, MERCENARY);
  return count;
}

/** The number of CUs of a type on the map, in the moving army and in the Dispersed Boxes (DIA-CU.9), without independent armies that are not moving. */
export function unitsInPlay(s: DiadochiState, type: number): number {
  let count = countOfType(s.force[2]!, type);
  for (let i = 0; i < s.board.length; i++)
    if (s.board[i]! > 63 && ((s.board[i]! >> OWNER_SHIFT) & 7) !== INDEPENDENTS) count += countOfType(s.board[i]! >> UNITS_SHIFT, type);
  for (let i = 0; i < s.inside.length; i++) count += countOfType(s.inside[i]!, type);
  for (let seat = 0; seat < s.seats; seat++) count += countOfType(dispersedUnits(s, seat), type);
  return count;
}
