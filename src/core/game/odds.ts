/** Exact odds: the rules themselves, run once for every way the dice can fall. */
import { power } from "../basics/arithmetic.js";
import type { Dice } from "../dice/dice.js";
import { enumerate, type EnumerationLimit } from "../dice/enumerating.js";
import { DiceError, IllegalMoveError, printed, type Refusal } from "../basics/errors.js";
import { readSeed, seedOf } from "../state/given.js";
import type { GameTypes, Client, Viewer } from "../ruleset/contract.js";
import { sortedText } from "../basics/same.js";

/** One possible answer and how likely it is. */
export interface Chance<A> {
  readonly answer: A;
  readonly probability: number;
}

/** The viewer for whom odds are calculated, and their limits. */
export interface OddsOptions<Seat extends string> extends EnumerationLimit {
  /** The viewer whose knowledge the odds rest on. When left out, the true state is used, which reveals hands: only for the arbiter. */
  readonly viewer?: Viewer<Seat> | undefined;
  /** The number of worlds to sample from those that the viewer could be in, 1..100,000; 100 by default. */
  readonly worlds?: number | undefined;
  /** The seed by which worlds are sampled; the same seed gives the same odds. */
  readonly seed?: string | number | undefined;
}

/** Odds as a viewer may know them. */
export interface SeatOdds<A> {
  /** Likeliest first; the probabilities sum to 1. */
  readonly chances: Chance<A>[];
  /** The number of sampled worlds in which the move is legal; 1 when all samples are the same world. */
  readonly worlds: number;
  /** The largest standard error of the probabilities, from 0 to 0.5; 0 when what is hidden makes no difference in any world. */
  readonly error: number;
}

const DEFAULT_WORLDS = 100;
const MOST_WORLDS = 100_000;

/**
 * The exact distribution of the results of a move, up to the next decision, **in this very state**: its answers can reveal what is hidden, so it is for the
 * arbiter, or for states that `determinize` has sampled. `question` turns each result into an answer (a text, number or boolean); equal answers are added up.
 * Likeliest first, equal ones in the order they were met; the probabilities sum to 1. A `question` that takes only the state is much cheaper: it does not see
 * single dice, and dice rolled together can be merged by what the rules read from them.
 *
 * With `viewer` they are the odds as that viewer may know them: a mean over worlds it could be in, exact in each of them.
 * @throws IllegalMoveError when the move is not legal (for a viewer: in none of the worlds)
 * @throws DiceError when the dice can fall in more ways than the limit, or a limit is not a whole number from 1
 */
export function odds<T extends GameTypes, A extends string | number | boolean>(
  ruleset: Client<T>,
  state: T["state"],
  move: T["move"],
  question: (state: T["state"], events: readonly T["event"][]) => A,
  options: OddsOptions<T["seat"]> & { readonly viewer: Viewer<T["seat"]> },
): SeatOdds<A>;
export function odds<T extends GameTypes, A extends string | number | boolean>(
  ruleset: Client<T>,
  state: T["state"],
  move: T["move"],
  question: (state: T["state"], events: readonly T["event"][]) => A,
  options?: EnumerationLimit,
): Chance<A>[];
export function odds<T extends GameTypes, A extends string | number | boolean>(
  ruleset: Client<T>,
  state: T["state"],
  move: T["move"],
  question: (state: T["state"], events: readonly T["event"][]) => A,
  options: OddsOptions<T["seat"]> = {},
): Chance<A>[] | SeatOdds<A> {
  ruleset.holdEdition(state); // until the answer is there: the caller's function may set up games on other editions
  if (options.viewer !== undefined) return seatOdds(ruleset, state, move, question, { ...options, viewer: options.viewer });
  checkLegal(ruleset.explain(state, move));
  return oddsIn(ruleset, state, move, question, options);
}

