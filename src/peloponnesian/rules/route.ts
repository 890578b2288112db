/**
 * The route of a block that musters or goes home: the fewest perilous borders, then the fewest areas, then the first in map order (PEL-DP.17).
 * A straight route is tried first. It has no perilous border and is as short as if there were no obstacles, so no other is better. It nearly always exists.
 */
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { LAND_BORDER, MOST_AREAS, PERILOUS_BORDER } from "../vocabulary/types.js";
import { beginSearch, canEnter, FAR, isLandWay, isPassable, isPerilous, isSeaWay, isShut, type Journey } from "./passage.js";

/** The most areas of any route: that of a block going home without limit of distance (PEL-12.1.0.1). */
const MOST_STEPS = 40;

/** Scratch of `planRoute`, valid until its next call. Its arrays have a fixed size, so clearing them is one sweep. */
const plan = {
  route: [] as number[],
  /** Indexed by area: by land, the number of areas to the goal; by sea, the fewest perilous borders found so far. */
  least: new Uint8Array(MOST_AREAS),
  queue: new Uint16Array(MOST_AREAS),
  /** The goal, then the sea areas that each layer has improved, layer by layer. */
  bettered: [] as number[],
  /** The least number of perilous borders, by number of areas to the goal and by area. */
  perils: new Uint8Array((MOST_STEPS + 1) * MOST_AREAS),
};

/** The areas entered by the last planned route, in order. Valid until the next is planned. */
export function plannedRoute(): readonly number[] {
  return plan.route;
}

/** Plans the route of a journey. Returns its length, or 0 without a route. */
export function planRoute(s: PeloponnesianState, t: Tables, journey: Journey): number {
  while (plan.route.length > 0) plan.route.pop();
  const { seat, from, goal, fleet, most } = journey;
  const straight = (fleet ? t.seaWay : t.landWay)[from * t.areas + goal]!;
  if (straight > most) return 0;
  beginSearch(s, t, seat);
  if (goStraight(s, t, journey, from, straight)) return straight;
  return fleet ? planVoyage(s, t, journey) : planWalk(s, t, journey);
}

// Follows the first neighbour in map order that is nearer to the goal by one, and tries the next if that leads nowhere.
function goStraight(s: PeloponnesianState, t: Tables, journey: Journey, from: number, left: number): boolean {
  const { seat, goal, fleet } = journey;
  const ways = fleet ? t.seaWay : t.landWay;
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) {
    const to = t.to[i]!;
    const kind = t.border[i]!;
    if (ways[to * t.areas + goal] !== left - 1 || kind === PERILOUS_BORDER || isShut(journey, t, from, to)) continue;
    if (!(fleet ? isSeaWay(s, t, i, from, to) : isLandWay(t, i)) || !canEnter(s, t, seat, to, kind === LAND_BORDER)) continue;
    if (to !== goal && !isPassable(s, t, journey, to)) continue;
    plan.route.push(to);
    if (to === goal || goStraight(s, t, journey, to, left - 1)) return true;
    plan.route.pop();
  }
  return false;
}

// The shortest route by land, which has no perilous borders; among equal ones the first in map order.
function planWalk(s: PeloponnesianState, t: Tables, journey: Journey): number {
  floodLand(s, t, journey);
  const { seat, from, goal, most } = journey;
  const length = plan.least[from]!;
  if (length > most) return 0;
  let at = from;
  for (let left = length - 1; left >= 0; left--) {
    for (let i = t.start[at]!; i < t.start[at + 1]!; i++) {
      const to = t.to[i]!;
      if (t.border[i] !== LAND_BORDER || plan.least[to] !== left || !canEnter(s, t, seat, to, true)) continue;
      if (to !== goal && !isPassable(s, t, journey, to)) continue;
      plan.route.push(to);
      at = to;
      break;
    }
  }
  return length;
}

