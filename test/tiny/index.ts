/** The ruleset value of Tiny. */
import { createRuleset, enveloped, moveKinds, NONE, type Outcome, type Ruleset } from "tyche/engine";
import type { TinyEvent } from "./events.js";
import { endGame } from "./flow/game-over.js";
import { PROCEDURES } from "./flow/index.js";
import { determinize } from "./hidden.js";
import { checkInvariants } from "./invariants.js";
import { F, type TinyDecision } from "./frames.js";
import { MAKERS, MOVES, type TinyMove } from "./moves.js";
import { OPTIONS } from "./options.js";
import { clauseOfEnding } from "./rules/ending.js";
import { build } from "./setup.js";
import { standing, type TinyMeasure } from "./standing.js";
import { FIELDS, type TinyPieces, type TinyState } from "./state.js";
import { TARGETS } from "./targets.js";
import { tablesOf } from "./tables.js";
import { ENDINGS, SEATS, type Seat, type TinyOptions, type Words } from "./types.js";
import { HEARD, type TinyView } from "./view.js";
import { WORDS } from "./words.js";

export const TINY: Ruleset<TinyState, TinyMove, TinyEvent, TinyView, TinyOptions, Seat, TinyDecision, TinyMeasure> = createRuleset({
  id: "tiny",
  version: "2",
  seats: SEATS,
  bound: 300,
  options: OPTIONS,
  moveKinds: moveKinds<TinyState, TinyMove, Words, typeof MOVES>(MOVES, WORDS, MAKERS),
  procedures: PROCEDURES,
  targets: TARGETS,
  victories: ENDINGS,
  build,
  clone: FIELDS.clone,
  shape: FIELDS.shape,
  outcome,
  standing,
  ...HEARD,
  ...enveloped<TinyState, TinyPieces, TinyDecision, Seat>(SEATS, F, WORDS, PROCEDURES, { ...FIELDS, checkInvariants }),
  determinize,
  concede(s, seat, log) {
    endGame(s, "concession", 1 - seat, log);
    return true;
  },
});

function outcome(s: TinyState): Outcome<Seat> | null {
  const kind = ENDINGS[s.ending];
  if (kind === undefined) return null;
  return {
    winners: s.winner === NONE ? [] : [SEATS[s.winner]!],
    kind,
    clause: clauseOfEnding(kind),
    scores: { north: s.raider, south: tablesOf(s).end - s.raider },
  };
}
