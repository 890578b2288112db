/**
 * What a page needs to play Diadochi. `tyche/diadochi` has everything.
 * @module tyche/diadochi/play
 */
import type { Play } from "../core/contract.js";
import { createPlay } from "../core/play.js";
import type { DiadochiTypes } from "./game-types.js";
import { RULES } from "./parts.js";

/** The rules of Diadochi to play by, without what the whole ruleset adds. */
export const DIADOCHI: Play<DiadochiTypes> = /* @__PURE__ */ createPlay(RULES);

export type { DiadochiEvent } from "./events.js";
export type { DiadochiTypes } from "./game-types.js";
export type { DiadochiDecision } from "./frames.js";
export type { DiadochiMove } from "./moves.js";
export type { DiadochiMeasure } from "./standing.js";
export type { DiadochiState } from "./state.js";
export type { DiadochiOptions } from "./options.js";
export type { Seat } from "./types.js";
export type { DiadochiView } from "./view.js";
