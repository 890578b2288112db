import { invariant } from "../../core/basics/errors.js";
import type { NineYearsState } from "./position.js";

// A cell: pool | waiting << 8 | formed << 16 | restored << 20.
const WAITING_SHIFT = 8;
const FORMED_SHIFT = 16;
const RESTORED_SHIFT = 20;
const CORPS_MASK = 255;
const TURN_MASK = 15;
/** The largest integer that encodes a power. */
export const MOST_POWER: number = (TURN_MASK << RESTORED_SHIFT) | (TURN_MASK << FORMED_SHIFT) | (CORPS_MASK << WAITING_SHIFT) | CORPS_MASK;
const TURN_BITS = (TURN_MASK << FORMED_SHIFT) | (TURN_MASK << RESTORED_SHIFT);

/** Corps of a power in the Force Pool (NYW-12.3.2.1). */
export function poolOf(s: NineYearsState, power: number): number {
  return s.powers[power]! & CORPS_MASK;
}
export function changePool(s: NineYearsState, power: number, by: number): void {
  invariant(poolOf(s, power) + by >= 0, "the Force Pool cannot give what it has not");
  s.powers[power] = s.powers[power]! + by;
}
/** Corps of a power that wait to arrive (NYW-12.2.4.1). */
export function waitingOf(s: NineYearsState, power: number): number {
  return (s.powers[power]! >> WAITING_SHIFT) & CORPS_MASK;
}
export function changeWaiting(s: NineYearsState, power: number, by: number): void {
  s.powers[power] = s.powers[power]! + by * (1 << WAITING_SHIFT);
}
/** Removes the corps of a power that are in the Force Pool or wait to arrive. */
export function dropCorpsOffMap(s: NineYearsState, power: number): void {
  s.powers[power] = s.powers[power]! & TURN_BITS;
}
/** Corps of a power formed this turn (NYW-12.3.4.1). */
export function formedBy(s: NineYearsState, power: number): number {
  return (s.powers[power]! >> FORMED_SHIFT) & TURN_MASK;
}
/** Corps of a power restored this turn (NYW-12.3.5.1). */
export function restoredBy(s: NineYearsState, power: number): number {
  return s.powers[power]! >> RESTORED_SHIFT;
}
export function countFormed(s: NineYearsState, power: number): void {
  s.powers[power] = s.powers[power]! + (1 << FORMED_SHIFT);
}
export function countRestored(s: NineYearsState, power: number): void {
  s.powers[power] = s.powers[power]! + (1 << RESTORED_SHIFT);
}
/** Sets the counts of corps formed and restored to 0, at the start of a turn. */
export function clearTurnCounts(s: NineYearsState): void {
  for (let power = 0; power < s.powers.length; power++) s.powers[power] = s.powers[power]! & ~TURN_BITS;
}
