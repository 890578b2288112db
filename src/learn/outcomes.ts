/** Chance nodes: the positions that a move can lead to, each with its probability. */
import type { GameTypes, Play } from "../core/ruleset/contract.js";
import { type EnumeratingDice, enumerateOrRefuse, type EnumerationLimit } from "../core/dice/enumerating.js";
import { SeededDice } from "../core/dice/seeded.js";
import { DiceError, isTycheError, printed } from "../core/basics/errors.js";
import { readSeed } from "../core/state/given.js";
import { hashState } from "../core/state/hash.js";
import type { GameState } from "../core/state/state.js";

/** A position that a move can lead to. */
export interface ChanceOutcome<S> {
  readonly state: S;
  readonly probability: number;
  /** The standard error of the probability; 0 if it is exact. */
  readonly error: number;
  /** Its fingerprint, as `hashState` gives it: the same for equal positions. */
  readonly hash: string;
}

/** The limit of exact enumeration, and the sampling beyond it. */
export interface OutcomesOptions extends EnumerationLimit {
  /** The number of random samples, 1 to 1,000,000, for a move with more outcomes than `paths`; when left out, such a move is refused. */
  readonly samples?: number | undefined;
  /** The seed of the samples; "1" when left out. */
  readonly seed?: string | number | undefined;
}

const MOST_SAMPLES = 1_000_000;

/**
 * The positions that a move can lead to, up to the next decision, **in this very state**, with exact probabilities that sum to 1; equal positions are
 * one. The likeliest is first; equally likely ones are in the order in which they were found. Hidden information is not one of the chances: sample the
 * state with `determinize` first. All positions keep the state's own generator. With `samples`, a move with too many outcomes is played `samples` times:
 * the probabilities are then shares, and positions that did not come up are missing.
 * @throws IllegalMoveError when the move is not legal
 * @throws DiceError when the dice have more outcomes than the limit (200,000 by default) and `samples` is not given; usually before all outcomes are
 * counted
 */
export function outcomes<T extends GameTypes>(rules: Play<T>, state: T["state"], move: T["move"], options: OutcomesOptions = {}): ChanceOutcome<T["state"]>[] {
  const { samples, seed = "1" } = options;
  if (samples !== undefined && !(Number.isInteger(samples) && samples >= 1 && samples <= MOST_SAMPLES))
    throw new DiceError("dice/bad-limit", `samples: expected a whole number in 1..${MOST_SAMPLES}, got ${printed(samples)}`);
  readSeed(seed, "seed");
  rules.apply(state, move); // throws if the move is not legal
  const after = (dice: EnumeratingDice | SeededDice): T["state"] => {
    const next = rules.clone(state);
    rules.advance(next, move, dice);
    return next;
  };
  const known = new Positions<T["state"]>();
  try {
    enumerateOrRefuse(after, (next, probability) => known.add(next, probability), options);
    return known.list(Number.POSITIVE_INFINITY);
  } catch (error) {
    if (samples === undefined || !isTycheError(error) || error.code !== "dice/too-many-paths") throw error;
    const [dice, sampled] = [new SeededDice(seed), new Positions<T["state"]>()];
    for (let n = 0; n < samples; n++) sampled.add(keeping(after(dice), state), 1 / samples);
    return sampled.list(samples);
  }
}

// Whatever was rolled, the position keeps the state's own generator.
function keeping<S extends { dice: number[] }>(next: S, { dice }: S): S {
  next.dice = dice.slice();
  return next;
}

/** Positions with their probabilities; the probabilities of equal positions are added up. */
class Positions<S extends GameState> {
  private readonly found = new Map<string, { readonly state: S; readonly hash: string; probability: number }>();

  add(state: S, probability: number): void {
    const hash = hashState(state);
    const known = this.found.get(hash);
    if (known === undefined) this.found.set(hash, { state, hash, probability });
    else known.probability += probability;
  }

  /** The positions, likeliest first, with the standard errors for this number of samples, which is infinity if the probabilities are exact. */
  list(samples: number): ChanceOutcome<S>[] {
    return [...this.found.values()]
      .map((one) => ({ ...one, error: Math.sqrt((one.probability * Math.max(0, 1 - one.probability)) / samples) }))
      .sort((a, b) => b.probability - a.probability);
  }
}
