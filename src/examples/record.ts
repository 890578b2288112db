import { isTycheError, type Refusal } from "../core/basics/errors.js";
import type { Dice } from "../core/dice/dice.js";
import { SeededDice } from "../core/dice/seeded.js";
import type { EventBase } from "../core/events/events.js";
import type { GameTypes, Ruleset } from "../core/ruleset/contract.js";
import type { GameState } from "../core/state/state.js";
import type { ExampleStep } from "./example.js";
import { NotingDice } from "./noting-dice.js";

/** The parts of a ruleset that a recorder needs. */
export type Recordable<T extends GameTypes> = Pick<Ruleset<T>, "apply" | "format" | "explain" | "legalMoves" | "decision" | "view">;

/** A line as it was played, with its events. */
export interface TrialStep<E extends EventBase = EventBase> extends ExampleStep {
  /** Empty if the line is refused. */
  readonly events: readonly E[];
}

/** A position that a test set up, and the lines played on it, in order. */
export interface Trial<S extends GameState = GameState, E extends EventBase = EventBase> {
  readonly position: S;
  readonly steps: readonly TrialStep<E>[];
}

/** Records, during tests, the positions set up and the lines played through `ruleset`, with their dice and refusals. */
export class ExampleRecorder<T extends GameTypes, R extends Recordable<T>> {
  /** A copy of the ruleset whose calls are recorded. */
  readonly ruleset: R;
  readonly #inner: R;
  #trials: { readonly position: string; readonly steps: TrialStep<T["event"]>[] }[] = [];
  // The position after the last line, as JSON. A test that changes it by hand begins a new trial.
  #reached = "";

  constructor(ruleset: R) {
    this.#inner = ruleset;
    this.ruleset = {
      ...ruleset,
      apply: (state, move, dice) => this.#apply(state, move, dice),
      explain: (state, move) => this.#explain(state, move),
      legalMoves: (state, seat) => ruleset.legalMoves(this.#look(state), seat),
      decision: (state, viewer) => ruleset.decision(this.#look(state), viewer),
      view: (state, viewer) => ruleset.view(this.#look(state), viewer),
    };
  }

  /** The trials since the last call, in order, without duplicates. */
  take(): Trial<T["state"], T["event"]>[] {
    const trials = this.#trials.map(({ position, steps }) => ({ position: JSON.parse(position) as T["state"], steps }));
    this.#trials = [];
    this.#reached = "";
    return trials;
  }

  #apply(state: T["state"], move: T["move"], dice: Dice | undefined): ReturnType<R["apply"]> {
    const before = JSON.stringify(state);
    const noting = new NotingDice(dice ?? new SeededDice([...state.dice]));
    const next = this.#inner.apply(state, move, dice === undefined ? undefined : noting);
    if (dice === undefined) this.#inner.apply(JSON.parse(before) as T["state"], move, noting);
    this.#add(before, { line: this.#inner.format(move), ...noting.noted(), events: next.events });
    this.#reached = JSON.stringify(next.state);
    return next as ReturnType<R["apply"]>;
  }

  #explain(state: T["state"], move: unknown): Refusal | null {
    const refusal = this.#inner.explain(state, move);
    if (refusal === null) return refusal;
    const { code, clause } = refusal;
    const line = this.#lineOf(move as T["move"]);
    if (line !== null) this.#add(JSON.stringify(state), { line, dice: "", refused: { code, clause }, events: [] });
    return refusal;
  }

  #lineOf(move: T["move"]): string | null {
    try {
      return this.#inner.format(move);
    } catch (error) {
      if (isTycheError(error)) return null;
      throw error;
    }
  }

  #look(state: T["state"]): T["state"] {
    this.#trialAt(JSON.stringify(state));
    return state;
  }

  #add(before: string, step: TrialStep<T["event"]>): void {
    const { steps } = this.#trialAt(before);
    if (!(step.refused !== undefined && steps.some(({ line, refused }) => refused !== undefined && line === step.line))) steps.push(step);
  }

  #trialAt(before: string): { readonly position: string; readonly steps: TrialStep<T["event"]>[] } {
    const last = this.#trials[this.#trials.length - 1];
    if (last !== undefined && this.#reached === before) return last;
    const trial = { position: before, steps: [] as TrialStep<T["event"]>[] };
    this.#trials.push(trial);
    this.#reached = before;
    return trial;
  }
}
