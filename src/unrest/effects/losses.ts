import type { Log } from "../../core/flow/flow.js";
import type { RemovalCause, UnrestEvent } from "../vocabulary/events.js";
import { leaderId, locationId, seatId } from "../state/names.js";
import { isOnMap, placeOf, removeCu, setPlace, type UnrestState, activeSeat } from "../state/index.js";
import { endOfLeaders, firstLeader, isNamed, seatOfNumber, type Tables } from "../tables/index.js";
import { DISPLACED, RESTING, SET_ASIDE } from "../vocabulary/types.js";

export interface CuLoss {
  readonly seat: number;
  readonly location: number;
  readonly count: number;
  readonly cause: RemovalCause;
  readonly clause: string;
}

/** Removes up to `count` CU and returns the number removed. Logs nothing if it is 0. */
export function loseCu(s: UnrestState, { seat, location, count, cause, clause }: CuLoss, log: Log<UnrestEvent>): number {
  const removed = removeCu(s, seat, location, count);
  if (removed > 0) log?.push({ type: "cu-removed", seat: seatId(seat), location: locationId(location), count: removed, cause, clause });
  return removed;
}

/** Takes a lost leader off the map (CAR-R8.4b, CAR-R8.4c). */
export function loseLeader(s: UnrestState, t: Tables, leader: number, log: Log<UnrestEvent>): void {
  const id = leaderId(t, leader);
  if (isNamed(t, leader)) {
    setPlace(s, leader, DISPLACED); // CAR-R8.4b: a named leader is displaced
    log?.push({ type: "leader-displaced", leader: id, clause: "CAR-R8.4b" });
  } else {
    // CAR-R8.4c: a minor leader is set aside, and cannot be placed again in the same activity of his side.
    setPlace(s, leader, activeSeat(s) === seatOfNumber(t.leadersFrom, leader) ? RESTING : SET_ASIDE);
    log?.push({ type: "leader-set-aside", leader: id, clause: "CAR-R8.4c" });
  }
}

/** `loseLeader` for all leaders of a seat in a location. */
export function loseLeadersAt(s: UnrestState, t: Tables, seat: number, location: number, log: Log<UnrestEvent>): void {
  const end = endOfLeaders(t, seat);
  for (let leader = firstLeader(t, seat); leader < end; leader++) if (isOnMap(s, leader) && placeOf(s, leader) === location) loseLeader(s, t, leader, log);
}
