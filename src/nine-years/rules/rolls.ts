/** Rolls of one die for a purpose, with the clause of the purpose. */
import type { Dice } from "../../core/dice/dice.js";
import { type RollLog, type RollTest, rollTest } from "../../core/events/events.js";
import { ROLLS, type RollPurpose } from "../vocabulary/types.js";

/** Rolls one die for a purpose, logs it with the number needed, and returns it with its bonus. */
export function rollFor(dice: Dice, log: RollLog<RollPurpose>, purpose: RollPurpose, seat: string | null, test: RollTest): number {
  return rollTest(dice, log, { purpose, clause: ROLLS[purpose], seat }, test);
}
