/** The conditions of a pillage (PEL-5.5): the besiegers that must leave the city, and the links by which they can. `flow/pillage.ts` carries it out. */
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { LAND_BORDER } from "../vocabulary/types.js";
import { isTruce, mayEnter } from "./entry.js";
import { isEstablished } from "./siege.js";

/** PEL-5.5.3: true if a besieger of a pillaged city may leave over link i, which leads to an area without enemy blocks. */
export function canLeaveOver(s: PeloponnesianState, t: Tables, block: number, i: number): boolean {
  const seat = t.side[block]!;
  const to = t.to[i]!;
  const byLand = t.border[i] === LAND_BORDER;
  if (t.fleet[block] === 1 ? byLand && t.shore[i] === 0 : !byLand) return false;
  return mayEnter(s, t, seat, to, byLand) && !S.hasBlock(s, t, to, S.rivalOf(seat));
}

export function hasWayOut(s: PeloponnesianState, t: Tables, block: number, city: number): boolean {
  for (let i = t.start[city]!; i < t.start[city + 1]!; i++) if (canLeaveOver(s, t, block, i)) return true;
  return false;
}

/** True if a fleet of this CV that leaves a pillaged city by sea could take a block along. */
export function canLift(s: PeloponnesianState, t: Tables, fleet: number, city: number, cv: number): boolean {
  if (t.fleet[fleet] === 0 || cv < 2) return false;
  for (let i = t.start[city]!; i < t.start[city + 1]!; i++) if (t.to[i]! >= t.lands && canLeaveOver(s, t, fleet, i)) return true;
  return false;
}

/**
 * PEL-5.5.3: true if a block must leave a city that its side pillages. It is outside the walls and has not moved, so it has besieged the city since the turn
 * began.
 */
export function isPillager(s: PeloponnesianState, block: number, city: number): boolean {
  return S.isField(s, block, city) && !S.hasMark(s, block, S.MOVED);
}

/** True if any block of a seat has besieged a city since the turn began. */
export function hasPillager(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isPillager(s, b, city)) return true;
  return false;
}

/**
 * True if a seat may pillage a city: the siege began in an earlier season, the city was not pillaged this year, no truce is under way, and all besiegers that
 * must leave can do so.
 */
export function canPillage(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  if (!isEstablished(s, city, seat)) return false; // PEL-5.5.2, PEL-4.3.1, PEL-4.3.2: the siege must be established.
  if (S.hasCityMark(s, city, S.PILLAGED) || isTruce(s)) return false; // PEL-5.5.8: a city is pillaged at most once per year. PEL-12.1.1.1: a truce forbids it.
  return hasPillager(s, t, seat, city) && pillageBalance(s, t, seat, city) <= 0; // PEL-5.5.6: a block must leave. PEL-5.5.4: none may be stranded.
}

/** The number of besiegers that can leave only on a fleet, minus the fleets that could carry them. Above 0, some could not leave. */
export function pillageBalance(s: PeloponnesianState, t: Tables, seat: number, city: number): number {
  let stranded = 0;
  let lifts = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!isPillager(s, b, city) || S.carrierOf(s, b) >= 0) continue;
    const fleet = t.fleet[b] === 1;
    if (fleet && canLift(s, t, b, city, S.cvOf(s, b))) lifts++;
    else if (!hasWayOut(s, t, b, city)) {
      if (fleet || t.greek[b] === 0) return 99;
      stranded++;
    }
  }
  return stranded - lifts;
}

export function canPillageAny(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let city = S.nextBesieged(s, 0); city >= 0; city = S.nextBesieged(s, city + 1)) if (canPillage(s, t, seat, city)) return true;
  return false;
}
