/**
 * Editions: boards, decks and tables are parameters of a game.
 *
 * A state names its edition and does not hold it; the compiled tables are found by that name. The standard edition is "", any other is named by the
 * hash of its data, so that the same data has the same name in every program, in whatever order its keys stand. A program that loads a state of another
 * edition first registers its data, which `setup` and `replay` do by themselves. What is kept is a copy: nothing that its giver changes later touches a game.
 */
import { PositionError, printed, SetupError } from "./errors.js";
import { hashText } from "./hash.js";
import { isPlainObject } from "./json.js";

/** The editions of one ruleset. */
export interface Editions<D, T> {
  /** The compiled tables of an edition. @throws PositionError when it is not known in this program */
  of(edition: string): T;
  /**
   * Compiles and keeps an edition; returns its name. Data equal to the standard's is the standard. `checked` compiles what comes from outside, where that takes more than what
   * compiles the standard. @throws SetupError when it is no JSON
   */
  register(data: D, checked?: (data: D) => T): string;
}

/** So many editions besides the standard one are kept; of more, the one that has not been asked for longest is forgotten. */
export const MOST_EDITIONS = 64;
const LONGEST_DATA = 4_000_000;
/** Texts of data that were registered last, by which they are known again without being read. */
const MOST_TEXTS = 8;

interface Kept<T> {
  readonly tables: T;
  used: number;
}

/** Makes the editions of a ruleset from its standard data and the compiler (which validates and throws SetupError). */
export function createEditions<D, T>(standard: D, compile: (data: D) => T): Editions<D, T> {
  let standardTables: T | undefined;
  let standardText: string | undefined;
  const others = new Map<string, Kept<T>>();
  const names = new Map<string, string>();
  let uses = 0;

  function forgetOldest(): void {
    let oldest = "";
    let used = Number.POSITIVE_INFINITY;
    for (const [edition, kept] of others) if (kept.used < used) [oldest, used] = [edition, kept.used];
    others.delete(oldest);
  }

  function registered(given: string, checked: (data: D) => T): string {
    const copy = orderedLike(standard, JSON.parse(given));
    const text = JSON.stringify(copy);
    if (text === (standardText ??= JSON.stringify(standard))) return "";
    const edition = hashText(text);
    if (!others.has(edition)) {
      const tables = checked(copy as D);
      if (others.size >= MOST_EDITIONS) forgetOldest();
      others.set(edition, { tables, used: ++uses });
    }
    return edition;
  }

  return {
    of(edition) {
      // Compiled at first use, so that importing a ruleset costs nothing.
      if (edition === "") return (standardTables ??= compile(standard));
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
    register(data, checked = compile) {
      const given = textOf(data);
      const known = names.get(given);
      if (known === "" || (known !== undefined && others.has(known))) return known;
      const edition = registered(given, checked);
      if (names.size >= MOST_TEXTS) names.clear();
      names.set(given, edition);
      return edition;
    },
  };
}

// What is given, as text: its giver may change it later.
function textOf(data: unknown): string {
  const text = stringified(data);
  if (text.length > LONGEST_DATA) throw notJson(`JSON of at most ${LONGEST_DATA} characters`, `${text.length} characters`);
  return text;
}

function stringified(data: unknown): string {
  try {
    return JSON.stringify(data);
  } catch {
    throw notJson("JSON data", printed(data));
  }
}

function notJson(expected: string, got: string): SetupError {
  return new SetupError("setup/bad-edition", `options.edition: expected ${expected}, got ${got}`, { path: "options.edition", expected, got });
}

// Keys in the standard's order, those it does not have in the order of the alphabet, so that equal data is equal text.
function orderedLike(model: unknown, data: unknown): unknown {
  if (Array.isArray(data)) return data.map((entry, i) => orderedLike(Array.isArray(model) ? (model[i] ?? model[0]) : undefined, entry));
  if (!isPlainObject(data)) return data;
  const known = isPlainObject(model) ? model : {};
  const keys = Object.keys(known).filter((key) => Object.hasOwn(data, key));
  const others = Object.keys(data)
    .filter((key) => !Object.hasOwn(known, key))
    .sort();
  const ordered: Record<string, unknown> = {};
  for (const key of [...keys, ...others]) {
    // A key of this name is data like any other and no prototype.
    Object.defineProperty(ordered, key, { value: orderedLike(known[key], data[key]), enumerable: true, configurable: true, writable: true });
  }
  return ordered;
}
