/**
 * The move table converts codes to plain move objects, to notation, and back. A ruleset lists its kinds of moves once, with their arguments and
 * vocabularies; encoding, decoding, notation and input checks follow from that table.
 */
import { argA, argB, type Code, code, MOST_A, MOST_B, verbOf } from "./codes.js";
import { MOST_EDITIONS } from "../state/editions.js";
import { didYouMean } from "../basics/nearest.js";
import { IllegalMoveError, NotationError, printed } from "../basics/errors.js";
import { isPlainObject } from "../basics/json.js";
import type { GameState } from "../state/state.js";

export interface MoveBase {
  readonly seat: string;
  readonly type: string;
}

/** The words an argument can be. Codes and states hold the index of a word. */
export interface Vocabulary<S> {
  readonly name: string;
  /** The words for this state's edition; null if the argument is a number. */
  ids(s: S): readonly string[] | null;
  /** The words if all editions have the same, so that notation can be checked without a state; else null. */
  readonly fixed: readonly string[] | null;
  /** The least and greatest number for this state's edition, if the argument is a number. Moves beyond them are never listed. */
  range?(s: S): readonly [least: number, most: number];
}

export function vocabulary<S extends GameState>(name: string, ids: readonly string[]): Vocabulary<S> {
  return { name, ids: () => ids, fixed: ids };
}

/** Words that depend on the edition, such as the spaces of its board. */
export function vocabularyOf<S extends GameState>(name: string, ids: (s: S) => readonly string[]): Vocabulary<S> {
  return { name, ids, fixed: null };
}

/** Whole numbers from 0: up to 1023 as the first argument of a move, up to 4095 as the second. */
export const NUMBERS: Vocabulary<GameState> = { name: "number", ids: () => null, fixed: null, range: () => [0, MOST_B] };

/** Whole numbers in a range that may depend on the edition. Notation and codes take any number, so that a number out of range gets its own refusal. */
export function numbersIn<S extends GameState>(name: string, range: (s: S) => readonly [least: number, most: number]): Vocabulary<S> {
  return { name, ids: () => null, fixed: null, range };
}

export function isNumeric<S extends GameState>({ range }: Vocabulary<S>): boolean {
  return range !== undefined;
}

export interface MoveKind<S, M extends MoveBase> {
  readonly type: M["type"];
  /** Fields in the order of the notation, each with its vocabulary; at most two. */
  readonly args: readonly (readonly [field: string, words: Vocabulary<S>])[];
  /** Builds the move from words or numbers. */
  make(seat: never, a: never, b: never): M;
  /** True if such a move can never be taken back, because its consequences depend on hidden information. */
  readonly final?: true;
}

/** Converts moves between codes, objects and notation. */
export interface MoveCodec<S, M extends MoveBase> {
  /** The code of a move, or -1 if it is not a move of this ruleset or names something that this state lacks. Reads each field once. */
  encode(s: S, move: unknown): Code;
  /** `encode` without checking the form, for an object that is or was a move. */
  encodeMove(s: S, move: M): Code;
  decode(s: S, seat: number, c: Code): M;
  decodeList(s: S, seat: number, codes: readonly Code[]): M[];
  /** The seat index of the last encoded move; -1 if it named no seat. */
  seatEncoded(): number;
  seatOf(move: unknown): number;
  format(move: M): string;
  parse(text: string): M;
}

/**
 * The arguments A and B of one kind of move: the field, its words by index, and their indices by word. All three are null if the argument is missing; words
 * and indices are null for a number.
 */
interface KindWords {
  readonly fieldA: string | null;
  readonly idsA: readonly string[] | null;
  readonly indicesA: ReadonlyMap<unknown, number> | null;
  readonly fieldB: string | null;
  readonly idsB: readonly string[] | null;
  readonly indicesB: ReadonlyMap<unknown, number> | null;
}

const WORD = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$|^-$/;
const NUMBER = /^(?:0|[1-9]\d{0,3})$/;
const LONGEST_LINE = 300;
/** The greatest index or number of each argument. */
export const MOST: readonly [first: number, second: number] = [MOST_A, MOST_B];

