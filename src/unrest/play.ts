/**
 * The entry for pages that only play Unrest. `tyche/unrest` has everything.
 * @module tyche/unrest/play
 */
import { createPlay } from "../core/ruleset/play.js";
import type { UnrestPlay } from "./game-types.js";
import { RULES } from "./parts.js";

/** The rules to play, without the reading of views. */
export const UNREST: UnrestPlay = /* @__PURE__ */ createPlay(RULES);

export type { UnrestEvent } from "./vocabulary/events.js";
export type { UnrestGame, UnrestPlay, UnrestTypes } from "./game-types.js";
export type { UnrestDecision } from "./vocabulary/frames.js";
export type { UnrestMove } from "./vocabulary/moves.js";
export type { UnrestMeasure } from "./standing/standing.js";
export type { UnrestState } from "./state/index.js";
export type { UnrestOptions } from "./vocabulary/options.js";
export type { Seat as UnrestSeat } from "./vocabulary/types.js";
export type { UnrestView } from "./knowledge/view.js";
