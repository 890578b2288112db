/** The force under way: moving it, and marking its pieces as used. */
import { ACTED, FORCE } from "../corps.js";
import {
  hasMarks,
  LEADER_ACTED,
  LEADER_FORCE,
  leaderCount,
  markLeader,
  moveCorps,
  type NineYearsState,
  placeOfLeader,
  remarkAllCorps,
  setPlaceOfLeader,
  sideOfLeader,
} from "../state.js";
import type { Tables } from "../tables.js";

/** Moves the pieces of the force of a side from one place to another; control of the first stays as it is (NYW-2.3.3). */
export function moveForce(s: NineYearsState, t: Tables, side: number, from: number, to: number): void {
  moveCorps(s, side, from, to, FORCE);
  for (let leader = 0; leader < leaderCount(s); leader++) {
    if (placeOfLeader(s, leader) === from && hasMarks(s, leader, LEADER_FORCE) && sideOfLeader(s, t, leader) === side) setPlaceOfLeader(s, leader, to);
  }
}

/** NYW-13.4.3.1: every piece of the force has taken part in an action, and is a force no more. */
export function markForceActed(s: NineYearsState): void {
  remarkAllCorps(s, FORCE, FORCE, ACTED);
  for (let leader = 0; leader < leaderCount(s); leader++) if (hasMarks(s, leader, LEADER_FORCE)) markLeader(s, leader, LEADER_FORCE, LEADER_ACTED);
}
