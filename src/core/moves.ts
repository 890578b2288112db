/**
 * The move table: from codes to plain move objects, to one line of notation, and back.
 *
 * A ruleset lists its kinds of move once, each with its arguments and the vocabulary they come from. Encoding, decoding, notation and the checks at the door
 * all follow from that table.
 */
import { argA, argB, type Code, code, verbOf } from "./codes.js";
import { NotationError, printed } from "./errors.js";
import { isPlainObject } from "./json.js";
import type { GameState } from "./state.js";

/** What every move has: who makes it and of which kind it is. */
export interface MoveBase {
  readonly seat: string;
  readonly type: string;
}

/** The words an argument can be. The index of a word is what codes and the state hold. */
export interface Vocabulary<S> {
  readonly name: string;
  /** The words for this state's edition, or null when the argument is a number. */
  ids(s: S): readonly string[] | null;
  /** Whether the words are the same in all editions, so that notation can be checked without a state. */
  readonly fixed: readonly string[] | null;
}

/** A fixed list of words. */
export function vocabulary<S extends GameState>(name: string, ids: readonly string[]): Vocabulary<S> {
  return { name, ids: () => ids, fixed: ids };
}

/** Words that depend on the state's edition, such as the spaces of its board. */
export function vocabularyOf<S extends GameState>(name: string, ids: (s: S) => readonly string[]): Vocabulary<S> {
  return { name, ids, fixed: null };
}

/** Whole numbers from 0 as arguments. */
export const NUMBERS: Vocabulary<GameState> = { name: "number", ids: () => null, fixed: null };

/** One row of a ruleset's move table. */
export interface MoveKind<S, M extends MoveBase> {
  readonly type: M["type"];
  /** Fields of the move in the order of the notation, each with its vocabulary; at most two. */
  readonly args: readonly (readonly [field: string, words: Vocabulary<S>])[];
  /** Builds the move; the arguments come as words or numbers. */
  make(seat: never, a: never, b: never): M;
}

/** Moves to codes, objects and notation for one ruleset. */
export interface MoveCodec<S, M extends MoveBase> {
  /** The code of a move, or -1 when it is no move of this ruleset or names something this state does not have. */
  encode(s: S, move: unknown): Code;
  decode(s: S, seat: number, c: Code): M;
  seatOf(move: unknown): number;
  format(move: M): string;
  parse(text: string): M;
}

const WORD = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$|^-$/;
const LONGEST_LINE = 300;
const MOST_NUMBER = 4095;

