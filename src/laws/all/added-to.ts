/**
 * The law of additions (law 28). Old browser libraries add enumerable properties to Object.prototype and Array.prototype; these do not affect a
 * game.
 */
import { Game } from "../../core/game/game.js";
import { SeededDice } from "../../core/dice/seeded.js";
import type { MoveBase } from "../../core/moves/moves.js";
import { type GameRecord, verify } from "../../core/game/record.js";
import { expectEqual, type Law } from "../law.js";
import type { Trial } from "../walk.js";
import type { GameTypes } from "../../core/ruleset/contract.js";

export const addedToLaw: Law = {
  number: 28,
  title: "Additions to Object.prototype and Array.prototype change no game",
  isOfWholeGames: true,
  check(trial) {
    const expected = played(trial);
    const added = withAdditions(() => played(trial));
    expectEqual(added, expected, "the game with additions to the prototypes");
  },
};

/** One decision in this many is fully examined. */
const EVERY = 25;

// Plays a random game, and returns its record and the results seen during play.
function played(trial: Trial): { readonly record: GameRecord; readonly seen: readonly string[] } {
  const { ruleset } = trial;
  const game = new Game<GameTypes>(ruleset, { ...trial.options, seed: trial.seed });
  const choices = new SeededDice(`${trial.seed} choices`);
  const seen: string[] = [];
  while (game.outcome === null) {
    const move: MoveBase = ruleset.randomMove(game.state, choices);
    if (game.ply % EVERY === 0) {
      const { state } = game;
      const refusal = ruleset.explain(state, { ...move, surplus: 1 });
      const view = ruleset.view(state, "arbiter");
      const world = ruleset.determinize(state, move.seat, "world");
      seen.push(JSON.stringify([ruleset.legalMoves(state), view, refusal, ruleset.position(view), ruleset.restore(JSON.parse(JSON.stringify(state))), world]));
    }
    game.play(move);
  }
  const record: GameRecord = JSON.parse(JSON.stringify(game.record()));
  verify(ruleset, record);
  return { record, seen };
}

const ADDED = "addedByThePage";

function withAdditions<T>(run: () => T): T {
  const prototypes = [Object.prototype, Array.prototype] as unknown as Record<string, unknown>[];
  for (const prototype of prototypes) prototype[ADDED] = () => ADDED;
  try {
    return run();
  } finally {
    for (const prototype of prototypes) delete prototype[ADDED];
  }
}
