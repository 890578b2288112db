/** Exact odds: the rules themselves, run once for every outcome of the dice. */
import { power } from "../basics/arithmetic.js";
import type { Dice } from "../dice/dice.js";
import { enumerate, type EnumerationLimit } from "../dice/enumerating.js";
import { DiceError, IllegalMoveError, printed, type Refusal } from "../basics/errors.js";
import { readSeed, seedOf } from "../state/given.js";
import type { GameTypes, Client, Viewer } from "../ruleset/contract.js";
import { sortedText } from "../basics/same.js";

export interface Chance<A> {
  readonly answer: A;
  readonly probability: number;
}

/** The viewer for whom odds are computed, and limits. */
export interface OddsOptions<Seat extends string> extends EnumerationLimit {
  /** The viewer whose knowledge the odds use. By default they use the true state, which reveals hands: only for the arbiter. */
  readonly viewer?: Viewer<Seat> | undefined;
  /** The number of positions to sample that look the same to the viewer, 1..100,000; 100 by default. */
  readonly worlds?: number | undefined;
  /** The seed of the samples; the same seed gives the same odds. */
  readonly seed?: string | number | undefined;
}

/** Odds for a viewer: the mean over sampled positions that look the same to the viewer. */
export interface SeatOdds<A> {
  /** The most likely first; the probabilities sum to 1. */
  readonly chances: Chance<A>[];
  /** The number of sampled positions in which the move is legal; 1 if all samples are the same. */
  readonly worlds: number;
  /** The largest standard error of the probabilities, 0..0.5; 0 if hidden information makes no difference. */
  readonly error: number;
}

const DEFAULT_WORLDS = 100;
const MOST_WORLDS = 100_000;

/**
 * The exact distribution of the results of a move, up to the next decision, **in this very state**: it can reveal hidden information, so it is for the
 * arbiter, or for states sampled by `determinize`. `question` turns each result into an answer (a text, number or boolean); equal answers are added up.
 * The most likely answer is first; equally likely answers stay in the order in which they were found. The probabilities sum to 1.
 *
 * A `question` that takes only the state is much faster: it does not see single dice, so dice rolled together can be merged.
 *
 * With `viewer`, the odds use only that viewer's knowledge: they are the mean over sampled positions, exact in each.
 * @throws IllegalMoveError if the move is not legal (for a viewer: not legal in any sample)
 * @throws DiceError if the dice have more outcomes than the limit, or a limit is not a whole number from 1
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
  ruleset.holdEdition(state); // Holds the edition while `question` runs, which may set up games of other editions.
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
  const known = new Map<string, Chance<A>[]>(); // equal worlds are enumerated once
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
    // Only worlds in which the move is legal count.
    if (chances.length > 0) perWorld.push(chances);
  }
  if (perWorld.length === 0) checkLegal(refusal);
  return known.size === 1 ? { chances: perWorld[0]!, worlds: 1, error: 0 } : mean(perWorld);
}

function checkedWorlds(worlds: number): number {
  if (Number.isInteger(worlds) && worlds >= 1 && worlds <= MOST_WORLDS) return worlds;
  throw new DiceError("odds/bad-worlds", `worlds: expected a whole number in 1..${MOST_WORLDS}, got ${printed(worlds)}`);
}

// The mean of the chances over worlds, all equally likely.
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

// The standard error of a mean over `count` worlds; differences due to rounding count as 0.
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

/** The exact distribution of the results of any function of dice. */
export function distribution<A extends string | number | boolean>(run: (dice: Dice) => A, limit?: EnumerationLimit): Chance<A>[] {
  const weights = new Map<A, number>();
  enumerate(run, (answer, probability) => weights.set(answer, (weights.get(answer) ?? 0) + probability), limit);
  return sorted([...weights].map(([answer, probability]) => ({ answer, probability })));
}

function sorted<A>(chances: Chance<A>[]): Chance<A>[] {
  return chances.sort((x, y) => y.probability - x.probability);
}
