/**
 * The one route that counts for a block that musters or goes home: the fewest perilous borders, then the fewest areas, then the first in map order (PEL-DP.17).
 *
 * The straight way is tried first: as short as if nothing were in the way, over no perilous border. There nearly always is one, and none is better.
 */
import type { PeloponnesianState } from "../state.js";
import type { Tables } from "../tables.js";
import { LAND_BORDER, PERILOUS_BORDER } from "../types.js";
import { beginSearch, canEnter, FAR, isPassable, isPerilous, isWay, MOST_AREAS } from "./passage.js";

/** The most areas of a way, going home without limit. */
const MOST_STEPS = 40;

const ROUTE: number[] = [];
/** Areas from the goal by land; by sea the fewest perils found so far. */
const LEAST: Uint8Array = new Uint8Array(MOST_AREAS);
const QUEUE: Uint16Array = new Uint16Array((MOST_STEPS + 1) * MOST_AREAS);
const PERILS: Uint8Array = new Uint8Array((MOST_STEPS + 1) * MOST_AREAS);

/** The areas entered by the last planned route, in order. */
export function plannedRoute(): readonly number[] {
  return ROUTE;
}

/** Plans the route of a block within so many areas. Returns its length; 0 when there is none. */
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
  while (ROUTE.length > 0) ROUTE.pop();
  const straight = (fleet ? t.seaWay : t.landWay)[from * t.areas + goal]!;
  if (straight > most) return 0;
  beginSearch(s, t, seat);
  if (goStraight(s, t, seat, from, inside, goal, fleet, homeward, straight)) return straight;
  return fleet ? planVoyage(s, t, seat, from, inside, goal, homeward, most) : planWalk(s, t, seat, from, goal, homeward, most);
}

// Goes on to the first neighbour in map order from which the goal is nearer by one, and so on; tries the next where that leads nowhere.
function goStraight(
  s: PeloponnesianState,
  t: Tables,
  seat: number,
  from: number,
  inside: boolean,
  goal: number,
  fleet: boolean,
  homeward: boolean,
  left: number,
): boolean {
  const ways = fleet ? t.seaWay : t.landWay;
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) {
    const to = t.to[i]!;
    const kind = t.border[i]!;
    if (ways[to * t.areas + goal] !== left - 1 || kind === PERILOUS_BORDER || (inside && to !== t.offshore[from])) continue;
    if (!isWay(s, t, i, from, to, fleet) || !canEnter(s, t, seat, to, kind === LAND_BORDER)) continue;
    if (to !== goal && !isPassable(s, t, seat, to, fleet, homeward)) continue;
    ROUTE.push(to);
    if (to === goal || goStraight(s, t, seat, to, false, goal, fleet, homeward, left - 1)) return true;
    ROUTE.pop();
  }
  return false;
}

// By land no border is perilous: the shortest way, by the first area in map order that lies on one.
function planWalk(s: PeloponnesianState, t: Tables, seat: number, from: number, goal: number, homeward: boolean, most: number): number {
  floodLand(s, t, seat, goal, homeward, most);
  const length = LEAST[from]!;
  if (length > most) return 0;
  let at = from;
  for (let left = length - 1; left >= 0; left--) {
    for (let i = t.start[at]!; i < t.start[at + 1]!; i++) {
      const to = t.to[i]!;
      if (t.border[i] !== LAND_BORDER || LEAST[to] !== left || !canEnter(s, t, seat, to, true)) continue;
      if (to !== goal && !isPassable(s, t, seat, to, false, homeward)) continue;
      ROUTE.push(to);
      at = to;
      break;
    }
  }
  return length;
}

// How many areas land blocks enter from everywhere to the goal, backwards.
function floodLand(s: PeloponnesianState, t: Tables, seat: number, goal: number, homeward: boolean, most: number): void {
  LEAST.fill(FAR, 0, t.areas);
  LEAST[goal] = 0;
  QUEUE[0] = goal;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const to = QUEUE[head]!;
    const next = LEAST[to]! + 1;
    if (next > most) return;
    if (!canEnter(s, t, seat, to, true)) continue;
    for (let i = t.start[to]!; i < t.start[to + 1]!; i++) {
      const from = t.to[i]!;
      if (LEAST[from]! !== FAR || t.border[i] !== LAND_BORDER) continue;
      LEAST[from] = next;
      if (isPassable(s, t, seat, from, false, homeward)) QUEUE[tail++] = from;
    }
  }
}

// PERILS[r * areas + a] is the least number of perilous borders from a to the goal over exactly r areas, kept only where it beats every shorter way: the route that
// counts consists of such ways. Layer by layer, only what was bettered goes on.
function planVoyage(s: PeloponnesianState, t: Tables, seat: number, from: number, inside: boolean, goal: number, homeward: boolean, most: number): number {
  const { areas } = t;
  const cells = (most + 1) * areas;
  PERILS.fill(FAR, 0, cells);
  LEAST.fill(FAR, 0, t.areas); // here the fewest perils so far
  PERILS[goal] = 0;
  QUEUE[0] = goal;
  let tail = 1;
  let length = 0;
  let perils = FAR;
  for (let r = 1, head = 0; r <= most && head < tail; r++) {
    const end = tail;
    for (; head < end; head++) tail = widen(s, t, seat, QUEUE[head]!, r, from, inside, homeward, tail);
    for (let i = end; i < tail; i++) LEAST[QUEUE[i]!] = PERILS[r * areas + QUEUE[i]!]!;
    const here = PERILS[r * areas + from]!;
    if (here < perils) {
      perils = here;
      length = r;
    }
  }
  let at = from;
  for (let r = length; r > 0; r--) {
    const next = nextOf(s, t, seat, at, inside && r === length, goal, r, perils, homeward);
    if (isPerilous(t, at, next)) perils--;
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
    if (cost >= LEAST[a]! || cost >= PERILS[at]! || !isWay(s, t, i, a, to, true) || !canEnter(s, t, seat, to, t.border[i] === LAND_BORDER)) continue;
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
