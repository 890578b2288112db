/** The ids behind the words of moves and frames; what is on board, cards and counters comes from the edition. */
import type { WordLists } from "../core/words.js";
import type { DiadochiState } from "./state.js";
import { tablesOf } from "./tables.js";
import { CARD_OPTIONS, SEATS, UNITS, type Words } from "./types.js";

/** The ids of each kind of thing. */
export const WORDS: WordLists<Words, DiadochiState> = {
  seat: SEATS,
  space: (s) => tablesOf(s).spaceIds,
  province: (s) => tablesOf(s).provinceIds,
  general: (s) => tablesOf(s).pieceIds,
  royal: (s) => tablesOf(s).royalIds,
  card: (s) => tablesOf(s).cardIds,
  fleet: (s) => tablesOf(s).fleetIds,
  unit: UNITS,
  option: CARD_OPTIONS,
};
