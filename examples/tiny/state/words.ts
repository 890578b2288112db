/** The ids behind the words of moves, frames and fields. */
import type { GameState, WordLists } from "tyche/engine";
import { CARDS } from "../data/cards.js";
import { tablesOf } from "../tables/index.js";
import { SEATS, VICTORIES, type Words } from "../vocabulary/types.js";

export const WORDS: WordLists<Words, GameState> = {
  seat: SEATS,
  card: CARDS.map((card) => card.id),
  space: (s) => tablesOf(s).spaces,
  victory: Object.keys(VICTORIES),
};
