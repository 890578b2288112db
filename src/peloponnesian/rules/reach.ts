/**
 * Where blocks can get to by themselves, for musters and for going home, and by which route (PEL-DP.17).
 *
 * `spreadFrom` floods backwards from the goal, so that one search answers for every block; `planRoute` finds the one route that counts.
 */
import { areaOf, hasMark, INSIDE, isBesieged, isClosedArea, type PeloponnesianState, rivalOf } from "../state.js";
import { firstOf, lastOf, type Tables } from "../tables.js";
import { COAST_BORDER, LAND_BORDER, PERILOUS_BORDER } from "../types.js";
import { isEarthquake, isTruce, mayEnter } from "./entry.js";

/** Longer than any way on any board. */
const FAR = 99;
/** The most areas of a board, and of a way (going home without limit). Scratch of fixed size: emptying it is one sweep over the areas in use. */
const MOST_AREAS = 1000;
const MOST_STEPS = 40;
const DISTANCE: Uint8Array = new Uint8Array(MOST_AREAS);
const QUEUE: Uint16Array = new Uint16Array((MOST_STEPS + 1) * MOST_AREAS);

/** How many areas a block at `from` enters on its way to the goal of the last `spreadFrom`; 99 when it cannot. */
export function distanceAt(from: number): number {
  return DISTANCE[from]!;
}

/** How many areas a fleet at `from` enters on its way to the goal of the last `spreadAtSea`; 99 when it cannot. Out of a besieged port leads its offshore sea only. */
export function voyageFrom(s: PeloponnesianState, t: Tables, seat: number, from: number, inside: boolean, goal: number): number {
  if (from >= t.lands) return DISTANCE[from]!;
  let best = !inside && isNextOnShore(s, t, from, goal) && canEnter(s, t, seat, goal, true) ? 1 : FAR;
  for (let i = t.seaStart[from]!; i < t.seaStart[from + 1]!; i++) {
    const sea = t.seaTo[i]!;
    if (inside && sea !== t.offshore[from]) continue;
    if (DISTANCE[sea]! + 1 < best && isPassable(s, t, seat, sea, true, false)) best = DISTANCE[sea]! + 1;
  }
  return best;
}

function isNextOnShore(s: PeloponnesianState, t: Tables, from: number, goal: number): boolean {
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) if (t.to[i] === goal) return t.shore[i] === 1 && !isBesieged(s, goal);
  return false;
}

/** Floods the seas backwards from a land area that fleets may muster at, after `beginSearch`; `voyageFrom` then answers for every fleet. */
export function spreadAtSea(s: PeloponnesianState, t: Tables, seat: number, goal: number, most: number): void {
  DISTANCE.fill(FAR, 0, t.areas);
  if (!canEnter(s, t, seat, goal, false)) return;
  let tail = 0;
  for (let i = t.seaStart[goal]!; i < t.seaStart[goal + 1]!; i++) {
    const sea = t.seaTo[i]!;
    DISTANCE[sea] = 1;
    if (isPassable(s, t, seat, sea, true, false)) QUEUE[tail++] = sea;
  }
  for (let head = 0; head < tail; head++) {
    const to = QUEUE[head]!;
    const next = DISTANCE[to]! + 1;
    if (next > most) return;
    for (let i = t.seaStart[to]!; i < t.seaStart[to + 1]!; i++) {
      const from = t.seaTo[i]!;
      if (DISTANCE[from]! !== FAR) continue;
      DISTANCE[from] = next;
      if (isPassable(s, t, seat, from, true, false)) QUEUE[tail++] = from;
    }
  }
}

/** Whether a land block can walk from one area to another within so many areas, after `beginSearch`. Only ways that can be short enough are tried. */
export function canWalk(s: PeloponnesianState, t: Tables, seat: number, from: number, goal: number, most: number): boolean {
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) {
    if (t.border[i] !== LAND_BORDER) continue;
    const to = t.to[i]!;
    if (
      to === goal
        ? canEnter(s, t, seat, to, true)
        : t.landWay[to * t.areas + goal]! < most && isPassable(s, t, seat, to, false, false) && canWalk(s, t, seat, to, goal, most - 1)
    )
      return true;
  }
  return false;
}

/** Whether a border can be used: by land blocks or by fleets. Into a besieged port leads only its offshore sea (PEL-9.2.1.1). */
function isWay(s: PeloponnesianState, t: Tables, i: number, from: number, to: number, fleet: boolean): boolean {
  if (!fleet) return t.border[i] === LAND_BORDER;
  if (t.border[i] === LAND_BORDER) return t.shore[i] === 1 && !(to < t.lands && isBesieged(s, to));
  return t.border[i] !== COAST_BORDER || to >= t.lands || !isBesieged(s, to) || t.offshore[to] === from;
}

// What is known of each area in the search under way: found out once, when it is first looked at.
const ENTRY: Uint8Array = new Uint8Array(MOST_AREAS);
const ENEMIES: Uint8Array = new Uint8Array(MOST_AREAS);
const BY_LAND = 1;
const BY_SEA = 2;
const STOPS = 4;
const KNOWN = 8;

