/** Drawing by weight: for sampled positions that stand for more or fewer ways to deal what is hidden. */
import type { Dice } from "./dice.js";

/** The size of a draw; two are combined, since there may be more ways than one draw can tell apart. */
const FINE = 2 ** 20;

/** A random index, each as likely as its weight says; -1 when no weight is positive. */
export function drawByWeight(weights: readonly number[], dice: Dice): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = ((dice.draw(FINE) * FINE + dice.draw(FINE)) / (FINE * FINE)) * total;
  let last = -1;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!;
    if (weight <= 0) continue;
    if (left < weight) return i;
    left -= weight;
    last = i; // the last takes what rounding leaves
  }
  return last;
}
