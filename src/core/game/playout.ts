/** Playouts: random or by a policy, to the end of the game or for a number of decisions. */
import type { Dice } from "../dice/dice.js";
import { SeededDice } from "../dice/seeded.js";
import { DiceError, invariant, printed } from "../basics/errors.js";
import type { GameTypes, Outcome, Play } from "../ruleset/contract.js";
import { OPTION_COMPLAINT } from "../state/given.js";
import { readKnownFields } from "../basics/json.js";

/** Picks a move for the first seat that must decide. It may list the moves with the ruleset, and draws from the given dice. */
export type PlayoutPolicy<T extends GameTypes> = (state: T["state"], dice: Dice) => T["move"];

export interface PlayoutOptions<T extends GameTypes> {
  /** Chooses the moves; by default all legal moves are equally likely. */
  readonly policy?: PlayoutPolicy<T> | null | undefined;
  /** The number of decisions, 0 or more, after which the playout stops; by default it runs to the end of the game. */
  readonly most?: number | undefined;
}

export interface PlayoutResult<S, Seat extends string, End = Outcome<Seat>> {
  readonly state: S;
  /** The number of decisions made. */
  readonly plies: number;
  /** Null only if the playout was cut off. */
  readonly outcome: End;
}

/**
 * Plays a copy of a state to the end or a limit. Choices use separate dice from `seed`, never the game's generator, which continues from the state.
 * @throws DiceError if `most` is not a whole number from 0 @throws SetupError if the seed is not valid, or an option is unknown
 */
export function playout<T extends GameTypes>(
  ruleset: Play<T>,
  state: T["state"],
  seed: string | number,
  options?: PlayoutOptions<T> & { readonly most?: undefined },
): PlayoutResult<T["state"], T["seat"]>;
export function playout<T extends GameTypes>(
  ruleset: Play<T>,
  state: T["state"],
  seed: string | number,
  options: PlayoutOptions<T>,
): PlayoutResult<T["state"], T["seat"], Outcome<T["seat"]> | null>;
export function playout<T extends GameTypes>(
  ruleset: Play<T>,
  state: T["state"],
  seed: string | number,
  options: PlayoutOptions<T> = {},
): PlayoutResult<T["state"], T["seat"], Outcome<T["seat"]> | null> {
  const { policy = null, most = Number.POSITIVE_INFINITY } = readKnownFields(options, "options", ["policy", "most"], OPTION_COMPLAINT) as PlayoutOptions<T>;
  if (most !== Number.POSITIVE_INFINITY && (!Number.isSafeInteger(most) || most < 0))
    throw new DiceError("playout/bad-limit", `most: expected a whole number from 0, got ${printed(most)}`);
  ruleset.holdEdition(state); // Holds the edition until the playout ends, since a policy may set up games of other editions.
  const s = ruleset.clone(state);
  const choices = new SeededDice(seed);
  const generator = new SeededDice(s.dice);
  let plies = 0;
  let outcome = ruleset.outcome(s);
  while (outcome === null && plies < most) {
    invariant(plies++ < ruleset.maxDecisions, `a game of ${ruleset.id} does not end`);
    ruleset.advance(s, policy === null ? ruleset.randomMove(s, choices) : policy(s, choices), generator);
    outcome = ruleset.outcome(s);
  }
  return { state: s, plies, outcome };
}
