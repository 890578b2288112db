import type { Dice } from "../../core/dice/dice.js";
import { type RollLog, rollUnordered } from "../../core/events/events.js";
import { ROLLS, type RollPurpose } from "../vocabulary/types.js";

export interface Thrown {
  readonly count: number;
  readonly sides: number;
}

/** Rolls dice for a purpose, logs them and returns the faces in no meaningful order. `seat` is null for the unrest. */
export function rollFor(dice: Dice, log: RollLog<RollPurpose>, purpose: RollPurpose, seat: string | null, { count, sides }: Thrown): number[] {
  return rollUnordered(dice, log, { purpose, clause: ROLLS[purpose], seat }, count, sides);
}
