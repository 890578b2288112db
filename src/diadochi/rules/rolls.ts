/** What dice are rolled for, and by which clause. */
import type { Dice } from "../../core/dice/dice.js";
import { type RollLog, type RollTest, rollTest } from "../../core/events.js";

/** Every purpose of a roll, with the clause that asks for it; of attrition each test names its own (`TESTS`). */
export const ROLLS = {
  movement: "DIA-MOV.5",
  interception: "DIA-INT.6",
  "avoid-battle": "DIA-AVO.2",
  battle: "DIA-BAT.10",
  elephants: "DIA-ELE.2",
  "elite-royals": "DIA-OPT.1",
  "leader-casualty": "DIA-BAT.13",
  pursuit: "DIA-OPT.6",
  assault: "DIA-SIE.7",
  subjugation: "DIA-SIE.27",
  attrition: "DIA-TAB.4",
  "naval-battle": "DIA-NAV.24",
  "storm-at-sea": "DIA-FLT.8",
  mutiny: "DIA-CRD.3",
  "fewest-victory-points": "DIA-SEQ.3",
} as const;

/** What a die is rolled for. */
export type RollPurpose = keyof typeof ROLLS;

/** The clauses of what independent armies roll for otherwise than a player. */
const INDEPENDENT_ROLLS = { interception: "DIA-INT.19", "avoid-battle": "DIA-AVO.17" } as const;

/** Rolls one die for a purpose, tells it with what is needed, and returns it. `seat` null for an independent army. */
export function rollFor(dice: Dice, log: RollLog, purpose: RollPurpose, seat: string | null, test: RollTest): number {
  return rollTest(dice, log, { purpose, clause: seat === null ? clauseOfIndependents(purpose) : ROLLS[purpose], seat }, test);
}

function clauseOfIndependents(purpose: RollPurpose): string {
  return (INDEPENDENT_ROLLS as Readonly<Partial<Record<RollPurpose, string>>>)[purpose] ?? ROLLS[purpose];
}
