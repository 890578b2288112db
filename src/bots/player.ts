import type { GameTypes, Memory, Client } from "../core/ruleset/contract.js";
import { SeededDice } from "../core/dice/seeded.js";
import { IllegalMoveError, SetupError, printed } from "../core/basics/errors.js";
import { OPTION_COMPLAINT, readSeed, seedOf } from "../core/state/given.js";
import type { GameState } from "../core/state/state.js";

/**
 * Chooses moves. A bot uses only information that its seat has, even if the state contains more, and stores nothing between two choices: the same state and
 * memory give the same move, unless a clock limits it.
 */
export interface Player<T extends GameTypes = GameTypes> {
  /**
   * A legal move of a seat, chosen with the memory of the seat if that is given.
   * @throws IllegalMoveError if the seat has no decision
   */
  choose(state: T["state"], seat: T["seat"], memory?: Memory<T["seat"]>): T["move"];
  /**
   * The move that `choose` returns, then the rest of the compound choice, as long as the seat decides again and the `undoBarrier` of `apply` is null; at
   * least one move. A plan saves calls; an illegal move ends it. A player without `plan` has plans of one move.
   */
  plan?(state: T["state"], seat: T["seat"], memory?: Memory<T["seat"]>): readonly T["move"][];
}

/**
 * An evaluation of a position for each seat, in seat order (`ruleset.seats`), from -1 (as good as lost) to 1 (as good as won); 0 for a seat that does not
 * play. It is called very often, only for games that are not over, and should take at most a few microseconds.
 */
export type Evaluate<S extends GameState> = (state: S) => readonly number[];

/** The options that every player has. */
export interface PlayerOptions {
  /** The seed of the player's own choices; the same seed gives the same moves. "1" by default. */
  readonly seed?: string | number | undefined;
}

/** The input of a player: its legal moves, and possible worlds for its seat. */
export interface Outlook<T extends GameTypes> {
  readonly moves: readonly T["move"][];
  /** The generator of the player's own picks. */
  readonly picks: SeededDice;
  /** The nth possible world for its seat, a new state with its own generator. */
  world(n: number): T["state"];
}

/**
 * The information of a seat in a position, with its memory of the game.
 * @throws IllegalMoveError if the seat has no decision
 */
export function outlookOf<T extends GameTypes>(
  ruleset: Client<T>,
  state: T["state"],
  seat: T["seat"],
  seed: string | number,
  memory: Memory<T["seat"]> | undefined,
): Outlook<T> {
  ruleset.holdEdition(state); // Held until the choice is made, since an evaluation may set up games on other editions.
  const moves = ruleset.legalMoves(state, seat);
  if (moves.length === 0) throw new IllegalMoveError("move/not-asked", `It is not for ${printed(seat)} to decide now.`);
  // Positions that look alike to the seat get the same picks and worlds; other positions get different ones.
  const own = seedOf(seed, ruleset.viewKey(state, seat));
  return {
    moves,
    picks: new SeededDice(`${own} picks`),
    world: (n) => ruleset.determinize(state, seat, `${own} ${n}`, memory),
  };
}

/**
 * The value of a position for each seat, in seat order: the result of a finished game, else the evaluation.
 * @throws SetupError if that is not a list of numbers, one per seat
 */
export function evaluationOf<T extends GameTypes>(ruleset: Client<T>, state: T["state"], evaluate: Evaluate<T["state"]>): readonly number[] {
  const outcome = ruleset.outcome(state);
  if (outcome === null) return checkedValues(evaluate(state), ruleset.seats.length);
  const { winners, scores } = outcome;
  return ruleset.seats.map((seat) => {
    if (winners.length === 0 || scores[seat] === undefined) return 0;
    return winners.includes(seat) ? 1 : -1;
  });
}

// NaN would make every comparison false, so that no move would be chosen.
function checkedValues(value: readonly number[], seats: number): readonly number[] {
  if (!Array.isArray(value) || value.length !== seats)
    throw new SetupError(
      "setup/bad-option",
      `options.evaluate: expected to return a list of ${seats} numbers, one per seat in the order of ruleset.seats, got ${printed(value)}`,
    );
  for (let seat = 0; seat < seats; seat++)
    if (!Number.isFinite(value[seat]))
      throw new SetupError("setup/bad-option", `options.evaluate: expected to return numbers from -1 to 1, got ${printed(value[seat])} for seat ${seat}`);
  return value;
}

/** @throws SetupError if the evaluation is not a function */
export function evaluateOption<S extends GameState>(evaluate: Evaluate<S>): Evaluate<S> {
  if (typeof evaluate !== "function") throw OPTION_COMPLAINT("options.evaluate", "a function of a state", evaluate);
  return evaluate;
}

/**
 * A player's seed, "1" by default.
 * @throws SetupError
 */
export function seedOption(seed: string | number | undefined): string | number {
  return seed === undefined ? "1" : readSeed(seed);
}

/**
 * An integer option of at least 1, or its default.
 * @throws SetupError naming the option
 */
export function countOption(name: string, value: number | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  if (!Number.isSafeInteger(value) || value < 1) throw new SetupError("setup/bad-option", `${name}: expected a whole number from 1, got ${printed(value)}`);
  return value;
}

/**
 * A number option of at least 0, or its default.
 * @throws SetupError naming the option
 */
export function amountOption(name: string, value: number | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  if (!(value >= 0)) throw new SetupError("setup/bad-option", `${name}: expected a number from 0, got ${printed(value)}`);
  return value;
}
