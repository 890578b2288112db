/** What a run of the tests is to do, and the lines that it writes. */

/** Which mutants a run of the tests is for. */
export type Plan =
  /** Each test runs once, and it is noted which mutants it reaches. */
  | { readonly kind: "reach"; readonly sources: Sources }
  /** Each test runs once for each of its mutants: by file and title. */
  | { readonly kind: "kill"; readonly sources: Sources; readonly tests: Readonly<Record<string, readonly number[]>> }
  /** These tests run once with one mutant, awake from before the sources are loaded: for what is worked out only once. */
  | { readonly kind: "alone"; readonly sources: Sources; readonly id: number; readonly tests: readonly string[] };

/** Sources with mutants in them, by their file. */
export type Sources = Readonly<Record<string, string>>;

/** A test that has run. */
export interface Reached {
  readonly file: string;
  readonly title: string;
  readonly milliseconds: number;
  readonly reached: readonly number[];
  /** What was reached while files were loaded, so far. */
  readonly loading: readonly number[];
  readonly failed: boolean;
}

/** A mutant that a test was held against. */
export interface Tried {
  readonly id: number;
  readonly file: string;
  readonly title: string;
  readonly isKilled: boolean;
  /** Whether the test came to the mutant: not where what it decides had been worked out before. */
  readonly isReached: boolean;
}
