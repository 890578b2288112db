/**
 * The observation of a seat as numbers: one row per field, read from the state that `conceal` returns, so that nothing hidden can be read.
 * `observerOf` of `tyche/learn` lays them out.
 */
import type { GameState } from "../state/state.js";

/**
 * Writes a value of a field at the indices `a` and `b` of `each` (0 by default): a number, an index, -1 for none, or a bit mask. Numbers at the same
 * place add up; a word is written only once. Writing 0 as a number or flag, or -1 as a word, has no effect.
 */
export type Put = (value: number, a?: number, b?: number) => void;

/** One field: a single value, or a value for each index in one or two dimensions. It has one of `read`, `cells` and `fill`. */
export interface ObservationRow<S extends GameState> {
  /**
   * The dimensions of the row, outermost first, at most two: each a word of the ruleset, or its own list of ids. If a dimension is the seats, the
   * observing seat comes first, then the others in seat order.
   */
  readonly each?: readonly (string | readonly string[])[];
  /**
   * The kind of the values: "flag"; a range "0..9"; "number", up to `most`; a word (a number for each of its ids: 1 for the value, 0 for the others);
   * "word?" for one or none; "words" for a set; or its own ids, as a function if they depend on the edition. If the words are seats, the observing
   * seat comes first. A value that names one of several things is a word or an id, never a number.
   */
  readonly of: string | readonly string[] | ((s: S) => readonly string[]);
  /** The greatest value of "number"; a function if it depends on the edition. */
  readonly most?: number | ((s: S) => number);
  /** A large but usual value, by which numbers are divided; by default the greatest possible value. */
  readonly usual?: number;
  /** The value: a number, an index, -1 for none, a bit mask. `a` and `b` are the indices of `each`. Reads only the state, and changes nothing. */
  read?(s: S, a: number, b: number): number;
  /** Replaces `read` if the state has all values of the field in one list, in the order of `each`. */
  cells?(s: S): readonly number[];
  /** Replaces `read` if most values are 0 or "none": writes the other values, the rest are 0. The fastest way to write a field of many numbers. */
  fill?(s: S, put: Put): void;
}

/** A field of a seat's memory that no view shows: like `ObservationRow`, with values from the memory. */
export interface RememberedRow<S extends GameState, H = never> extends Pick<ObservationRow<S>, "each" | "of" | "most" | "usual"> {
  /** Writes the values that are not 0, from the memory of the observing seat. */
  fill(held: H, put: Put, s: S): void;
}

/** The fields of a ruleset's state. The seats asked and the active procedures need no rows. */
export interface Observation<S extends GameState> {
  readonly rows: Readonly<Record<string, ObservationRow<S>>>;
  /** The fields of memories; absent if there is nothing to remember. */
  readonly remembered?: Readonly<Record<string, RememberedRow<S>>>;
  /** Fields of the state that have no row or are only partly encoded, each with the reason. */
  readonly leftOut?: Readonly<Record<string, string>>;
}
