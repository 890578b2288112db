/**
 * What a page needs to play Unrest. `tyche/unrest` has everything.
 * @module tyche/unrest/play
 */
import type { Play } from "../core/contract.js";
import { createPlay } from "../core/play.js";
import type { UnrestEvent } from "./events.js";
import type { UnrestDecision } from "./frames.js";
import type { UnrestMove } from "./moves.js";
import { RULES } from "./parts.js";
import type { UnrestMeasure } from "./standing.js";
import type { UnrestState } from "./state.js";
import type { Seat, UnrestOptions } from "./types.js";
import type { UnrestView } from "./view.js";

/** The rules of Unrest to play by, without the doors of the whole ruleset. */
export const UNREST: Play<UnrestState, UnrestMove, UnrestEvent, UnrestView, UnrestOptions, Seat, UnrestDecision, UnrestMeasure> =
  /* @__PURE__ */ createPlay(RULES);

export type { UnrestEvent } from "./events.js";
export type { UnrestDecision } from "./frames.js";
export type { UnrestMove } from "./moves.js";
export type { UnrestMeasure } from "./standing.js";
export type { UnrestState } from "./state.js";
export type { Seat, UnrestOptions } from "./types.js";
export type { UnrestView } from "./view.js";
