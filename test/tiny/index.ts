/** The ruleset value of Tiny. */
import { createRuleset, enveloped, moveKinds, type Outcome, type Ruleset } from "tyche/engine";
import type { TinyEvent } from "./events.js";
import { endGame } from "./flow/game-over.js";
import { PROCEDURES } from "./flow/index.js";
import { determinize } from "./hidden.js";
import { checkInvariants } from "./invariants.js";
import { F, type TinyDecision } from "./frames.js";
import { MAKERS, MOVES, type TinyMove } from "./moves.js";
import { position } from "./position.js";
import { clauseOfEnding } from "./rules/ending.js";
import { build } from "./setup.js";
import { BREAKTHROUGH, cloneState, CONCEDED, endingOf, NOBODY, raiderAt, stateShape, type TinyState, tablesOf, UNDECIDED, winnerOf } from "./state.js";
import { SEATS, type Seat, type TinyOptions, type Words } from "./types.js";
import { isReveal, type TinyPieces, type TinyView, view, viewEvents } from "./view.js";
import { WORDS } from "./words.js";

export const TINY: Ruleset<TinyState, TinyMove, TinyEvent, TinyView, TinyOptions, Seat, TinyDecision> = createRuleset({
  id: "tiny",
  version: "1",
  seats: SEATS,
  bound: 300,
  moveKinds: moveKinds<TinyState, TinyMove, Words, typeof MOVES>(MOVES, WORDS, MAKERS),
  procedures: PROCEDURES,
  victories: ["breakthrough", "last-round", "concession"],
  build,
  clone: cloneState,
  shape: stateShape,
  outcome,
  viewEvents,
  isReveal,
  ...enveloped<TinyState, TinyPieces, TinyDecision, Seat>(SEATS, F, WORDS, PROCEDURES, { view, position, checkInvariants }),
  determinize,
  concede(s, seat, log) {
    endGame(s, CONCEDED, 1 - seat, log);
    return true;
  },
});

function outcome(s: TinyState): Outcome<Seat> | null {
  const ending = endingOf(s);
  if (ending === UNDECIDED) return null;
  const winner = winnerOf(s);
  const kind = ending === BREAKTHROUGH ? "breakthrough" : ending === CONCEDED ? "concession" : "last-round";
  const raider = raiderAt(s);
  return {
    winners: winner === NOBODY ? [] : [SEATS[winner]!],
    kind,
    clause: clauseOfEnding(ending),
    scores: { north: raider, south: tablesOf(s).end - raider },
  };
}
