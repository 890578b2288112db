/** What Diadochi is played by. */
import { allBelow } from "../core/bits.js";
import { sighted } from "../core/envelope.js";
import { moveKinds } from "../core/move-rows.js";
import type { PlayParts } from "../core/parts.js";
import type { DiadochiEvent } from "./events.js";
import { PROCEDURES } from "./flow/index.js";
import { type DiadochiDecision, F } from "./frames.js";
import { type DiadochiMove, MAKERS, MOVES } from "./moves.js";
import { OPTIONS } from "./options.js";
import { concede, outcome } from "./outcome.js";
import { build } from "./setup.js";
import { type DiadochiMeasure, standing } from "./standing.js";
import { cloneState, type DiadochiState } from "./state.js";
import { EDITIONS } from "./tables.js";
import { TARGETS } from "./targets.js";
import { TELLERS } from "./tellers.js";
import { type DiadochiOptions, SEATS, type Seat, type Words } from "./types.js";
import { type DiadochiPieces, type DiadochiView, isReveal, view, viewEvents } from "./view.js";
import { WORDS } from "./words.js";

/** Of this both entries make their value. */
export const RULES: PlayParts<DiadochiState, DiadochiMove, DiadochiEvent, DiadochiView, DiadochiOptions, Seat, DiadochiDecision, DiadochiMeasure> =
  /* @__PURE__ */ sighted<DiadochiState, DiadochiMove, DiadochiEvent, DiadochiPieces, DiadochiOptions, Seat, DiadochiDecision, DiadochiMeasure>(
    F,
    WORDS,
    {
      id: "diadochi",
      version: "7",
      seats: SEATS,
      bound: 40_000,
      options: OPTIONS,
      moveKinds: /* @__PURE__ */ moveKinds<DiadochiState, DiadochiMove, Words, typeof MOVES>(MOVES, WORDS, MAKERS),
      procedures: PROCEDURES,
      targets: TARGETS,
      build,
      editions: EDITIONS,
      clone: cloneState,
      outcome,
      players: (s) => allBelow(s.seats),
      standing,
      viewEvents,
      isReveal,
      view,
      concede,
    },
    TELLERS,
  );
