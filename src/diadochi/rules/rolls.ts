import type { Dice } from "../../core/dice/dice.js";
import { type RollLog, type RollTest, rollTest } from "../../core/events/events.js";
import { ROLLS, type RollPurpose } from "../vocabulary/types.js";

/** The clauses of rolls for which independent armies have different rules. */
const INDEPENDENT_ROLLS = { interception: "DIA-INT.19", "avoid-battle": "DIA-AVO.17" } as const;

/** Rolls one die for a purpose, logs it with its target number, and returns it. `seat` is null for an independent army. */
export function rollFor(dice: Dice, log: RollLog<RollPurpose>, purpose: RollPurpose, seat: string | null, test: RollTest): number {
  return rollTest(dice, log, { purpose, clause: seat === null ? clauseOfIndependents(purpose) : ROLLS[purpose], seat }, test);
}

function clauseOfIndependents(purpose: RollPurpose): string {
  return (INDEPENDENT_ROLLS as Readonly<Partial<Record<RollPurpose, string>>>)[purpose] ?? ROLLS[purpose];
}
