/**
 * The conditions of an attack by a leader in his location, and its number of CU (CAR-20.3.2, CAR-S.18). `unrest-battle.ts` and `battle.ts` resolve
 * it.
 */
import { cuAt, freshCuAt, placeOf, rivalOf, type UnrestState } from "../state/index.js";
import { seatOfNumber, type Tables } from "../tables/index.js";
import { BOX, CARTHAGE, SICILY } from "../vocabulary/types.js";
import type { Reason } from "./refusals.js";

/** The reason why a leader cannot attack in his location; null if he can. Carthaginian leaders need MP for it. */
export function obstacleToAttack(s: UnrestState, t: Tables, leader: number, points: number): Reason | null {
  const seat = seatOfNumber(t.leadersFrom, leader);
  const location = placeOf(s, leader);
  if (location === BOX) {
    if (s.level === 0) return "attack/level-zero"; // CAR-20.3.24: at level 0 there is nothing to attack.
  } else if (location !== SICILY) {
    return "attack/no-battle-here"; // CAR-S.16: battles only in the Box and in Sicily
  } else if (cuAt(s, rivalOf(seat), SICILY) === 0) {
    return "attack/no-enemy"; // CAR-S.18, CAR-S.37: leaders alone cannot be attacked
  }
  if (seat === CARTHAGE && points < t.box.attackCost) return "step/no-movement-points"; // CAR-S.13: Carthage pays a point
  if (freshCuAt(s, seat, location) > 0) return null;
  // CAR-20.3.17, CAR-S.38: no CU fights twice in a card play; CAR-20.3.33: a leader without CU cannot attack.
  return cuAt(s, seat, location) > 0 ? "attack/all-fought" : "attack/no-cu";
}

/** The reason why a leader cannot attack with `count` CU in his location; null if he can. */
export function obstacleToAttackWith(s: UnrestState, t: Tables, leader: number, count: number): Reason | null {
  const seat = seatOfNumber(t.leadersFrom, leader);
  const location = placeOf(s, leader);
  const isInBox = location === BOX;
  if (count === 0) return isInBox ? "count/too-few" : "count/too-few (Sicily)"; // CAR-20.3.2, CAR-S.18: at least 1
  if (count > t.box.mostCu) return isInBox ? "count/too-many" : "count/too-many (Sicily)"; // CAR-20.3.27, CAR-S.18: at most 10
  if (count > cuAt(s, seat, location)) return isInBox ? "count/not-so-many" : "count/not-so-many (Sicily)";
  return count > freshCuAt(s, seat, location) ? "count/some-fought" : null; // CAR-20.3.17, CAR-S.38: some have fought
}

/** The most CU with which a leader can attack in his location. */
export function mostToAttack(s: UnrestState, t: Tables, leader: number): number {
  const fresh = freshCuAt(s, seatOfNumber(t.leadersFrom, leader), placeOf(s, leader));
  return Math.min(t.box.mostCu, fresh); // CAR-20.3.27, CAR-S.18: at most 10
}
