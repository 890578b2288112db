/** What dice are rolled for, and by which clause. */
import type { Dice } from "../../core/dice/dice.js";
import { type RollLog, type RollTest, rollTest } from "../../core/events.js";

/** Every purpose of a roll, with the clause that asks for it. */
export const ROLLS = {
  "battle-full-corps": "NYW-16.2.2",
  "battle-weak-corps": "NYW-16.2.2",
  "battle-commander": "NYW-16.2.3",
  "battle-household-troops": "NYW-9.3.9",
  "leader-loss": "NYW-16.3.2",
  "leader-fate": "NYW-16.3.2",
  siege: "NYW-17.5.4",
  interception: "NYW-14.6.5",
  "avoid-battle": "NYW-14.7.2",
  "bypass-line": "NYW-15.4.2",
  "sea-movement": "NYW-14.5.4",
  "re-embark": "NYW-16.4.7",
  "deploy-fleet": "NYW-13.5.6.2",
  "king-williams-war": "NYW-18.3.2",
  marlborough: "NYW-8.1.1.5",
  peace: "NYW-6.4.4",
} as const;

/** What a die is rolled for. */
export type RollPurpose = keyof typeof ROLLS;

/** Rolls one die for a purpose, tells it with what is needed, and returns it with its bonus. */
export function rollFor(dice: Dice, log: RollLog, purpose: RollPurpose, seat: string | null, test: RollTest): number {
  return rollTest(dice, log, { purpose, clause: ROLLS[purpose], seat }, test);
}
