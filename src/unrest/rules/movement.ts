/**
 * The steps of an activation (CAR-D6, CAR-D7) except the attack, which is in `attack.ts` (CAR-D9). `flow/activation.ts` has their order,
 * `data/tables.ts` their costs.
 */
import { cuAt, movableCuAt, placeOf, type UnrestState } from "../state/index.js";
import { seatOfNumber, type Tables } from "../tables/index.js";
import { BOX, CARTHAGE, CARTHAGO, COALITION, SICILY, SYRACUSAE } from "../vocabulary/types.js";
import type { Reason } from "./refusals.js";

/** The reason why a leader cannot make a sea move with these MP; null if he can. */
export function obstacleToSeaMove(t: Tables, leader: number, points: number): Reason | null {
  if (seatOfNumber(t.leadersFrom, leader) !== CARTHAGE) return "step/no-way"; // CAR-S.1: the coalition has no ships
  return points >= t.box.seaMoveCost ? null : "step/no-movement-points"; // CAR-19.0.5: three of the four MP
}

/** The reason why a leader cannot march; null if he can. */
export function obstacleToMarch(t: Tables, leader: number, marched: boolean): Reason | null {
  if (seatOfNumber(t.leadersFrom, leader) !== COALITION) return "step/no-way"; // CAR-S.1: only the coalition has a road
  return marched ? "step/already-marched" : null; // CAR-S.17: one march per activation
}

/** The reason why a sea move cannot go from one location to another; null if it can. */
export function obstacleToSailTo(from: number, to: number): Reason | null {
  if (to === from) return "move/same-location";
  return to === BOX || to === CARTHAGO || to === SICILY ? null : "location/closed"; // CAR-S.1: sea moves connect these three locations
}

/** The other end of the coalition's road (CAR-S.1). */
export function marchFrom(location: number): number {
  return location === SICILY ? SYRACUSAE : SICILY;
}

/** The most CU that a sea move with a card of this value, or a march (value 0), carries. */
export function capacityOf(t: Tables, value: number): number {
  if (value === 0) return t.box.mostCu; // CAR-S.17: a march takes 0 to 10 CU
  return Math.min(t.box.mostCu, t.box.seaCapacity[value]!); // CAR-19.0.7: 3, 6 or 10 by the card
}

/** The most CU that can go with a leader. */
export function mostToTake(s: UnrestState, t: Tables, leader: number, capacity: number): number {
  const location = placeOf(s, leader);
  return Math.min(capacity, movableCuAt(s, seatOfNumber(t.leadersFrom, leader), location)); // CAR-S.38: only CU that can still move
}

/** The reason why a leader cannot take `count` CU along, null if he can; `capacity` is the limit for the card or for a march. */
export function obstacleToTakeCu(s: UnrestState, t: Tables, leader: number, capacity: number, count: number): Reason | null {
  const seat = seatOfNumber(t.leadersFrom, leader);
  const location = placeOf(s, leader);
  if (count > cuAt(s, seat, location)) return "count/not-so-many (to take)"; // CAR-S.14: only CU there
  if (count > movableCuAt(s, seat, location)) return "count/some-fought"; // CAR-S.38: some of them have fought.
  if (count <= capacity) return null;
  return capacity < t.box.mostCu ? "move/over-capacity" : "move/over-most"; // CAR-19.0.7, CAR-R9.1: the limit of the card, or of a leader
}