// Finds, backwards, the number of areas that land blocks enter from each area to the goal.
function floodLand(s: PeloponnesianState, t: Tables, journey: Journey): void {
  const { seat, goal, most } = journey;
  plan.least.fill(FAR, 0, t.areas);
  plan.least[goal] = 0;
  plan.queue[0] = goal;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const to = plan.queue[head]!;
    const next = plan.least[to]! + 1;
    if (next > most) return;
    if (!canEnter(s, t, seat, to, true)) continue;
    for (let i = t.start[to]!; i < t.start[to + 1]!; i++) {
      const from = t.to[i]!;
      if (plan.least[from]! !== FAR || t.border[i] !== LAND_BORDER) continue;
      plan.least[from] = next;
      if (isPassable(s, t, journey, from)) plan.queue[tail++] = from;
    }
  }
}

/** A point of a voyage: the area reached, and the areas and perilous borders left. */
interface Leg {
  at: number;
  left: number;
  perils: number;
}

// plan.perils[r * areas + a] is the least number of perilous borders from a to the goal over exactly r areas. It is stored only if every shorter route has
// more: the best route passes only such points. Each layer is computed only from the areas that the previous layer improved.
function planVoyage(s: PeloponnesianState, t: Tables, journey: Journey): number {
  const { areas } = t;
  const { from, goal, most } = journey;
  plan.perils.fill(FAR, 0, (most + 1) * areas);
  plan.least.fill(FAR, 0, areas); // `least` has the fewest perilous borders found so far.
  plan.perils[goal] = 0;
  plan.bettered.length = 0;
  plan.bettered.push(goal);
  let length = 0;
  let perils = FAR;
  for (let r = 1, head = 0; r <= most && head < plan.bettered.length; r++) {
    const end = plan.bettered.length;
    for (; head < end; head++) widen(s, t, journey, plan.bettered[head]!, r);
    for (let i = end; i < plan.bettered.length; i++) plan.least[plan.bettered[i]!] = plan.perils[r * areas + plan.bettered[i]!]!;
    const here = plan.perils[r * areas + from]!;
    if (here < perils) {
      perils = here;
      length = r;
    }
  }
  for (const leg: Leg = { at: from, left: length, perils }; leg.left > 0; leg.left--) {
    const next = nextOf(s, t, journey, leg);
    if (isPerilous(t, leg.at, next)) leg.perils--;
    plan.route.push(next);
    leg.at = next;
  }
  return length;
}

// Tries every way into `to` as the first of r areas, and queues the seas that it improves.
function widen(s: PeloponnesianState, t: Tables, journey: Journey, to: number, r: number): void {
  const { seat, from } = journey;
  const rest = plan.perils[(r - 1) * t.areas + to]!;
  for (let i = t.start[to]!; i < t.start[to + 1]!; i++) {
    const a = t.to[i]!;
    if (a === from ? isShut(journey, t, a, to) : a < t.lands) continue;
    const cost = rest + (t.border[i] === PERILOUS_BORDER ? 1 : 0);
    const cell = r * t.areas + a;
    if (cost >= plan.least[a]! || cost >= plan.perils[cell]! || !isSeaWay(s, t, i, a, to) || !canEnter(s, t, seat, to, t.border[i] === LAND_BORDER)) continue;
    if (a !== from) {
      if (!isPassable(s, t, journey, a)) continue;
      if (plan.perils[cell] === FAR) plan.bettered.push(a);
    }
    plan.perils[cell] = cost;
  }
}

// The number of perilous borders on the rest of a voyage over link i, or FAR if it cannot use that link.
function costOver(s: PeloponnesianState, t: Tables, journey: Journey, { at, left }: Leg, i: number): number {
  const to = t.to[i]!;
  const rest = plan.perils[(left - 1) * t.areas + to]!;
  if (rest === FAR || isShut(journey, t, at, to) || !isSeaWay(s, t, i, at, to) || !canEnter(s, t, journey.seat, to, t.border[i] === LAND_BORDER)) return FAR;
  if (to !== journey.goal && !isPassable(s, t, journey, to)) return FAR;
  return rest + (t.border[i] === PERILOUS_BORDER ? 1 : 0);
}

function nextOf(s: PeloponnesianState, t: Tables, journey: Journey, leg: Leg): number {
  for (let i = t.start[leg.at]!; i < t.start[leg.at + 1]!; i++) if (costOver(s, t, journey, leg, i) === leg.perils) return t.to[i]!;
  return journey.goal;
}
