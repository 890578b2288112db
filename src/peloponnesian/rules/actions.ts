/** Which actions of the action phase have something to do (PEL-DP.8). */
import {
  areaOf,
  CARRIED,
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
import { beginSearch, canEnter, isHeldByEnemy } from "./passage.js";
import { canWalk, distanceAt, reachFrom, spreadAtSea, voyageFrom } from "./reach.js";
import { controls, isCaptured, isEstablished } from "./siege.js";

/** Whether a block can be put into a marching party: on the map, not moved, no cargo, and if besieged able to leave by sea (PEL-4.1.1, PEL-5.0.9, PEL-7.4.1). */
export function canBeMoved(s: PeloponnesianState, block: number): boolean {
  return isInPlay(s, block) && !hasMark(s, block, MOVED | CARRIED);
}

/** Whether a seat has a group with something to move. */
export function canManeuver(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (canBeMoved(s, b) && canLeave(s, t, b)) return true;
  return false;
}

/** A besieged block leaves only as, or on, a fleet of a port (PEL-7.4.2). */
export function canLeave(s: PeloponnesianState, t: Tables, block: number): boolean {
  return !hasMark(s, block, INSIDE) || (t.fleet[block] === 1 && t.offshore[areaOf(s, block)]! >= 0);
}

export function canBuildAny(s: PeloponnesianState, t: Tables, seat: number, fleetsOnly: boolean): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if ((!fleetsOnly || t.fleet[b] === 1) && canBuild(s, t, b)) return true;
  return false;
}

export function canRecruit(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (placeOf(s, b) === POOL) return true;
  return false;
}

/** Whether a garrison can be detached in a city (PEL-4.2.3.1, PEL-4.2.3.3, PEL-4.2.3.5). */
export function canDetach(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  // The garrison first: nearly every city has one.
  if (garrisonOf(s, city) !== NO_GARRISON || !controls(s, t, seat, city) || !isCaptured(s, city) || isBesieged(s, city)) return false;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (t.greek[b] === 1 && isField(s, b, city)) return true;
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
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isField(s, b, city) && hasMark(s, b, MOVED)) return false;
  return pillageBalance(s, t, seat, city) <= 0;
}

/** Besiegers that can leave only on a fleet, minus the fleets that could carry them; above 0 somebody could not leave. */
export function pillageBalance(s: PeloponnesianState, t: Tables, seat: number, city: number): number {
  let stranded = 0;
  let lifts = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
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
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (needsSupply(s, t, b)) return true;
  return false;
}

// Muster

/** Whether a city may be the goal of a muster (PEL-5.0.5, PEL-5.0.8, PEL-7.2.7). */
export function isMusterGoal(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  return controls(s, t, seat, city) && !isBesieged(s, city) && !isClosedArea(s, t, city) && !hasField(s, t, city, rivalOf(seat));
}

/** Whether a land block may be able to muster at a goal: unmoved, elsewhere, near enough if nothing were in its way. */
function mightWalk(s: PeloponnesianState, t: Tables, block: number, goal: number): boolean {
  if (t.fleet[block] === 1 || !canBeMoved(s, block) || hasMark(s, block, INSIDE)) return false;
  const area = areaOf(s, block);
  return area !== goal && t.landWay[area * t.areas + goal]! <= t.allowance[block]!;
}

/** The same of a fleet, which can leave a besieged port (PEL-7.4.2). */
function mightSail(s: PeloponnesianState, t: Tables, block: number, goal: number): boolean {
  if (t.fleet[block] === 0 || !canBeMoved(s, block)) return false;
  const area = areaOf(s, block);
  return area !== goal && t.seaWay[area * t.areas + goal]! <= t.allowance[block]! && canLeave(s, t, block);
}

/**
 * Which blocks can muster at a goal: unmoved, elsewhere, within their allowance. Fills `out` with the land blocks, then the fleets, both in block order, and
 * returns how many; stops at the first when `one`. Nothing is searched before a block is near enough, and blocks of one area are looked at once.
 */
