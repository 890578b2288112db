/**
 * The entry for pages that receive only views of Diadochi: to play, read views, sample and explain. `tyche/diadochi` has everything.
 * @module tyche/diadochi/client
 */
import { createClient } from "../core/ruleset/client.js";
import { withReading } from "../core/ruleset/envelope.js";
import { CLIENT_PARTS } from "./client-parts.js";
import { F } from "./vocabulary/frames/index.js";
import type { DiadochiClient, DiadochiTypes } from "./game-types.js";
import { RULES } from "./parts.js";
import { WORDS } from "./knowledge/words.js";

/** The rules to play, with the reading and sampling of views. */
export const DIADOCHI: DiadochiClient = /* @__PURE__ */ createClient(RULES, /* @__PURE__ */ withReading<DiadochiTypes>(F, WORDS, CLIENT_PARTS));

export type { DiadochiEvent } from "./vocabulary/events.js";
export type { DiadochiGame, DiadochiClient, DiadochiTypes } from "./game-types.js";
export type { DiadochiDecision } from "./vocabulary/frames/index.js";
export type { DiadochiMove } from "./vocabulary/moves.js";
export type { DiadochiMeasure } from "./standing/standing.js";
export type { DiadochiState } from "./state/index.js";
export type { DiadochiOptions } from "./vocabulary/options.js";
export type { Seat as DiadochiSeat } from "./vocabulary/types.js";
export type { DiadochiView } from "./knowledge/view/index.js";
