/** Examples of clauses: a position, lines that are played or refused on it, and the dice results. */
import type { GameState } from "../core/state/state.js";

/** One line of an example. */
export interface ExampleStep {
  /** A move in notation, with its seat. */
  readonly line: string;
  /** The faces that fall, in order; empty where nothing is rolled, or the line is refused. */
  readonly dice: string;
  /** The draws, as indices from 0 in what is drawn from; absent where nothing is drawn. */
  readonly draws?: string;
  /** The reason for a refusal; absent where the line is played. */
  readonly refused?: ExampleRefusal;
}

/** The code and the clause with which a line is refused. */
export interface ExampleRefusal {
  readonly code: string;
  readonly clause: string | null;
}

/** One clause as it can be seen in play. */
export interface Example<S extends GameState = GameState> {
  /** The id of the clause. */
  readonly clause: string;
  /** A sentence in the style of a rulebook that says what happens. */
  readonly title: string;
  /** A state of the ruleset, as `restore` and `new Game(ruleset, { position })` read it. */
  readonly position: S;
  /** Lines in order, each on the position that the one before leaves; none where the position, its decision and its legal moves show the clause. */
  readonly steps: readonly ExampleStep[];
  /** The same on another position, with another result: a test plays it with a condition and without; absent where one position shows the clause. */
  readonly beside?: ExampleBeside<S>;
}

/** A position beside that of an example, and the lines on it. */
export interface ExampleBeside<S extends GameState = GameState> {
  readonly position: S;
  readonly steps: readonly ExampleStep[];
}

/** The examples of one ledger by clause, in its order. */
export type Examples<S extends GameState = GameState> = Readonly<Record<string, Example<S>>>;
