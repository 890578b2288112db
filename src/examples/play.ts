import { printed, type Refusal, ReplayError } from "../core/basics/errors.js";
import { ScriptedDice } from "../core/dice/scripted.js";
import type { GameTypes, Ruleset } from "../core/ruleset/contract.js";
import type { Example, ExampleStep } from "./example.js";

/** The parts of a ruleset that play an example. Only a whole ruleset has them, because only a whole one reads positions. */
export type Playing<T extends GameTypes> = Pick<Ruleset<T>, "restore" | "parse" | "apply" | "explain" | "decision" | "outcome">;

export interface PlayedStep<T extends GameTypes> {
  readonly step: ExampleStep;
  readonly move: T["move"];
  /** The position before the step. */
  readonly before: T["state"];
  /** The position after the step; the same if the line is refused. */
  readonly after: T["state"];
  /** Empty if the line is refused. */
  readonly events: readonly T["event"][];
  /** Null if the line is played. */
  readonly refusal: Refusal | null;
}

export interface PlayedExample<T extends GameTypes> {
  /** The position at the start. */
  readonly position: T["state"];
  readonly steps: readonly PlayedStep<T>[];
}

/**
 * Plays an example from its position, with its dice.
 * @throws PositionError if the position is invalid, IllegalMoveError if a line is not legal, DiceError if the dice differ, ReplayError if a line is not
 * refused as its step says
 */
export function playExample<T extends GameTypes>(ruleset: Playing<T>, example: Pick<Example, "position" | "steps">): PlayedExample<T> {
  const position = ruleset.restore(example.position);
  const steps: PlayedStep<T>[] = [];
  let state = position;
  for (const [i, step] of example.steps.entries()) {
    const played = step.refused === undefined ? playLine(ruleset, state, step) : refuseLine(ruleset, state, step, i);
    steps.push(played);
    state = played.after;
  }
  return { position, steps };
}

function playLine<T extends GameTypes>(ruleset: Playing<T>, before: T["state"], step: ExampleStep): PlayedStep<T> {
  const move = ruleset.parse(step.line);
  const dice = new ScriptedDice(step.dice, { draws: step.draws ?? "" });
  const { state: after, events } = ruleset.apply(before, move, dice);
  dice.assertUsedUp();
  return { step, move, before, after, events, refusal: null };
}

/** @throws ReplayError if a line is not refused as its step says */
export function refuseLine<T extends GameTypes>(ruleset: Playing<T>, before: T["state"], step: ExampleStep, i: number): PlayedStep<T> {
  const move = ruleset.parse(step.line);
  const refusal = ruleset.explain(before, move);
  const { code, clause } = step.refused!;
  if (refusal === null || refusal.code !== code || refusal.clause !== clause) {
    const [path, expected, got] = [`steps[${i}].refused`, `${code} ${clause}`, refusal === null ? "a legal move" : `${refusal.code} ${refusal.clause}`];
    throw new ReplayError("example/not-refused", `${path}: expected ${printed(expected)}, got ${printed(got)}`, { path, expected, got });
  }
  return { step: { line: step.line, dice: "", refused: { code, clause } }, move, before, after: before, events: [], refusal };
}

/** The clauses that a played example names: in events and their rolls, refusals, decisions and the outcome. */
export function clausesNamed<T extends GameTypes>(
  ruleset: Pick<Playing<T>, "decision" | "outcome">,
  { position, steps }: PlayedExample<T>,
): ReadonlySet<string> {
  const named = new Set<string>();
  const look = (state: T["state"]): void => collect([ruleset.decision(state), ruleset.outcome(state)], named);
  look(position);
  for (const { after, events, refusal } of steps) {
    collect(events, named);
    collect(refusal, named);
    look(after);
  }
  return named;
}

/** The clauses that the result of a step names: in its events and their rolls, or in its refusal. */
export function clausesTold<T extends GameTypes>({ events, refusal }: Pick<PlayedStep<T>, "events" | "refusal">): ReadonlySet<string> {
  const named = new Set<string>();
  collect([events, refusal], named);
  return named;
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "clause" && typeof inner === "string") into.add(inner);
    else collect(inner, into);
  }
}
