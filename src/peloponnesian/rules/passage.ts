/** The areas that a searching seat may enter or pass, and the borders it can use. Each area is checked once per search, when first needed. */
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { COAST_BORDER, LAND_BORDER, MOST_AREAS, PERILOUS_BORDER } from "../vocabulary/types.js";
import { isEarthquake, isTruce, mayEnter } from "./entry.js";

/** Longer than any route on any board. */
export const FAR = 99;

/** PEL-5.1.1: true if land blocks can use a border. */
export function isLandWay(t: Tables, i: number): boolean {
  return t.border[i] === LAND_BORDER;
}

/** True if fleets can use a border. They enter a besieged port only from its offshore sea (PEL-9.2.1.1). */
export function isSeaWay(s: PeloponnesianState, t: Tables, i: number, from: number, to: number): boolean {
  if (t.border[i] === LAND_BORDER) return t.shore[i] === 1 && !S.isBesieged(s, to); // PEL-1.4.1: fleets move along the shore of land areas.
  // PEL-1.4.2, PEL-1.4.3: they also move at sea and to the coast, but enter a besieged port only from its own sea.
  return t.border[i] !== COAST_BORDER || to >= t.lands || !S.isBesieged(s, to) || t.offshore[to] === from;
}

/** Indexed by area: the results of the current search. `beginSearch` clears it. */
const entries: Uint8Array = new Uint8Array(MOST_AREAS);
const BY_LAND = 1;
const BY_SEA = 2;
const STOPS = 4;
const KNOWN = 8;

/** Clears the results of the last search and, except in a truce, marks the areas with enemies in the field. */
export function beginSearch(s: PeloponnesianState, t: Tables, seat: number): void {
  entries.fill(0, 0, t.areas);
  if (isTruce(s)) return;
  S.markField(s, t, S.rivalOf(seat), STOPS, entries);
}

function entryOf(s: PeloponnesianState, t: Tables, seat: number, area: number): number {
  const known = entries[area]!;
  if ((known & KNOWN) !== 0) return known;
  let entry = known | KNOWN;
  if (mayEnter(s, t, seat, area, false)) entry |= BY_SEA | (!isEarthquake(s, seat) || mayEnter(s, t, seat, area, true) ? BY_LAND : 0);
  entries[area] = entry;
  return entry;
}

export function canEnter(s: PeloponnesianState, t: Tables, seat: number, area: number, byLand: boolean): boolean {
  return (entryOf(s, t, seat, area) & (byLand ? BY_LAND : BY_SEA)) !== 0;
}

/** A block on its way. All journeys have the same fields in the same order because searches read them very often. */
export interface Journey {
  readonly seat: number;
  readonly fleet: boolean;
  readonly homeward: boolean;
  readonly from: number;
  /** True if the block leaves a besieged port, which is possible only by the offshore sea (PEL-1.3.0.3). */
  readonly inside: boolean;
  /** The destination; -1 for a search of all areas. */
  readonly goal: number;
  /** The most areas that the block may enter. */
  readonly most: number;
}

/** The journey of a block that musters. */
export function journeyTo(s: PeloponnesianState, t: Tables, block: number, goal = -1): Journey {
  const fleet = t.fleet[block] === 1;
  return { seat: t.side[block]!, fleet, homeward: false, from: S.areaOf(s, block), inside: S.hasMark(s, block, S.INSIDE), goal, most: t.allowance[block]! };
}

/** True if a journey begins in a besieged port and this link does not lead to its offshore sea. */
export function isShut({ from, inside }: Journey, t: Tables, at: number, to: number): boolean {
  return inside && at === from && to !== t.offshore[from];
}

/**
 * True if a journey may pass through an area: it is open, has no enemies that stop it, and is a sea area for a fleet or a land area for other blocks
 * (PEL-5.1.5).
 */
export function isPassable(s: PeloponnesianState, t: Tables, { seat, fleet, homeward }: Journey, area: number): boolean {
  if (fleet !== area >= t.lands) return false; // PEL-1.3.0.6, PEL-5.2.0.3: a fleet stops on land.
  const entry = entryOf(s, t, seat, area);
  // PEL-3.5.20: an earthquake closes land routes. PEL-5.4.0.2, PEL-9.2.1.3: enemies do not stop blocks that go home. PEL-5.0.6, PEL-5.4.0.5: a muster does
  // not engage.
  return (entry & (fleet ? BY_SEA : BY_LAND)) !== 0 && (homeward || (entry & STOPS) === 0);
}

/** True if the current search found enemy field blocks in an area (never during a truce). */
export function isHeldByEnemy(area: number): boolean {
  return (entries[area]! & STOPS) !== 0;
}

/** The link from one area to another; -1 if they are not adjacent. */
export function linkBetween(t: Tables, from: number, to: number): number {
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) if (t.to[i] === to) return i;
  return -1;
}

/** The number of the border between two areas; -1 if they are not adjacent. */
export function borderBetween(t: Tables, from: number, to: number): number {
  const link = linkBetween(t, from, to);
  return link < 0 ? -1 : t.borderNo[link]!;
}

export function isPerilous(t: Tables, from: number, to: number): boolean {
  const link = linkBetween(t, from, to);
  return link >= 0 && t.border[link] === PERILOUS_BORDER;
}

/** True if a block of this kind can cross the border between two areas. */
export function couldGo(t: Tables, block: number, from: number, to: number): boolean {
  const link = linkBetween(t, from, to);
  if (link < 0) return false;
  const byLand = t.border[link] === LAND_BORDER;
  return t.fleet[block] === 1 ? !byLand || t.shore[link] === 1 : byLand;
}
