/** What an outcome is worth to each seat that played, as one number. */
import type { Outcome } from "./contract.js";

/**
 * A number from -1 to 1 for every seat that played (those with a score), in the order of the scores; their sum is 0. Winners share alike and so do the rest: of two seats 1 and -1, of four
 * seats 1 for a single winner and -1/3 for each other. When all win, or nobody does, everybody has 0. The kind of victory and the scores do not matter.
 */
export function returns<Seat extends string>({ winners, scores }: Pick<Outcome<Seat>, "winners" | "scores">): Readonly<Partial<Record<Seat, number>>> {
  const seats = Object.keys(scores) as Seat[];
  const losers = seats.length - winners.length;
  const worth: Partial<Record<Seat, number>> = {};
  for (const seat of seats)
    worth[seat] = winners.length === 0 || losers === 0 ? 0 : winners.includes(seat) ? losers / (winners.length * (seats.length - 1)) : -1 / (seats.length - 1);
  return worth;
}
