import { ALLIANCE, BOURBON } from "../tables/index.js";
import type { NineYearsState } from "./position.js";

export const PENALTY_CARD = 1;
export const PENALTY_RESOURCES = 2;

export const SIDE_STRIDE = 4;

export function rivalOf(side: number): number {
  return 1 - side;
}

export function rpOf(s: NineYearsState, side: number): number {
  return s.sides[side * SIDE_STRIDE]!;
}

export function setRp(s: NineYearsState, side: number, rp: number): void {
  s.sides[side * SIDE_STRIDE] = Math.max(0, rp);
}

export function rpModifierOf(s: NineYearsState, side: number): number {
  return s.sides[side * SIDE_STRIDE + 1]!;
}

export function changeRpModifier(s: NineYearsState, side: number, by: number): void {
  s.sides[side * SIDE_STRIDE + 1] = rpModifierOf(s, side) + by;
}

export function fewerCardsOf(s: NineYearsState, side: number): number {
  return s.sides[side * SIDE_STRIDE + 2]!;
}

export function changeFewerCards(s: NineYearsState, side: number, by: number): void {
  s.sides[side * SIDE_STRIDE + 2] = fewerCardsOf(s, side) + by;
}

export function penaltiesOf(s: NineYearsState, side: number): number {
  return s.sides[side * SIDE_STRIDE + 3]!;
}

export function setPenalties(s: NineYearsState, side: number, penalties: number): void {
  s.sides[side * SIDE_STRIDE + 3] = penalties;
}

/** Clears the modifiers that last one turn. */
export function clearTurnModifiers(s: NineYearsState): void {
  for (const side of [ALLIANCE, BOURBON]) {
    s.sides[side * SIDE_STRIDE + 1] = 0;
    s.sides[side * SIDE_STRIDE + 2] = 0;
  }
}

/** NYW-13.2.1.6: the Bourbons have the initiative up to and including 1693, then the Alliance. */
export function initiativeOf(s: NineYearsState): number {
  return s.year <= 1693 ? BOURBON : ALLIANCE;
}
