/** Drawing by weight, for sampled positions that represent different numbers of deals of the hidden cards. */
import type { Dice } from "./dice.js";

/** The size of a draw. Two are combined, since one is too coarse for many weights. */
const FINE = 2 ** 20;

/** A random index with a probability in proportion to its weight; -1 if no weight is positive. */
export function drawByWeight(weights: readonly number[], dice: Dice): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = ((dice.draw(FINE) * FINE + dice.draw(FINE)) / (FINE * FINE)) * total;
  let last = -1;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!;
    if (weight <= 0) continue;
    if (left < weight) return i;
    left -= weight;
    last = i; // The last one takes the remainder after rounding.
  }
  return last;
}
