import type { Dice } from "../../core/dice/dice.js";
import { type RollLog, type RollTest, rollTest } from "../../core/events/events.js";
import { ROLLS, type RollPurpose } from "../vocabulary/types.js";

/** Rolls one die for a purpose, logs it with the number needed and the clause of the purpose, and returns the total. */
export function rollFor(dice: Dice, log: RollLog<RollPurpose>, purpose: RollPurpose, seat: string | null, test: RollTest): number {
  return rollTest(dice, log, { purpose, clause: ROLLS[purpose], seat }, test);
}
