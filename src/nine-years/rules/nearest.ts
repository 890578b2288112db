/**
 * The nearest spaces for displaced units (NYW-14.8.1, NYW-14.8.2). The distance is the number of links, whatever their cost. Each kind of displacement decides
 * which spaces are suitable and which the units may cross. Only units that leave neutral Savoy may cross neutral spaces: those of Savoy.
 */
import { FORCE, powerOf } from "../vocabulary/corps.js";
import { controlOf, kindOfStack, type NineYearsState, placeOfStack, rivalOf } from "../state/index.js";
import { ALLIANCE, BOURBON, FRANCE, NONE, RED, REGION_IRELAND, SAVOY, type Tables } from "../tables/index.js";
import { DISPLACEMENT } from "../vocabulary/types.js";
import { isOpenTo } from "./forces.js";
import { isUnderSiege } from "./siege.js";
import { hasLoc, locToCapital } from "./loc.js";

/** In the order of DISPLACEMENTS. */
const DISPLACEMENT_CLAUSES: readonly string[] = ["NYW-17.5.10", "NYW-14.3.5", "NYW-7.2.1.8", "NYW-19.1.1", "NYW-20.2.5.2.b", "NYW-20.2.5.2.f"];

export function displacementClause(rule: number, side: number): string {
  return rule === DISPLACEMENT["savoy-neutral"] && side === ALLIANCE ? "NYW-7.2.1.9" : DISPLACEMENT_CLAUSES[rule]!;
}

// Scratch arrays. The first three are indexed by space: true if it has enemies; true if it is suitable; its distance.
const enemies: boolean[] = [];
const suits: boolean[] = [];
const distance: number[] = [];
const queue: number[] = [];

/** The units of a seat that must leave a space, and the reason (DISPLACEMENT). */
export interface Displaced {
  readonly seat: number;
  readonly space: number;
  readonly why: number;
}

/** Lists into `out` the spaces among which the owner chooses, in board order. Empty if there are none. */
export function listNearest(s: NineYearsState, t: Tables, displaced: Displaced, out: number[]): void {
  const { seat: side, space: from, why: rule } = displaced;
  out.length = 0;
  surveyEnemies(s, t, side, rule);
  surveySuitable(s, t, side, from, rule);
  if (rule === DISPLACEMENT.flight) listSuitable(t, out);
  else {
    listNearestByLand(s, t, displaced, out);
    // NYW-14.8.2: if no space is reached by land, any suitable port of the same zone qualifies.
    if (out.length === 0 && t.zone[from] !== NONE) for (const port of t.ports) if (suits[port]! && t.zone[port] === t.zone[from]!) out.push(port);
  }
}

/** True if a space was suitable in the last search, at any distance. */
export function isSuitable(space: number): boolean {
  return suits[space] === true;
}

function listSuitable(t: Tables, out: number[]): void {
  for (let space = 0; space < t.spaceIds.length; space++) if (suits[space]!) out.push(space);
}

// NYW-19.1.2: in winter only the enemy corps that stay count; those that withdraw carry the mark of a force.
function surveyEnemies(s: NineYearsState, t: Tables, side: number, rule: number): void {
  const count = t.spaceIds.length;
  const enemy = rivalOf(side);
  enemies.length = count;
  for (let space = 0; space < count; space++) enemies[space] = false;
  for (let i = 0; placeOfStack(s, i) >= 0; i++) {
    const space = placeOfStack(s, i);
    if (space >= count) return;
    const kind = kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] !== enemy) continue;
    if (rule !== DISPLACEMENT["winter-quarters"] || (kind & FORCE) === 0) enemies[space] = true;
  }
}

function surveySuitable(s: NineYearsState, t: Tables, side: number, from: number, rule: number): void {
  const loc = rule === DISPLACEMENT["savoy-neutral"] ? locToCapital(s, t, side, homeCapital(t, side)) : null;
  suits.length = t.spaceIds.length;
  for (let space = 0; space < suits.length; space++) {
    suits[space] = space !== from && controlOf(s, space) === side && !enemies[space]! && isOpenTo(s, t, side, space);
    if (!suits[space]!) continue;
    if (loc !== null && !hasLoc(loc, space)) suits[space] = false;
    else if (rule === DISPLACEMENT.flight) suits[space] = t.home[space] === FRANCE && t.zone[space] !== NONE && !isUnderSiege(s, t, space);
    else if (rule === DISPLACEMENT.londonderry) suits[space] = t.region[space] === REGION_IRELAND;
  }
}

// NYW-7.2.1.8, NYW-7.2.1.9: units need a LOC to Paris or Vienna; an enemy-controlled capital gives none (NYW-7.2.1.14).
function homeCapital(t: Tables, side: number): number {
  return side === BOURBON ? t.named.paris : t.named.vienna;
}

function listNearestByLand(s: NineYearsState, t: Tables, { seat: side, space: from, why: rule }: Displaced, out: number[]): void {
  const graph = t.graph;
  distance.length = t.spaceIds.length;
  for (let space = 0; space < distance.length; space++) distance[space] = -1;
  distance[from] = 0;
  queue[0] = from;
  let tail = 1;
  let found = -1;
  for (let head = 0; head < tail; head++) {
    const space = queue[head]!;
    if (found >= 0 && distance[space]! >= found) break;
    for (let i = graph.start[space]!; i < graph.start[space + 1]!; i++) {
      const next = graph.to[i]!;
      if (distance[next]! >= 0 || (graph.kind[i] === RED && side !== ALLIANCE) || !isWay(s, t, side, next, rule)) continue;
      distance[next] = distance[space]! + 1;
      queue[tail++] = next;
      if (suits[next]!) found = distance[next]!;
    }
  }
  if (found < 0) return;
  for (let space = 0; space < distance.length; space++) if (suits[space]! && distance[space] === found) out.push(space);
}

function isWay(s: NineYearsState, t: Tables, side: number, space: number, rule: number): boolean {
  switch (rule) {
    case DISPLACEMENT["savoy-neutral"]:
      // NYW-7.2.1.12: units may pass Savoy, but no enemies.
      return !enemies[space]! && (t.home[space] === SAVOY || isOpenTo(s, t, side, space));
    case DISPLACEMENT["winter-quarters"]:
      return !enemies[space]! && isOpenTo(s, t, side, space);
    default:
      return isOpenTo(s, t, side, space);
  }
}
