/**
 * What a page needs to play Peloponnesian. `tyche/peloponnesian` has everything.
 * @module tyche/peloponnesian/play
 */
import type { Play } from "../core/contract.js";
import { createPlay } from "../core/play.js";
import type { PeloponnesianEvent } from "./events.js";
import type { PeloponnesianDecision } from "./frames.js";
import type { PeloponnesianMove } from "./moves.js";
import { RULES } from "./parts.js";
import type { PeloponnesianMeasure } from "./standing.js";
import type { PeloponnesianState } from "./state.js";
import type { PeloponnesianOptions, Seat } from "./types.js";
import type { PeloponnesianView } from "./view.js";

/** The rules of Peloponnesian to play by, without the doors of the whole ruleset. */
export const PELOPONNESIAN: Play<
  PeloponnesianState,
  PeloponnesianMove,
  PeloponnesianEvent,
  PeloponnesianView,
  PeloponnesianOptions,
  Seat,
  PeloponnesianDecision,
  PeloponnesianMeasure
> = /* @__PURE__ */ createPlay(RULES);

export type { PeloponnesianEvent } from "./events.js";
export type { PeloponnesianDecision } from "./frames.js";
export type { PeloponnesianMove } from "./moves.js";
export type { PeloponnesianMeasure } from "./standing.js";
export type { PeloponnesianState } from "./state.js";
export type { PeloponnesianOptions, Seat } from "./types.js";
export type { PeloponnesianView } from "./view.js";
