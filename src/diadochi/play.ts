/**
 * What a page needs to play Diadochi. `tyche/diadochi` has everything.
 * @module tyche/diadochi/play
 */
import type { Play } from "../core/contract.js";
import { createPlay } from "../core/play.js";
import type { DiadochiEvent } from "./events.js";
import type { DiadochiDecision } from "./frames.js";
import type { DiadochiMove } from "./moves.js";
import { RULES } from "./parts.js";
import type { DiadochiMeasure } from "./standing.js";
import type { DiadochiState } from "./state.js";
import type { DiadochiOptions, Seat } from "./types.js";
import type { DiadochiView } from "./view.js";

/** The rules of Diadochi to play by, without the doors of the whole ruleset. */
export const DIADOCHI: Play<DiadochiState, DiadochiMove, DiadochiEvent, DiadochiView, DiadochiOptions, Seat, DiadochiDecision, DiadochiMeasure> =
  /* @__PURE__ */ createPlay(RULES);

export type { DiadochiEvent } from "./events.js";
export type { DiadochiDecision } from "./frames.js";
export type { DiadochiMove } from "./moves.js";
export type { DiadochiMeasure } from "./standing.js";
export type { DiadochiState } from "./state.js";
export type { DiadochiOptions, Seat } from "./types.js";
export type { DiadochiView } from "./view.js";
