import { quantity, type WordLists } from "../../core/state/words.js";
import { type PeloponnesianState, routeCount } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import {
  BATTLE_MODES,
  BATTLE_WAYS,
  COMBAT_QUESTIONS,
  EVENT_ROLLS,
  MELEE_QUESTIONS,
  OLYMPIANS,
  SEASONS,
  SEATS,
  TARGETS,
  type Words,
} from "../vocabulary/types.js";

/** The ids of each kind of thing, and bounds of numbers. The ids of areas, blocks, cards, borders and regions come from the edition. */
export const WORDS: WordLists<Words, PeloponnesianState> = {
  seat: SEATS,
  area: (s) => tablesOf(s).areaIds,
  block: (s) => tablesOf(s).blockIds,
  card: (s) => tablesOf(s).cardIds,
  olympian: OLYMPIANS,
  border: (s) => tablesOf(s).borderIds,
  usedPoints: quantity(0, (s) => Math.max(...tablesOf(s).allowance)),
  route: quantity(0, routeCount),
  rank: quantity(0, (s) => tablesOf(s).blocks),
  cv: quantity(1, (s) => Math.max(...tablesOf(s).maxCV)),
  region: (s) => tablesOf(s).regionIds,
  mode: BATTLE_MODES,
  way: BATTLE_WAYS,
  eventRoll: EVENT_ROLLS,
  season: SEASONS,
  combatQuestion: COMBAT_QUESTIONS,
  meleeQuestion: MELEE_QUESTIONS,
  target: TARGETS,
};
