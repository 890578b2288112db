/** Which actions of the action phase have something to do (PEL-DP.8). */
import {
  areaOf,
  carrierOf,
  controllerOf,
  cvOf,
  hasBlock,
  hasField,
  hasMark,
  INSIDE,
  isBesieged,
  isClosedArea,
  isInPlay,
  MOVED,
  type PeloponnesianState,
  placeOf,
  POOL,
  SUPPLIED,
  garrisonOf,
  isField,
  hasCityMark,
  PILLAGED,
  rivalOf,
} from "../state.js";
import { firstOf, lastOf, type Tables } from "../tables.js";
import { LAND_BORDER, NO_GARRISON } from "../types.js";
import { isTruce, mayEnter } from "./entry.js";
import { canBuild, isInFriendlyCity } from "./homes.js";
import { beginSearch, canWalk, distanceAt, isHeldByEnemy, reachAgain, voyageFrom } from "./reach.js";
import { controls, isCaptured, isEstablished } from "./siege.js";

/** Whether a block can be put into a marching party: on the map, not moved, no cargo, and if besieged able to leave by sea (PEL-4.1.1, PEL-5.0.9, PEL-7.4.1). */
export function canBeMoved(s: PeloponnesianState, block: number): boolean {
  return isInPlay(s, block) && !hasMark(s, block, MOVED) && carrierOf(s, block) < 0;
}

/** Whether a seat has a group with something to move. */
export function canManeuver(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat); b <= lastOf(t, seat); b++) if (canBeMoved(s, b) && canLeave(s, t, b)) return true;
  return false;
}

/** A besieged block leaves only as, or on, a fleet of a port (PEL-7.4.2). */
export function canLeave(s: PeloponnesianState, t: Tables, block: number): boolean {
  return !hasMark(s, block, INSIDE) || (t.fleet[block] === 1 && t.offshore[areaOf(s, block)]! >= 0);
}

export function canBuildAny(s: PeloponnesianState, t: Tables, seat: number, fleetsOnly: boolean): boolean {
  for (let b = firstOf(t, seat); b <= lastOf(t, seat); b++) if ((!fleetsOnly || t.fleet[b] === 1) && canBuild(s, t, b)) return true;
  return false;
}

export function canRecruit(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat); b <= lastOf(t, seat); b++) if (placeOf(s, b) === POOL) return true;
  return false;
}

/** Whether a garrison can be detached in a city (PEL-4.2.3.1, PEL-4.2.3.3, PEL-4.2.3.5). */
export function canDetach(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  if (!controls(s, t, seat, city) || !isCaptured(s, city) || isBesieged(s, city) || garrisonOf(s, city) !== NO_GARRISON) return false;
  for (let b = firstOf(t, seat); b <= lastOf(t, seat); b++) if (t.greek[b] === 1 && isField(s, b, city)) return true;
  return false;
}

export function canDetachAny(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let i = 0; i < t.cities.length; i++) if (canDetach(s, t, seat, t.cities[i]!)) return true;
  return false;
}

// Pillage

/** Whether a besieger of a pillaged city may leave over link i: to an area without enemy blocks (PEL-5.5.3). */
export function canLeaveOver(s: PeloponnesianState, t: Tables, block: number, i: number): boolean {
  const seat = t.side[block]!;
  const to = t.to[i]!;
  const byLand = t.border[i] === LAND_BORDER;
  if (t.fleet[block] === 1 ? byLand && t.shore[i] === 0 : !byLand) return false;
  return mayEnter(s, t, seat, to, byLand) && !hasBlock(s, t, to, rivalOf(seat));
}

export function hasWayOut(s: PeloponnesianState, t: Tables, block: number, city: number): boolean {
  for (let i = t.start[city]!; i < t.start[city + 1]!; i++) if (canLeaveOver(s, t, block, i)) return true;
  return false;
}

