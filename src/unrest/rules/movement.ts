/** Movement and the choice to attack: steps of an activation (CAR-D6, CAR-D7, CAR-D9). `flow/activation.ts` has their order, `data/tables.ts` their costs. */
import { cuAt, freshCuAt, movableCuAt, placeOf, type UnrestState, rivalOf } from "../state/index.js";
import { seatOfNumber, type Tables } from "../tables/index.js";
import { BOX, CARTHAGE, CARTHAGO, COALITION, SICILY, SYRACUSAE } from "../vocabulary/types.js";
import type { Reason } from "./refusals.js";

/** The reason why a leader cannot make a sea move with these MP. */
export function obstacleToSeaMove(t: Tables, leader: number, points: number): Reason | null {
  if (seatOfNumber(t.leadersFrom, leader) !== CARTHAGE) return "step/no-way"; // CAR-S.1: the coalition has no ships
  return points >= t.box.seaMoveCost ? null : "step/no-movement-points"; // CAR-19.0.5: a sea move costs three of the four MP.
}

/** The reason why a leader cannot march. */
export function obstacleToMarch(t: Tables, leader: number, marched: boolean): Reason | null {
  if (seatOfNumber(t.leadersFrom, leader) !== COALITION) return "step/no-way"; // CAR-S.1: the coalition alone has a road.
  return marched ? "step/already-marched" : null; // CAR-S.17: one march per activation.
}

/** The reason why a sea move cannot go from one location to another. */
export function obstacleToSailTo(from: number, to: number): Reason | null {
  if (to === from) return "move/same-location";
  return to === BOX || to === CARTHAGO || to === SICILY ? null : "location/closed"; // CAR-S.1: sea moves connect these three locations.
}

/** The other end of the coalition's road (CAR-S.1). */
export function marchFrom(location: number): number {
  return location === SICILY ? SYRACUSAE : SICILY;
}

/** The most CU that a sea move paid with a card of this value, or a march (value 0), carries. */
export function capacityOf(t: Tables, value: number): number {
  if (value === 0) return t.box.mostCu; // CAR-S.17: 0 to 10 CU
  return Math.min(t.box.mostCu, t.box.seaCapacity[value]!); // CAR-19.0.7: 3, 6 or 10 by the card
}

/** The most CU that can go with a leader. */
export function mostToTake(s: UnrestState, t: Tables, leader: number, capacity: number): number {
  const location = placeOf(s, leader);
  return Math.min(capacity, movableCuAt(s, seatOfNumber(t.leadersFrom, leader), location)); // CAR-S.38: no more than can still move.
}

/** The reason why a leader cannot attack where he is; Carthaginian leaders need MP for it. */
export function obstacleToAttack(s: UnrestState, t: Tables, leader: number, points: number): Reason | null {
  const seat = seatOfNumber(t.leadersFrom, leader);
  const location = placeOf(s, leader);
  if (location === BOX) {
    if (s.level === 0) return "attack/level-zero"; // CAR-20.3.24: there is nobody to attack.
  } else if (location !== SICILY) {
    return "attack/no-battle-here"; // CAR-S.16: battles are fought only in the Box and in Sicily.
  } else if (cuAt(s, rivalOf(seat), SICILY) === 0) {
    return "attack/no-enemy"; // CAR-S.18, CAR-S.37: leaders alone cannot be attacked
  }
  if (seat === CARTHAGE && points < t.box.attackCost) return "step/no-movement-points"; // CAR-S.13: Carthage pays a point for it.
  if (freshCuAt(s, seat, location) > 0) return null;
  // CAR-20.3.17, CAR-S.38: no CU fights twice in a card play; CAR-20.3.33: a leader without CU cannot attack at all
  return cuAt(s, seat, location) > 0 ? "attack/all-fought" : "attack/no-cu";
}

/** The reason why a leader cannot take `count` CU along, by sea with a card that carries `capacity` or on a march. */
export function obstacleToTakeCu(s: UnrestState, t: Tables, leader: number, capacity: number, count: number): Reason | null {
  const seat = seatOfNumber(t.leadersFrom, leader);
  const location = placeOf(s, leader);
  if (count > cuAt(s, seat, location)) return "count/not-so-many (to take)"; // CAR-S.14: CU there
  if (count > movableCuAt(s, seat, location)) return "count/some-fought"; // CAR-S.38: some here have fought.
  if (count <= capacity) return null;
  return capacity < t.box.mostCu ? "move/over-capacity" : "move/over-most"; // CAR-19.0.7, CAR-R9.1: what the card carries, or what a leader leads.
}

/** The reason why a leader cannot attack with `count` CU where he is. */
export function obstacleToAttackWith(s: UnrestState, t: Tables, leader: number, count: number): Reason | null {
  const seat = seatOfNumber(t.leadersFrom, leader);
  const location = placeOf(s, leader);
  const isInBox = location === BOX;
  if (count === 0) return isInBox ? "count/too-few" : "count/too-few (Sicily)"; // CAR-20.3.2, CAR-S.18: at least one CU
  if (count > t.box.mostCu) return isInBox ? "count/too-many" : "count/too-many (Sicily)"; // CAR-20.3.27, CAR-S.18: at most 10
  if (count > cuAt(s, seat, location)) return isInBox ? "count/not-so-many" : "count/not-so-many (Sicily)";
  return count > freshCuAt(s, seat, location) ? "count/some-fought" : null; // CAR-20.3.17, CAR-S.38: some here have fought.
}

/** The most CU with which a leader can attack where he is. */
export function mostToAttack(s: UnrestState, t: Tables, leader: number): number {
  const fresh = freshCuAt(s, seatOfNumber(t.leadersFrom, leader), placeOf(s, leader));
  return Math.min(t.box.mostCu, fresh); // CAR-20.3.27, CAR-S.18: at most 10
}
