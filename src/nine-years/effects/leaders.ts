import type { Log } from "../../core/flow/flow.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { leaderId, spaceId } from "../state/names.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import type { Tables } from "../tables/index.js";

/** The marks that a leader loses on leaving the map (NYW-3.2.6). */
export const CONDITION_OF_LEADER: number = S.LEADER_DEMORALIZED | S.LEADER_ACTED | S.LEADER_FORCE;

/** Takes a leader off the map until the next Reinforcement Phase (NYW-12.4.5). */
export function sendOff(s: NineYearsState, t: Tables, leader: number, clause: string, log: Log<NineYearsEvent>): void {
  S.setPlaceOfLeader(s, leader, S.WAITING);
  S.removeMarks(s, leader, CONDITION_OF_LEADER);
  log?.push({ type: "leader-off-map", leader: leaderId(t, leader), clause });
}

export function removeLeader(s: NineYearsState, t: Tables, leader: number, clause: string, log: Log<NineYearsEvent>): void {
  S.setPlaceOfLeader(s, leader, S.REMOVED);
  S.removeMarks(s, leader, CONDITION_OF_LEADER);
  log?.push({ type: "leader-removed", leader: leaderId(t, leader), clause });
}

/** NYW-16.3.2.3, NYW-16.3.2.4: a staff officer from the Force Pool, if one is left, takes command of corps that have no leader. */
export function callStaffOfficer(s: NineYearsState, t: Tables, side: number, space: number, log: Log<NineYearsEvent>): void {
  for (const leader of S.leadersOf(s, t, side)) {
    if (leader < t.firstStaff || S.placeOfLeader(s, leader) !== S.NOT_ARRIVED) continue;
    S.setPlaceOfLeader(s, leader, space);
    log?.push({ type: "staff-officer", leader: leaderId(t, leader), space: spaceId(t, space), clause: "NYW-16.3.2.4" });
    return;
  }
}
