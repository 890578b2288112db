/**
 * Editions: boards, decks and tables are parameters of a game.
 *
 * A state names its edition and does not hold it; the compiled tables are found by that name. The standard edition is "", any other is named by the hash of its data, so that
 * the same data have the same name in every program, whatever the order of their keys. A program that loads a state of another
 * edition first registers its data (`register-edition.ts`), which `setup` and `replay` do by themselves.
 */
import { PositionError, printed } from "../basics/errors.js";

/** Keeps an edition known as long as a program holds on to it. */
export interface EditionHold {
  readonly tables: object;
}

/** The editions of one ruleset. */
export interface Editions<T extends object> {
  /** The compiled tables of an edition. @throws PositionError when it is not known in this program */
  of(edition: string): T;
  /**
   * Keeps an edition known, however many others are registered, until nobody refers to the returned value any more. @throws PositionError when it is not known
   */
  hold(edition: string): EditionHold;
  /** True if this edition is known and is not the standard one. */
  isKnown(edition: string): boolean;
  /** Registers an edition under its name. */
  add(edition: string, tables: T): void;
}

/** An edition that was registered: its tables, and the count of requests when they were last asked for. */
interface KeptEdition<T> {
  readonly tables: T;
  used: number;
}

/** A reference that does not keep its object in memory. */
type Ref<T> = Pick<WeakRef<T & object>, "deref">;

// A JavaScript engine without weak references, such as older ones of React Native, never frees an edition that was held once.
function refTo<T extends object>(value: T): Ref<T> {
  return typeof WeakRef === "undefined" ? { deref: () => value } : new WeakRef(value);
}

/** The number of editions kept besides the standard one; beyond it, the least recently used is forgotten. */
export const MOST_EDITIONS = 64;

/** Makes the editions of a ruleset. The standard one is compiled at its first use, so that importing a ruleset costs nothing. */
export function createEditions<T extends object>(compileStandard: () => T): Editions<T> {
  let standard: T | undefined;
  let uses = 0;
  const others = new Map<string, KeptEdition<T>>();
  const holds = new Map<string, Ref<{ readonly tables: T }>>();

  function tablesOf(edition: string): T {
    if (edition === "") return (standard ??= compileStandard());
    const kept = others.get(edition) ?? recall(edition);
    if (kept === undefined) {
      throw new PositionError(
        "position/unknown-edition",
        `the edition ${edition.slice(0, 40)} is not known here (any more); set up a game with its board, deck and tables first`,
        { path: "edition", expected: "an edition that is known here", got: printed(edition) },
      );
    }
    kept.used = ++uses;
    return kept.tables;
  }

  function keep(edition: string, tables: T): KeptEdition<T> {
    if (others.size >= MOST_EDITIONS) forgetOldest();
    const kept = { tables, used: ++uses };
    others.set(edition, kept);
    return kept;
  }

  function forgetOldest(): void {
    let oldest = "";
    let used = Number.POSITIVE_INFINITY;
    for (const [edition, kept] of others) if (kept.used < used) [oldest, used] = [edition, kept.used];
    others.delete(oldest);
  }

  // An edition that was forgotten here, but is still held by a program.
  function recall(edition: string): KeptEdition<T> | undefined {
    const held = holds.get(edition)?.deref();
    return held === undefined ? undefined : keep(edition, held.tables);
  }

  function hold(edition: string): EditionHold {
    const held = holds.get(edition)?.deref();
    if (held !== undefined) return held;
    for (const [name, ended] of holds) if (ended.deref() === undefined) holds.delete(name);
    const begun = { tables: tablesOf(edition) };
    holds.set(edition, refTo(begun));
    return begun;
  }

  return {
    of: tablesOf,
    hold,
    isKnown: (edition) => others.has(edition) || recall(edition) !== undefined,
    add: (edition, tables) => void keep(edition, tables),
  };
}
