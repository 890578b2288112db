/** How good a position is for each side: south wins when its raider has come far. */
import type { TinyState } from "./state.js";
import { tablesOf } from "./tables.js";

export function evaluate(s: TinyState): readonly number[] {
  const south = (2 * s.raider) / tablesOf(s).end - 1;
  return [-south, south];
}
