/**
 * Decks of cards that are alike: one flat array with the number of copies of each kind, a stretch of it per place. As in other decks, a pile has no order: a
 * draw takes one of its copies, all equally likely.
 */
import type { Dice } from "./dice.js";

/** The number of copies in a stretch of the counts. */
export function copiesIn(counts: readonly number[], from: number, to: number): number {
  let copies = 0;
  for (let kind = from; kind < to; kind++) copies += counts[kind]!;
  return copies;
}

/** Picks one copy of a stretch, all equally likely, and returns the index of its kind; the counts stay unchanged. The stretch must not be empty. */
export function drawKind(counts: readonly number[], from: number, to: number, dice: Dice): number {
  let nth = dice.draw(copiesIn(counts, from, to));
  let kind = from;
  while (nth >= counts[kind]!) nth -= counts[kind++]!;
  return kind;
}
