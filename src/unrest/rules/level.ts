/** The level of the unrest: its cap, how far it can go up and down, and what it costs its owner (CAR-20.1, CAR-20.2). `unrest-battle.ts` says what an attack does to it. */
import type { BoxTables } from "../tables/index.js";

/** The highest level to which the unrest may be raised while `boxCu` CU are in the Box. Leaders there do not count (CAR-20.1.4). */
export function capOf(t: BoxTables, boxCu: number): number {
  return Math.max(0, t.capBase - boxCu); // CAR-20.1.1: ten minus the CU in the Box, never below 0
}

/**
 * The number of steps that the level can rise now; 0 at or above the cap. The cap is that of the CU in the Box at this moment (CAR-20.1.3), and the marker of the
 * round plays no part in it (CAR-20.0.5).
 */
export function roomUp(t: BoxTables, level: number, boxCu: number): number {
  return Math.max(0, capOf(t, boxCu) - level); // CAR-20.1.2: nothing raises it beyond the cap
}

/** The level after a rise by `points`; what the cap refuses has no effect. */
export function raisedLevel(t: BoxTables, level: number, boxCu: number, points: number): number {
  return level + Math.min(points, roomUp(t, level, boxCu)); // CAR-20.1.5: a level above the cap stays as it is
}

/** The level after a fall by `points`, not below 0. */
export function loweredLevel(level: number, points: number): number {
  return Math.max(0, level - points); // CAR-20.1.11: an integer from 0
}

/** The number of cards by which the level reduces its owner's hand size. */
export function handReduction(t: BoxTables, level: number): number {
  return t.handReduction[level]!; // CAR-20.2.1: half the level, rounded down
}

/** The number of victory points that the level costs its owner in a scoring phase. */
export function vpReduction(t: BoxTables, level: number): number {
  return t.vpReduction[level]!; // CAR-20.2.4: a third of the level, rounded down
}

/** Support for CU that the loser really removed: half, rounded up. */
export function supportFor(t: BoxTables, cu: number): number {
  return Math.ceil(cu / t.supportDivisor); // CAR-R12.5a: half of it, rounded up.
}

/** Victory points kept within their limits. */
export function clampVictoryPoints(t: BoxTables, vp: number): number {
  return Math.min(t.maxVictoryPoints, Math.max(0, vp)); // CAR-R4.1: 0 to 12.
}
