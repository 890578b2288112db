/**
 * The words of a ruleset: the ids of each kind of thing. Moves, frames and views use ids; inside the engine an id is its index in the list. Things that
 * have no ids but fit into one integer, such as mixes of combat units, are a kind of their own (`Packed`), which defines how they are shown and read.
 */
import { POSITION_COMPLAINT, readInteger, readWord } from "../basics/json.js";
import type { GameState } from "./state.js";

/** The ids of one kind of thing; a function if they depend on the edition. */
export type Ids<S> = readonly string[] | ((s: S) => readonly string[]);

/** An inclusive bound; a function if it depends on the game or its edition. */
export type Bound<S> = number | ((s: S) => number);

/** A kind of thing that is one integer inside and has another public form. */
export interface Packed<T, S> {
  /** The range of the integer, inclusive. */
  readonly least: Bound<S>;
  readonly most: Bound<S>;
  show(packed: number, s: S): T;
  /** The inverse of `show`. @throws PositionError naming the path */
  read(input: unknown, path: string, s: S): number;
  /** True if the public form is the same integer. */
  readonly isNumber?: true;
}

/** A whole number within bounds: `points: quantity(0, (s) => tablesOf(s).box.movementPoints)`. Slots of this kind hold no other value. */
export function quantity<S>(least: Bound<S>, most: Bound<S>): Packed<number, S> {
  return {
    least,
    most,
    isNumber: true,
    show: (value) => value,
    read: (input, path, s) => readInteger(input, path, boundIn(least, s), boundIn(most, s), POSITION_COMPLAINT),
  };
}

export function boundIn<S>(bound: Bound<S>, s: S): number {
  return typeof bound === "number" ? bound : bound(s);
}

export function rangeIn<S>({ least, most }: Packed<unknown, S>, s: S): readonly [least: number, most: number] {
  return [boundIn(least, s), boundIn(most, s)];
}

/** The ids of every kind of thing. W maps the kinds to their public types: `{ card: CardId; seat: Seat; units: UnitCounts }`. */
export type WordLists<W, S extends GameState> = { readonly [K in keyof W]: W[K] extends string ? Ids<S> : Packed<W[K], S> };

/** The words of any ruleset. */
// biome-ignore lint/suspicious/noExplicitAny: core reads the words of any ruleset
export type AnyWords = Readonly<Record<string, Ids<any> | Packed<any, any>>>;

/** True for a kind without ids, which is packed into an integer. */
// biome-ignore lint/suspicious/noExplicitAny: a kind of any ruleset
export function isPacked(held: AnyWords[string]): held is Packed<any, any> {
  return typeof held === "object" && !Array.isArray(held);
}

/** The ids of a kind in the edition of a state. */
export function idsOf<S>(ids: Ids<S>, s: S): readonly string[] {
  return typeof ids === "function" ? ids(s) : ids;
}

/** The index of each id. */
export function numbersOf<Id extends string>(ids: readonly Id[]): Readonly<Record<Id, number>> {
  return Object.fromEntries(ids.map((id, number) => [id, number])) as Record<Id, number>;
}

/**
 * The public type of a field or slot of a kind: "number" (0..4095), a range "0..9", "flag" (true or false) or a word; "word?" for one or none,
 * "words" for a set, "word[8]" or "0..9[8]" for a list of at most eight.
 */
export type ValueOf<Kind, W> = Kind extends "number" | `${number}..${number}`
  ? number
  : Kind extends "flag"
    ? boolean
    : Kind extends keyof W
      ? W[Kind]
      : Kind extends `${infer One}?`
        ? (One extends keyof W ? W[One] : never) | null
        : Kind extends `${infer One}[${number}]`
          ? readonly ValueOf<One, W>[]
          : Kind extends `${infer One}s`
            ? readonly (One extends keyof W ? W[One] : never)[]
            : never;

export type KindOf<W> =
  | "number"
  | "flag"
  | `${number}..${number}`
  | (keyof W & string)
  | `${keyof W & string}?`
  | `${keyof W & string}s`
  | `${(keyof W & string) | "number" | `${number}..${number}`}[${number}]`;

export interface Form {
  readonly form: "number" | "flag" | "word" | "optional" | "set" | "list";
  /** The word of the kind, or of its entries; "" for numbers and flags. */
  readonly word: string;
  /** The range of a number, inclusive. */
  readonly least: number;
  readonly most: number;
  /** The most entries of a list; else 1. */
  readonly length: number;
}

/** The upper bound of a "number" without a range, the same as in moves. */
const MOST_NUMBER = 4095;
const LIST = /^(.+)\[(\d+)\]$/;
const RANGE = /^(-?\d+)\.\.(-?\d+)$/;

/** Splits a kind into its parts; `isWord` recognizes the words of the ruleset. */
export function formOf(kind: string, isWord: (word: string) => boolean): Form {
  const list = kind.endsWith("]") ? LIST.exec(kind) : null; // few kinds are lists
  if (list !== null) return { ...formOf(list[1]!, isWord), form: "list", length: Number(list[2]) };
  const range = RANGE.exec(kind);
  const form = (name: Form["form"], word = "", least = 0, most = MOST_NUMBER): Form => ({ form: name, word, least, most, length: 1 });
  if (range !== null) return form("number", "", Number(range[1]), Number(range[2]));
  if (kind === "number") return form("number");
  if (kind === "flag") return form("flag", "", 0, 1);
  if (isWord(kind)) return form("word", kind);
  return form(kind.endsWith("?") ? "optional" : "set", kind.slice(0, -1));
}

/** The public form of one number, word or packed thing; `word` is "" for a number. */
export function showOne<S extends GameState>(words: AnyWords, word: string, value: number, s: S): unknown {
  if (word === "") return value;
  const held = words[word]!;
  return isPacked(held) ? held.show(value, s) : idsOf(held, s)[value];
}

/** The inverse of `showOne`. @throws PositionError naming the path */
export function readOne<S extends GameState>(words: AnyWords, { word, least, most }: Form, input: unknown, path: string, s: S): number {
  if (word === "") return readInteger(input, path, least, most, POSITION_COMPLAINT);
  const held = words[word]!;
  if (isPacked(held)) return held.read(input, path, s);
  const ids = idsOf(held, s);
  return ids.indexOf(readWord(input, path, ids, POSITION_COMPLAINT));
}
