/**
 * Tiny: a whole game of a few clauses, written with `tyche/engine` alone and with the modules of the large ones, to start a ruleset of one's own from. By it the engine,
 * the laws and the tools are tested too.
 *
 * Two seats push one raider along a track. Each round both secretly pledge a card (TINY-1); the higher pledge raids first, ties are rolled off (TINY-2). A raid
 * spends strength on strikes: one die plus the strength spent, 6 or more moves the raider one space towards the rival (TINY-3). A rival with a card of 5 or
 * more may ambush a strike, which takes 2 from it (TINY-4). Reaching the rival's end wins at once (TINY-5); after the last round the raider's
 * side of the track decides, the middle is a draw (TINY-6).
 */
import type { EditionParts, OptionsOf } from "tyche/engine";
import type { EditionData } from "./edition-types.js";
import type { OPTIONS } from "./options.js";

/** The seats, in the order of their numbers. */
export const SEATS = ["north", "south"] as const;
export type Seat = (typeof SEATS)[number];

/** Their numbers, as the state and the flow use them. */
export const NORTH = 0;
export const SOUTH = 1;

/** The kinds of victory, each with its clause; the last round can end in a draw. */
export const VICTORIES = { breakthrough: "TINY-5", "last-round": "TINY-6", concession: "TINY-6" } as const;
export type Victory = keyof typeof VICTORIES;

/** The kinds of things that moves, frames and fields name. */
export interface Words {
  readonly seat: Seat;
  readonly card: string;
  readonly space: string;
  readonly victory: Victory;
}

/** Options of `setup` besides the seed. */
export interface TinyOptions extends OptionsOf<typeof OPTIONS, EditionParts<EditionData>> {}
