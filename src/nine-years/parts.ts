import { withViews } from "../core/ruleset/envelope.js";
import { moveKinds } from "../core/moves/move-rows.js";
import type { PlayParts } from "../core/ruleset/parts.js";
import { PROCEDURES } from "./flow/index.js";
import { F } from "./vocabulary/frames.js";
import type { NineYearsTypes } from "./game-types.js";
import { MAKERS, MOVES } from "./vocabulary/moves.js";
import { OPTIONS } from "./vocabulary/options.js";
import { concede, outcome } from "./standing/outcome.js";
import { build } from "./setup.js";
import { standing } from "./standing/standing.js";
import { cloneState } from "./state/index.js";
import { EDITIONS } from "./tables/index.js";
import { TARGETS } from "./vocabulary/targets.js";
import { DESCRIPTIONS } from "./knowledge/descriptions.js";
import { SEATS, type Words } from "./vocabulary/types.js";
import { HEARD, view } from "./knowledge/view/index.js";
import { WORDS } from "./knowledge/words.js";

/** No game has more decisions than this. */
const BOUND = 40_000;

export const RULES: PlayParts<NineYearsTypes> = /* @__PURE__ */ withViews<NineYearsTypes>(
  F,
  WORDS,
  {
    id: "nine-years",
    version: "1",
    seats: SEATS,
    maxDecisions: BOUND,
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
