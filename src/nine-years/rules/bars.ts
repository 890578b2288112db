/**
 * The reason why none of several things qualifies. Each meets the same checks in the same order, up to the first that it fails; the thing that passes most checks gives the
 * reason, since it is nearest to what was wanted. Used only for refused moves.
 */
import type { Reason } from "./refusals.js";

/** The reasons in the order of the checks; the first says that a thing is not of this kind at all. */
export type Bars = readonly Reason[];
/** The reason that forbids something, or null. */
export type Bar = Reason | null;

/** The thing that got furthest, and what stopped it; -1 when there is none. */
export interface Furthest {
  readonly index: number;
  readonly bar: Bar;
}

/** The first of `count` things that gets furthest, or the named thing if one is named. */
export function furthest(bars: Bars, count: number, barOf: (index: number) => Bar, named = -1): Furthest {
  if (named >= 0) return { index: named, bar: barOf(named) };
  let best: Furthest = { index: -1, bar: bars[0]! };
  for (let index = 0; index < count; index++) {
    const bar = barOf(index);
    if (best.index < 0 || wayTo(bars, bar) > wayTo(bars, best.bar)) best = { index, bar };
  }
  return best;
}

/** The one of two bars that is met later. */
export function laterBar(bars: Bars, one: Bar, other: Bar): Bar {
  return wayTo(bars, one) > wayTo(bars, other) ? one : other;
}

// The number of checks that pass before a bar.
function wayTo(bars: Bars, bar: Bar): number {
  return bar === null ? bars.length : bars.indexOf(bar);
}
