/** The ruleset of Tiny, and its public names. */
import { createRuleset, moveKinds, type Ruleset, withViewsAndValidation } from "tyche/engine";
import { PROCEDURES } from "./flow/index.js";
import { determinize } from "./knowledge/hidden.js";
import { checkInvariants } from "./invariants/index.js";
import { F } from "./vocabulary/frames.js";
import type { TinyTypes } from "./game-types.js";
import { MAKERS, MOVES } from "./vocabulary/moves.js";
import { OPTIONS } from "./vocabulary/options.js";
import { concede, outcome } from "./standing/outcome.js";
import { registerEdition } from "./register.js";
import { build } from "./setup.js";
import { standing } from "./standing/standing.js";
import { FIELDS } from "./state/index.js";
import { TARGETS } from "./vocabulary/targets.js";
import { SEATS, VICTORIES, type Words } from "./vocabulary/types.js";
import { HEARD } from "./knowledge/view.js";
import { WORDS } from "./state/words.js";

export const TINY: Ruleset<TinyTypes> = createRuleset(
  withViewsAndValidation<TinyTypes>(F, WORDS, {
    id: "tiny",
    version: "1",
    seats: SEATS,
    maxDecisions: 300,
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
export type { EditionData } from "./vocabulary/edition-types.js";
export type { TinyEvent } from "./vocabulary/events.js";
export type { TinyDecision } from "./vocabulary/frames.js";
export type { TinyTypes } from "./game-types.js";
export type { TinyMove } from "./vocabulary/moves.js";
export type { TinyMeasure } from "./standing/standing.js";
export type { TinyState } from "./state/index.js";
export { SEATS, type Seat, type TinyOptions, type Victory } from "./vocabulary/types.js";
export type { TinyView } from "./knowledge/view.js";
