import { quantity, type WordLists } from "../../core/state/words.js";
import { supportFor } from "../rules/level.js";
import type { UnrestState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { EFFECTS, LOCATIONS, SEATS, type Words } from "../vocabulary/types.js";

/** The ids of each kind of thing, and bounds of numbers. Ids of cards and leaders come from the edition. */
export const WORDS: WordLists<Words, UnrestState> = {
  seat: SEATS,
  location: LOCATIONS,
  effect: EFFECTS,
  card: (s) => tablesOf(s).cardIds,
  leader: (s) => tablesOf(s).leaderIds,
  points: quantity(0, (s) => tablesOf(s).box.movementPoints),
  cu: quantity(0, (s) => tablesOf(s).box.mostCu),
  support: quantity(1, (s) => supportFor(tablesOf(s).box, Math.max(tablesOf(s).box.mostCu, tablesOf(s).mostLosses))),
  placing: quantity(1, (s) => Math.max(tablesOf(s).scenario.reinforcements, tablesOf(s).mostCuByCard)),
  nextLeader: quantity(0, (s) => tablesOf(s).leaderIds.length),
};
