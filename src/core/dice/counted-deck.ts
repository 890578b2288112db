/**
 * Decks of cards that are alike: a flat array with the number of copies of each kind, one range per pile. A pile has no order: a draw takes any of
 * its copies, all equally likely.
 */
import type { Dice } from "./dice.js";

export function copiesIn(counts: readonly number[], from: number, to: number): number {
  let copies = 0;
  for (let kind = from; kind < to; kind++) copies += counts[kind]!;
  return copies;
}

/** Picks one copy from a range of counts, all equally likely, and returns the index of its kind. Changes nothing; the range must not be empty. */
export function drawKind(counts: readonly number[], from: number, to: number, dice: Dice): number {
  let nth = dice.draw(copiesIn(counts, from, to));
  let kind = from;
  while (nth >= counts[kind]!) nth -= counts[kind++]!;
  return kind;
}
