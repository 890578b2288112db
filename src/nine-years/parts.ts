/** What Nine Years is played by. */
import { withViews } from "../core/envelope.js";
import { moveKinds } from "../core/move-rows.js";
import type { PlayParts } from "../core/parts.js";
import { PROCEDURES } from "./flow/index.js";
import { F } from "./frames.js";
import type { NineYearsTypes } from "./game-types.js";
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

/** No game has more decisions than this. */
const BOUND = 40_000;

/** Of this both entries make their value. */
export const RULES: PlayParts<NineYearsTypes> = /* @__PURE__ */ withViews<NineYearsTypes>(
  F,
  WORDS,
  {
    id: "nine-years",
    version: "1",
    seats: SEATS,
    bound: BOUND,
    options: OPTIONS,
    moveKinds: /* @__PURE__ */ moveKinds<NineYearsTypes, Words, typeof MOVES>(MOVES, WORDS, MAKERS),
    procedures: PROCEDURES,
    targets: TARGETS,
    build,
    editions: EDITIONS,
    clone: cloneState,
    outcome,
    standing,
    ...HEARD,
    view,
    concede,
  },
  DESCRIPTIONS,
);