/** Forgets what the last search found out about the areas. */
export function beginSearch(s: PeloponnesianState, t: Tables, seat: number): void {
  ENTRY.fill(0, 0, t.areas);
  ENEMIES.fill(0, 0, t.areas);
  if (isTruce(s)) return;
  const rival = rivalOf(seat);
  const last = lastOf(t, rival);
  for (let b = firstOf(t, rival); b <= last; b++) {
    const area = areaOf(s, b);
    if (area >= 0 && !hasMark(s, b, INSIDE)) ENEMIES[area] = 1;
  }
}

function entryOf(s: PeloponnesianState, t: Tables, seat: number, area: number): number {
  const known = ENTRY[area]!;
  if (known !== 0) return known;
  let entry = KNOWN | (ENEMIES[area] === 1 ? STOPS : 0);
  if (mayEnter(s, t, seat, area, false)) entry |= BY_SEA | (!isEarthquake(s, seat) || mayEnter(s, t, seat, area, true) ? BY_LAND : 0);
  ENTRY[area] = entry;
  return entry;
}

function canEnter(s: PeloponnesianState, t: Tables, seat: number, area: number, byLand: boolean): boolean {
  return (entryOf(s, t, seat, area) & (byLand ? BY_LAND : BY_SEA)) !== 0;
}

/** Whether a block may pass through an area: open, without enemies that stop it, and for a fleet at sea (PEL-5.1.5). */
function isPassable(s: PeloponnesianState, t: Tables, seat: number, area: number, fleet: boolean, homeward: boolean): boolean {
  if (fleet !== area >= t.lands) return false;
  const entry = entryOf(s, t, seat, area);
  return (entry & (fleet ? BY_SEA : BY_LAND)) !== 0 && (homeward || (entry & STOPS) === 0); // PEL-9.2.1.3
}

/** Floods backwards from a goal of land blocks or fleets. */
export function spreadFrom(s: PeloponnesianState, t: Tables, seat: number, goal: number, fleet: boolean, homeward: boolean, most: number): void {
  beginSearch(s, t, seat);
  DISTANCE.fill(FAR, 0, t.areas);
  if (isClosedArea(s, t, goal)) return;
  DISTANCE[goal] = 0;
  QUEUE[0] = goal;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const to = QUEUE[head]!;
    const next = DISTANCE[to]! + 1;
    if (next > most) return;
    for (let i = t.start[to]!; i < t.start[to + 1]!; i++) {
      const from = t.to[i]!;
      if (DISTANCE[from]! !== FAR || !isWay(s, t, i, from, to, fleet) || !canEnter(s, t, seat, to, t.border[i] === LAND_BORDER)) continue;
      DISTANCE[from] = next;
      if (isPassable(s, t, seat, from, fleet, homeward)) QUEUE[tail++] = from;
    }
  }
}

/** Whether enemy field blocks stand in an area, as the search under way found (never during a truce). */
export function isHeldByEnemy(area: number): boolean {
  return ENEMIES[area] === 1;
}

/**
 * Floods forward from where a block is, after `beginSearch` in the same position: `distanceAt(area)` then says how many areas it enters on its way there. Whether it
 * may stop there is the caller's question. A block inside a besieged port leaves by the offshore sea only (PEL-1.3.0.3).
 */
export function reachFrom(
  s: PeloponnesianState,
  t: Tables,
  seat: number,
  start: number,
  inside: boolean,
  fleet: boolean,
  homeward: boolean,
  most: number,
): void {
  DISTANCE.fill(FAR, 0, t.areas);
  DISTANCE[start] = 0;
  QUEUE[0] = start;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const from = QUEUE[head]!;
    const next = DISTANCE[from]! + 1;
    if (next > most) return;
    for (let i = t.start[from]!; i < t.start[from + 1]!; i++) {
      const to = t.to[i]!;
      if (DISTANCE[to]! !== FAR || (inside && head === 0 && to !== t.offshore[start])) continue;
      if (fleet && from !== start && from < t.lands) continue;
      if (!isWay(s, t, i, from, to, fleet) || !canEnter(s, t, seat, to, t.border[i] === LAND_BORDER)) continue;
      DISTANCE[to] = next;
      if (isPassable(s, t, seat, to, fleet, homeward)) QUEUE[tail++] = to;
    }
  }
}

const ROUTE: number[] = [];
const PERILS: Uint8Array = new Uint8Array((MOST_STEPS + 1) * MOST_AREAS);

/** The areas entered by the last planned route, in order. */
export function plannedRoute(): readonly number[] {
  return ROUTE;
}

/**
 * Plans the route of a block: the fewest perilous borders, then the fewest areas, then the first in map order (PEL-DP.17).
 * Returns its length; 0 when there is none.
 */
export function planRoute(
  s: PeloponnesianState,
  t: Tables,
  seat: number,
  from: number,
  inside: boolean,
  goal: number,
  fleet: boolean,
  homeward: boolean,
  most: number,
): number {
  ROUTE.length = 0;
  return fleet ? planVoyage(s, t, seat, from, inside, goal, homeward, most) : planWalk(s, t, seat, from, goal, homeward, most);
}

