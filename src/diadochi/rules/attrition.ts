/** The attrition table (DIA-TAB.4); `flow/attrition-test.ts` carries out the test. */
import type { Dice } from "../../core/dice/dice.js";
import { EDITIONS, type Tables } from "../tables/index.js";

const LAST_COLUMN = 8;

/** The CUs lost for a die in a column (8 or more means the last column), at most the number tested. */
export function attritionLosses(t: Tables, column: number, die: number, tested: number): number {
  const row = t.rules.attrition[Math.min(column, LAST_COLUMN) - 1];
  return row === undefined ? 0 : Math.min(row[die - 1]!, tested);
}

/** An attrition test without a game. The column is the number of CUs unless a rule names another. */
export function rollAttrition(units: number, dice: Dice, column: number = units): { readonly die: number; readonly losses: number } {
  const die = dice.roll(6);
  return { die, losses: units === 0 ? 0 : attritionLosses(EDITIONS.of(""), column, die, units) };
}
