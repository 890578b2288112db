/** CU and leaders are lost (CAR-R8.4b, CAR-R8.4c). */
import type { Log } from "../../core/flow/flow.js";
import type { RemovalCause, UnrestEvent } from "../vocabulary/events.js";
import { leaderId, locationId, seatId } from "../state/names.js";
import { isOnMap, placeOf, removeCu, setPlace, type UnrestState, activeSeat } from "../state/index.js";
import { endOfLeaders, firstLeader, isNamed, seatOfNumber, type Tables } from "../tables/index.js";
import { DISPLACED, RESTING, SET_ASIDE } from "../vocabulary/types.js";

/** CU that a seat loses in a location, and why. */
export interface CuLoss {
  readonly seat: number;
  readonly location: number;
  readonly count: number;
  readonly cause: RemovalCause;
  readonly clause: string;
}

/** Removes CU from the game, at most those present; logs nothing when there are none. Returns the number removed. */
export function loseCu(s: UnrestState, { seat, location, count, cause, clause }: CuLoss, log: Log<UnrestEvent>): number {
  const removed = removeCu(s, seat, location, count);
  if (removed > 0) log?.push({ type: "cu-removed", seat: seatId(seat), location: locationId(location), count: removed, cause, clause });
  return removed;
}

/** Takes a lost leader off the map: a named one is displaced, a minor one set aside. */
export function loseLeader(s: UnrestState, t: Tables, leader: number, log: Log<UnrestEvent>): void {
  const id = leaderId(t, leader);
  if (isNamed(t, leader)) {
    setPlace(s, leader, DISPLACED); // CAR-R8.4b: a named leader is displaced.
    log?.push({ type: "leader-displaced", leader: id, clause: "CAR-R8.4b" });
  } else {
    // CAR-R8.4c: set aside, and not placed again in the same activity of his side
    setPlace(s, leader, activeSeat(s) === seatOfNumber(t.leadersFrom, leader) ? RESTING : SET_ASIDE);
    log?.push({ type: "leader-set-aside", leader: id, clause: "CAR-R8.4c" });
  }
}

/** Takes all leaders of a seat in a location off the map, as `loseLeader` does. */
export function loseLeadersAt(s: UnrestState, t: Tables, seat: number, location: number, log: Log<UnrestEvent>): void {
  const end = endOfLeaders(t, seat);
  for (let leader = firstLeader(t, seat); leader < end; leader++) if (isOnMap(s, leader) && placeOf(s, leader) === location) loseLeader(s, t, leader, log);
}