export function findMusters(s: PeloponnesianState, t: Tables, seat: number, goal: number, one: boolean, out: Uint16Array): number {
  let count = 0;
  const last = lastOf(t, seat);
  let begun = false;
  let seen = -1;
  let most = 0;
  let reaches = false;
  for (let b = firstOf(t, seat); b <= last; b++) {
    if (!mightWalk(s, t, b, goal)) continue;
    if (!begun) beginSearch(s, t, seat);
    begun = true;
    if (areaOf(s, b) !== seen || t.allowance[b] !== most) {
      seen = areaOf(s, b);
      most = t.allowance[b]!;
      reaches = canWalk(s, t, seat, seen, goal, most);
    }
    if (!reaches) continue;
    out[count++] = b;
    if (one) return count;
  }
  if (t.coastal[goal] === 0) return count;
  let flooded = false;
  for (let b = firstOf(t, seat); b <= last; b++) {
    if (!mightSail(s, t, b, goal)) continue;
    if (!begun) beginSearch(s, t, seat);
    begun = true;
    if (!flooded) spreadAtSea(s, t, seat, goal, MOST_BY_SEA);
    flooded = true;
    if (voyageFrom(s, t, seat, areaOf(s, b), hasMark(s, b, INSIDE), goal) > t.allowance[b]!) continue;
    out[count++] = b;
    if (one) return count;
  }
  return count;
}

/** Whether this block can muster at a goal. */
export function canMuster(s: PeloponnesianState, t: Tables, seat: number, block: number, goal: number): boolean {
  if (mightWalk(s, t, block, goal)) {
    beginSearch(s, t, seat);
    return canWalk(s, t, seat, areaOf(s, block), goal, t.allowance[block]!);
  }
  if (t.coastal[goal] === 0 || !mightSail(s, t, block, goal)) return false;
  beginSearch(s, t, seat);
  spreadAtSea(s, t, seat, goal, MOST_BY_SEA);
  return voyageFrom(s, t, seat, areaOf(s, block), hasMark(s, block, INSIDE), goal) <= t.allowance[block]!;
}

/** Whether any block can muster at a goal; tries those one area away first, since they nearly always decide. */
export function canMusterAt(s: PeloponnesianState, t: Tables, seat: number, goal: number): boolean {
  return hasNeighbour(s, t, seat, goal) || findMusters(s, t, seat, goal, true, FOUND) > 0;
}

// Whether an unmoved block is one area away from a goal and may enter it; false says nothing.
function hasNeighbour(s: PeloponnesianState, t: Tables, seat: number, goal: number): boolean {
  if (!isMusterGoal(s, t, seat, goal)) return false;
  const byLand = mayEnter(s, t, seat, goal, true);
  const bySea = mayEnter(s, t, seat, goal, false);
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!canBeMoved(s, b) || hasMark(s, b, INSIDE)) continue;
    const at = areaOf(s, b) * t.areas + goal;
    if (t.fleet[b] === 1 ? bySea && areaOf(s, b) >= t.lands && t.seaWay[at] === 1 : byLand && t.landWay[at] === 1) return true;
  }
  return false;
}

const FOUND: Uint16Array = new Uint16Array(1);

/** The allowance of fleets. */
export const MOST_BY_SEA = 5;

/** Cities that may be goals and that nobody has been found for yet, in map order. */
const OPEN: Uint16Array = new Uint16Array(1000);
let openCount = 0;
/** By area, kind of block and whether inside: the allowance of the blocks looked at. */
const LOOKED_AT: Uint8Array = new Uint8Array(4000);

/**
 * Which cities some unmoved block can muster at: marks them in `GOALS`, stops when `enough` are found, and returns how many. Blocks of one area and kind are looked
 * at once, and only if an open goal may be near enough.
 */