function seatOdds<T extends GameTypes, A extends string | number | boolean>(
  ruleset: Client<T>,
  state: T["state"],
  move: T["move"],
  question: (state: T["state"], events: readonly T["event"][]) => A,
  options: OddsOptions<T["seat"]> & { readonly viewer: Viewer<T["seat"]> },
): SeatOdds<A> {
  const worlds = checkedWorlds(options.worlds ?? DEFAULT_WORLDS);
  const known = new Map<string, Chance<A>[]>(); // the same world is enumerated once
  const perWorld: Chance<A>[][] = [];
  let refusal: Refusal | null = null;
  for (let n = 0; n < worlds; n++) {
    const world = ruleset.determinize(state, options.viewer, seedOf(options.seed === undefined ? "odds" : readSeed(options.seed), n));
    const name = sortedText({ ...world, dice: [] });
    let chances = known.get(name);
    if (chances === undefined) {
      const why = ruleset.explain(world, move);
      refusal ??= why;
      chances = why === null ? oddsIn(ruleset, world, move, question, options) : [];
      known.set(name, chances);
    }
    // Worlds in which the move cannot be made are left out.
    if (chances.length > 0) perWorld.push(chances);
  }
  if (perWorld.length === 0) checkLegal(refusal);
  return known.size === 1 ? { chances: perWorld[0]!, worlds: 1, error: 0 } : mean(perWorld);
}

function checkedWorlds(worlds: number): number {
  if (Number.isInteger(worlds) && worlds >= 1 && worlds <= MOST_WORLDS) return worlds;
  throw new DiceError("odds/bad-worlds", `worlds: expected a whole number in 1..${MOST_WORLDS}, got ${printed(worlds)}`);
}

// The mean of the chances of several worlds, each as likely as any other.
function mean<A>(worlds: readonly (readonly Chance<A>[])[]): SeatOdds<A> {
  const sums = new Map<A, { sum: number; squares: number }>();
  for (const { answer, probability } of worlds.flat()) {
    const total = sums.get(answer) ?? { sum: 0, squares: 0 };
    total.sum += probability;
    total.squares += probability * probability;
    sums.set(answer, total);
  }
  const count = worlds.length;
  return {
    chances: sorted([...sums].map(([answer, { sum }]) => ({ answer, probability: sum / count }))),
    worlds: count,
    error: Math.max(...[...sums.values()].map(({ sum, squares }) => standardError(sum, squares, count))),
  };
}

// The standard error of a mean over this number of worlds; differences due to rounding alone count as 0.
function standardError(sum: number, squares: number, count: number): number {
  const variance = squares / count - power(sum / count, 2);
  return variance < 1e-12 ? 0 : Math.sqrt(variance / count);
}

function checkLegal(refusal: Refusal | null): void {
  if (refusal === null) return;
  const { code, clause, data } = refusal;
  throw new IllegalMoveError(code, `An illegal move has no odds: ${code}.`, clause === null ? { data } : { clause, data });
}

function oddsIn<T extends GameTypes, A extends string | number | boolean>(
  ruleset: Client<T>,
  state: T["state"],
  move: T["move"],
  question: (state: T["state"], events: readonly T["event"][]) => A,
  limit: EnumerationLimit,
): Chance<A>[] {
  return distribution((dice) => {
    const next = ruleset.clone(state);
    const events: T["event"][] = [];
    ruleset.advance(next, move, dice, question.length === 1 ? undefined : events);
    return question(next, events);
  }, limit);
}

/** The exact distribution of any procedure that is given its dice. */
export function distribution<A extends string | number | boolean>(run: (dice: Dice) => A, limit?: EnumerationLimit): Chance<A>[] {
  const weights = new Map<A, number>();
  enumerate(run, (answer, probability) => weights.set(answer, (weights.get(answer) ?? 0) + probability), limit);
  return sorted([...weights].map(([answer, probability]) => ({ answer, probability })));
}

function sorted<A>(chances: Chance<A>[]): Chance<A>[] {
  return chances.sort((x, y) => y.probability - x.probability);
}
