/** What Nine Years is played by. */
import { sighted } from "../core/envelope.js";
import { moveKinds } from "../core/move-rows.js";
import type { PlayParts } from "../core/parts.js";
import type { NineYearsEvent } from "./events.js";
import { PROCEDURES } from "./flow/index.js";
import { F, type NineYearsDecision } from "./frames.js";
import { MAKERS, MOVES, type NineYearsMove } from "./moves.js";
import { OPTIONS } from "./options.js";
import { concede, outcome } from "./outcome.js";
import { build } from "./setup.js";
import { type NineYearsMeasure, standing } from "./standing.js";
import { cloneState, type NineYearsState } from "./state.js";
import { EDITIONS } from "./tables.js";
import { TARGETS } from "./targets.js";
import { TELLERS } from "./tellers.js";
import { type NineYearsOptions, SEATS, type Seat, type Words } from "./types.js";
import { isReveal, type NineYearsPieces, type NineYearsView, view, viewEvents } from "./view.js";
import { WORDS } from "./words.js";

/** No game has more decisions than this. */
const BOUND = 40_000;

/** Of this both entries make their value. */
export const RULES: PlayParts<NineYearsState, NineYearsMove, NineYearsEvent, NineYearsView, NineYearsOptions, Seat, NineYearsDecision, NineYearsMeasure> =
  /* @__PURE__ */ sighted<NineYearsState, NineYearsMove, NineYearsEvent, NineYearsPieces, NineYearsOptions, Seat, NineYearsDecision, NineYearsMeasure>(
    F,
    WORDS,
    {
      id: "nine-years",
      version: "3",
      seats: SEATS,
      bound: BOUND,
      options: OPTIONS,
      moveKinds: /* @__PURE__ */ moveKinds<NineYearsState, NineYearsMove, Words, typeof MOVES>(MOVES, WORDS, MAKERS),
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
