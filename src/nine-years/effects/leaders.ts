/** Leaders who leave the map, and staff officers who replace them. */
import type { Log } from "../../core/flow.js";
import { entryAt } from "../../core/lists.js";
import type { NineYearsEvent } from "../events.js";
import {
  LEADER_ACTED,
  LEADER_DEMORALIZED,
  LEADER_FORCE,
  leaderCount,
  markLeader,
  type NineYearsState,
  NOT_ARRIVED,
  placeOfLeader,
  REMOVED,
  setPlaceOfLeader,
  sideOfLeader,
  WAITING,
} from "../state.js";
import type { Tables } from "../tables.js";

/** What a leader off the map does not keep (NYW-3.2.6). */
export const CONDITION_OF_LEADER: number = LEADER_DEMORALIZED | LEADER_ACTED | LEADER_FORCE;

/** Off the map until the next Reinforcement Phase (NYW-12.4.5). */
export function sendOff(s: NineYearsState, t: Tables, leader: number, clause: string, log: Log<NineYearsEvent>): void {
  setPlaceOfLeader(s, leader, WAITING);
  markLeader(s, leader, CONDITION_OF_LEADER, 0);
  log?.push({ type: "leader-off-map", leader: entryAt(t.leaderIds, leader), clause });
}

/** Out of the game. */
export function removeLeader(s: NineYearsState, t: Tables, leader: number, clause: string, log: Log<NineYearsEvent>): void {
  setPlaceOfLeader(s, leader, REMOVED);
  markLeader(s, leader, CONDITION_OF_LEADER, 0);
  log?.push({ type: "leader-removed", leader: entryAt(t.leaderIds, leader), clause });
}

/** NYW-16.3.2.3, NYW-16.3.2.4: a staff officer of the Force Pool, if one is left, takes command of corps without a leader. */
export function callStaffOfficer(s: NineYearsState, t: Tables, side: number, space: number, log: Log<NineYearsEvent>): void {
  for (let leader = t.firstStaff; leader < leaderCount(s); leader++) {
    if (placeOfLeader(s, leader) !== NOT_ARRIVED || sideOfLeader(s, t, leader) !== side) continue;
    setPlaceOfLeader(s, leader, space);
    log?.push({ type: "staff-officer", leader: entryAt(t.leaderIds, leader), space: entryAt(t.spaceIds, space), clause: "NYW-16.3.2.4" });
    return;
  }
}
