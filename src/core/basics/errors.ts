/**
 * The errors of this library. Bad input throws one of eight typed errors; `invariant` asserts a guarantee of the rules, and its failure is a bug of the
 * library.
 */

/** The reason why a move is refused: a stable code, the clause that refuses it (null if none does) and the data for the sentence in `tyche/text`. */
export interface Refusal {
  readonly code: string;
  readonly clause: string | null;
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
}

/** Further details of an error; every field may be absent. */
export interface ErrorDetails {
  /** The place in the input, such as `options.seats[1]`. */
  readonly path?: string;
  /** The expected value, in words. */
  readonly expected?: string;
  /** The actual value, printable. */
  readonly got?: string;
  /** The rule clause that applies, e.g. `DIA-NAV.3`. */
  readonly clause?: string;
  /** Column in the notation, counted from 1. */
  readonly column?: number;
  /** The place in the record: 0 is the set-up, n the nth decision, which is `moves[n - 1]`. */
  readonly ply?: number;
  /** Further data, JSON only. */
  readonly data?: Readonly<Record<string, unknown>>;
}

// A brand and not `instanceof`: an ESM and a CommonJS copy of the package can meet in one program.
const BRAND = "tyche.error";

const LONGEST_MESSAGE = 600;

/** Base of every error this library throws on bad input. `code` is stable, `message` is for people. */
export class TycheError extends Error {
  /** Lets `isTycheError` recognize the error. */
  readonly brand: string = BRAND;
  constructor(
    readonly code: string,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message);
    this.name = new.target.name;
  }
  /**
   * The error as plain JSON, for another thread or program. A structured clone loses the code and the details; JSON without this method loses the
   * message. `isTycheError` accepts the result.
   */
  toJSON(): ErrorJson {
    return { brand: this.brand, name: this.name, code: this.code, message: this.message, details: this.details };
  }
}

/** An error of this library as plain JSON. */
export interface ErrorJson {
  readonly brand: string;
  /** The name of its class, such as "IllegalMoveError". */
  readonly name: string;
  readonly code: string;
  readonly message: string;
  readonly details: ErrorDetails;
}

/** A wrong option, board, deck or table given to `setup`, or a wrong option of another function. */
export class SetupError extends TycheError {
  override readonly name = "SetupError";
}
/** A move that is not in the list of legal moves, or a call that the position does not allow. */
export class IllegalMoveError extends TycheError {
  override readonly name = "IllegalMoveError";
  /** The refusal, as `explain` returns it, for the sentences of `tyche/text`. */
  get refusal(): Refusal {
    return { code: this.code, clause: this.details.clause ?? null, data: (this.details.data ?? {}) as Refusal["data"] };
  }
}
/** A line of notation that cannot be read, at `details.column`, or a move that cannot be written as one. */
export class NotationError extends TycheError {
  override readonly name = "NotationError";
}
/** A position, state, view or memory that is malformed, impossible or of an unknown edition; or a viewer that does not exist. */
export class PositionError extends TycheError {
  override readonly name = "PositionError";
}
/** A malformed record or snapshot (`details.path` is the field), one of another version, or one that does not play as it states (`details.ply`). */
export class ReplayError extends TycheError {
  override readonly name = "ReplayError";
}
/** A bad argument to dice, odds, `perft` or `playout`; scripted dice that ran out, were left over or do not fit; or an enumeration that is too large. */
export class DiceError extends TycheError {
  override readonly name = "DiceError";
}

/** A shard of a run that is malformed, belongs to another run, or contradicts another shard; `details.path` names the field. */
export class RunError extends TycheError {
  override readonly name: string = "RunError";
}

/**
 * The rows of a ruleset do not fit together: a mistake of its author, thrown when the ruleset is made. `details.path` names the row, such as
 * `moves.march.space`.
 */
export class RulesetError extends TycheError {
  override readonly name = "RulesetError";
}

/** True if `value` is an error of this library, from any copy of the package, or one that was sent as JSON. */
export function isTycheError(value: unknown): value is TycheError | ErrorJson {
  return typeof value === "object" && value !== null && (value as { brand?: unknown }).brand === BRAND;
}

/** Asserts a guarantee of the rules. A failure is a bug in the library, not a mistake of its caller. */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`tyche invariant: ${message}`);
}

/**
 * Checks a condition that holds in every position; if it fails, the caller's position is invalid. `path` is a path in the arbiter's view. @throws
 * PositionError with the path, the expected value and `got` ("something else" if absent)
 */
export function demand(condition: boolean, path: string, expected: string, ...got: readonly [got?: unknown]): asserts condition {
  if (condition) return;
  const came = got.length === 0 ? "something else" : printed(got[0]);
  throw new PositionError("position/impossible", `${path}: expected ${expected}, got ${came}`, { path, expected, got: came });
}

/** Checks a condition between the rows of a ruleset. `expected` may be a function if its text is slow to make. @throws RulesetError naming the row */
export function demandRow(condition: boolean, path: string, expected: string | (() => string), got: unknown): asserts condition {
  if (!condition) throw badRow(path, typeof expected === "function" ? expected() : expected, got);
}

/**
 * The error that names a row of a ruleset. Checks of every row at import use it directly, since `demandRow` builds a path for each check, which is
 * too slow.
 */
export function badRow(path: string, expected: string, got: unknown): RulesetError {
  return new RulesetError("ruleset/bad-row", `${path}: expected ${expected}, got ${printed(got)}`, { path, expected, got: printed(got) });
}

/** Throws the error of a failed `invariant`. It can stand in an expression, since it returns `never`. */
export function broken(what: string): never {
  throw new Error(`tyche invariant: ${what}`);
}

/** For branches that cannot be reached, such as the moves of a frame that never asks. */
export function unreachable(what = "this point"): never {
  throw new Error(`tyche invariant: ${what} cannot be reached`);
}

const PRINTED_AT_MOST = 80;

/** A short printable form of any value, safe for cycles and getters that throw. */
export function printed(value: unknown): string {
  try {
    if (typeof value === "string") return cut(JSON.stringify(value.slice(0, PRINTED_AT_MOST)));
    if (typeof value === "object" && value !== null) return Array.isArray(value) ? `an array of ${value.length}` : printedObject(value);
    return cut(String(value));
  } catch {
    return "an unprintable value";
  }
}

// Names the class of an instance, since callers sometimes pass an object of a database library or a store instead of a plain object.
function printedObject(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return "an object";
  const name: unknown = (prototype as { constructor?: { name?: unknown } }).constructor?.name;
  return typeof name !== "string" || name === "" || name === "Object" ? "an object with a prototype of its own" : `an instance of ${cut(name)}`;
}

function cut(text: string): string {
  return text.length > PRINTED_AT_MOST ? `${text.slice(0, PRINTED_AT_MOST)}…` : text;
}
