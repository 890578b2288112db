/**
 * What a page needs whose server sends it nothing but views of Diadochi: to play, to read views, to sample, to explain. `tyche/diadochi` has everything.
 * @module tyche/diadochi/client
 */
import { createClient } from "../core/client.js";
import { withReading } from "../core/envelope.js";
import { CLIENT_PARTS } from "./client-parts.js";
import { F } from "./frames.js";
import type { DiadochiClient, DiadochiTypes } from "./game-types.js";
import { RULES } from "./parts.js";
import { WORDS } from "./words.js";

/** The rules of Diadochi for a client, without what the whole ruleset adds. */
export const DIADOCHI: DiadochiClient = /* @__PURE__ */ createClient(RULES, /* @__PURE__ */ withReading<DiadochiTypes>(F, WORDS, CLIENT_PARTS));

export type { DiadochiEvent } from "./events.js";
export type { DiadochiGame, DiadochiClient, DiadochiTypes } from "./game-types.js";
export type { DiadochiDecision } from "./frames.js";
export type { DiadochiMove } from "./moves.js";
export type { DiadochiMeasure } from "./standing.js";
export type { DiadochiState } from "./state.js";
export type { DiadochiOptions } from "./options.js";
export type { Seat as DiadochiSeat } from "./types.js";
export type { DiadochiView } from "./view.js";
