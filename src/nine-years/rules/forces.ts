import { DEMORALIZED, FORCE, powerOf } from "../vocabulary/corps.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, BOURBON, BRITAIN, NEUTRAL, NONE, SAVOY, type Tables } from "../tables/index.js";

/** NYW-3.1.4, NYW-3.1.5: ratings of an unnamed or generic minor leader. */
const MINOR_COMMAND = 3;
const MINOR_BATTLE = 0;

/** NYW-2.1.2: fortress spaces have a printed strength. */
export function isFortress(t: Tables, space: number): boolean {
  return t.fortress[space]! > 0;
}

/** True if a side has corps outside the walls of a space. */
export function occupies(s: NineYearsState, side: number, space: number): boolean {
  return S.fieldCorps(s, side, space) > 0;
}

/** True if a space contains corps of any side, outside or behind walls. */
export function corpsAnywhere(s: NineYearsState, space: number): boolean {
  return occupies(s, ALLIANCE, space) || occupies(s, BOURBON, space) || S.placeOfStack(s, S.firstStack(s, S.INSIDE + space)) === S.INSIDE + space;
}

/** The number of corps that a side may add to the field of a space (NYW-4.1.1, NYW-4.1.2); negative if it is overstacked (NYW-4.1.3). */
export function room(s: NineYearsState, t: Tables, side: number, space: number): number {
  return t.limit[space]! - S.corpsOf(s, t, side, space);
}

/** NYW-7.2.7, NYW-12.2.4.4: true if a power takes part in the war now. A lost capital or army does not end that (NYW-7.1.2.1). */
export function isActivePower(s: NineYearsState, power: number): boolean {
  if (power === BRITAIN) return S.hasFlag(s, S.GR_HAPPENED);
  if (power === SAVOY) return S.hasFlag(s, S.SAVOY_ALLIED);
  return true;
}

/**
 * True if units of a side may be in a space. Neutral spaces are closed (NYW-14.1.1.5), such as those of Savoy (NYW-7.2.1.2) and Portugal (NYW-7.2.2.1); the
 * Empire/Subsidy Home Space is closed to Bourbon units (NYW-2.4.3).
 */
export function isOpenTo(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  return S.controlOf(s, space) !== NEUTRAL && !(side === BOURBON && space === t.named.empireHome);
}

/** The command rating of a leader (NYW-3.1.1). */
export function commandOf(s: NineYearsState, t: Tables, leader: number): number {
  if (leader >= t.firstStaff) return t.staff.command;
  if (leader === t.marlborough && !S.hasFlag(s, S.GR_HAPPENED)) return t.jacobiteMarlborough.command;
  const row = t.leaders[leader]!;
  return isNamed(s, t, leader) ? row.command : MINOR_COMMAND;
}

/** The battle rating of a leader (NYW-3.1.2). */
export function battleOf(s: NineYearsState, t: Tables, leader: number): number {
  if (leader >= t.firstStaff) return t.staff.battle;
  if (leader === t.marlborough && !S.hasFlag(s, S.GR_HAPPENED)) return t.jacobiteMarlborough.battle;
  return isNamed(s, t, leader) ? t.leaders[leader]!.battle : MINOR_BATTLE;
}

/** True if a leader shows the named side (NYW-3.1.3). */
export function isNamed(s: NineYearsState, t: Tables, leader: number): boolean {
  return leader >= t.firstStaff || t.leaders[leader]!.promotion === null || S.hasMarks(s, leader, S.LEADER_NAMED);
}

/** Half a rating, rounded up, as used in interception, avoiding battle, bypassing and sieges. */
export function half(rating: number): number {
  return Math.ceil(rating / 2);
}

/**
 * The commander of a side at a place: the leader with the highest CR; among equals the one with the highest BR (NYW-16.1.4), then the first in order. Only
 * leaders with all of `marks` count. NONE without such a leader.
 */
export function commanderAt(s: NineYearsState, t: Tables, side: number, place: number, marks = 0): number {
  let best = NONE;
  for (const leader of S.leadersOf(s, t, side)) {
    if (S.placeOfLeader(s, leader) !== place || !S.hasMarks(s, leader, marks)) continue;
    if (best === NONE || rank(s, t, leader) > rank(s, t, best)) best = leader;
  }
  return best;
}

/** CR and BR as one number, which compares commanders. */
export function rank(s: NineYearsState, t: Tables, leader: number): number {
  return commandOf(s, t, leader) * 16 + battleOf(s, t, leader);
}

/** Selects the leaders that have all of `marks` and none of `without`. */
export interface Commanding {
  readonly marks: number;
  readonly without: number;
}

/** NYW-13.5.1.3: the summed CR of a side's two highest leaders at a place, or of the only one (NYW-13.5.1.4). */
export function commandLimit(s: NineYearsState, t: Tables, side: number, place: number, { marks, without }: Commanding): number {
  let first = 0;
  let second = 0;
  for (const leader of S.leadersOf(s, t, side)) {
    if (S.placeOfLeader(s, leader) !== place || !S.hasMarks(s, leader, marks) || S.hasAnyMark(s, leader, without)) continue;
    const command = commandOf(s, t, leader);
    if (command > first) {
      second = first;
      first = command;
    } else if (command > second) second = command;
  }
  return first + second;
}

export function leadersAt(s: NineYearsState, t: Tables, side: number, place: number, marks = 0): number {
  let count = 0;
  for (const leader of S.leadersOf(s, t, side)) if (S.placeOfLeader(s, leader) === place && S.hasMarks(s, leader, marks)) count++;
  return count;
}

/** True if the side's force in a space has a demoralized unit (NYW-13.5.1.8). */
export function isForceDemoralized(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  return S.corpsOf(s, t, side, space, FORCE | DEMORALIZED) > 0 || leadersAt(s, t, side, space, S.LEADER_FORCE | S.LEADER_DEMORALIZED) > 0;
}

/** The number of a power's corps on the map outside the given regions, in the field or behind walls. */
export function corpsOfPowerElsewhere(s: NineYearsState, t: Tables, power: number, regions: readonly number[]): number {
  let count = 0;
  for (let i = 0; S.placeOfStack(s, i) >= 0; i++) {
    const place = S.placeOfStack(s, i);
    const space = place >= S.INSIDE ? place - S.INSIDE : place;
    if (powerOf(S.kindOfStack(s, i)) === power && !regions.includes(t.region[space]!)) count += S.sizeOfStack(s, i);
  }
  return count;
}
