/** Movement and the choice to attack: steps of an activation (CAR-D6, CAR-D7, CAR-D9). */
import { cuAt, freshCuAt, movableCuAt, placeOf, type UnrestState } from "../state.js";
import { seatOfNumber, type Tables } from "../tables.js";
import { BOX, CARTHAGE, CARTHAGO, COALITION, SICILY, SYRACUSAE } from "../types.js";
import { type Obstacle, OBSTACLES } from "./obstacles.js";

/** Why a leader cannot make a sea move with these MP. */
export function obstacleToSeaMove(t: Tables, leader: number, points: number): Obstacle | null {
  if (seatOfNumber(t.leadersFrom, leader) !== CARTHAGE) return OBSTACLES.noLandWay; // CAR-S.1: the coalition has no ships
  return points >= t.box.seaMoveCost ? null : OBSTACLES.noMovementPoints; // CAR-19.0.5
}

/** Why a leader cannot march. */
export function obstacleToMarch(t: Tables, leader: number, marched: boolean): Obstacle | null {
  if (seatOfNumber(t.leadersFrom, leader) !== COALITION) return OBSTACLES.noLandWay; // CAR-S.1
  return marched ? OBSTACLES.alreadyMarched : null; // CAR-S.17
}

/** Why a sea move cannot go from one location to another. */
export function obstacleToSailTo(from: number, to: number): Obstacle | null {
  if (to === from) return OBSTACLES.sameLocation;
  return to === BOX || to === CARTHAGO || to === SICILY ? null : OBSTACLES.closedLocation; // CAR-S.1
}

/** The other end of the coalition's road (CAR-S.1). */
export function marchFrom(location: number): number {
  return location === SICILY ? SYRACUSAE : SICILY;
}

/** The most CU that a sea move paid with a card of this value, or a march (value 0), carries. */
export function capacityOf(t: Tables, value: number): number {
  if (value === 0) return t.box.mostCu; // CAR-S.17: 0 to 10 CU
  return Math.min(t.box.mostCu, t.box.seaCapacity[value] ?? 0); // CAR-19.0.7: 3, 6 or 10 by the card
}

/** The most CU that can go with a leader. */
export function mostToTake(s: UnrestState, t: Tables, leader: number, capacity: number): number {
  const location = placeOf(s, leader);
  return Math.min(capacity, movableCuAt(s, seatOfNumber(t.leadersFrom, leader), location)); // CAR-S.38
}

/** Why a leader cannot attack where he is; Carthaginian leaders need MP for it. */
export function obstacleToAttack(s: UnrestState, t: Tables, leader: number, points: number): Obstacle | null {
  const seat = seatOfNumber(t.leadersFrom, leader);
  const location = placeOf(s, leader);
  if (location === BOX) {
    if (s.level === 0) return OBSTACLES.levelZero; // CAR-20.3.24
  } else if (location !== SICILY) {
    return OBSTACLES.noBattleHere; // CAR-S.16
  } else if (cuAt(s, 1 - seat, SICILY) === 0) {
    return OBSTACLES.noEnemy; // CAR-S.18, CAR-S.37: leaders alone cannot be attacked
  }
  if (seat === CARTHAGE && points < t.box.attackCost) return OBSTACLES.noMovementPoints; // CAR-S.13
  if (freshCuAt(s, seat, location) > 0) return null;
  // CAR-20.3.17, CAR-S.38: no CU fights twice in a card play; CAR-20.3.33: nor a leader alone
  return cuAt(s, seat, location) > 0 ? OBSTACLES.allFought : OBSTACLES.noFreshCu;
}

/** Why a leader cannot take so many CU along, by sea with a card that carries `capacity` or on a march. */
export function obstacleToTakeCu(s: UnrestState, t: Tables, leader: number, capacity: number, count: number): Obstacle | null {
  const seat = seatOfNumber(t.leadersFrom, leader);
  const location = placeOf(s, leader);
  if (count > cuAt(s, seat, location)) return OBSTACLES.notSoManyToTake; // CAR-S.14: CU there
  if (count > movableCuAt(s, seat, location)) return OBSTACLES.someFought; // CAR-S.38
  if (count <= capacity) return null;
  return capacity < t.box.mostCu ? OBSTACLES.overCapacity : OBSTACLES.overMost; // CAR-19.0.7, CAR-R9.1
}

/** Why a leader cannot attack with so many CU where he is. */
export function obstacleToAttackWith(s: UnrestState, t: Tables, leader: number, count: number): Obstacle | null {
  const seat = seatOfNumber(t.leadersFrom, leader);
  const location = placeOf(s, leader);
  const isInBox = location === BOX;
  if (count === 0) return isInBox ? OBSTACLES.tooFew : OBSTACLES.tooFewInSicily; // CAR-20.3.2, CAR-S.18: at least one CU
  if (count > t.box.mostCu) return isInBox ? OBSTACLES.tooMany : OBSTACLES.tooManyInSicily; // CAR-20.3.27, CAR-S.18: at most 10
  if (count > cuAt(s, seat, location)) return isInBox ? OBSTACLES.notSoManyInBox : OBSTACLES.notSoManyInSicily;
  return count > freshCuAt(s, seat, location) ? OBSTACLES.someFought : null; // CAR-20.3.17, CAR-S.38
}

/** The most CU with which a leader can attack where he is. */
export function mostToAttack(s: UnrestState, t: Tables, leader: number): number {
  const fresh = freshCuAt(s, seatOfNumber(t.leadersFrom, leader), placeOf(s, leader));
  return Math.min(t.box.mostCu, fresh); // CAR-20.3.27, CAR-S.18: at most 10
}