export function findMusterGoals(s: PeloponnesianState, t: Tables, seat: number, enough: number): number {
  GOALS.fill(0, 0, t.lands);
  openCount = 0;
  beginSearch(s, t, seat);
  for (let i = 0; i < t.cities.length; i++) {
    const city = t.cities[i]!;
    if (controllerOf(s, city) === seat && !isHeldByEnemy(city) && isMusterGoal(s, t, seat, city)) OPEN[openCount++] = city;
  }
  LOOKED_AT.fill(0, 0, t.areas * 4);
  const last = lastOf(t, seat);
  let found = 0;
  for (let b = firstOf(t, seat); b <= last && openCount > 0; b++) if (canBeMoved(s, b) && !hasMark(s, b, INSIDE)) found += closeNextTo(s, t, seat, b);
  for (let b = firstOf(t, seat); b <= last && openCount > 0 && found < enough; b++) {
    if (!canBeMoved(s, b) || !canLeave(s, t, b)) continue;
    const most = t.allowance[b]!;
    const inside = hasMark(s, b, INSIDE);
    const like = areaOf(s, b) * 4 + t.fleet[b]! * 2 + (inside ? 1 : 0);
    if (LOOKED_AT[like]! >= most || !hasOpenGoal(s, t, b)) continue;
    LOOKED_AT[like] = most;
    reachFrom(s, t, seat, areaOf(s, b), inside, t.fleet[b] === 1, false, most);
    found += closeGoals(most);
  }
  return found;
}

const GOALS: Uint8Array = new Uint8Array(1000);

// Marks the open goals one area away from a block, for which nothing need be searched, and takes them off the list; returns how many.
function closeNextTo(s: PeloponnesianState, t: Tables, seat: number, block: number): number {
  const fleet = t.fleet[block] === 1;
  const area = areaOf(s, block);
  if (fleet && area < t.lands) return 0;
  const ways = fleet ? t.seaWay : t.landWay;
  const row = area * t.areas;
  let kept = 0;
  for (let i = 0; i < openCount; i++) {
    const city = OPEN[i]!;
    if (ways[row + city] === 1 && canEnter(s, t, seat, city, !fleet)) GOALS[city] = 1;
    else OPEN[kept++] = city;
  }
  const closed = openCount - kept;
  openCount = kept;
  return closed;
}

// Marks the open goals within reach of the last search and takes them off the list; returns how many.
function closeGoals(most: number): number {
  let kept = 0;
  for (let i = 0; i < openCount; i++) {
    const city = OPEN[i]!;
    const distance = distanceAt(city);
    if (distance > 0 && distance <= most) GOALS[city] = 1;
    else OPEN[kept++] = city;
  }
  const closed = openCount - kept;
  openCount = kept;
  return closed;
}

// Whether an open goal lies within the allowance of a block, if nothing were in its way.
function hasOpenGoal(s: PeloponnesianState, t: Tables, block: number): boolean {
  const ways = t.fleet[block] === 1 ? t.seaWay : t.landWay;
  const row = areaOf(s, block) * t.areas;
  for (let i = 0; i < openCount; i++) if (ways[row + OPEN[i]!]! <= t.allowance[block]!) return true;
  return false;
}

export function isGoalListed(city: number): boolean {
  return GOALS[city] === 1;
}

/** Whether two different goals have an unmoved block one area away that may enter; false says nothing. */
function haveTwoNeighbours(s: PeloponnesianState, t: Tables, seat: number): boolean {
  let found = -1;
  let seen = -1;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!canBeMoved(s, b) || hasMark(s, b, INSIDE)) continue;
    const area = areaOf(s, b);
    const fleet = t.fleet[b] === 1;
    if (area * 2 + (fleet ? 1 : 0) === seen) continue; // as the block before
    seen = area * 2 + (fleet ? 1 : 0);
    for (let i = t.start[area]!; i < t.start[area + 1]!; i++) {
      const to = t.to[i]!;
      const byLand = t.border[i] === LAND_BORDER;
      if (to >= t.lands || to === found || fleet === byLand || !isMusterGoal(s, t, seat, to) || !mayEnter(s, t, seat, to, byLand)) continue;
      if (found >= 0) return true;
      found = to;
    }
  }
  return false;
}

/** Whether there are so many goals (1 or 2) to muster at; tries the neighbourhood first, since that nearly always decides. */
export function hasMusterGoals(s: PeloponnesianState, t: Tables, seat: number, enough: number): boolean {
  return haveTwoNeighbours(s, t, seat) || findMusterGoals(s, t, seat, enough) >= enough;
}
