/** The ids behind the words of moves and frames. */
import type { WordLists } from "tyche/engine";
import { CARDS } from "./data/cards.js";
import type { TinyState } from "./state.js";
import { SEATS, type Words } from "./types.js";

export const WORDS: WordLists<Words, TinyState> = { seat: SEATS, card: CARDS.map((card) => card.id) };
