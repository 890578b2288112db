/**
 * The quick test of a random game. The whole game is played once, in place, with checks of its end and occasional checks of its invariants; the
 * costly laws then walk a stretch of it from a random position.
 */
import { SeededDice } from "../core/dice/seeded.js";
import type { MoveBase } from "../core/moves/moves.js";
import type { GameState } from "../core/state/state.js";
import { note, noteMove } from "./coverage.js";
import { expectThat, type Law } from "./law.js";
import { setUp, type Trial } from "./walk.js";

/** The average number of decisions between two checks of the invariants. */
const INVARIANTS_EVERY = 120;
/** The default number of decisions in a stretch. */
export const STRETCH = 6;
/** The laws of the end and of the invariants, which are checked throughout every game. */
const WATCHED: readonly number[] = [1, 9];
/** The other laws take turns, each in every tenth game; laws that need the whole game, many games or hundreds of inputs run less often. */
const EVERY = 10;
const SELDOM: Readonly<Record<number, number>> = { 6: 100, 10: 100, 15: 100, 20: 100, 28: 100, 34: 100, 39: 100 };

/** Tests one game with these laws, most of them on a stretch of `plies` decisions. `tell` gets the current law, for the report of a failure. */
export function holdQuickly(trial: Trial, laws: readonly Law[], game: number, plies: number, tell: (law: Law) => void): void {
  const watched = laws.filter((law) => WATCHED.includes(law.number));
  if (watched.length > 0) tell(watched[0]!);
  const from = watchGame(trial, watched.length > 0);
  for (const law of laws) {
    const every = laws.length === 1 ? 1 : (SELDOM[law.number] ?? EVERY);
    if (WATCHED.includes(law.number) || (game + law.number) % every !== 0) continue;
    tell(law);
    law.check(law.isOfWholeGames ? trial : { ...trial, stretch: { from, plies } });
  }
}

// Plays the game to its end, with occasional checks of its invariants if `isChecked`, and returns a random position from it.
function watchGame(trial: Trial, isChecked: boolean): GameState {
  const { ruleset } = trial;
  const state = setUp(trial);
  const choices = new SeededDice(`${trial.seed} choices`);
  const pick = new SeededDice(`${trial.seed} stretch`);
  const generator = new SeededDice(state.dice);
  let picked: GameState = ruleset.clone(state);
  let plies = 0;
  for (; ruleset.outcome(state) === null; plies++) {
    expectThat(plies < ruleset.maxDecisions, `no end after ${plies} decisions`);
    if (pick.draw(plies + 1) === 0) picked = ruleset.clone(state);
    if (pick.draw(INVARIANTS_EVERY) === 0 && isChecked) ruleset.restore(JSON.parse(JSON.stringify(state)));
    const move: MoveBase = ruleset.randomMove(state, choices);
    noteMove(ruleset, state, move);
    ruleset.advance(state, move, generator);
  }
  note(ruleset, "endings", ruleset.outcome(state)!.kind);
  expectThat(ruleset.seatsToMove(state).length === 0, "somebody is asked after the end");
  ruleset.restore(JSON.parse(JSON.stringify(state)));
  return picked;
}
