/**
 * The law of restores (law 18). Outside input may be any position. It is either refused at once with a typed error that names the field, or it is
 * shown as given and can be played to its end.
 */
import { hasBit } from "../../core/basics/bits.js";
import type { AnyRuleset } from "../../core/ruleset/contract.js";
import { SeededDice } from "../../core/dice/seeded.js";
import { type ErrorDetails, isTycheError } from "../../core/basics/errors.js";
import { topKind } from "../../core/flow/frames.js";
import { isSame } from "../../core/basics/same.js";
import type { GameState } from "../../core/state/state.js";
import { expectEqual, expectThat, type Law } from "../law.js";
import { type Mutation, mutate } from "../mutations.js";
import { partsOf } from "../parts.js";
import { type Trial, walk } from "../walk.js";
import { CLOCK, type Took, type Watch } from "../watch.js";

/** The time and memory allowed for an entry point, and the number of decisions played from an accepted position; without `plies`, all. */
export interface Limits {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly plies?: number;
}

/** The limits of the tests, on a machine that may be busy. */
export const GENEROUS: Limits = { milliseconds: 1000, megabytes: 50 };
export const STRICT: Limits = { milliseconds: 100, megabytes: 50 }; // the limits of a fuzz run

const STOPS = 4;
const MUTATIONS_PER_STOP = 25;
/** A call is interrupted after this multiple of the limit. */
const INTERRUPTED_AFTER = 4;
const TRIES = 3;
/** The most milliseconds for a game played at random. */
const LONGEST_GAME = 20_000;
/**
 * The decisions between two checks of the invariants while an accepted position is played: CHECKED_EVERY for the first CHECKED_OFTEN decisions,
 * when the changed part is still there, then CHECKED_LATER.
 */
const CHECKED_EVERY = 5;
const CHECKED_OFTEN = 100;
const CHECKED_LATER = 101;

export const restoresLaw: Law = {
  number: 18,
  title: "A changed position is refused at once, with the field, or it is one that shows itself as given and plays on to its end",
  check(trial) {
    let stops = 0;
    walk(trial, ({ state, isRare, pick }) => {
      if (!isRare || stops++ >= STOPS) return;
      for (let i = 0; i < MUTATIONS_PER_STOP; i++) holdMutation(trial, mutate(trial.ruleset, state, pick), GENEROUS);
    });
  },
};

export interface Attempt {
  readonly isAccepted: boolean;
  /** The duration of the call. */
  readonly milliseconds: number;
}

/** Tests the law with one changed position. */
export function holdMutation({ ruleset, watch = CLOCK }: Pick<Trial, "ruleset" | "watch">, mutation: Mutation, limits: Limits): Attempt {
  try {
    const { state, milliseconds } = knock(ruleset, mutation, limits, watch);
    if (state === null) return { isAccepted: false, milliseconds };
    checkShown(ruleset, state, mutation);
    timed(watch, "to play it to its end", { milliseconds: LONGEST_GAME }, () => playOn(ruleset, state, mutation.changes, limits.plies));
    return { isAccepted: true, milliseconds };
  } catch (error) {
    if (error instanceof Error) error.message = `${mutation.entry} of a position with ${mutation.changes}: ${error.message}`;
    throw error;
  }
}

/** Gives the input to an entry point; the state is null if the input is correctly refused. */
function knock(ruleset: AnyRuleset, { entry, given }: Mutation, limits: Limits, watch: Watch): { state: GameState | null; milliseconds: number } {
  let outcome: { state: GameState } | { error: unknown } | undefined;
  const { milliseconds } = timed(watch, "it", limits, () => {
    try {
      outcome = { state: ruleset[entry](given) };
    } catch (error) {
      outcome = { error };
    }
  });
  if ("state" in outcome!) return { state: outcome.state, milliseconds };
  checkRefusal(outcome!.error);
  return { state: null, milliseconds };
}

// A slow call is tried again, since garbage collection or a busy machine can slow a single call. Memory is checked on the first call only, since
// allocating it is slow too.
function timed(watch: Watch, what: string, { milliseconds: most, megabytes }: Bounds, run: () => void): Took {
  let took = watch.time(what, INTERRUPTED_AFTER * most, run);
  expectThat(megabytes === undefined || took.megabytes <= megabytes, () => `${what} took ${took.megabytes.toFixed(0)} MB`);
  for (let again = 1; again < TRIES && took.milliseconds > most; again++) took = watch.time(what, INTERRUPTED_AFTER * most, run);
  expectThat(took.milliseconds <= most, () => `${what} took ${took.milliseconds.toFixed(0)} ms`);
  return took;
}

