import type { GameState } from "../core/state/state.js";

/** One line of an example. */
export interface ExampleStep {
  /** A move in notation, with its seat. */
  readonly line: string;
  /** The faces in order; empty if nothing is rolled or the line is refused. */
  readonly dice: string;
  /** The draws, as indices from 0 among the things drawn from; absent if nothing is drawn. */
  readonly draws?: string;
  /** The reason for a refusal; absent if the line is played. */
  readonly refused?: ExampleRefusal;
}

/** The reason for a refusal; `clause` is null if no clause of the rules forbids it. */
export interface ExampleRefusal {
  readonly code: string;
  readonly clause: string | null;
}

/** One clause in play: a position, lines that are played or refused on it, and their dice. */
export interface Example<S extends GameState = GameState> {
  /** The id of the clause. */
  readonly clause: string;
  /** A sentence in the style of a rulebook that says what happens. */
  readonly title: string;
  /** A state of the ruleset, as `restore` and `new Game(ruleset, { position })` read it. */
  readonly position: S;
  /** Lines in order, each on the position after the previous one; empty if the position, its decision and its legal moves show the clause. */
  readonly steps: readonly ExampleStep[];
  /** The same lines on another position with another result, if a test has such a pair; absent if one position shows the clause. */
  readonly beside?: ExampleBeside<S>;
}

/** A second position of an example, with its lines. */
export interface ExampleBeside<S extends GameState = GameState> {
  readonly position: S;
  readonly steps: readonly ExampleStep[];
}

/** The examples of one ledger by clause, in its order. */
export type Examples<S extends GameState = GameState> = Readonly<Record<string, Example<S>>>;
