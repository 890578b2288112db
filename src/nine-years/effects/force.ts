/** The force under way: moving it, and marking its pieces as used. */
import { ACTED, FORCE } from "../corps.js";
import * as S from "../state.js";
import type { NineYearsState } from "../state.js";
import type { Tables } from "../tables.js";

/** Moves the pieces of the force of a side from one place to another; control of the first stays as it is (NYW-2.3.3). */
export function moveForce(s: NineYearsState, t: Tables, side: number, from: number, to: number): void {
  S.moveCorps(s, side, from, to, FORCE);
  for (const leader of S.leadersOf(s, t, side))
    if (S.placeOfLeader(s, leader) === from && S.hasMarks(s, leader, S.LEADER_FORCE)) S.setPlaceOfLeader(s, leader, to);
}

/** NYW-13.4.3.1: every piece of the force has taken part in an action, and is a force no more. */
export function markForceActed(s: NineYearsState): void {
  S.remarkAllCorps(s, FORCE, FORCE, ACTED);
  for (let leader = 0; leader < S.leaderCount(s); leader++) if (S.hasMarks(s, leader, S.LEADER_FORCE)) S.markLeader(s, leader, S.LEADER_FORCE, S.LEADER_ACTED);
}
