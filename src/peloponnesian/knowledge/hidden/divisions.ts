/** Draws the number of cargo blocks in groups that came by sea, so that every assignment of unseen blocks is equally likely (PEL-HI.3, PEL-HI.14). */
import type { Dice } from "../../../core/dice/dice.js";
import { drawByWeight } from "../../../core/dice/weighted.js";

export interface Division {
  /** The number of places. */
  readonly size: number;
  /** True at sea, where every cargo has its fleet in the group. */
  readonly isAfloat: boolean;
  /** The most places that can have cargo. */
  readonly mostCargo: number;
}

/** The number of unseen blocks of each kind; `inland`: the places that only land blocks can take. */
export interface UnseenCounts {
  readonly fleets: number;
  readonly greeks: number;
  readonly lands: number;
  readonly inland: number;
}

/**
 * The number of cargo blocks of each group, or null if no division is possible.
 * A division with f fleets and c cargo blocks in all allows F!/(F-f)! · G!/(G-c)! · (L-c)!/(L-c-m)! assignments, divided by k!(n-2k)! for each group at sea
 * and by k!(n-k)! for each landed group, with k cargo blocks on its n places. F, G and L count the unseen fleets, Greek land blocks and land blocks; m is the
 * number of places for land blocks only.
 */
export function drawCargoCounts(groups: readonly Division[], { fleets, greeks, lands, inland }: UnseenCounts, dice: Dice): number[] | null {
  if (groups.length === 0) return [];
  const all = groups.reduce((sum, { size }) => sum + size, 0);
  const ways: number[][] = [[1]];
  groups.forEach((group, g) => {
    const next: number[] = [];
    ways[g]!.forEach((w, c) => {
      for (let k = 0; k <= group.mostCargo; k++) next[c + k] = (next[c + k] ?? 0) + w * divisions(group, k);
    });
    ways.push(next);
  });
  const weights = ways[groups.length]!.map((w, c) => w * falling(fleets, all - c) * falling(greeks, c) * falling(lands - c, inland));
  let left = drawByWeight(weights, dice);
  if (left < 0) return null;
  const counts: number[] = [];
  for (let g = groups.length - 1; g >= 0; g--) {
    const options: number[] = [];
    for (let k = 0; k <= Math.min(groups[g]!.mostCargo, left); k++) options.push((ways[g]![left - k] ?? 0) * divisions(groups[g]!, k));
    counts[g] = drawByWeight(options, dice);
    left -= counts[g]!;
  }
  return counts;
}

function divisions({ size, isAfloat }: Division, cargo: number): number {
  return 1 / (factorial(cargo) * factorial(size - (isAfloat ? 2 : 1) * cargo));
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

function falling(n: number, k: number): number {
  let product = 1;
  for (let i = 0; i < k; i++) product *= Math.max(0, n - i);
  return product;
}
