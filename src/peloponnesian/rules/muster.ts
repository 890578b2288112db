/** The destinations of musters, and the blocks that can reach them (5.0, PEL-DP.16, PEL-DP.17). */
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { LAND_BORDER, MOST_AREAS } from "../vocabulary/types.js";
import { canBeMoved, canLeave } from "./maneuver.js";
import { isTruce, mayEnter } from "./entry.js";
import { beginSearch, FAR, isHeldByEnemy, journeyTo } from "./passage.js";
import { canWalk, distanceAt, isHarbour, sailsStraight, spreadAtSea, spreadFromFleets, voyageFrom } from "./reach.js";
import { controls } from "./siege.js";

/** True if a city may be the destination of a muster (PEL-5.0.5, PEL-5.0.8, PEL-7.2.7). */
export function isMusterGoal(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  return isOpenCity(s, t, seat, city) && !S.hasField(s, t, city, S.rivalOf(seat));
}

function isOpenCity(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  return controls(s, t, seat, city) && !S.isBesieged(s, city) && !S.isClosedArea(s, t, city);
}

/** True if a land block could muster at a goal if there were no obstacles: it has not moved, is elsewhere and near enough. */
function mightWalk(s: PeloponnesianState, t: Tables, block: number, goal: number): boolean {
  if (t.fleet[block] === 1 || !canBeMoved(s, block) || S.hasMark(s, block, S.INSIDE)) return false;
  const area = S.areaOf(s, block);
  return area !== goal && t.landWay[area * t.areas + goal]! <= t.allowance[block]!; // PEL-5.0.7: within its allowance, without forced marches.
}

/** True if a fleet could muster at a goal if there were no obstacles. Fleets may also leave a besieged port (PEL-7.4.2). */
function mightSail(s: PeloponnesianState, t: Tables, block: number, goal: number): boolean {
  if (t.fleet[block] === 0 || !canBeMoved(s, block)) return false;
  const area = S.areaOf(s, block);
  return area !== goal && t.seaWay[area * t.areas + goal]! <= t.allowance[block]! && canLeave(s, t, block);
}

/**
 * Fills `out` with the blocks that can muster at a goal, land blocks before fleets and both in block order, until `out` is full. Returns their
 * number. It searches only if a block is near enough, and checks blocks in one place together.
 */
export function findMusters(s: PeloponnesianState, t: Tables, seat: number, goal: number, out: Uint16Array): number {
  beginSearch(s, t, seat);
  const walkers = findWalkers(s, t, seat, goal, out);
  return walkers === out.length || t.coastal[goal] === 0 ? walkers : walkers + findFleets(s, t, seat, goal, out.subarray(walkers));
}

function findWalkers(s: PeloponnesianState, t: Tables, seat: number, goal: number, out: Uint16Array): number {
  let count = 0;
  let seen = -1;
  let most = 0;
  let reaches = false;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last && count < out.length; b++) {
    if (!mightWalk(s, t, b, goal)) continue;
    if (S.areaOf(s, b) !== seen || t.allowance[b] !== most) {
      seen = S.areaOf(s, b);
      most = t.allowance[b]!;
      reaches = canWalk(s, t, journeyTo(s, t, b, goal), seen, most);
    }
    if (reaches) out[count++] = b;
  }
  return count;
}

function findFleets(s: PeloponnesianState, t: Tables, seat: number, goal: number, out: Uint16Array): number {
  let count = 0;
  let seen = -1;
  let reaches = false;
  let flooded = false;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last && count < out.length; b++) {
    if (!mightSail(s, t, b, goal)) continue;
    const journey = journeyTo(s, t, b, goal);
    const here = journey.from * 2 + (journey.inside ? 1 : 0);
    if (here !== seen) {
      seen = here;
      // The flood is needed only if a fleet has no straight way.
      if (!flooded && !sailsStraight(s, t, journey)) {
        spreadAtSea(s, t, journey);
        flooded = true;
      }
      reaches = !flooded || voyageFrom(s, t, journey) <= journey.most; // All fleets have the same allowance.
    }
    if (reaches) out[count++] = b;
  }
  return count;
}

export function canMuster(s: PeloponnesianState, t: Tables, seat: number, block: number, goal: number): boolean {
  if (mightWalk(s, t, block, goal)) {
    beginSearch(s, t, seat);
    return canWalk(s, t, journeyTo(s, t, block, goal), S.areaOf(s, block), t.allowance[block]!);
  }
  if (t.coastal[goal] === 0 || !mightSail(s, t, block, goal)) return false;
  beginSearch(s, t, seat);
  const journey = journeyTo(s, t, block, goal);
  if (sailsStraight(s, t, journey)) return true;
  spreadAtSea(s, t, journey);
  return voyageFrom(s, t, journey) <= journey.most;
}

/** A buffer for callers that only need to know whether there is any block. */
const oneFound: Uint16Array = new Uint16Array(1);

