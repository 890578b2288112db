/** What Unrest is played by. */
import { sighted } from "../core/envelope.js";
import { moveKinds } from "../core/move-rows.js";
import type { PlayParts } from "../core/parts.js";
import type { UnrestEvent } from "./events.js";
import { PROCEDURES } from "./flow/index.js";
import { F, type UnrestDecision } from "./frames.js";
import { MAKERS, MOVES, type UnrestMove } from "./moves.js";
import { OPTIONS } from "./options.js";
import { concede, outcome } from "./outcome.js";
import { build } from "./setup.js";
import { type UnrestMeasure, standing } from "./standing.js";
import { cloneState, type UnrestState } from "./state.js";
import { EDITIONS } from "./tables.js";
import { TARGETS } from "./targets.js";
import { TELLERS } from "./tellers.js";
import { SEATS, type Seat, type UnrestOptions, type Words } from "./types.js";
import { isReveal, type UnrestPieces, type UnrestView, view, viewEvents } from "./view.js";
import { WORDS } from "./words.js";

/** Of this both entries make their value. */
export const RULES: PlayParts<UnrestState, UnrestMove, UnrestEvent, UnrestView, UnrestOptions, Seat, UnrestDecision, UnrestMeasure> = /* @__PURE__ */ sighted<
  UnrestState,
  UnrestMove,
  UnrestEvent,
  UnrestPieces,
  UnrestOptions,
  Seat,
  UnrestDecision,
  UnrestMeasure
>(
  F,
  WORDS,
  {
    id: "unrest",
    version: "5",
    seats: SEATS,
    bound: 4000, // CAR-S.42: no game has more decisions.
    options: OPTIONS,
    moveKinds: /* @__PURE__ */ moveKinds<UnrestState, UnrestMove, Words, typeof MOVES>(MOVES, WORDS, MAKERS),
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
    concede,
  },
  TELLERS,
);
