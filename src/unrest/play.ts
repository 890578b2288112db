/**
 * What a page needs to play Unrest. `tyche/unrest` has everything.
 * @module tyche/unrest/play
 */
import { createPlay } from "../core/play.js";
import type { UnrestPlay } from "./game-types.js";
import { RULES } from "./parts.js";

/** The rules of Unrest to play by, without what the whole ruleset adds. */
export const UNREST: UnrestPlay = /* @__PURE__ */ createPlay(RULES);

export type { UnrestEvent } from "./events.js";
export type { UnrestGame, UnrestPlay, UnrestTypes } from "./game-types.js";
export type { UnrestDecision } from "./frames.js";
export type { UnrestMove } from "./moves.js";
export type { UnrestMeasure } from "./standing.js";
export type { UnrestState } from "./state.js";
export type { UnrestOptions } from "./options.js";
export type { Seat as UnrestSeat } from "./types.js";
export type { UnrestView } from "./view.js";
