/** The observation of a seat as numbers: one row per field, read from the state that `conceal` leaves, so that nothing hidden can be read. `observerOf` of `tyche/learn` lays them out. */
import type { GameState } from "../state/state.js";

/**
 * Puts a value of a field, at the indices `a` and `b` of `each`, which are 0 when left out: a number, an index, -1 for none, the bits of a set. Numbers put at the same place
 * add up; a word is put only once. Putting 0 as a number or a flag, or -1 as a word, changes nothing.
 */
export type Put = (value: number, a?: number, b?: number) => void;

/** One field: a single value, or a value for each index in one or two dimensions. It has one of `read`, `cells` and `fill`. */
export interface ObservationRow<S extends GameState> {
  /**
   * The dimensions of the row, outermost first, at most two: each a word of the ruleset, or a list of ids of its own. Where a dimension is the seats, the observing seat comes
   * first, then its rivals in seat order.
   */
  readonly each?: readonly (string | readonly string[])[];
  /**
   * The kind of the values: "flag", a range "0..9", "number" up to `most`, a word (a number for each of its ids: 1 for the value, 0 for the others), "word?"
   * for one or none, "words" for a set; or ids of their own, from a function where they depend on the edition. Where the words are seats, the observing seat
   * comes first. A value that names one of several things is a word or an id, never a number.
   */
  readonly of: string | readonly string[] | ((s: S) => readonly string[]);
  /** The largest value of "number"; a function where it depends on the edition. */
  readonly most?: number | ((s: S) => number);
  /** A large but usual value, by which numbers are divided; the largest possible value when left out. */
  readonly usual?: number;
  /** The value: a number, an index, -1 for none, the bits of a set. `a` and `b` are the indices of `each`. It reads the state alone, and changes nothing. */
  read?(s: S, a: number, b: number): number;
  /** Instead of `read`, where the state has all values of the field in one list, in the order of `each`: that list. */
  cells?(s: S): readonly number[];
  /**
   * Instead of `read`, where most values are 0 or "none": puts the other values. A value that is not put leaves its numbers 0. It is the fastest way to write a field of many
   * numbers.
   */
  fill?(s: S, put: Put): void;
}

/** One field of what a seat remembers and no view shows any more: as `ObservationRow`, with values from its memory. */
export interface RememberedRow<S extends GameState, H = never> extends Pick<ObservationRow<S>, "each" | "of" | "most" | "usual"> {
  /** Puts the values that are not 0, from the memory of the observing seat. */
  fill(held: H, put: Put, s: S): void;
}

/** The fields of a ruleset's state. The seats asked and the procedures under way need no rows. */
export interface Observation<S extends GameState> {
  readonly rows: Readonly<Record<string, ObservationRow<S>>>;
  /** Fields of what seats remember; left out where there is nothing to remember. */
  readonly remembered?: Readonly<Record<string, RememberedRow<S>>>;
  /** Fields of the state that have no row or are only partly encoded, with the reason. */
  readonly leftOut?: Readonly<Record<string, string>>;
}
