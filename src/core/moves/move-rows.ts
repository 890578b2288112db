/** Tables with a row per move, which give the union of moves, the verbs of codes, and the table of the codec. */
import { type Code, code, MOST_A, MOST_B, MOST_VERB, verbOf } from "./codes.js";
import { type MoveBase, type MoveKind, NUMBERS, numbersIn, type Vocabulary, vocabulary, vocabularyOf } from "./moves.js";
import type { GameState } from "../state/state.js";
import { type AnyWords, formOf, isPacked, rangeIn, type ValueOf, type WordLists } from "../state/words.js";

/**
 * The moves of a ruleset, each with at most two fields in the order of the notation. A field is a word, or a number: a range "1..3", a word that is a
 * `quantity`, or any "number". The bounds limit how many actions `tyche/learn` needs; a listed move must be within them.
 */
export type MoveRows<W = Record<string, string>> = Readonly<Record<string, Readonly<Record<string, (keyof W & string) | "number" | `${number}..${number}`>>>>;

export type MovesOf<Rows, W, Seat extends string> = {
  [T in keyof Rows]: { readonly seat: Seat; readonly type: T } & { readonly [F in keyof Rows[T]]: ValueOf<Rows[T][F], W> } extends infer M
    ? { readonly [K in keyof M]: M[K] }
    : never;
}[keyof Rows];

export type VerbsOf<Rows> = { readonly [T in keyof Rows]: number };

/** The index of each move in a table. */
export function verbsOf<Rows extends object>(rows: Rows): VerbsOf<Rows> {
  return Object.fromEntries(Object.keys(rows).map((type, verb) => [type, verb])) as unknown as VerbsOf<Rows>;
}

/** Makes a check that a code has no more arguments than its verb takes. Every code from the codec passes it. */
export function wellFormed(rows: object): (c: Code) => boolean {
  const bits: readonly number[] = Object.values(rows).map((row) => {
    const fields = Object.keys(row).length;
    return code(MOST_VERB, fields > 0 ? MOST_A : 0, fields > 1 ? MOST_B : 0);
  });
  return (c) => (c & ~(bits[verbOf(c)] ?? 0)) === 0;
}

type Pair<F extends string> = { [A in F]: `${A} ${Exclude<F, A>}` }[F];
type IsOne<F, All = F> = F extends unknown ? ([All] extends [F] ? true : false) : never;
type FieldSet<Row> = [keyof Row] extends [never] ? "" : IsOne<keyof Row> extends true ? keyof Row & string : never;
type FieldPair<Row> = [keyof Row] extends [never] ? never : IsOne<keyof Row> extends true ? never : Pair<keyof Row & string>;

// biome-ignore lint/suspicious/noExplicitAny: a maker is shared by moves of many types
type Maker = (type: any) => (seat: any, a: any, b: any) => unknown;

/**
 * Functions that build the object of a move, one for every set of fields: `{ card: (type) => (seat, card) => ({ seat, type, card }), … }`. They are
 * written out, since an object with a computed key takes five times as long to make.
 */
export type Makers<Rows> = { readonly [K in { [T in keyof Rows]: FieldSet<Rows[T]> }[keyof Rows]]: Maker } & {
  readonly [K in { [T in keyof Rows]: FieldPair<Rows[T]> }[keyof Rows]]?: Maker;
};

/** The table of the codec, which `createRuleset` checks. Makers are optional; without them, move objects are built more slowly. */
export function moveKinds<T extends { readonly state: GameState; readonly move: MoveBase }, W, Rows extends MoveRows<W>>(
  rows: Rows,
  words: WordLists<W, T["state"]>,
  makers?: Makers<Rows>,
): readonly MoveKind<T["state"], T["move"]>[] {
  const vocabularies = new Map<string, Vocabulary<T["state"]>>([["number", NUMBERS as Vocabulary<T["state"]>]]);
  const vocabularyFor = (word: string): Vocabulary<T["state"]> => {
    const known = vocabularies.get(word) ?? vocabularyIn<T["state"]>(words, word);
    vocabularies.set(word, known);
    return known;
  };
  const given = makers as Readonly<Record<string, Maker | undefined>> | undefined;
  return Object.entries(rows).map(([type, row]) => {
    const fields = Object.keys(row);
    const maker = given === undefined ? makerOf(fields) : given[fields.join(" ")];
    return {
      type: type as T["move"]["type"],
      args: fields.map((field) => [field, vocabularyFor(row[field]!)] as const),
      make: maker?.(type) as MoveKind<T["state"], T["move"]>["make"],
    };
  });
}

// An unknown word, or one with neither ids nor numbers, counts here as a word without ids.
function vocabularyIn<S extends GameState>(words: AnyWords, word: string): Vocabulary<S> {
  const { form, least, most } = formOf(word, (name) => Object.hasOwn(words, name));
  if (form === "number") return numbersIn(word, () => [least, most]);
  const ids = words[word] ?? [];
  if (isPacked(ids) && ids.isNumber === true) return numbersIn<S>(word, (s) => rangeIn(ids, s));
  return typeof ids === "function" ? vocabularyOf(word, ids) : vocabulary(word, isPacked(ids) ? [] : ids);
}

function makerOf([first, second]: readonly string[]): Maker {
  if (first === undefined) return (type) => (seat) => ({ seat, type });
  if (second === undefined) return (type) => (seat, a) => ({ seat, type, [first]: a });
  return (type) => (seat, a, b) => ({ seat, type, [first]: a, [second]: b });
}