/** Scratch of `findMusterGoals`, valid until its next call. */
const goals = {
  /** Indexed by area: 1 for a city where some block can muster. */
  found: new Uint8Array(MOST_AREAS),
  /** The cities for which no block has been found yet, in map order. */
  open: new Uint16Array(MOST_AREAS),
  /** The number of cities in `open`. */
  openCount: 0,
  /** Indexed by area: the largest allowance of the land blocks checked there. */
  lookedAt: new Uint8Array(MOST_AREAS),
};

/**
 * Marks the cities where some unmoved block can muster, for `isGoalListed`, and returns their number. It tries land routes first; if these reach fewer than
 * `enough` cities, it searches the seas for the others.
 */
export function findMusterGoals(s: PeloponnesianState, t: Tables, seat: number, enough: number): number {
  openGoals(s, t, seat);
  const count = goals.openCount;
  goals.lookedAt.fill(0, 0, t.areas);
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last && goals.openCount > 0; b++)
    if (t.fleet[b] === 0 && canBeMoved(s, b) && !S.hasMark(s, b, S.INSIDE) && !isLikeBefore(s, t, b)) closeWalks(s, t, b);
  const found = count - goals.openCount;
  return goals.openCount === 0 || found >= enough ? found : found + countVoyages(s, t, seat);
}

export function isGoalListed(city: number): boolean {
  return goals.found[city] === 1;
}

function openGoals(s: PeloponnesianState, t: Tables, seat: number): void {
  goals.found.fill(0, 0, t.lands);
  goals.openCount = 0;
  beginSearch(s, t, seat);
  for (let i = 0; i < t.cities.length; i++) {
    const city = t.cities[i]!;
    if (isOpenCity(s, t, seat, city) && !isHeld(s, t, seat, city)) goals.open[goals.openCount++] = city;
  }
}

// True if enemies are in a city's area. The current search knows this, except during a truce.
function isHeld(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  return isTruce(s) ? S.hasField(s, t, city, S.rivalOf(seat)) : isHeldByEnemy(city);
}

// True if a land block with at least this allowance has been checked in the same area. Otherwise records the allowance of this block.
function isLikeBefore(s: PeloponnesianState, t: Tables, block: number): boolean {
  const area = S.areaOf(s, block);
  if (goals.lookedAt[area]! >= t.allowance[block]!) return true;
  goals.lookedAt[area] = t.allowance[block]!;
  return false;
}

// Marks the open goals to which a land block can walk, and closes them.
function closeWalks(s: PeloponnesianState, t: Tables, block: number): void {
  const area = S.areaOf(s, block);
  const most = t.allowance[block]!;
  let kept = 0;
  for (let i = 0; i < goals.openCount; i++) {
    const city = goals.open[i]!;
    if (area !== city && t.landWay[area * t.areas + city]! <= most && canWalk(s, t, journeyTo(s, t, block, city), area, most)) goals.found[city] = 1;
    else goals.open[kept++] = city;
  }
  goals.openCount = kept;
}

// Marks the open goals to which some fleet can sail, and returns their number. One flood from all fleets finds them; goals that are themselves the place of a
// fleet are searched one by one.
function countVoyages(s: PeloponnesianState, t: Tables, seat: number): number {
  spreadFromFleets(s, t, seat);
  let reached = 0;
  for (let i = 0; i < goals.openCount; i++) if (distanceAt(goals.open[i]!) !== FAR) goals.open[reached++] = goals.open[i]!;
  let found = 0;
  for (let i = 0; i < reached; i++) {
    const city = goals.open[i]!;
    if (isHarbour(city) && findFleets(s, t, seat, city, oneFound) === 0) continue;
    goals.found[city] = 1;
    found++;
  }
  return found;
}

/** True if `enough` goals (1 or 2) are next to an unmoved block that may enter. If it is false, `enough` goals may still be in reach. */
function haveNeighbours(s: PeloponnesianState, t: Tables, seat: number, enough: number): boolean {
  let found = -1;
  let seen = -1;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!canBeMoved(s, b) || S.hasMark(s, b, S.INSIDE)) continue;
    const area = S.areaOf(s, b);
    const fleet = t.fleet[b] === 1;
    if (area * 2 + (fleet ? 1 : 0) === seen) continue; // The block before was of the same kind and in the same area.
    seen = area * 2 + (fleet ? 1 : 0);
    for (let i = t.start[area]!; i < t.start[area + 1]!; i++) {
      const to = t.to[i]!;
      const byLand = t.border[i] === LAND_BORDER;
      if (to >= t.lands || to === found || fleet === byLand || !isMusterGoal(s, t, seat, to) || !mayEnter(s, t, seat, to, byLand)) continue;
      if (found >= 0 || enough === 1) return true;
      found = to;
    }
  }
  return false;
}

/** True if there are `enough` goals (1 or 2). Adjacent areas are tried first, since they nearly always decide. */
export function hasMusterGoals(s: PeloponnesianState, t: Tables, seat: number, enough: number): boolean {
  return haveNeighbours(s, t, seat, enough) || findMusterGoals(s, t, seat, enough) >= enough;
}
