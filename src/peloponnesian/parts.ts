/** What Peloponnesian is played by. */
import { sighted } from "../core/envelope.js";
import { moveKinds } from "../core/move-rows.js";
import type { PlayParts } from "../core/parts.js";
import type { PeloponnesianEvent } from "./events.js";
import { PROCEDURES } from "./flow/index.js";
import { F, type PeloponnesianDecision } from "./frames.js";
import { MAKERS, MOVES, type PeloponnesianMove } from "./moves.js";
import { OPTIONS } from "./options.js";
import { concede, outcome } from "./outcome.js";
import { build } from "./setup.js";
import { type PeloponnesianMeasure, standing } from "./standing.js";
import { cloneState, type PeloponnesianState } from "./state.js";
import { EDITIONS } from "./tables.js";
import { TARGETS } from "./targets.js";
import { TELLERS } from "./tellers.js";
import { type PeloponnesianOptions, type Seat, SEATS, type Words } from "./types.js";
import { isReveal, type PeloponnesianPieces, type PeloponnesianSecret, type PeloponnesianView, view, viewEvents, viewSecret } from "./view.js";
import { WORDS } from "./words.js";

/** Of this both entries make their value. */
export const RULES: PlayParts<
  PeloponnesianState,
  PeloponnesianMove,
  PeloponnesianEvent,
  PeloponnesianView,
  PeloponnesianOptions,
  Seat,
  PeloponnesianDecision,
  PeloponnesianMeasure
> = /* @__PURE__ */ sighted<
  PeloponnesianState,
  PeloponnesianMove,
  PeloponnesianEvent,
  PeloponnesianPieces,
  PeloponnesianOptions,
  Seat,
  PeloponnesianDecision,
  PeloponnesianMeasure,
  PeloponnesianSecret
>(
  F,
  WORDS,
  {
    id: "peloponnesian",
    version: "10",
    seats: SEATS,
    bound: 40_000,
    options: OPTIONS,
    moveKinds: /* @__PURE__ */ moveKinds<PeloponnesianState, PeloponnesianMove, Words, typeof MOVES>(MOVES, WORDS, MAKERS),
    procedures: PROCEDURES,
    targets: TARGETS,
    build,
    editions: EDITIONS,
    clone: cloneState,
    outcome,
    standing,
    viewEvents,
    isReveal,
    view,
    secret: viewSecret,
    concede,
  },
  TELLERS,
);
