/** The attrition table (DIA-TAB.4). The test is `flow/attrition-test.ts`. */
import type { Dice } from "../../core/dice/dice.js";
import { EDITIONS, type Tables } from "../tables/index.js";

const LAST_COLUMN = 8;

/** CUs lost on a column (1 to 8, more counts as 8) with a die, at most as many as are tested. */
export function attritionLosses(t: Tables, column: number, die: number, tested: number): number {
  const row = t.rules.attrition[Math.min(column, LAST_COLUMN) - 1];
  return row === undefined ? 0 : Math.min(row[die - 1]!, tested);
}

/** An attrition test without a game: CUs tested on a column (their number unless a rule names another), the die and the loss. */
export function rollAttrition(units: number, dice: Dice, column: number = units): { readonly die: number; readonly losses: number } {
  const die = dice.roll(6);
  return { die, losses: units === 0 ? 0 : attritionLosses(EDITIONS.of(""), column, die, units) };
}
