import { ACTED, DEMORALIZED, powerOf } from "../vocabulary/corps.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import type { Tables } from "../tables/index.js";

/**
 * NYW-13.5.4.2: true if a leader can rally himself or corps on his side of the walls (NYW-13.5.4.8), even in an overstacked space (NYW-4.1.3.6,
 * NYW-13.5.4.5).
 */
export function canRally(s: NineYearsState, t: Tables, side: number, leader: number): boolean {
  const place = S.placeOfLeader(s, leader);
  if (place >= S.NOT_ARRIVED || S.hasAnyMark(s, leader, S.LEADER_ACTED) || S.sideOfLeader(s, t, leader) !== side) return false;
  return S.hasAnyMark(s, leader, S.LEADER_DEMORALIZED) || hasCorpsToRally(s, t, side, place);
}

/** True if demoralized corps of a side that have not acted are at a place. */
export function hasCorpsToRally(s: NineYearsState, t: Tables, side: number, place: number): boolean {
  for (let i = S.firstStack(s, place); S.placeOfStack(s, i) === place; i++) {
    const kind = S.kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] === side && (kind & DEMORALIZED) !== 0 && (kind & ACTED) === 0) return true;
  }
  return false;
}

// This is checked first, so that most rounds skip the check of each leader.
function isAnyDemoralized(s: NineYearsState): boolean {
  return S.isAnyCorpsMarked(s, DEMORALIZED) || S.isAnyLeaderMarked(s, S.LEADER_DEMORALIZED);
}

export function canRallyAny(s: NineYearsState, t: Tables, side: number): boolean {
  if (S.hasFlag(s, S.RALLY_USED) || !isAnyDemoralized(s)) return false;
  for (const leader of S.leadersOf(s, t, side)) if (canRally(s, t, side, leader)) return true;
  return false;
}
