/** Exact odds: the rules themselves, run once for every way the dice can fall. */
import type { Dice } from "./dice/dice.js";
import { enumerate, type EnumerationLimit } from "./dice/enumerating.js";
import { IllegalMoveError } from "./errors.js";
import type { EventBase } from "./events.js";
import type { MoveBase } from "./moves.js";
import type { Ruleset } from "./contract.js";
import type { GameState } from "./state.js";

/** One possible answer and how likely it is. */
export interface Chance<A> {
  readonly answer: A;
  readonly probability: number;
}

/**
 * The exact distribution of what a move leads to, up to the next decision. `question` turns each result into an answer (a text, number or boolean);
 * equal answers are added up. Likeliest first, equal ones in the order they were met; the probabilities sum to 1.
 * @throws IllegalMoveError when the move is not legal
 * @throws DiceError when the dice can fall in more ways than the limit
 */
export function odds<
  S extends GameState,
  M extends MoveBase,
  E extends EventBase,
  P,
  O extends object,
  Seat extends string,
  A extends string | number | boolean,
>(ruleset: Ruleset<S, M, E, P, O, Seat>, state: S, move: M, question: (state: S, events: readonly E[]) => A, limit?: EnumerationLimit): Chance<A>[] {
  const refusal = ruleset.explain(state, move);
  if (refusal !== null)
    throw new IllegalMoveError(refusal.code, `no odds of an illegal move: ${refusal.code}`, {
      data: refusal.data,
      ...(refusal.clause === null ? {} : { clause: refusal.clause }),
    });
  return distribution((dice) => {
    const next = ruleset.clone(state);
    const events: E[] = [];
    ruleset.advance(next, move, dice, events);
    return question(next, events);
  }, limit);
}

/** The exact distribution of any procedure that is given its dice. */
export function distribution<A extends string | number | boolean>(run: (dice: Dice) => A, limit?: EnumerationLimit): Chance<A>[] {
  const weights = new Map<A, number>();
  enumerate(run, (answer, probability) => weights.set(answer, (weights.get(answer) ?? 0) + probability), limit);
  return [...weights].map(([answer, probability]) => ({ answer, probability })).sort((x, y) => y.probability - x.probability);
}
