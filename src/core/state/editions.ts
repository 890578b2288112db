/**
 * Editions: boards, decks and tables are parameters of a game. A state holds the name of its edition, which finds the compiled tables. The standard
 * edition is "". Any other is named by the hash of its data, so that equal data have the same name in every program, in any order of keys. A program
 * that loads a state of another edition first registers its data (`register-edition.ts`); `setup` and `replay` do so themselves.
 */
import { PositionError, printed } from "../basics/errors.js";

/** Keeps an edition registered as long as a program refers to this object. */
export interface EditionHold {
  readonly tables: object;
}

export interface Editions<T extends object> {
  /** The compiled tables of an edition. @throws PositionError if this program does not know it */
  of(edition: string): T;
  /**
   * Keeps an edition registered until nothing refers to the returned value, even if many others follow.
   * @throws PositionError if the edition is not known
   */
  hold(edition: string): EditionHold;
  /** True if this edition is known and is not the standard one. */
  isKnown(edition: string): boolean;
  add(edition: string, tables: T): void;
}

/** A registered edition; `used` is the count of requests at its last use. */
interface KeptEdition<T> {
  readonly tables: T;
  used: number;
}

/** A reference that does not keep its object in memory. */
type Ref<T> = Pick<WeakRef<T & object>, "deref">;

// A JavaScript engine without weak references, such as an older one of React Native, never frees an edition that was once held.
function refTo<T extends object>(value: T): Ref<T> {
  return typeof WeakRef === "undefined" ? { deref: () => value } : new WeakRef(value);
}

/** The number of editions kept besides the standard one; beyond it, the least recently used is dropped. */
export const MOST_EDITIONS = 64;

/** Makes the editions of a ruleset. The standard one is compiled at first use, so that importing a ruleset is cheap. */
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

  // An edition that was dropped here but that a program still holds.
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
