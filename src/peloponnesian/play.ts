/**
 * The entry for pages that only play Peloponnesian. `tyche/peloponnesian` has everything.
 * @module tyche/peloponnesian/play
 */
import { createPlay } from "../core/ruleset/play.js";
import type { PeloponnesianPlay } from "./game-types.js";
import { RULES } from "./parts.js";

/** The rules of play, which can neither read views nor sample, and know only the standard edition. */
export const PELOPONNESIAN: PeloponnesianPlay = /* @__PURE__ */ createPlay(RULES);

export type { PeloponnesianEvent } from "./vocabulary/events.js";
export type { PeloponnesianGame, PeloponnesianPlay, PeloponnesianTypes } from "./game-types.js";
export type { PeloponnesianDecision } from "./vocabulary/frames.js";
export type { PeloponnesianMove } from "./vocabulary/moves.js";
export type { PeloponnesianMeasure } from "./standing/standing.js";
export type { PeloponnesianState } from "./state/index.js";
export type { PeloponnesianOptions } from "./vocabulary/options.js";
export type { Seat as PeloponnesianSeat } from "./vocabulary/types.js";
export type { PeloponnesianView } from "./knowledge/view/index.js";
