/**
 * Editions: boards, decks and tables are parameters of a game.
 *
 * A state names its edition and does not hold it; the compiled tables are found by that name. The standard edition is "", any other is named by the
 * hash of its data, so that the same data has the same name in every program. A program that loads a state of another edition first registers its data,
 * which `setup` and `replay` do by themselves.
 */
import { PositionError } from "./errors.js";
import { hashText } from "./hash.js";

/** The editions of one ruleset. */
export interface Editions<D, T> {
  /** The compiled tables of an edition. @throws PositionError when it is not known in this program */
  of(edition: string): T;
  /** Compiles and keeps an edition; returns its name. Data equal to the standard's is the standard. */
  register(data: D): string;
}

/** Makes the editions of a ruleset from its standard data and the compiler (which validates and throws SetupError). */
export function createEditions<D, T>(standard: D, compile: (data: D) => T): Editions<D, T> {
  let standardTables: T | undefined;
  let standardText: string | undefined;
  const others = new Map<string, T>();
  return {
    of(edition) {
      // Compiled at first use, so that importing a ruleset costs nothing.
      if (edition === "") return (standardTables ??= compile(standard));
      const tables = others.get(edition);
      if (tables === undefined) {
        throw new PositionError(
          "position/unknown-edition",
          `the edition ${edition.slice(0, 40)} is not known here; set up a game with its board, deck and tables first`,
        );
      }
      return tables;
    },
    register(data) {
      const text = JSON.stringify(data);
      if (text === (standardText ??= JSON.stringify(standard))) return "";
      const edition = hashText(text);
      if (!others.has(edition)) others.set(edition, compile(data));
      return edition;
    },
  };
}