interface Bounds {
  readonly milliseconds: number;
  readonly megabytes?: number;
}

function checkRefusal(error: unknown): void {
  if (!isTycheError(error)) throw new Error(`crashed: ${error instanceof Error ? error.stack : String(error)}`);
  const { name, message } = error;
  const details: ErrorDetails = error.details;
  expectThat(name === "PositionError", () => `a ${name}: ${message}`);
  expectThat(!message.includes("tyche invariant"), () => `told as a fault of the library: ${message}`);
  for (const part of ["path", "expected", "got"] as const) {
    expectThat(typeof details[part] === "string" && details[part] !== "", () => `the error has no ${part}: ${message} ${JSON.stringify(details)}`);
  }
}

// Nothing in the input is dropped or changed, except that a question with a single answer has been answered.
function checkShown(ruleset: AnyRuleset, state: GameState, { entry, given }: Mutation): void {
  const view: unknown = JSON.parse(JSON.stringify(ruleset.view(state, "arbiter")));
  if (entry === "position") {
    if (!isPlayedOn(given, view) && !hadOneAnswer(ruleset, partsOf(ruleset).position(given as object, true))) checkKept(given, view, "view");
    return;
  }
  if (!isPlayedOn((given as GameState).frames, state.frames) && !hadOneAnswer(ruleset, given as GameState)) expectEqual(state, given, "what it is");
  expectEqual(accepted(ruleset, view), state, "the position of what it shows");
}

/** Throws if a given value is not shown. Absent values may have been filled in. */
export function checkKept(given: unknown, shown: unknown, path: string): void {
  if (typeof given !== "object" || given === null || typeof shown !== "object" || shown === null) {
    expectThat(Object.is(given, shown), () => `accepted, but ${path} is ${JSON.stringify(shown)} and not ${JSON.stringify(given)}`);
    return;
  }
  if (Array.isArray(given)) expectEqual((shown as unknown[]).length, given.length, `accepted, but the length of ${path}`);
  for (const [key, part] of Object.entries(given)) checkKept(part, (shown as Record<string, unknown>)[key], `${path}.${key}`);
}

function accepted(ruleset: AnyRuleset, view: unknown): GameState {
  try {
    return ruleset.position(view);
  } catch (error) {
    throw new Error(`accepted, but what it shows is refused: ${error instanceof Error ? error.message : String(error)}`);
  }
}

// While forced moves are played, dice may be rolled and frames may end or begin; of two seats that choose simultaneously, one may have chosen.
function isPlayedOn(given: unknown, shown: unknown): boolean {
  return !isSame(generatorOf(given), generatorOf(shown)) || seatsAsked(given).length > seatsAsked(shown).length;
}

function seatsAsked(view: unknown): readonly unknown[] {
  const { decision } = view as { readonly decision?: { readonly seats?: unknown } | null };
  return Array.isArray(decision?.seats) ? decision.seats : [];
}

function hadOneAnswer(ruleset: AnyRuleset, given: GameState): boolean {
  const procedure = partsOf(ruleset).procedures[topKind(given)]!;
  const asked = procedure.asks(given);
  return ruleset.seats.some((_, seat) => {
    const codes: number[] = [];
    if (hasBit(asked, seat)) procedure.moves(given, seat, codes);
    return codes.length === 1;
  });
}

function generatorOf(view: unknown): unknown {
  if (Array.isArray(view)) return view;
  const { secret, underWay, frames } = view as Record<string, Record<string, unknown> | undefined>;
  return [underWay, frames, secret?.["dice"]];
}

function playOn(ruleset: AnyRuleset, from: GameState, seed: string, most = Infinity): void {
  const { checkInvariants } = partsOf(ruleset);
  const state: GameState = ruleset.clone(from);
  const choices = new SeededDice(seed);
  const generator = new SeededDice(state.dice);
  for (let plies = 0; plies < most && ruleset.outcome(state) === null; plies++) {
    expectThat(plies < ruleset.maxDecisions, `no end after ${plies} decisions`);
    const { kind } = ruleset.decision(state) ?? { kind: "no decision" };
    try {
      ruleset.advance(state, ruleset.randomMove(state, choices), generator);
      if (plies % (plies < CHECKED_OFTEN ? CHECKED_EVERY : CHECKED_LATER) === 0) checkInvariants(state);
    } catch (error) {
      throw new Error(`accepted, then after ${plies} decisions in ${kind}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  expectThat(ruleset.outcome(state) === null || ruleset.seatsToMove(state).length === 0, "somebody is asked after the end");
  checkInvariants(state);
}
