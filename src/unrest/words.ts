/** The ids behind the words of moves and frames. */
import type { WordLists } from "../core/words.js";
import type { UnrestState } from "./state.js";
import { tablesOf } from "./tables.js";
import { EFFECTS, LOCATIONS, SEATS, type Words } from "./types.js";

/** The ids of each kind of thing; those of cards and leaders come from the edition. */
export const WORDS: WordLists<Words, UnrestState> = {
  seat: SEATS,
  location: LOCATIONS,
  effect: EFFECTS,
  card: (s) => tablesOf(s).cardIds,
  leader: (s) => tablesOf(s).leaderIds,
};