/** Checks that the words of an edition fit into codes as an argument (0 or 1) of a kind of move. @throws RulesetError naming the field */
export type CheckWords = (type: string, field: string, words: readonly string[], nth: number) => void;

/** Makes the codec of a move table. The verbs and arguments must fit into codes; `checkWords` checks the words of each edition. */
export function createMoveCodec<S extends GameState, M extends MoveBase>(
  seats: readonly string[],
  kinds: readonly MoveKind<S, M>[],
  checkWords: CheckWords = () => undefined,
): MoveCodec<S, M> {
  const verbs = new Map<string, number>(kinds.map((kind, verb) => [kind.type, verb]));
  const makers = kinds.map((kind) => kind.make);

  // Words are looked up once per edition instead of once per move.
  const editions = new Map<string, readonly KindWords[]>();
  let edition: string | undefined;
  let words: readonly KindWords[];
  let seatRead = -1;

  function useWordsOf(s: S): void {
    const known = editions.get(s.edition);
    words = known ?? kinds.map((kind) => wordsOf(s, kind, checkWords));
    if (known === undefined) {
      if (editions.size > MOST_EDITIONS) editions.clear();
      editions.set(s.edition, words);
    }
    edition = s.edition;
  }

  // Reads each field once. Reading may run a caller's code, which may encode other moves, so `seatRead` is set last.
  function encode(s: S, move: unknown): Code {
    if (!isPlainObject(move)) return -1;
    const verb = verbOfType(move["type"]);
    const seat = seatIndex(move["seat"]);
    const c = verb < 0 || seat < 0 || fieldCount(move) !== kinds[verb]!.args.length + 2 ? -1 : encodeArguments(s, verb, move);
    seatRead = seat;
    return c;
  }

  function encodeMove(s: S, move: M): Code {
    const verb = verbOfType(move.type);
    const seat = seatIndex(move.seat);
    const c = verb < 0 ? -1 : encodeArguments(s, verb, move as unknown as Readonly<Record<string, unknown>>);
    seatRead = seat;
    return c;
  }

  function encodeArguments(s: S, verb: number, move: Readonly<Record<string, unknown>>): Code {
    if (s.edition !== edition) useWordsOf(s);
    const { fieldA, indicesA, fieldB, indicesB } = words[verb]!;
    const a = fieldA === null ? 0 : indexIn(indicesA, move[fieldA], MOST_A);
    const b = fieldB === null ? 0 : indexIn(indicesB, move[fieldB], MOST_B);
    return a < 0 || b < 0 ? -1 : code(verb, a, b);
  }

  function verbOfType(type: unknown): number {
    return verbs.get(type as string) ?? -1;
  }

  function seatIndex(seat: unknown): number {
    for (let index = 0; index < seats.length; index++) if (seats[index] === seat) return index; // This is faster than a map for a few seats.
    return -1;
  }

  function seatEncoded(): number {
    return seatRead;
  }

  function decode(s: S, seat: number, c: Code): M {
    if (s.edition !== edition) useWordsOf(s);
    return make(seats[seat]!, c);
  }

  function decodeList(s: S, seat: number, codes: readonly Code[]): M[] {
    if (s.edition !== edition) useWordsOf(s);
    const name = seats[seat]!;
    const moves = new Array<M>(codes.length); // The array has its final length, since growing it costs more.
    for (let i = 0; i < codes.length; i++) moves[i] = make(name, codes[i]!);
    return moves;
  }

  function make(seat: string, c: Code): M {
    const verb = verbOf(c);
    const { idsA, idsB } = words[verb]!;
    const a = idsA === null ? argA(c) : idsA[argA(c)];
    const b = idsB === null ? argB(c) : idsB[argB(c)];
    return makers[verb]!(seat as never, a as never, b as never);
  }

  function seatOf(move: unknown): number {
    return isPlainObject(move) ? seatIndex(move["seat"]) : -1;
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
    if (text.length > LONGEST_LINE)
      throw new NotationError("notation/too-long", `a line of notation has at most ${LONGEST_LINE} characters, got ${text.length}`, {
        column: LONGEST_LINE + 1,
      });
    const words = text.split(" ");
    const column = (index: number): number => words.slice(0, index).reduce((sum, word) => sum + word.length + 1, 1);
    const fail = (index: number, codeName: string, expected: string, known: readonly string[] = []): never => {
      const word = words[index];
      const got = `${word === undefined ? "the end of the line" : printed(word)}${word === undefined ? "" : didYouMean(word, known).replace(/^ /, ". ")}`;
      throw new NotationError(`notation/${codeName}`, `column ${column(index)}: expected ${expected}, got ${got}`, { column: column(index), expected });
    };
    if (seatIndex(words[0]) < 0) fail(0, "no-seat", `a seat (${seats.join(", ")})`, seats);
    const verb = words.length > 1 ? verbs.get(words[1]!) : undefined;
    if (verb === undefined) return fail(1, "no-move", "a kind of move", [...verbs.keys()]);
    const kind = kinds[verb]!;
    const args: (string | number)[] = kind.args.map(([field, vocabulary], i) => {
      const word = words[i + 2];
      if (word === undefined || !WORD.test(word)) return fail(i + 2, "no-argument", `${field} (${vocabulary.name})`);
      if (isNumeric(vocabulary))
        return NUMBER.test(word) && Number(word) <= MOST[i]! ? Number(word) : fail(i + 2, "no-number", `${field}, a number in 0..${MOST[i]!}`);
      if (vocabulary.fixed !== null && !vocabulary.fixed.includes(word)) return fail(i + 2, "unknown-word", `${field} (${vocabulary.name})`, vocabulary.fixed);
      return word;
    });
    if (words.length > args.length + 2) fail(args.length + 2, "too-much", "the end of the line");
    return kind.make(words[0] as never, args[0] as never, args[1] as never);
  }

  return { encode, encodeMove, decode, decodeList, seatEncoded, seatOf, format, parse };
}

