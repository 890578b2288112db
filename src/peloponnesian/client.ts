/**
 * The entry for pages that receive only views of Peloponnesian: to play, to read views, to sample, to explain. `tyche/peloponnesian` has everything.
 * @module tyche/peloponnesian/client
 */
import { createClient } from "../core/ruleset/client.js";
import { withReading } from "../core/ruleset/envelope.js";
import { CLIENT_PARTS } from "./client-parts.js";
import { F } from "./vocabulary/frames.js";
import type { PeloponnesianClient, PeloponnesianTypes } from "./game-types.js";
import { RULES } from "./parts.js";
import { WORDS } from "./knowledge/words.js";

/** The rules of play with the reader of views and the sampler. It knows only the standard edition and does not check given states. */
export const PELOPONNESIAN: PeloponnesianClient = /* @__PURE__ */ createClient(RULES, /* @__PURE__ */ withReading<PeloponnesianTypes>(F, WORDS, CLIENT_PARTS));

export type { PeloponnesianEvent } from "./vocabulary/events.js";
export type { PeloponnesianGame, PeloponnesianClient, PeloponnesianTypes } from "./game-types.js";
export type { PeloponnesianDecision } from "./vocabulary/frames.js";
export type { PeloponnesianMove } from "./vocabulary/moves.js";
export type { PeloponnesianMeasure } from "./standing/standing.js";
export type { PeloponnesianState } from "./state/index.js";
export type { PeloponnesianOptions } from "./vocabulary/options.js";
export type { Seat as PeloponnesianSeat } from "./vocabulary/types.js";
export type { PeloponnesianView } from "./knowledge/view/index.js";
