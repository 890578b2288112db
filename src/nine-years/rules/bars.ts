/**
 * Why nothing of some things will do. Each thing is held against the same checks in the same order, and stops at the first it fails; of all of them the one that
 * gets furthest gives the reason, which is then the nearest to what was wanted. Asked only for moves that are refused.
 */
import type { Refusal } from "../../core/flow.js";
import { type Reason, refuse } from "./refusals.js";

/** The thing that got furthest, and the bar that stopped it. */
export interface Furthest {
  readonly index: number;
  readonly bar: number;
}

/** The first of `count` things that gets furthest. */
export function furthest(count: number, barOf: (index: number) => number): Furthest {
  let best: Furthest = { index: -1, bar: 0 };
  for (let index = 0; index < count; index++) {
    const bar = barOf(index);
    if (best.index < 0 || bar > best.bar) best = { index, bar };
  }
  return best;
}

/** The refusal by a bar, of which the first says that a thing is none of the kind at all; null when nothing stops the thing. */
export function refusalBy(bars: readonly Reason[], bar: number, data: Refusal["data"]): Refusal | null {
  return refuse(bars[bar] ?? null, data);
}
