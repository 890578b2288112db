/**
 * The level of the unrest: its cap, its possible rise and fall, and its cost to the owner (CAR-20.1, CAR-20.2). `unrest-battle.ts` applies an attack
 * to it.
 */
import type { BoxTables } from "../tables/index.js";

/** The highest level to which the unrest may be raised while `boxCu` CU are in the Box. Leaders there do not count (CAR-20.1.4). */
export function capOf(t: BoxTables, boxCu: number): number {
  return Math.max(0, t.capBase - boxCu); // CAR-20.1.1: ten minus the CU in the Box, at least 0
}

/**
 * The number of steps that the level can rise now; 0 at or above the cap. The cap depends on the CU now in the Box (CAR-20.1.3), and not on the
 * marker of the round (CAR-20.0.5).
 */
export function roomUp(t: BoxTables, level: number, boxCu: number): number {
  return Math.max(0, capOf(t, boxCu) - level); // CAR-20.1.2: nothing raises the level above the cap
}

/** The level after a rise by `points`, limited by the cap. */
export function raisedLevel(t: BoxTables, level: number, boxCu: number, points: number): number {
  return level + Math.min(points, roomUp(t, level, boxCu)); // CAR-20.1.5: a level above the cap stays
}

/** The level after a fall by `points`, at least 0. */
export function loweredLevel(level: number, points: number): number {
  return Math.max(0, level - points); // CAR-20.1.11: 0 is the lowest level
}

/** The number of cards by which the level reduces its owner's hand size. */
export function handReduction(t: BoxTables, level: number): number {
  return t.handReduction[level]!; // CAR-20.2.1: half the level, rounded down
}

/** The victory points that the level costs its owner in a scoring phase. */
export function vpReduction(t: BoxTables, level: number): number {
  return t.vpReduction[level]!; // CAR-20.2.4: a third of the level, rounded down
}

/** The winner's support points for a number of CU lost by the loser. */
export function supportFor(t: BoxTables, cu: number): number {
  return Math.ceil(cu / t.supportDivisor); // CAR-R12.5a: half, rounded up
}

export function clampVictoryPoints(t: BoxTables, vp: number): number {
  return Math.min(t.maxVictoryPoints, Math.max(0, vp)); // CAR-R4.1: 0 to 12
}
