/** Battles and sallies that are due, and their sizes (6.0, 8.3). */
import { allBelow, bit } from "../../core/basics/bits.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { MOST_AREAS, SEATS } from "../vocabulary/types.js";

/** True if the active seat has a battle to fight in an area: field blocks of both sides (PEL-6.0.1). PEL-6.6.2: a landing where no enemy is means no battle. */
export function isBattleDue(s: PeloponnesianState, t: Tables, seat: number, area: number): boolean {
  return S.hasField(s, t, area, seat) && S.hasField(s, t, area, S.rivalOf(seat));
}

/** True if a sally announced from a city still meets besiegers (PEL-6.5.4). */
export function isSallyDue(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  return S.isBesieged(s, city) && sallySize(s, t, seat, city) > 0;
}

/** The number of blocks that sally from a city. */
export function sallySize(s: PeloponnesianState, t: Tables, seat: number, city: number): number {
  let n = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.hasMark(s, b, S.SALLYING) && S.isInside(s, b, city)) n++;
  return n;
}

/** True if a seat could sally from a city (PEL-8.3.1, PEL-8.3.7). */
export function canSally(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  if (!S.isBesieged(s, city) || S.controllerOf(s, city) !== seat) return false; // PEL-7.4.4: besieged blocks may sally.
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.isInside(s, b, city) && !S.hasMark(s, b, S.MOVED)) return true;
  return false;
}

/** The size of the active seat's largest column in an area; at sea only fleets count (PEL-6.0.5, PEL-6.7.3). */
export function battleSize(s: PeloponnesianState, t: Tables, seat: number, area: number): number {
  let largest = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    if (S.isField(s, b, area)) largest = Math.max(largest, columnSize(s, t, seat, area, S.routeOf(s, b)));
  return largest;
}

function columnSize(s: PeloponnesianState, t: Tables, seat: number, area: number, route: number): number {
  let n = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    // PEL-6.0.5, PEL-6.7.3: the blocks that came by this route; at sea only fleets count.
    if (S.isField(s, b, area) && S.routeOf(s, b) === route && (area < t.lands || t.fleet[b] === 1)) n++;
  return n;
}

/** True if a block is the first of its column in an area, so that it stands for the column (PEL-5.4.1.1); by sea or by land are different ways (PEL-6.6.6). */
export function isColumnHead(s: PeloponnesianState, t: Tables, seat: number, block: number, area: number): boolean {
  if (!S.isField(s, block, area)) return false;
  for (let b = firstOf(t, seat); b < block; b++) if (S.isField(s, b, area) && S.routeOf(s, b) === S.routeOf(s, block)) return false;
  return true;
}

const BOTH: number = allBelow(SEATS.length);
/** Indexed by area: the seats with field blocks, as a mask, while `listContested` runs. */
const sides: Uint8Array = new Uint8Array(MOST_AREAS);

/** Fills `out` with the areas where both sides have field blocks, in map order. One pass over the blocks, since this is asked after every battle. */
export function listContested(s: PeloponnesianState, t: Tables, out: number[]): void {
  if (out.length > 0) out.length = 0;
  sides.fill(0, 0, t.areas);
  for (let seat = 0; seat < 2; seat++) S.markField(s, t, seat, bit(seat), sides);
  for (let a = 0; a < t.areas; a++) if (sides[a] === BOTH) out.push(a);
}

/** True if any block of a seat sallies. */
export function isAnySallying(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.hasMark(s, b, S.SALLYING)) return true;
  return false;
}
