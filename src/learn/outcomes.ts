/** Chance nodes: the positions that a move can lead to, each with its probability. */
import type { GameTypes, Play } from "../core/ruleset/contract.js";
import { enumerate, type EnumerationLimit } from "../core/dice/enumerating.js";
import { hashState } from "../core/state/hash.js";

/** A position that a move can lead to. */
export interface ChanceOutcome<S> {
  readonly state: S;
  readonly probability: number;
  /** Its fingerprint, as `hashState` gives it: of two positions the same where they are alike. */
  readonly hash: string;
}

/**
 * The positions that a move can lead to, up to the next decision, **in this very state**, with exact probabilities that sum to 1; positions that are alike are one. Likeliest first,
 * equal ones in the order they were met. What is hidden is not among the chances: sample the state with `determinize` first. All positions keep the state's own generator.
 * @throws IllegalMoveError when the move is not legal
 * @throws DiceError when the dice can fall in more ways than the limit, 200,000 when left out
 */
export function outcomes<T extends GameTypes>(rules: Play<T>, state: T["state"], move: T["move"], limit: EnumerationLimit = {}): ChanceOutcome<T["state"]>[] {
  rules.apply(state, move); // says what is wrong with it
  const found = new Map<string, { readonly state: T["state"]; probability: number; readonly hash: string }>();
  enumerate(
    (dice) => {
      const next = rules.clone(state);
      rules.advance(next, move, dice);
      return next;
    },
    (next, probability) => {
      const hash = hashState(next);
      const known = found.get(hash);
      if (known === undefined) found.set(hash, { state: next, probability, hash });
      else known.probability += probability;
    },
    limit,
  );
  return [...found.values()].sort((a, b) => b.probability - a.probability);
}