/** Makes the codec of a move table. */
export function createMoveCodec<S extends GameState, M extends MoveBase>(seats: readonly string[], kinds: readonly MoveKind<S, M>[]): MoveCodec<S, M> {
  const verbs = new Map<string, number>(kinds.map((kind, verb) => [kind.type, verb]));
  const seatIndices = new Map<string, number>(seats.map((seat, index) => [seat, index]));

  function encode(s: S, move: unknown): Code {
    if (!isPlainObject(move)) return -1;
    const verb = verbs.get(move["type"] as string);
    if (verb === undefined || !seatIndices.has(move["seat"] as string)) return -1;
    const args = kinds[verb]!.args;
    let fields = 0;
    for (const _ in move) fields++;
    if (fields !== args.length + 2) return -1;
    const a = args.length > 0 ? indexOfArg(s, move, args[0]!) : 0;
    const b = args.length > 1 ? indexOfArg(s, move, args[1]!) : 0;
    return a < 0 || b < 0 ? -1 : code(verb, a, b);
  }

  function decode(s: S, seat: number, c: Code): M {
    const kind = kinds[verbOf(c)]!;
    const args = kind.args;
    const name = seats[seat] as never;
    switch (args.length) {
      case 0:
        return kind.make(name, undefined as never, undefined as never);
      case 1:
        return kind.make(name, wordOf(s, args[0]![1], argA(c)), undefined as never);
      default:
        return kind.make(name, wordOf(s, args[0]![1], argA(c)), wordOf(s, args[1]![1], argB(c)));
    }
  }

  function seatOf(move: unknown): number {
    return isPlainObject(move) ? (seatIndices.get(move["seat"] as string) ?? -1) : -1;
  }

  function format(move: M): string {
    const kind = kinds[verbs.get(move?.type) ?? -1];
    if (kind === undefined) throw new NotationError("notation/unknown-move", `expected a move of this ruleset, got ${printed(move)}`);
    const fields = move as unknown as Readonly<Record<string, unknown>>;
    const words = [checkedWord(fields["seat"]), checkedWord(move.type)];
    for (const [field] of kind.args) words.push(checkedWord(fields[field]));
    return words.join(" ");
  }

  function parse(text: string): M {
    if (typeof text !== "string") throw new NotationError("notation/not-text", `expected a line of notation, got ${printed(text)}`, { column: 1 });
    if (text.length > LONGEST_LINE) throw new NotationError("notation/too-long", `a line of notation has at most ${LONGEST_LINE} characters, got ${text.length}`, { column: LONGEST_LINE + 1 });
    const words = text.split(" ");
    const column = (index: number): number => words.slice(0, index).reduce((sum, word) => sum + word.length + 1, 1);
    const fail = (index: number, codeName: string, expected: string): never => {
      throw new NotationError(`notation/${codeName}`, `column ${column(index)}: expected ${expected}, got ${printed(words[index] ?? "the end of the line")}`, {
        column: column(index),
        expected,
      });
    };
    if (!seatIndices.has(words[0]!)) fail(0, "no-seat", `a seat (${seats.join(", ")})`);
    const verb = words.length > 1 ? verbs.get(words[1]!) : undefined;
    if (verb === undefined) return fail(1, "no-move", "a kind of move");
    const kind = kinds[verb]!;
    const args: (string | number)[] = kind.args.map(([field, vocabulary], i) => {
      const word = words[i + 2];
      if (word === undefined || !WORD.test(word)) return fail(i + 2, "no-argument", `${field} (${vocabulary.name})`);
      if (vocabulary === NUMBERS) return /^\d{1,4}$/.test(word) && Number(word) <= MOST_NUMBER ? Number(word) : fail(i + 2, "no-number", `${field}, a number`);
      if (vocabulary.fixed !== null && !vocabulary.fixed.includes(word)) return fail(i + 2, "unknown-word", `${field} (${vocabulary.name})`);
      return word;
    });
    if (words.length > args.length + 2) fail(args.length + 2, "too-much", "the end of the line");
    return kind.make(words[0] as never, args[0] as never, args[1] as never);
  }

  return { encode, decode, seatOf, format, parse };
}

function wordOf<S>(s: S, words: Vocabulary<S>, index: number): never {
  const ids = words.ids(s);
  return (ids === null ? index : ids[index]) as never;
}

function indexOfArg<S>(s: S, move: Readonly<Record<string, unknown>>, [field, words]: readonly [string, Vocabulary<S>]): number {
  if (!Object.hasOwn(move, field)) return -1;
  const value = move[field];
  const ids = words.ids(s);
  if (ids === null) return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_NUMBER ? (value as number) : -1;
  return typeof value === "string" ? (indexTable(ids).get(value) ?? -1) : -1;
}

const INDEX_TABLES = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** The index of each word of a list; made once per list. */
export function indexTable(ids: readonly string[]): ReadonlyMap<string, number> {
  let table = INDEX_TABLES.get(ids);
  if (table === undefined) {
    table = new Map(ids.map((id, index) => [id, index]));
    INDEX_TABLES.set(ids, table);
  }
  return table;
}

function checkedWord(value: unknown): string {
  const word = typeof value === "number" ? String(value) : value;
  if (typeof word !== "string" || !WORD.test(word)) throw new NotationError("notation/no-word", `expected an id or a number, got ${printed(value)}`);
  return word;
}