/** Whether a fleet that leaves a pillaged city by sea could take a block along. */
export function canLift(s: PeloponnesianState, t: Tables, fleet: number, city: number, cv: number): boolean {
  if (t.fleet[fleet] === 0 || cv < 2) return false;
  for (let i = t.start[city]!; i < t.start[city + 1]!; i++) if (t.to[i]! >= t.lands && canLeaveOver(s, t, fleet, i)) return true;
  return false;
}

/** Whether a seat may pillage a city now (PEL-5.5.2, PEL-5.5.4, PEL-5.5.5, PEL-5.5.8). */
export function canPillage(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  if (!isEstablished(s, city, seat) || hasCityMark(s, city, PILLAGED) || isTruce(s)) return false;
  for (let b = firstOf(t, seat); b <= lastOf(t, seat); b++) if (isField(s, b, city) && hasMark(s, b, MOVED)) return false;
  return pillageBalance(s, t, seat, city) <= 0;
}

/** Besiegers that can leave only on a fleet, minus the fleets that could carry them; above 0 somebody could not leave. */
export function pillageBalance(s: PeloponnesianState, t: Tables, seat: number, city: number): number {
  let stranded = 0;
  let lifts = 0;
  for (let b = firstOf(t, seat); b <= lastOf(t, seat); b++) {
    if (!isField(s, b, city) || carrierOf(s, b) >= 0) continue;
    const fleet = t.fleet[b] === 1;
    if (fleet && canLift(s, t, b, city, cvOf(s, b))) lifts++;
    else if (!hasWayOut(s, t, b, city)) {
      if (fleet || t.greek[b] === 0) return 99;
      stranded++;
    }
  }
  return stranded - lifts;
}

export function canPillageAny(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let i = 0; i < t.cities.length; i++) if (canPillage(s, t, seat, t.cities[i]!)) return true;
  return false;
}

// Winter supply

/** Whether a block needs winter supply and may have it (PEL-9.2.2.1, PEL-9.2.2.3). */
export function needsSupply(s: PeloponnesianState, t: Tables, block: number): boolean {
  return isInPlay(s, block) && t.greek[block] === 1 && !hasMark(s, block, SUPPLIED) && !isInFriendlyCity(s, t, block);
}

export function canSupplyAny(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat); b <= lastOf(t, seat); b++) if (needsSupply(s, t, b)) return true;
  return false;
}

// Muster

/** Whether a city may be the goal of a muster (PEL-5.0.5, PEL-5.0.8, PEL-7.2.7). */
export function isMusterGoal(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  return controls(s, t, seat, city) && !isBesieged(s, city) && !isClosedArea(s, t, city) && !hasField(s, t, city, rivalOf(seat));
}

/** Whether a block can muster at a goal: unmoved, elsewhere, within its allowance; for fleets after `spreadAtSea`, for land blocks after `beginSearch`. */
export function canMusterBlock(s: PeloponnesianState, t: Tables, seat: number, block: number, goal: number): boolean {
  if (!canBeMoved(s, block)) return false;
  const area = areaOf(s, block);
  const fleet = t.fleet[block] === 1;
  const most = t.allowance[block]!;
  if (area === goal || (fleet ? t.seaWay : t.landWay)[area * t.areas + goal]! > most) return false;
  if (!fleet) return !hasMark(s, block, INSIDE) && canWalk(s, t, seat, area, goal, most);
  return canLeave(s, t, block) && voyageFrom(s, t, seat, area, hasMark(s, block, INSIDE), goal) <= most;
}

/** The allowance of fleets. */
export const MOST_BY_SEA = 5;

const GOALS: number[] = [];

