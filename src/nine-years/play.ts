/**
 * The entry for pages that only play Nine Years. `tyche/nine-years` has everything.
 * @module tyche/nine-years/play
 */
import { createPlay } from "../core/ruleset/play.js";
import type { NineYearsPlay } from "./game-types.js";
import { RULES } from "./parts.js";

/** The rules of play, which can neither read views nor sample, and know only the standard edition. */
export const NINE_YEARS: NineYearsPlay = /* @__PURE__ */ createPlay(RULES);

export type { NineYearsEvent } from "./vocabulary/events.js";
export type { NineYearsGame, NineYearsPlay, NineYearsTypes } from "./game-types.js";
export type { NineYearsDecision } from "./vocabulary/frames.js";
export type { NineYearsMove } from "./vocabulary/moves.js";
export type { NineYearsMeasure } from "./standing/standing.js";
export type { NineYearsState } from "./state/index.js";
export type { NineYearsOptions } from "./vocabulary/options.js";
export type { Seat as NineYearsSeat } from "./vocabulary/types.js";
export type { NineYearsView } from "./knowledge/view/index.js";
