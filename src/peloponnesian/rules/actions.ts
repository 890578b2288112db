/** The actions of the action phase that have something to do (PEL-DP.8), and the blocks that need supply. */
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { LAND_BORDER, NO_GARRISON } from "../vocabulary/types.js";
import { isTruce, mayEnter } from "./entry.js";
import { canBuild, isInFriendlyCity } from "./homes.js";
import { controls, isCaptured, isEstablished } from "./siege.js";

/** True if a block on the map has not moved and is not cargo (PEL-4.1.1, PEL-5.0.9); `canLeave` checks besieged blocks (PEL-7.4.1). */
export function canBeMoved(s: PeloponnesianState, block: number): boolean {
  return S.isInPlay(s, block) && !S.hasMark(s, block, S.MOVED | S.CARRIED);
}

/** True if a seat has a group with something to move. */
export function canManeuver(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (canBeMoved(s, b) && canLeave(s, t, b)) return true;
  return false;
}

/** True if a block can leave by itself: a besieged one only if it is a fleet in a port; others leave on such a fleet (PEL-7.4.2). */
export function canLeave(s: PeloponnesianState, t: Tables, block: number): boolean {
  return !S.hasMark(s, block, S.INSIDE) || (t.fleet[block] === 1 && t.offshore[S.areaOf(s, block)]! >= 0);
}

export function canBuildAny(s: PeloponnesianState, t: Tables, seat: number, fleetsOnly: boolean): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if ((!fleetsOnly || t.fleet[b] === 1) && canBuild(s, t, b)) return true;
  return false;
}

export function canRecruit(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.placeOf(s, b) === S.POOL) return true;
  return false;
}

/** True if a garrison can be detached in a city (PEL-4.2.3.1, PEL-4.2.3.3, PEL-4.2.3.5). */
export function canDetach(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  // The garrison first: nearly every city has one.
  if (S.garrisonOf(s, city) !== NO_GARRISON || !controls(s, t, seat, city) || !isCaptured(s, city) || S.isBesieged(s, city)) return false;
  // PEL-2.2.6.4: no garrison of barbarians.
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (t.greek[b] === 1 && S.isField(s, b, city)) return true;
  return false;
}

export function canDetachAny(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let city = S.nextBare(s, seat, 0); city >= 0; city = S.nextBare(s, seat, city + 1)) if (canDetach(s, t, seat, city)) return true;
  return false;
}

// Pillage

/** True if a besieger of a pillaged city may leave over link i: to an area without enemy blocks (PEL-5.5.3). */
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

/** True if a fleet that leaves a pillaged city by sea could take a block along. */
export function canLift(s: PeloponnesianState, t: Tables, fleet: number, city: number, cv: number): boolean {
  if (t.fleet[fleet] === 0 || cv < 2) return false;
  for (let i = t.start[city]!; i < t.start[city + 1]!; i++) if (t.to[i]! >= t.lands && canLeaveOver(s, t, fleet, i)) return true;
  return false;
}

/** True if a block has to leave a city that its side pillages: it is outside the walls and has not moved, so it has besieged the city since the turn began (PEL-5.5.3). */
export function isPillager(s: PeloponnesianState, block: number, city: number): boolean {
  return S.isField(s, block, city) && !S.hasMark(s, block, S.MOVED);
}

/** True if a seat has besieged a city with any block since the turn began. */
export function hasPillager(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isPillager(s, b, city)) return true;
  return false;
}

/** True if a seat may pillage a city now: one it has besieged since an earlier season, once a year, not during a truce, if all besiegers who must leave can. */
export function canPillage(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  if (!isEstablished(s, city, seat)) return false; // PEL-5.5.2, PEL-4.3.1, PEL-4.3.2: only a city one besieges
  if (S.hasCityMark(s, city, S.PILLAGED) || isTruce(s)) return false; // PEL-5.5.8: once a year, PEL-12.1.1.1: not in a truce
  return hasPillager(s, t, seat, city) && pillageBalance(s, t, seat, city) <= 0; // PEL-5.5.6: somebody leaves, PEL-5.5.4: and nobody is left behind
}

/** Besiegers that can leave only on a fleet, minus the fleets that could carry them; above 0 somebody could not leave. */
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

// Winter supply

/** True if a block needs winter supply and has none yet, Greek or barbarian (PEL-4.4.1, PEL-9.2.2.1). */
export function needsSupply(s: PeloponnesianState, t: Tables, block: number): boolean {
  return S.isInPlay(s, block) && !S.hasMark(s, block, S.SUPPLIED) && !isInFriendlyCity(s, t, block);
}

export function canSupplyAny(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (needsSupply(s, t, b)) return true;
  return false;
}