// By land no border is perilous: the shortest way, by the first area in map order that lies on one.
function planWalk(s: PeloponnesianState, t: Tables, seat: number, from: number, goal: number, homeward: boolean, most: number): number {
  spreadFrom(s, t, seat, goal, false, homeward, most);
  const length = DISTANCE[from]!;
  if (length > most) return 0;
  let at = from;
  for (let left = length - 1; left >= 0; left--) {
    for (let i = t.start[at]!; i < t.start[at + 1]!; i++) {
      const to = t.to[i]!;
      if (t.border[i] !== LAND_BORDER || DISTANCE[to] !== left || !canEnter(s, t, seat, to, true)) continue;
      if (to !== goal && !isPassable(s, t, seat, to, false, homeward)) continue;
      ROUTE.push(to);
      at = to;
      break;
    }
  }
  return length;
}

// PERILS[r * areas + a] is the least number of perilous borders from a to the goal over exactly r areas, kept only where it beats every shorter way: the route that
// counts consists of such ways. Layer by layer, only what was bettered goes on.
function planVoyage(s: PeloponnesianState, t: Tables, seat: number, from: number, inside: boolean, goal: number, homeward: boolean, most: number): number {
  const { areas } = t;
  beginSearch(s, t, seat);
  const cells = (most + 1) * areas;
  PERILS.fill(FAR, 0, cells);
  DISTANCE.fill(FAR, 0, t.areas); // here the fewest perils so far
  PERILS[goal] = 0;
  QUEUE[0] = goal;
  let tail = 1;
  let length = 0;
  let perils = FAR;
  for (let r = 1, head = 0; r <= most && head < tail; r++) {
    const end = tail;
    for (; head < end; head++) tail = widen(s, t, seat, QUEUE[head]!, r, from, inside, homeward, tail);
    for (let i = end; i < tail; i++) DISTANCE[QUEUE[i]!] = PERILS[r * areas + QUEUE[i]!]!;
    const here = PERILS[r * areas + from]!;
    if (here < perils) {
      perils = here;
      length = r;
    }
  }
  let at = from;
  for (let r = length; r > 0; r--) {
    const next = nextOf(s, t, seat, at, inside && r === length, goal, r, perils, homeward);
    perils -= perilsBetween(t, at, next);
    ROUTE.push(next);
    at = next;
  }
  return length;
}

// Looks at every way into `to` as the first of r areas; seas that are bettered are queued behind `tail`, which is returned.
function widen(s: PeloponnesianState, t: Tables, seat: number, to: number, r: number, from: number, inside: boolean, homeward: boolean, tail: number): number {
  const rest = PERILS[(r - 1) * t.areas + to]!;
  let end = tail;
  for (let i = t.start[to]!; i < t.start[to + 1]!; i++) {
    const a = t.to[i]!;
    if (a === from ? inside && to !== t.offshore[from] : a < t.lands) continue;
    const cost = rest + (t.border[i] === PERILOUS_BORDER ? 1 : 0);
    const at = r * t.areas + a;
    if (cost >= DISTANCE[a]! || cost >= PERILS[at]! || !isWay(s, t, i, a, to, true) || !canEnter(s, t, seat, to, t.border[i] === LAND_BORDER)) continue;
    if (a !== from) {
      if (!isPassable(s, t, seat, a, true, homeward)) continue;
      if (PERILS[at] === FAR) QUEUE[end++] = a;
    }
    PERILS[at] = cost;
  }
  return end;
}

// The perilous borders of a voyage that leaves `from` over link i and needs r areas in all.
function costOf(s: PeloponnesianState, t: Tables, seat: number, from: number, inside: boolean, i: number, goal: number, r: number, homeward: boolean): number {
  const to = t.to[i]!;
  const rest = PERILS[(r - 1) * t.areas + to]!;
  if (rest === FAR || (inside && to !== t.offshore[from]) || !isWay(s, t, i, from, to, true) || !canEnter(s, t, seat, to, t.border[i] === LAND_BORDER))
    return FAR;
  if (to !== goal && !isPassable(s, t, seat, to, true, homeward)) return FAR;
  return rest + (t.border[i] === PERILOUS_BORDER ? 1 : 0);
}

function nextOf(
  s: PeloponnesianState,
  t: Tables,
  seat: number,
  from: number,
  inside: boolean,
  goal: number,
  r: number,
  perils: number,
  homeward: boolean,
): number {
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) if (costOf(s, t, seat, from, inside, i, goal, r, homeward) === perils) return t.to[i]!;
  return goal;
}

function perilsBetween(t: Tables, from: number, to: number): number {
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) if (t.to[i] === to) return t.border[i] === PERILOUS_BORDER ? 1 : 0;
  return 0;
}

/** The number of the border between two areas, or -1. */
export function borderBetween(t: Tables, from: number, to: number): number {
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) if (t.to[i] === to) return t.borderNo[i]!;
  return -1;
}

/** Whether the border between two areas is perilous. */
export function isPerilous(t: Tables, from: number, to: number): boolean {
  return perilsBetween(t, from, to) === 1;
}
