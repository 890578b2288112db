/** What Diadochi is played by. */
import { allBelow } from "../core/bits.js";
import { withViews } from "../core/envelope.js";
import { moveKinds } from "../core/move-rows.js";
import type { PlayParts } from "../core/parts.js";
import { PROCEDURES } from "./flow/index.js";
import { F } from "./frames.js";
import { concealFrames } from "./hidden.js";
import type { DiadochiTypes } from "./game-types.js";
import { MAKERS, MOVES } from "./moves.js";
import { OPTIONS } from "./options.js";
import { concede, outcome } from "./outcome.js";
import { build } from "./setup.js";
import { standing } from "./standing.js";
import { cloneState } from "./state.js";
import { EDITIONS } from "./tables.js";
import { TARGETS } from "./targets.js";
import { DESCRIPTIONS } from "./descriptions.js";
import { SEATS, type Words } from "./types.js";
import { HEARD, view } from "./view.js";
import { WORDS } from "./words.js";

/** Of this both entries make their value. */
export const RULES: PlayParts<DiadochiTypes> = /* @__PURE__ */ withViews<DiadochiTypes>(
  F,
  WORDS,
  {
    id: "diadochi",
    version: "1",
    seats: SEATS,
    bound: 40_000,
    options: OPTIONS,
    moveKinds: /* @__PURE__ */ moveKinds<DiadochiTypes, Words, typeof MOVES>(MOVES, WORDS, MAKERS),
    procedures: PROCEDURES,
    targets: TARGETS,
    build,
    editions: EDITIONS,
    clone: cloneState,
    concealFrames,
    outcome,
    players: (s) => allBelow(s.seats),
    standing,
    ...HEARD,
    view,
    concede,
  },
  DESCRIPTIONS,
);
