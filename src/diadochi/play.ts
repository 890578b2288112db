/**
 * What a page needs to play Diadochi. `tyche/diadochi` has everything.
 * @module tyche/diadochi/play
 */
import { createPlay } from "../core/play.js";
import type { DiadochiPlay } from "./game-types.js";
import { RULES } from "./parts.js";

/** The rules of Diadochi to play by, without what the whole ruleset adds. */
export const DIADOCHI: DiadochiPlay = /* @__PURE__ */ createPlay(RULES);

export type { DiadochiEvent } from "./events.js";
export type { DiadochiGame, DiadochiPlay, DiadochiTypes } from "./game-types.js";
export type { DiadochiDecision } from "./frames.js";
export type { DiadochiMove } from "./moves.js";
export type { DiadochiMeasure } from "./standing.js";
export type { DiadochiState } from "./state.js";
export type { DiadochiOptions } from "./options.js";
export type { Seat as DiadochiSeat } from "./types.js";
export type { DiadochiView } from "./view.js";
