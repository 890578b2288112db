/**
 * The entry for pages that only play Diadochi. `tyche/diadochi` has everything.
 * @module tyche/diadochi/play
 */
import { createPlay } from "../core/ruleset/play.js";
import type { DiadochiPlay } from "./game-types.js";
import { RULES } from "./parts.js";

/** The rules to play, without the reading of views. */
export const DIADOCHI: DiadochiPlay = /* @__PURE__ */ createPlay(RULES);

export type { DiadochiEvent } from "./vocabulary/events.js";
export type { DiadochiGame, DiadochiPlay, DiadochiTypes } from "./game-types.js";
export type { DiadochiDecision } from "./vocabulary/frames/index.js";
export type { DiadochiMove } from "./vocabulary/moves.js";
export type { DiadochiMeasure } from "./standing/standing.js";
export type { DiadochiState } from "./state/index.js";
export type { DiadochiOptions } from "./vocabulary/options.js";
export type { Seat as DiadochiSeat } from "./vocabulary/types.js";
export type { DiadochiView } from "./knowledge/view/index.js";
