/**
 * The entry for pages that receive only views of Unrest: to play, read views, sample and explain. `tyche/unrest` has everything.
 * @module tyche/unrest/client
 */
import { createClient } from "../core/ruleset/client.js";
import { withReading } from "../core/ruleset/envelope.js";
import { CLIENT_PARTS } from "./client-parts.js";
import { F } from "./vocabulary/frames.js";
import type { UnrestClient, UnrestTypes } from "./game-types.js";
import { RULES } from "./parts.js";
import { WORDS } from "./knowledge/words.js";

/** The rules to play, with the reading and sampling of views. */
export const UNREST: UnrestClient = /* @__PURE__ */ createClient(RULES, /* @__PURE__ */ withReading<UnrestTypes>(F, WORDS, CLIENT_PARTS));

export type { UnrestEvent } from "./vocabulary/events.js";
export type { UnrestGame, UnrestClient, UnrestTypes } from "./game-types.js";
export type { UnrestDecision } from "./vocabulary/frames.js";
export type { UnrestMove } from "./vocabulary/moves.js";
export type { UnrestMeasure } from "./standing/standing.js";
export type { UnrestState } from "./state/index.js";
export type { UnrestOptions } from "./vocabulary/options.js";
export type { Seat as UnrestSeat } from "./vocabulary/types.js";
export type { UnrestView } from "./knowledge/view.js";
