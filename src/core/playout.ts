/** Playing a copy of a position to its end, at random or by a policy: for simulations and search. */
import type { Dice } from "./dice/dice.js";
import { SeededDice } from "./dice/seeded.js";
import { invariant } from "./errors.js";
import type { EventBase } from "./events.js";
import type { MoveBase } from "./moves.js";
import type { Outcome, Play } from "./contract.js";
import type { GameState } from "./state.js";

/** Picks a move for the first seat that owes one. It may list them with the ruleset, and draws from the dice it is given. */
export type Policy<S extends GameState, M extends MoveBase> = (state: S, dice: Dice) => M;

/** The end of a playout. */
export interface PlayoutResult<S, Seat extends string> {
  readonly state: S;
  readonly plies: number;
  readonly outcome: Outcome<Seat>;
}

/** Plays a copy of a state to the end of the game. Choices come from `policy` (random when null) with dice of their own, so that `seed` never touches the game's fortune. */
export function playout<S extends GameState, M extends MoveBase, E extends EventBase, P, O extends object, Seat extends string>(
  ruleset: Play<S, M, E, P, O, Seat>,
  state: S,
  policy: Policy<S, M> | null,
  seed: string | number,
): PlayoutResult<S, Seat> {
  const s = ruleset.clone(state);
  const choices = new SeededDice(seed);
  const fortune = new SeededDice(s.dice);
  let plies = 0;
  let outcome = ruleset.outcome(s);
  while (outcome === null) {
    invariant(plies++ < ruleset.bound, `a game of ${ruleset.id} does not end`);
    ruleset.advance(s, policy === null ? ruleset.randomMove(s, choices) : policy(s, choices), fortune);
    outcome = ruleset.outcome(s);
  }
  return { state: s, plies, outcome };
}
