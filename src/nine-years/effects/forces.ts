import type { Log } from "../../core/flow/flow.js";
import { ACTED, FORCE } from "../vocabulary/corps.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { seatId, spaceId } from "../state/names.js";
import * as S from "../state/index.js";
import type { NineYearsState, Remark } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export interface Retreat {
  readonly side: number;
  readonly from: number;
  readonly to: number;
  readonly clause: string;
}

export function moveAllOutside(s: NineYearsState, { side, from, to, clause }: Retreat, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  moveLeaders(s, side, from, to, 0);
  S.moveCorps(s, side, from, to);
  log?.push({ type: "retreated", seat: seatId(side), from: spaceId(t, from), to: spaceId(t, to), clause });
}

/** Moves the pieces of a side that carry the mark of a force. Control of the space they leave does not change (NYW-2.3.3). */
export function moveMarked(s: NineYearsState, side: number, from: number, to: number): void {
  moveLeaders(s, side, from, to, S.LEADER_FORCE);
  S.moveCorps(s, side, from, to, FORCE);
}

/** Moves a side's leaders that have all of `marks` from one place to another. */
export function moveLeaders(s: NineYearsState, side: number, from: number, to: number, marks: number): void {
  const t = tablesOf(s);
  for (const leader of S.leadersOf(s, t, side)) if (S.placeOfLeader(s, leader) === from && S.hasMarks(s, leader, marks)) S.setPlaceOfLeader(s, leader, to);
}

export function remarkAt(s: NineYearsState, side: number, place: number, corps: Remark, leaders: Remark): void {
  const t = tablesOf(s);
  S.remarkCorps(s, side, place, corps);
  for (const leader of S.leadersOf(s, t, side))
    if (S.placeOfLeader(s, leader) === place && S.hasMarks(s, leader, leaders.having)) S.markLeader(s, leader, leaders.clear, leaders.set);
}

/** The changes of marks that dissolve a force, one for its corps and one for its leaders. */
export const DISBAND_CORPS: Remark = { having: FORCE, clear: FORCE, set: 0 };
export const DISBAND_LEADERS: Remark = { having: S.LEADER_FORCE, clear: S.LEADER_FORCE, set: 0 };
/** The changes of marks after a force has acted in this round (NYW-13.4.3.1). */
export const CORPS_HAVE_ACTED: Remark = { having: FORCE, clear: FORCE, set: ACTED };
export const LEADERS_HAVE_ACTED: Remark = { having: S.LEADER_FORCE, clear: S.LEADER_FORCE, set: S.LEADER_ACTED };

/** Moves all units of a side from behind the walls of a space into the field (NYW-17.3.4). */
export function openGates(s: NineYearsState, side: number, space: number): void {
  moveLeaders(s, side, S.INSIDE + space, space, 0);
  S.moveCorps(s, side, S.INSIDE + space, space);
}
