/** The ruleset of Tiny, and its public names. */
import { createRuleset, moveKinds, type Ruleset, withViewsAndValidation } from "tyche/engine";
import { PROCEDURES } from "./flow/index.js";
import { determinize } from "./hidden.js";
import { checkInvariants } from "./invariants.js";
import { F } from "./frames.js";
import type { TinyTypes } from "./game-types.js";
import { MAKERS, MOVES } from "./moves.js";
import { OPTIONS } from "./options.js";
import { concede, outcome } from "./outcome.js";
import { registerEdition } from "./register.js";
import { build } from "./setup.js";
import { standing } from "./standing.js";
import { FIELDS } from "./state.js";
import { TARGETS } from "./targets.js";
import { SEATS, VICTORIES, type Words } from "./types.js";
import { HEARD } from "./view.js";
import { WORDS } from "./words.js";

export const TINY: Ruleset<TinyTypes> = createRuleset(
  withViewsAndValidation<TinyTypes>(F, WORDS, {
    id: "tiny",
    version: "1",
    seats: SEATS,
    bound: 300,
    options: OPTIONS,
    moveKinds: moveKinds<TinyTypes, Words, typeof MOVES>(MOVES, WORDS, MAKERS),
    procedures: PROCEDURES,
    targets: TARGETS,
    victories: Object.keys(VICTORIES),
    build,
    registerEdition,
    clone: FIELDS.clone,
    shape: FIELDS.shape,
    outcome,
    standing,
    ...HEARD,
    view: FIELDS.view,
    position: FIELDS.position,
    checkInvariants,
    conceal: FIELDS.conceal,
    determinize,
    concede,
  }),
);

export { STANDARD_EDITION } from "./data/standard.js";
export type { EditionData } from "./edition-types.js";
export type { TinyEvent } from "./events.js";
export type { TinyDecision } from "./frames.js";
export type { TinyTypes } from "./game-types.js";
export type { TinyMove } from "./moves.js";
export type { TinyMeasure } from "./standing.js";
export type { TinyState } from "./state.js";
export { SEATS, type Seat, type TinyOptions, type Victory } from "./types.js";
export type { TinyView } from "./view.js";
