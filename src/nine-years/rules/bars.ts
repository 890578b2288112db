/**
 * Explains why none of several things qualifies, for refused moves only. Each thing goes through the same checks in order until it fails one; the thing that
 * passes most checks is nearest to what was wanted and gives the reason.
 */
import type { Reason } from "./refusals.js";

/** The reasons in the order of the checks. The first says that the thing is not of the right kind. */
export type Bars = readonly Reason[];
/** The reason why a thing fails; null if it passes all checks. */
export type Bar = Reason | null;

/** The thing that passes most checks (-1 if there are no things) and the bar that stops it. */
export interface Furthest {
  readonly index: number;
  readonly bar: Bar;
}

/** The thing that passes most checks, the first among equals; or the thing `named`, if that is not -1. */
export function furthest(bars: Bars, count: number, barOf: (index: number) => Bar, named = -1): Furthest {
  if (named >= 0) return { index: named, bar: barOf(named) };
  let best: Furthest = { index: -1, bar: bars[0]! };
  for (let index = 0; index < count; index++) {
    const bar = barOf(index);
    if (best.index < 0 || wayTo(bars, bar) > wayTo(bars, best.bar)) best = { index, bar };
  }
  return best;
}

export function laterBar(bars: Bars, one: Bar, other: Bar): Bar {
  return wayTo(bars, one) > wayTo(bars, other) ? one : other;
}

// The number of checks passed before a bar.
function wayTo(bars: Bars, bar: Bar): number {
  return bar === null ? bars.length : bars.indexOf(bar);
}
