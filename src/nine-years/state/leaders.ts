import { BOURBON, type Tables } from "../tables/index.js";
import { GR_HAPPENED, hasFlag } from "./flags.js";
import { REMOVED } from "./places.js";
import type { NineYearsState } from "./position.js";

export const LEADER_NAMED = 512;
export const LEADER_DEMORALIZED = 1024; // NYW-3.1.6: leaders can be demoralized.
export const LEADER_ACTED = 2048;
export const LEADER_FORCE = 4096;
const PLACE_MASK = 511;
/** The largest integer that encodes a leader. */
export const MOST_LEADER: number = REMOVED | LEADER_NAMED | LEADER_DEMORALIZED | LEADER_ACTED | LEADER_FORCE;

/** A space, INSIDE + space, or a place off the map such as WAITING. */
export function placeOfLeader(s: NineYearsState, leader: number): number {
  return s.leaders[leader]! & PLACE_MASK;
}

export function setPlaceOfLeader(s: NineYearsState, leader: number, place: number): void {
  s.leaders[leader] = (s.leaders[leader]! & ~PLACE_MASK) | place;
}

export function marksOfLeader(s: NineYearsState, leader: number): number {
  return s.leaders[leader]! & ~PLACE_MASK;
}

export function hasAnyMark(s: NineYearsState, leader: number, marks: number): boolean {
  return (s.leaders[leader]! & marks) !== 0;
}

export function hasMarks(s: NineYearsState, leader: number, marks: number): boolean {
  return (s.leaders[leader]! & marks) === marks;
}

export function isAnyLeaderMarked({ leaders }: NineYearsState, marks: number): boolean {
  for (let leader = 0; leader < leaders.length; leader++) if ((leaders[leader]! & marks) !== 0) return true;
  return false;
}

export function markLeader(s: NineYearsState, leader: number, clear: number, set: number): void {
  s.leaders[leader] = (s.leaders[leader]! & ~clear) | set;
}

export function addMarks(s: NineYearsState, leader: number, marks: number): void {
  markLeader(s, leader, 0, marks);
}

export function removeMarks(s: NineYearsState, leader: number, marks: number): void {
  markLeader(s, leader, marks, 0);
}

export function leaderCount(s: NineYearsState): number {
  return s.leaders.length;
}

export function clearLeaderMarks(s: NineYearsState, marks: number): void {
  for (let i = 0; i < s.leaders.length; i++) s.leaders[i] = s.leaders[i]! & ~marks;
}

/** The leaders and staff officers of a side, by ascending index. */
export function leadersOf(s: NineYearsState, t: Tables, side: number): readonly number[] {
  return (hasFlag(s, GR_HAPPENED) ? t.leadersAfter : t.leadersBefore)[side]!;
}

/** Marlborough is a Bourbon leader before the Glorious Revolution (NYW-A-27). */
export function sideOfLeader(s: NineYearsState, t: Tables, leader: number): number {
  return leader === t.marlborough && !hasFlag(s, GR_HAPPENED) ? BOURBON : t.leaderSide[leader]!;
}
