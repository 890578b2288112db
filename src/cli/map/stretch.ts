/** Parts of a board drawn larger than the rest, so that what lies close together can be read. */

/** Along one axis: from, to, how many times as large. */
export type Stretch = readonly [from: number, to: number, times: number];

/** Where a coordinate of the board lies in the drawing. */
export function stretched(value: number, stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, [from, to, times]) => sum + (times - 1) * Math.max(0, Math.min(value, to) - from), value);
}
