/**
 * The entry for pages that receive only views of Nine Years: to play, to read views, to sample, to explain. `tyche/nine-years` has everything.
 * @module tyche/nine-years/client
 */
import { createClient } from "../core/ruleset/client.js";
import { withReading } from "../core/ruleset/envelope.js";
import { CLIENT_PARTS } from "./client-parts.js";
import { F } from "./vocabulary/frames.js";
import type { NineYearsClient, NineYearsTypes } from "./game-types.js";
import { RULES } from "./parts.js";
import { WORDS } from "./knowledge/words.js";

/** The rules of play with the reader of views and the sampler. It knows only the standard edition and does not check given states. */
export const NINE_YEARS: NineYearsClient = /* @__PURE__ */ createClient(RULES, /* @__PURE__ */ withReading<NineYearsTypes>(F, WORDS, CLIENT_PARTS));

export type { NineYearsEvent } from "./vocabulary/events.js";
export type { NineYearsGame, NineYearsClient, NineYearsTypes } from "./game-types.js";
export type { NineYearsDecision } from "./vocabulary/frames.js";
export type { NineYearsMove } from "./vocabulary/moves.js";
export type { NineYearsMeasure } from "./standing/standing.js";
export type { NineYearsState } from "./state/index.js";
export type { NineYearsOptions } from "./vocabulary/options.js";
export type { Seat as NineYearsSeat } from "./vocabulary/types.js";
export type { NineYearsView } from "./knowledge/view/index.js";
