import { allBelow, bit } from "../../core/basics/bits.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { MOST_AREAS, SEATS } from "../vocabulary/types.js";

/** True if both sides have field blocks in an area (PEL-6.0.1). A landing without enemies is not a battle (PEL-6.6.2). */
export function isBattleDue(s: PeloponnesianState, t: Tables, seat: number, area: number): boolean {
  return S.hasField(s, t, area, seat) && S.hasField(s, t, area, S.rivalOf(seat));
}

/** True if a sally announced from a city still has besiegers to meet (PEL-6.5.4). */
export function isSallyDue(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  return S.isBesieged(s, city) && sallySize(s, t, seat, city) > 0;
}

export function sallySize(s: PeloponnesianState, t: Tables, seat: number, city: number): number {
  let n = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.hasMark(s, b, S.SALLYING) && S.isInside(s, b, city)) n++;
  return n;
}

/** PEL-8.3.1, PEL-8.3.7: true if a seat could sally from a city. */
export function canSally(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  if (!S.isBesieged(s, city) || S.controllerOf(s, city) !== seat) return false; // PEL-7.4.4: besieged blocks may sally.
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.isInside(s, b, city) && !S.hasMark(s, b, S.MOVED)) return true;
  return false;
}

/** The size of the active seat's largest column in an area. At sea only fleets count (PEL-6.0.5, PEL-6.7.3). */
export function battleSize(s: PeloponnesianState, t: Tables, seat: number, area: number): number {
  let largest = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    if (S.isField(s, b, area)) largest = Math.max(largest, columnSize(s, t, seat, area, S.routeOf(s, b)));
  return largest;
}

function columnSize(s: PeloponnesianState, t: Tables, seat: number, area: number, route: number): number {
  let n = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    // PEL-6.0.5, PEL-6.7.3: blocks that came by this route count; at sea only fleets do.
    if (S.isField(s, b, area) && S.routeOf(s, b) === route && (area < t.lands || t.fleet[b] === 1)) n++;
  return n;
}

/**
 * True if a block is the first of its column in an area, and so names the column (PEL-5.4.1.1). Arrivals by sea and by land have different routes
 * (PEL-6.6.6).
 */
export function isColumnHead(s: PeloponnesianState, t: Tables, seat: number, block: number, area: number): boolean {
  if (!S.isField(s, block, area)) return false;
  for (let b = firstOf(t, seat); b < block; b++) if (S.isField(s, b, area) && S.routeOf(s, b) === S.routeOf(s, block)) return false;
  return true;
}

const BOTH: number = allBelow(SEATS.length);
/** Indexed by area: the mask of seats with field blocks. Scratch of `listContested`. */
const sides: Uint8Array = new Uint8Array(MOST_AREAS);

/** Fills `out` with the areas where both sides have field blocks, in map order. It takes only one pass over the blocks, because it runs after every battle. */
export function listContested(s: PeloponnesianState, t: Tables, out: number[]): void {
  if (out.length > 0) out.length = 0;
  sides.fill(0, 0, t.areas);
  for (let seat = 0; seat < 2; seat++) S.markField(s, t, seat, bit(seat), sides);
  for (let a = 0; a < t.areas; a++) if (sides[a] === BOTH) out.push(a);
}

export function isAnySallying(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.hasMark(s, b, S.SALLYING)) return true;
  return false;
}
