import { FrameWords } from "../../core/flow/frame-words.js";
import { quantity, type WordLists } from "../../core/state/words.js";
import { CORPS_KIND_IDS } from "../vocabulary/corps.js";
import { F } from "../vocabulary/frames.js";
import type { NineYearsState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import {
  ACTION_IDS,
  DISPLACEMENTS,
  EVENT_CARD_IDS,
  FLEET_IDS,
  FORCE_USES,
  LOSS_CAUSES,
  OCCASIONS,
  PASSAGES,
  PENALTY_IDS,
  POWER_IDS,
  PURPOSES,
  SEATS,
  STRENGTHS,
  type Words,
} from "../vocabulary/types.js";

/** The ids of each kind of thing, and bounds of numbers. The ids of spaces and leaders come from the edition. */
export const WORDS: WordLists<Words, NineYearsState> = {
  seat: SEATS,
  space: (s) => tablesOf(s).spaceIds,
  leader: (s) => tablesOf(s).leaderIds,
  nextSpace: quantity(0, (s) => tablesOf(s).spaceIds.length),
  corps: CORPS_KIND_IDS,
  power: POWER_IDS,
  fleet: FLEET_IDS,
  card: EVENT_CARD_IDS,
  purpose: PURPOSES,
  strength: STRENGTHS,
  action: ACTION_IDS,
  penalty: PENALTY_IDS,
  occasion: OCCASIONS,
  use: FORCE_USES,
  cause: LOSS_CAUSES,
  displacement: DISPLACEMENTS,
  passage: PASSAGES,
};

export const FRAME_WORDS: FrameWords<NineYearsState> = /* @__PURE__ */ new FrameWords<NineYearsState>(F, WORDS);
