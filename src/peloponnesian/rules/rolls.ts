import type { Dice } from "../../core/dice/dice.js";
import { type RollLog, type RollTest, rollTest } from "../../core/events/events.js";
import { ROLLS, type RollPurpose, type Seat } from "../vocabulary/types.js";

/** Rolls one die for a purpose, logs it with the number needed, and returns it. */
export function rollFor(dice: Dice, log: RollLog<RollPurpose>, purpose: RollPurpose, seat: Seat | null, test: RollTest): number {
  return rollTest(dice, log, { purpose, clause: ROLLS[purpose], seat }, test);
}

/** Logs dice rolled for a purpose, with the highest face that counts, if there is one. */
export function tellRoll(log: RollLog<RollPurpose>, purpose: RollPurpose, seat: Seat, faces: readonly number[], counting?: { readonly upTo: number }): void {
  log?.push({ type: "roll", purpose, clause: ROLLS[purpose], seat, sides: 6, faces, ...counting });
}
