/**
 * What a page needs to play Peloponnesian. `tyche/peloponnesian` has everything.
 * @module tyche/peloponnesian/play
 */
import { createPlay } from "../core/play.js";
import type { PeloponnesianPlay } from "./game-types.js";
import { RULES } from "./parts.js";

/** The rules of Peloponnesian to play by, without what the whole ruleset adds. */
export const PELOPONNESIAN: PeloponnesianPlay = /* @__PURE__ */ createPlay(RULES);

export type { PeloponnesianEvent } from "./events.js";
export type { PeloponnesianGame, PeloponnesianPlay, PeloponnesianTypes } from "./game-types.js";
export type { PeloponnesianDecision } from "./frames.js";
export type { PeloponnesianMove } from "./moves.js";
export type { PeloponnesianMeasure } from "./standing.js";
export type { PeloponnesianState } from "./state.js";
export type { PeloponnesianOptions } from "./options.js";
export type { Seat as PeloponnesianSeat } from "./types.js";
export type { PeloponnesianView } from "./view.js";