/** Which cities some unmoved block can muster at: `isGoalListed` then tells. Blocks of one area and kind are looked at once, and only if a goal may be near enough. */
export function findMusterGoals(s: PeloponnesianState, t: Tables, seat: number): void {
  if (GOALS.length !== t.lands) GOALS.length = t.lands;
  GOALS.fill(NO_GOAL);
  beginSearch(s, t, seat);
  for (let i = 0; i < t.cities.length; i++) {
    const city = t.cities[i]!;
    if (controllerOf(s, city) === seat && !isHeldByEnemy(city) && isMusterGoal(s, t, seat, city)) GOALS[city] = GOAL;
  }
  for (let b = firstOf(t, seat); b <= lastOf(t, seat); b++) {
    if (!canBeMoved(s, b) || !canLeave(s, t, b) || !hasOpenGoal(s, t, b) || isLikeEarlier(s, t, seat, b)) continue;
    reachAgain(s, t, seat, areaOf(s, b), hasMark(s, b, INSIDE), t.fleet[b] === 1, false, t.allowance[b]!);
    for (let i = 0; i < t.cities.length; i++) {
      const city = t.cities[i]!;
      if (GOALS[city] === GOAL && distanceAt(city) <= t.allowance[b]! && distanceAt(city) > 0) GOALS[city] = REACHED;
    }
  }
}

const NO_GOAL = 0;
const GOAL = 1;
const REACHED = 2;

// Whether a goal nobody has been found for yet lies within the allowance of a block, if nothing were in its way.
function hasOpenGoal(s: PeloponnesianState, t: Tables, block: number): boolean {
  const ways = t.fleet[block] === 1 ? t.seaWay : t.landWay;
  const row = areaOf(s, block) * t.areas;
  for (let i = 0; i < t.cities.length; i++) if (GOALS[t.cities[i]!] === GOAL && ways[row + t.cities[i]!]! <= t.allowance[block]!) return true;
  return false;
}

export function isGoalListed(city: number): boolean {
  return GOALS[city] === REACHED;
}

// Whether an earlier block of the same area can get wherever this one can.
function isLikeEarlier(s: PeloponnesianState, t: Tables, seat: number, block: number): boolean {
  for (let b = firstOf(t, seat); b < block; b++) {
    if (areaOf(s, b) === areaOf(s, block) && t.fleet[b] === t.fleet[block] && t.allowance[b]! >= t.allowance[block]! && canBeMoved(s, b) && canLeave(s, t, b)) {
      if (hasMark(s, b, INSIDE) === hasMark(s, block, INSIDE)) return true;
    }
  }
  return false;
}

/** Whether some block of a kind could muster at a city if nothing were in its way; spares most searches. */
export function mightMuster(s: PeloponnesianState, t: Tables, seat: number, fleet: number, goal: number): boolean {
  const ways = fleet === 1 ? t.seaWay : t.landWay;
  for (let b = firstOf(t, seat); b <= lastOf(t, seat); b++) {
    if (t.fleet[b] === fleet && canBeMoved(s, b) && areaOf(s, b) !== goal && ways[areaOf(s, b) * t.areas + goal]! <= t.allowance[b]!) return true;
  }
  return false;
}

/**
 * Looks only at blocks that are one area away from a goal: whether one is next to a given city, or, for -1, whether two different cities have one next to them.
 * False says nothing.
 */
export function hasNearMuster(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  let found = -1;
  for (let b = firstOf(t, seat); b <= lastOf(t, seat); b++) {
    if (!canBeMoved(s, b) || hasMark(s, b, INSIDE)) continue;
    const area = areaOf(s, b);
    for (let i = t.start[area]!; i < t.start[area + 1]!; i++) {
      const to = t.to[i]!;
      if (to >= t.lands || to === found || (city >= 0 && to !== city) || (t.fleet[b] === 1) !== (t.border[i] !== LAND_BORDER)) continue;
      if (!isMusterGoal(s, t, seat, to) || !mayEnter(s, t, seat, to, t.border[i] === LAND_BORDER)) continue;
      if (city >= 0 || found >= 0) return true;
      found = to;
    }
  }
  return false;
}

/** Whether there is any muster to make; tries the neighbourhood first, since that nearly always decides. */
export function canMusterAny(s: PeloponnesianState, t: Tables, seat: number): boolean {
  if (hasNearMuster(s, t, seat, -1)) return true;
  findMusterGoals(s, t, seat);
  for (let i = 0; i < t.cities.length; i++) if (GOALS[t.cities[i]!] === REACHED) return true;
  return false;
}
