/**
 * Tiny: a whole game of a few clauses, for testing the engine, the laws and the tools before and beside the real rulesets.
 *
 * Two seats push one raider along a track. Each round both secretly pledge a card (TINY-1); the higher pledge raids first, ties are rolled off (TINY-2). A raid
 * spends strength on strikes: one die plus the strength spent, 6 or more moves the raider one space towards the rival (TINY-3). A rival with a card of 5 or
 * more may ambush a strike, which takes 2 from it (TINY-4). Reaching the rival's end wins at once (TINY-5); after the last round the raider's
 * side of the track decides, the middle is a draw (TINY-6).
 */
import type { OptionsOf } from "tyche/engine";
import type { OPTIONS } from "./options.js";

/** The seats, in the order of their numbers. */
export const SEATS = ["north", "south"] as const;
export type Seat = (typeof SEATS)[number];

/** How a game ends. */
export const ENDINGS = ["breakthrough", "last-round", "concession"] as const;
export type Ending = (typeof ENDINGS)[number];

/** The kinds of things that moves, frames and fields name. */
export interface Words {
  readonly seat: Seat;
  readonly card: string;
  readonly space: string;
  readonly ending: Ending;
}

/** A board of another edition: the spaces from the north end to the south end. */
export interface TinyBoard {
  readonly spaces: readonly string[];
}

/** Options of `setup` besides the seed. */
export interface TinyOptions extends OptionsOf<typeof OPTIONS, TinyBoard> {}
