/**
 * Editions: boards, decks and tables are parameters of a game.
 *
 * A state names its edition and does not hold it; the compiled tables are found by that name. The standard edition is "", any other is named by the
 * hash of its data, so that the same data has the same name in every program, in whatever order its keys stand. A program that loads a state of another
 * edition first registers its data (`register-edition.ts`), which `setup` and `replay` do by themselves.
 */
import { PositionError, printed } from "./errors.js";

/** The editions of one ruleset. */
export interface Editions<T> {
  /** The compiled tables of an edition. @throws PositionError when it is not known in this program */
  of(edition: string): T;
  /** Those that were registered besides the standard one, by name. */
  readonly others: Map<string, KeptEdition<T>>;
}

/** An edition that was registered: its tables, and when they were asked for last, counted in questions. */
export interface KeptEdition<T> {
  readonly tables: T;
  used: number;
}

/** Makes the editions of a ruleset, of which the standard one is compiled at its first use, so that importing a ruleset costs nothing. */
export function createEditions<T>(compileStandard: () => T): Editions<T> {
  let standard: T | undefined;
  let uses = 0;
  const others = new Map<string, KeptEdition<T>>();
  return {
    others,
    of(edition) {
      if (edition === "") return (standard ??= compileStandard());
      const kept = others.get(edition);
      if (kept === undefined) {
        throw new PositionError(
          "position/unknown-edition",
          `the edition ${edition.slice(0, 40)} is not known here (any more); set up a game with its board, deck and tables first`,
          { path: "edition", expected: "an edition that is known here", got: printed(edition) },
        );
      }
      kept.used = ++uses;
      return kept.tables;
    },
  };
}