// The number of own fields, without those that a web page has added to Object.prototype.
function fieldCount(move: Readonly<Record<string, unknown>>): number {
  let count = 0;
  for (const key in move) if (Object.hasOwn(move, key)) count++;
  return count;
}

/** A plain copy of a given move, read once, so that the move checked is the move played. @throws IllegalMoveError if it cannot be read */
export function copyOfMove<M>(move: M): M {
  try {
    return isPlainObject(move) ? { ...move } : move;
  } catch {
    throw new IllegalMoveError("move/malformed", "This is not a move of the game: expected a plain object, got one that cannot be read.");
  }
}

function wordsOf<S extends GameState, M extends MoveBase>(s: S, { type, args }: MoveKind<S, M>, checkWords: CheckWords): KindWords {
  const [idsA = null, idsB = null] = args.map(([field, vocabulary], nth) => {
    const ids = vocabulary.ids(s);
    if (ids !== null) checkWords(type, field, ids, nth);
    return ids;
  });
  return { fieldA: args[0]?.[0] ?? null, idsA, indicesA: indexTable(idsA), fieldB: args[1]?.[0] ?? null, idsB, indicesB: indexTable(idsB) };
}

// The index of an argument; -1 if the word or number is not allowed.
function indexIn(indices: ReadonlyMap<unknown, number> | null, value: unknown, most: number): number {
  if (indices !== null) return indices.get(value) ?? -1;
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most ? (value as number) : -1;
}

const indexTables = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

// The index of each word; built once per list.
function indexTable(ids: readonly string[] | null): ReadonlyMap<string, number> | null {
  if (ids === null) return null;
  let table = indexTables.get(ids);
  if (table === undefined) {
    table = new Map(ids.map((id, index) => [id, index]));
    indexTables.set(ids, table);
  }
  return table;
}

function checkedWord(value: unknown): string {
  const word = typeof value === "number" ? String(value) : value;
  if (typeof word !== "string" || !WORD.test(word)) throw new NotationError("notation/no-word", `expected an id or a number, got ${printed(value)}`);
  return word;
}
