/** The range of single blocks that muster or go home (PEL-DP.16, PEL-DP.17, PEL-DP.39). Call `beginSearch` before every search. */
import { areaOf, hasMark, INSIDE, isBesieged, type PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { LAND_BORDER, MOST_AREAS, MOST_BLOCKS } from "../vocabulary/types.js";
import { canBeMoved, canLeave } from "./maneuver.js";
import { canEnter, FAR, isLandWay, isPassable, isSeaWay, isShut, type Journey } from "./passage.js";

/** The last search. Its arrays have a fixed size, so clearing them is one sweep. */
const search = {
  /** Indexed by area: the number of areas entered from the start of the search to this area or, after `spreadAtSea`, from this area to the goal. */
  distance: new Uint8Array(MOST_AREAS),
  /** The starts, at most one per block, and the areas reached, each once. */
  queue: new Uint16Array(MOST_BLOCKS + MOST_AREAS),
  /** Indexed by land area: 1 if the last `spreadFromFleets` found an unmoved fleet there. */
  harbours: new Uint8Array(MOST_AREAS),
};

/**
 * The number of areas entered on the way to an area by the block of the last `reachFrom`, or by the nearest fleet of the last `spreadFromFleets`; 99 if it is
 * out of reach.
 */
export function distanceAt(area: number): number {
  return search.distance[area]!;
}

/** The number of areas that a fleet enters on its way to the goal of the last `spreadAtSea`; 99 if it cannot get there. */
export function voyageFrom(s: PeloponnesianState, t: Tables, journey: Journey): number {
  const { seat, from, inside, goal } = journey;
  if (from >= t.lands) return search.distance[from]!;
  let best = !inside && isNextOnShore(s, t, from, goal) && canEnter(s, t, seat, goal, true) ? 1 : FAR;
  for (let i = t.seaStart[from]!; i < t.seaStart[from + 1]!; i++) {
    const sea = t.seaTo[i]!;
    if (inside && sea !== t.offshore[from]) continue;
    if (search.distance[sea]! + 1 < best && isPassable(s, t, journey, sea)) best = search.distance[sea]! + 1;
  }
  return best;
}

function isNextOnShore(s: PeloponnesianState, t: Tables, from: number, goal: number): boolean {
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) if (t.to[i] === goal) return t.shore[i] === 1 && !isBesieged(s, goal);
  return false;
}

/** Floods the seas backwards from a land area where fleets may muster, after `beginSearch`. `voyageFrom` then answers for every fleet. */
export function spreadAtSea(s: PeloponnesianState, t: Tables, journey: Journey): void {
  const { seat, goal, most } = journey;
  search.distance.fill(FAR, 0, t.areas);
  if (!canEnter(s, t, seat, goal, false)) return;
  let tail = 0;
  for (let i = t.seaStart[goal]!; i < t.seaStart[goal + 1]!; i++) {
    const sea = t.seaTo[i]!;
    search.distance[sea] = 1;
    if (isPassable(s, t, journey, sea)) search.queue[tail++] = sea;
  }
  for (let head = 0; head < tail; head++) {
    const to = search.queue[head]!;
    const next = search.distance[to]! + 1;
    if (next > most) return;
    for (let i = t.seaStart[to]!; i < t.seaStart[to + 1]!; i++) {
      const from = t.seaTo[i]!;
      if (search.distance[from]! !== FAR) continue;
      search.distance[from] = next;
      if (isPassable(s, t, journey, from)) search.queue[tail++] = from;
    }
  }
}

/** True if a land block can walk from an area to its goal within `most` areas, after `beginSearch`. Only routes that can be short enough are tried. */
export function canWalk(s: PeloponnesianState, t: Tables, journey: Journey, from: number, most: number): boolean {
  const { seat, goal } = journey;
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) {
    if (t.border[i] !== LAND_BORDER) continue;
    const to = t.to[i]!;
    if (
      to === goal
        ? canEnter(s, t, seat, to, true)
        : t.landWay[to * t.areas + goal]! < most && isPassable(s, t, journey, to) && canWalk(s, t, journey, to, most - 1)
    )
      return true;
  }
  return false;
}

