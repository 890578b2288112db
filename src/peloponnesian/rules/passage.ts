/**
 * The knowledge of a search about areas and borders: where its seat may enter or pass, and which borders it can use. Each area is checked once per search, when first needed.
 */
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { COAST_BORDER, LAND_BORDER, MOST_AREAS, PERILOUS_BORDER } from "../vocabulary/types.js";
import { isEarthquake, isTruce, mayEnter } from "./entry.js";

/** Longer than any way on any board. */
export const FAR = 99;

/** True if land blocks can use a border (PEL-5.1.1). */
export function isLandWay(t: Tables, i: number): boolean {
  return t.border[i] === LAND_BORDER;
}

/** True if fleets can use a border. A besieged port is entered only from its offshore sea (PEL-9.2.1.1). */
export function isSeaWay(s: PeloponnesianState, t: Tables, i: number, from: number, to: number): boolean {
  if (t.border[i] === LAND_BORDER) return t.shore[i] === 1 && !S.isBesieged(s, to); // PEL-1.4.1: by land fleets go along the shore.
  // PEL-1.4.2, PEL-1.4.3: at sea and to the coast, but into a besieged port only from its own sea.
  return t.border[i] !== COAST_BORDER || to >= t.lands || !S.isBesieged(s, to) || t.offshore[to] === from;
}

/** Indexed by area: the findings of the search under way; the next `beginSearch` empties it. */
const entries: Uint8Array = new Uint8Array(MOST_AREAS);
const BY_LAND = 1;
const BY_SEA = 2;
const STOPS = 4;
const KNOWN = 8;

/** Forgets what the last search found out about the areas. */
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

/** A block on its way, by sea or by land, perhaps going home. All journeys have the same fields in the same order: searches read them again and again. */
export interface Journey {
  readonly seat: number;
  readonly fleet: boolean;
  readonly homeward: boolean;
  readonly from: number;
  /** True if it leaves a besieged port, which it can only by the offshore sea (PEL-1.3.0.3). */
  readonly inside: boolean;
  /** The area it is to come to, or -1. */
  readonly goal: number;
  /** The most areas that it enters. */
  readonly most: number;
}

/** The journey of a block, as it musters. */
export function journeyTo(s: PeloponnesianState, t: Tables, block: number, goal = -1): Journey {
  const fleet = t.fleet[block] === 1;
  return { seat: t.side[block]!, fleet, homeward: false, from: S.areaOf(s, block), inside: S.hasMark(s, block, S.INSIDE), goal, most: t.allowance[block]! };
}

/** True if a journey begins in a besieged port and this link from there does not lead to the offshore sea. */
export function isShut({ from, inside }: Journey, t: Tables, at: number, to: number): boolean {
  return inside && at === from && to !== t.offshore[from];
}

/**
 * True if a journey may lead through an area: it is open, has no enemies that stop it, and is a sea area for a fleet, a land area for other blocks (PEL-5.1.5).
 */
export function isPassable(s: PeloponnesianState, t: Tables, { seat, fleet, homeward }: Journey, area: number): boolean {
  if (fleet !== area >= t.lands) return false; // PEL-1.3.0.6, PEL-5.2.0.3: a fleet stops on land
  const entry = entryOf(s, t, seat, area);
  // PEL-3.5.20: an earthquake bars the way by land. PEL-5.4.0.2: going home nothing stops them; a muster engages nobody, PEL-5.0.6, PEL-5.4.0.5
  return (entry & (fleet ? BY_SEA : BY_LAND)) !== 0 && (homeward || (entry & STOPS) === 0); // PEL-9.2.1.3: enemies do not stop blocks that go home.
}

/** True if enemy field blocks stand in an area, as the search under way found (never during a truce). */
export function isHeldByEnemy(area: number): boolean {
  return (entries[area]! & STOPS) !== 0;
}

/** The link that leads from one area to another, or -1. */
export function linkBetween(t: Tables, from: number, to: number): number {
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) if (t.to[i] === to) return i;
  return -1;
}

/** The number of the border between two areas, or -1. */
export function borderBetween(t: Tables, from: number, to: number): number {
  const link = linkBetween(t, from, to);
  return link < 0 ? -1 : t.borderNo[link]!;
}

/** True if the border between two areas is perilous. */
export function isPerilous(t: Tables, from: number, to: number): boolean {
  const link = linkBetween(t, from, to);
  return link >= 0 && t.border[link] === PERILOUS_BORDER;
}

/** True if a block of this kind can cross the border between two areas at all. */
export function couldGo(t: Tables, block: number, from: number, to: number): boolean {
  const link = linkBetween(t, from, to);
  if (link < 0) return false;
  const byLand = t.border[link] === LAND_BORDER;
  return t.fleet[block] === 1 ? !byLand || t.shore[link] === 1 : byLand;
}
