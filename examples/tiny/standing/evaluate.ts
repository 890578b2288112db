/** How good a position is for each side: every hit of north moves the raider towards the end, every hit of south towards the beginning (TINY-3, TINY-5). */
import type { TinyState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export function evaluate(s: TinyState): readonly number[] {
  const north = (2 * s.raider) / tablesOf(s).end - 1;
  return [north, -north];
}
