/** The value of an outcome to each seat, as one number. */
import type { Outcome } from "../ruleset/contract.js";
import { OPTION_COMPLAINT } from "../state/given.js";

/**
 * A number from -1 to 1 for every seat in seat order (`ruleset.seats`), as `evaluate` returns. The sum is 0, and a seat that did not play has 0.
 * Winners share equally, and so do the others: with two seats 1 and -1, with four seats 1 for a single winner and -1/3 for the others. If all seats
 * win or none does, everybody has 0. The kind of victory and the scores do not matter. @throws SetupError if it is not an outcome, such as the null
 * of an unfinished game
 */
export function returns<Seat extends string>(
  { seats }: { readonly seats: readonly Seat[] },
  outcome: Pick<Outcome<NoInfer<Seat>>, "winners" | "scores">,
): readonly number[] {
  if (typeof outcome !== "object" || outcome === null)
    throw OPTION_COMPLAINT("outcome", "what `outcome` gives of a game that is over; while it goes on there are no returns", outcome);
  const { winners, scores } = outcome;
  const players = seats.filter((seat) => scores[seat] !== undefined);
  const losers = players.length - winners.length;
  return seats.map((seat) => {
    if (scores[seat] === undefined || winners.length === 0 || losers === 0) return 0;
    return winners.includes(seat) ? losers / (winners.length * (players.length - 1)) : -1 / (players.length - 1);
  });
}
