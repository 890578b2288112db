import { allBelow } from "../core/basics/bits.js";
import { withViews } from "../core/ruleset/envelope.js";
import { moveKinds } from "../core/moves/move-rows.js";
import type { PlayParts } from "../core/ruleset/parts.js";
import { PROCEDURES } from "./flow/index.js";
import { F } from "./vocabulary/frames/index.js";
import { concealFrames } from "./knowledge/hidden/index.js";
import type { DiadochiTypes } from "./game-types.js";
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

/** The playing parts, which all entries of this ruleset share. */
export const RULES: PlayParts<DiadochiTypes> = /* @__PURE__ */ withViews<DiadochiTypes>(
  F,
  WORDS,
  {
    id: "diadochi",
    version: "3",
    seats: SEATS,
    maxDecisions: 40_000,
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