/**
 * True if a fleet can sail to its goal on the shortest route of the board, after `beginSearch`. It nearly always can, and this test is faster than a flood of
 * the seas.
 */
export function sailsStraight(s: PeloponnesianState, t: Tables, journey: Journey): boolean {
  return sailsOn(s, t, journey, journey.from, t.seaWay[journey.from * t.areas + journey.goal]!);
}

function sailsOn(s: PeloponnesianState, t: Tables, journey: Journey, from: number, length: number): boolean {
  const { seat, goal } = journey;
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) {
    const to = t.to[i]!;
    if (t.seaWay[to * t.areas + goal] !== length - 1 || isShut(journey, t, from, to)) continue;
    if (!isSeaWay(s, t, i, from, to) || !canEnter(s, t, seat, to, t.border[i] === LAND_BORDER)) continue;
    if (to === goal || (isPassable(s, t, journey, to) && sailsOn(s, t, journey, to, length - 1))) return true;
  }
  return false;
}

/**
 * Floods forward from the start of a journey, after `beginSearch` in the same position. `distanceAt(area)` then gives the number of areas entered. The caller
 * checks whether the block may stop in an area.
 */
export function reachFrom(s: PeloponnesianState, t: Tables, journey: Journey): void {
  search.distance.fill(FAR, 0, t.areas);
  search.distance[journey.from] = 0;
  search.queue[0] = sourceOf(journey.from, journey.inside);
  spreadOn(s, t, journey, 1);
}

// The queue entry of the start of a journey.
function sourceOf(area: number, inside: boolean): number {
  return inside ? area + MOST_AREAS : area;
}

// Continues the flood from the first `sources` entries of the queue.
function spreadOn(s: PeloponnesianState, t: Tables, journey: Journey, sources: number): void {
  const { seat, fleet, most } = journey;
  let tail = sources;
  for (let head = 0; head < tail; head++) {
    const inside = search.queue[head]! >= MOST_AREAS;
    const from = inside ? search.queue[head]! - MOST_AREAS : search.queue[head]!;
    const next = fleet && from < t.lands ? 1 : search.distance[from]! + 1; // A fleet on land is at its start.
    if (next > most) return;
    for (let i = t.start[from]!; i < t.start[from + 1]!; i++) {
      const to = t.to[i]!;
      if (search.distance[to]! !== FAR) continue;
      if (inside && to !== t.offshore[from]) continue; // PEL-1.3.0.3: only the offshore sea leads out of a besieged port.
      if (!(fleet ? isSeaWay(s, t, i, from, to) : isLandWay(t, i)) || !canEnter(s, t, seat, to, t.border[i] === LAND_BORDER)) continue;
      search.distance[to] = next;
      if (isPassable(s, t, journey, to)) search.queue[tail++] = to;
    }
  }
}

/** True if the last `spreadFromFleets` found an unmoved fleet in a land area. */
export function isHarbour(area: number): boolean {
  return search.harbours[area] === 1;
}

/**
 * Floods forward from all unmoved fleets of a seat, after `beginSearch` in the same position. `distanceAt(area)` then gives the number of areas that the
 * nearest one enters. For a land area where such a fleet is, the number may be that of its way out and back.
 */
export function spreadFromFleets(s: PeloponnesianState, t: Tables, seat: number): void {
  search.distance.fill(FAR, 0, t.areas);
  search.harbours.fill(0, 0, t.lands);
  let sources = 0;
  let most = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (t.fleet[b] === 0 || !canBeMoved(s, b) || !canLeave(s, t, b)) continue;
    const area = areaOf(s, b);
    if (area < t.lands) search.harbours[area] = 1;
    else search.distance[area] = 0;
    most = t.allowance[b]!; // All fleets have the same allowance.
    search.queue[sources++] = sourceOf(area, hasMark(s, b, INSIDE));
  }
  spreadOn(s, t, { seat, fleet: true, homeward: false, from: -1, inside: false, goal: -1, most }, sources);
}
