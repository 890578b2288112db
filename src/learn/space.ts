/** The space of actions: every kind of move with its arguments, laid out one after the other. */
import { code } from "../core/moves/codes.js";
import type { GameTypes } from "../core/ruleset/contract.js";
import { badRow } from "../core/basics/errors.js";
import { frozen } from "../core/basics/frozen.js";
import { isNumeric, MOST, type Vocabulary } from "../core/moves/moves.js";
import type { PlayParts } from "../core/ruleset/parts.js";
import type { GameState } from "../core/state/state.js";

/**
 * A move as a whole number, 0 to `size` - 1 of its space. It does not say who makes the move: the seat is given alongside it. A number means the same
 * move while the version of the ruleset and the edition stay the same.
 */
export type Action = number;

/** An argument of a kind of move: its field, and its possible words or numbers. */
export interface ActionArgument {
  readonly field: string;
  /** The name of its list in `ActionSpace.words`; null for a number. */
  readonly words: string | null;
  /** The least number; 0 for words. */
  readonly least: number;
  /** The number of words or numbers. */
  readonly size: number;
}

/** The actions of one kind of move: `first + a * args[1].size + b`, where a and b are indices of words, or numbers counted from the least. */
export interface ActionKind {
  readonly type: string;
  readonly first: Action;
  /** The number of actions: the product of the sizes of its arguments; 1 without any. */
  readonly size: number;
  /** The arguments, in the order of the notation; at most two. */
  readonly args: readonly ActionArgument[];
  /** The first row of this kind in each factor: with the first argument, and with the second argument (-1 without one). */
  readonly rows: readonly [first: number, second: number];
}

/** All actions of an edition, as data. */
export interface ActionSpace {
  readonly ruleset: string;
  readonly version: string;
  /** The name of the edition; "" is the standard one. */
  readonly edition: string;
  readonly size: number;
  /** The kinds of move, in the order of their actions. */
  readonly kinds: readonly ActionKind[];
  /** The words of all arguments, by name; the place of a word in its list is its number. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /**
   * The number of rows in each factor of a factored policy. Such a policy scores an action by the sum of two rows, which `rowsOf` gives: the row of its
   * kind with the first argument, and that of its kind with the second. An action with at most one argument has a row of its own.
   */
  readonly rows: readonly [first: number, second: number];
}

/** A space with the tables that translate between actions and codes. */
export interface Layout {
  readonly space: ActionSpace;
  /** The code of each action. */
  readonly codes: Int32Array;
  /** Indexed by verb: the offset of an action, to which `a * width + b` of its code is added. */
  readonly base: Int32Array;
  readonly width: Int32Array;
  /** Indexed by verb: the offset of the first argument's rows. */
  readonly firstRow: Int32Array;
  /** Indexed by verb: the offset of the second argument's rows; NO_ROW if there is no second argument. */
  readonly secondRow: Int32Array;
}

/** Stands for no row; no real offset equals it. */
export const NO_ROW: number = -(2 ** 31);

/** The layout of an edition. @throws PositionError when the edition is not known here */
export function layoutOf<T extends GameTypes>({ id, version, moveKinds }: PlayParts<T>, edition: string): Layout {
  const like = { edition, dice: [], frames: [] } as GameState;
  const words: Record<string, readonly string[]> = {};
  let [next, firstRows, secondRows] = [0, 0, 0];
  const kinds = moveKinds.map(({ type, args }): ActionKind => {
    const described = args.map(([field, vocabulary], nth) => argumentOf({ type, field, vocabulary: vocabulary as Vocabulary<GameState>, nth }, like, words));
    const [first, second] = described;
    const size = (first?.size ?? 1) * (second?.size ?? 1);
    const kind: ActionKind = { type, first: next, size, args: described, rows: [firstRows, second === undefined ? -1 : secondRows] };
    next += size;
    firstRows += first?.size ?? 1;
    secondRows += second?.size ?? 0;
    return kind;
  });
  const space: ActionSpace = frozen({ ruleset: id, version, edition, size: next, kinds, words, rows: [firstRows, secondRows] });
  return { space, ...tablesOf(space) };
}

/** An argument of a kind of move in the move table: the first or the second. */
interface Given {
  readonly type: string;
  readonly field: string;
  readonly vocabulary: Vocabulary<GameState>;
  readonly nth: number;
}

// Adds the words of an argument to those of the space.
function argumentOf({ type, field, vocabulary, nth }: Given, like: GameState, words: Record<string, readonly string[]>): ActionArgument {
  if (!isNumeric(vocabulary)) {
    const ids = (words[vocabulary.name] = [...(vocabulary.ids(like) ?? [])]);
    return { field, words: vocabulary.name, least: 0, size: ids.length };
  }
  const [least, most] = vocabulary.range?.(like) ?? [0, MOST[nth]!];
  const highest = Math.min(most, MOST[nth]!); // a number without its own bounds can be as large as a code holds
  if (!(least >= 0 && least <= highest)) throw badRow(`moves.${type}.${field}`, `a range within 0..${MOST[nth]!}`, `${least}..${most}`);
  return { field, words: null, least, size: highest - least + 1 };
}

function tablesOf({ size, kinds }: ActionSpace): Omit<Layout, "space"> {
  const codes = new Int32Array(size);
  const leastOf = (nth: number): Int32Array => Int32Array.from(kinds, ({ args }) => args[nth]?.least ?? 0);
  const [leastA, leastB] = [leastOf(0), leastOf(1)];
  const width = Int32Array.from(kinds, ({ args }) => args[1]?.size ?? 1);
  kinds.forEach(({ first, size: many }, verb) => {
    for (let n = 0; n < many; n++) codes[first + n] = code(verb, leastA[verb]! + Math.floor(n / width[verb]!), leastB[verb]! + (n % width[verb]!));
  });
  return {
    codes,
    width,
    base: Int32Array.from(kinds, ({ first }, verb) => first - leastA[verb]! * width[verb]! - leastB[verb]!),
    firstRow: Int32Array.from(kinds, ({ rows }, verb) => rows[0] - leastA[verb]!),
    secondRow: Int32Array.from(kinds, ({ rows }, verb) => (rows[1] < 0 ? NO_ROW : rows[1] - leastB[verb]!)),
  };
}
