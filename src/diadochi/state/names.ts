/** Ids for events, views and refusals, from indices, owners, masks and packed CUs. */
import { nextBit } from "../../core/basics/bits.js";
import { type DiadochiState, generalId, INDEPENDENTS, NOBODY, seatOfOwner } from "./index.js";
import { NONE, type Tables } from "../tables/index.js";
import { SEATS, type Seat, UNITS, type UnitCounts, type UnitId } from "../vocabulary/types.js";
import { countOfType, UNIT_TYPES, type Units } from "../vocabulary/units.js";

export function seatId(seat: number): Seat {
  return SEATS[seat] as Seat;
}
/** The id of an owner's seat; null for NOBODY and INDEPENDENTS. */
export function ownerSeat(owner: number): Seat | null {
  const seat = seatOfOwner(owner);
  return seat === NONE ? null : seatId(seat);
}
/** A seat, "independent", or null for NOBODY. */
export function ownerName(owner: number): Seat | "independent" | null {
  return owner === NOBODY ? null : owner === INDEPENDENTS ? "independent" : seatId(owner - 1);
}
export function spaceId(t: Tables, space: number): string {
  return t.spaceIds[space] as string;
}
export function unitId(type: number): UnitId {
  return UNITS[type] as UnitId;
}
export function royalId(t: Tables, royal: number): string {
  return t.royalIds[royal] as string;
}
export function cardId(t: Tables, card: number): string {
  return t.cardIds[card] as string;
}
export function fleetId(t: Tables, fleet: number): string {
  return t.fleetIds[fleet] as string;
}
/** CUs by type, without types that have none. */
export function unitCounts(units: Units): UnitCounts {
  const counts: Partial<Record<UnitId, number>> = {};
  for (let type = 0; type < UNIT_TYPES; type++) {
    const count = countOfType(units, type);
    if (count > 0) counts[unitId(type)] = count;
  }
  return counts;
}
export function generalIds(s: DiadochiState, t: Tables, mask: number): string[] {
  return idsOf(mask, (general) => generalId(s, t, general));
}
export function royalIds(t: Tables, mask: number): string[] {
  return idsOf(mask, (royal) => royalId(t, royal));
}
export function fleetIds(t: Tables, mask: number): string[] {
  return idsOf(mask, (fleet) => fleetId(t, fleet));
}

function idsOf(mask: number, idOf: (index: number) => string): string[] {
  const ids: string[] = [];
  for (let member = nextBit(mask, 0); member >= 0; member = nextBit(mask, member + 1)) ids.push(idOf(member));
  return ids;
}
