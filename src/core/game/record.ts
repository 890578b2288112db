/**
 * Records of games: options, seed, every move in notation and a fingerprint after each. A record replays bit for bit, or replaying reports the first
 * difference. It contains every secret, so it is for the arbiter; `redact` makes one for a viewer.
 */
import { isTycheError, ReplayError } from "../basics/errors.js";
import { hashState } from "../state/hash.js";
import { type Complaint, complaint, isPlainObject, ownField, readArray, readKnownFields, readObject, readText } from "../basics/json.js";
import { type RecordComment, mayRead, readComments, readTags, type RecordedNotes, recordedNotes, type RecordTags } from "./notes.js";
import type { GameTypes, Outcome, Play, Step, Viewer } from "../ruleset/contract.js";
import { isSame } from "../basics/same.js";
import { begin, copyOfStart, optionsOf, type RecordedStart } from "../ruleset/start.js";
import type { GameState } from "../state/state.js";

export const RECORD_FORMAT = "tyche-record/1";

export interface GameRecord<O extends object = object, Seat extends string = string> extends RecordedStart<O>, RecordedNotes<Seat> {
  readonly format: typeof RECORD_FORMAT;
  readonly ruleset: string;
  readonly version: string;
  readonly generator: "alea";
  /** One line of notation per decision. */
  readonly moves: readonly string[];
  /** The fingerprints before the first decision and after each decision. */
  readonly hashes: readonly string[];
  /** The seat that conceded after the last decision; null if none did. */
  readonly conceded: Seat | null;
  /** Null until the game is over. */
  readonly outcome: Outcome<Seat> | null;
}

/** One position of a replayed record and the move that led to it; at ply 0, the beginning, `move` is null. */
export interface ReplayStep<S, M, E> {
  readonly ply: number;
  readonly state: S;
  readonly move: M | null;
  readonly events: readonly E[];
  readonly hash: string;
}

export interface Verified<Seat extends string> {
  readonly plies: number;
  readonly hash: string;
  readonly outcome: Outcome<Seat> | null;
}

const FIELDS = ["format", "ruleset", "version", "generator", "options", "seed", "start", "moves", "hashes", "conceded", "outcome", "tags", "comments"];
const MOST_MOVES = 1_000_000;
/** The complaint about records and their notes. */
export const RECORD_COMPLAINT: Complaint = /* @__PURE__ */ complaint(ReplayError, "record/malformed");
/** The complaint about a record of another version of its ruleset; `got` is the version it needs. */
const VERSION_COMPLAINT: Complaint = /* @__PURE__ */ complaint(ReplayError, "record/other-version");

/** Checks the form of a record. @throws ReplayError naming the field, with the code `record/other-version` for another version of the ruleset */
export function readRecord<T extends GameTypes>(ruleset: Play<T>, json: unknown): GameRecord<T["options"], T["seat"]> {
  const given = readObject(json, "record", RECORD_COMPLAINT);
  const expect = (field: string, value: string): void => {
    if (ownField(given, field) !== value) throw RECORD_COMPLAINT(`record.${field}`, JSON.stringify(value), ownField(given, field));
  };
  expect("format", RECORD_FORMAT); // The format is checked first, since other formats have other fields.
  readKnownFields(given, "record", FIELDS, RECORD_COMPLAINT);
  expect("ruleset", ruleset.id);
  expect("generator", "alea");
  const version = readText(ownField(given, "version"), "record.version", 20, RECORD_COMPLAINT);
  if (version !== ruleset.version) throw VERSION_COMPLAINT("record.version", JSON.stringify(ruleset.version), version);
  const options = orEmpty(ownField(given, "options"), {});
  if (!isPlainObject(options)) throw RECORD_COMPLAINT("record.options", "a plain object", options);
  const start = ownField(given, "start");
  if (start !== undefined && !isPlainObject(start)) throw RECORD_COMPLAINT("record.start", "a state", start);
  if (start !== undefined && ownField(given, "seed") !== null)
    throw RECORD_COMPLAINT("record.seed", "null, since the start holds the generator", given["seed"]);
  const moves = readArray(orEmpty(ownField(given, "moves"), []), "record.moves", MOST_MOVES, RECORD_COMPLAINT);
  const hashes = readArray(ownField(given, "hashes"), "record.hashes", MOST_MOVES + 1, RECORD_COMPLAINT);
  if (hashes.length !== moves.length + 1) throw RECORD_COMPLAINT("record.hashes", `${moves.length + 1} fingerprints`, hashes);
  moves.forEach((line, ply) => readText(line, `record.moves[${ply}]`, 300, RECORD_COMPLAINT));
  hashes.forEach((hash, ply) => readText(hash, `record.hashes[${ply}]`, 16, RECORD_COMPLAINT));
  const conceded = ownField(given, "conceded") ?? null;
  if (conceded !== null && !ruleset.seats.includes(conceded as T["seat"])) throw RECORD_COMPLAINT("record.conceded", "a seat or null", conceded);
  const { tags: _tags, comments: _comments, ...played } = given as unknown as GameRecord<T["options"], T["seat"]>;
  return { ...played, options, moves: moves as readonly string[], conceded: conceded as T["seat"] | null, ...notesOf(ruleset.seats, given, moves.length) };
}

// Some databases drop empty values.
function orEmpty(value: unknown, empty: unknown): unknown {
  return value === undefined ? empty : value;
}

function notesOf<Seat extends string>(seats: readonly Seat[], given: Readonly<Record<string, unknown>>, plies: number): RecordedNotes<Seat> {
  const [tags, comments] = [ownField(given, "tags"), ownField(given, "comments")];
  return recordedNotes(
    tags === undefined ? undefined : readTags(tags, "record.tags", seats, RECORD_COMPLAINT),
    comments === undefined ? [] : readComments(comments, "record.comments", seats, plies, RECORD_COMPLAINT),
  );
}

/** A decision of a replayed record: the step, the position before it, and the fingerprint after it. */
export interface PlayedPly<T extends GameTypes> extends Step<T["state"], T["event"]> {
  readonly ply: number;
  /** At ply 0 the same as `state`. */
  readonly before: T["state"];
  readonly move: T["move"] | null;
  readonly hash: string;
}

/**
 * Plays a checked record, decision by decision. The next step starts from the same state object, so a caller must clone a state before handing it
 * out.
 */
export function* playRecord<T extends GameTypes>(ruleset: Play<T>, record: GameRecord<T["options"], T["seat"]>): Generator<PlayedPly<T>, void, undefined> {
  const events: T["event"][] = [];
  const { state } = atPly(0, () => begin(ruleset, optionsOf(record), events));
  yield { ply: 0, before: state, state, move: null, events, undoBarrier: null, hash: compare(record, 0, state) };
  yield* playFrom(ruleset, record, 0, state);
}

/** Plays the decisions of a record after the first `first` ones, from the position `from`, whose fingerprint is not compared. @throws ReplayError */
export function* playFrom<T extends GameTypes>(
  ruleset: Play<T>,
  record: GameRecord<T["options"], T["seat"]>,
  first: number,
  from: T["state"],
): Generator<PlayedPly<T>, void, undefined> {
  let state = from;
  for (let ply = first + 1; ply <= record.moves.length; ply++) {
    const line = record.moves[ply - 1]!;
    const before = state;
    const move = atPly(ply, () => ruleset.parse(line), line);
    const { state: after, events: happened, undoBarrier } = atPly(ply, () => ruleset.apply(before, move), line);
    state = after;
    yield { ply, before, state, move, events: happened, undoBarrier, hash: compare(record, ply, state) };
  }
  checkEnd(ruleset, record, state);
}

/** Replays a record move by move and compares every fingerprint. @throws ReplayError at the first ply that differs or cannot be played */
export function* replay<T extends GameTypes>(ruleset: Play<T>, json: unknown): Generator<ReplayStep<T["state"], T["move"], T["event"]>, void, undefined> {
  const record = readRecord(ruleset, json);
  for (const { ply, state, move, events, hash } of playRecord(ruleset, record)) yield { ply, state: ruleset.clone(state), move, events, hash };
}

/** Replays a whole record and compares every fingerprint and the outcome. @throws ReplayError with the ply, the expected and the actual value */
export function verify<T extends GameTypes>(ruleset: Play<T>, json: unknown): Verified<T["seat"]> {
  const record = readRecord(ruleset, json);
  let last: PlayedPly<T> | undefined;
  for (const played of playRecord(ruleset, record)) last = played;
  return { plies: last!.ply, hash: last!.hash, outcome: record.outcome ?? null };
}

/** The rest of a record from a ply on, as a record that begins with that position. @throws ReplayError if it does not play, or has no such ply */
export function recordFrom<T extends GameTypes>(ruleset: Play<T>, json: unknown, ply: number): GameRecord<T["options"], T["seat"]> {
  const record = readRecord(ruleset, json);
  const { options, moves, hashes, tags, comments = [] } = record;
  const { edition } = options as { readonly edition?: unknown };
  for (const step of replay(ruleset, record)) {
    if (step.ply !== ply) continue;
    const begun: RecordedStart<T["options"]> = {
      options: (edition === undefined ? {} : { edition }) as unknown as T["options"],
      seed: null,
      start: step.state,
    };
    const after = comments.filter((comment) => comment.ply >= ply).map((comment) => ({ ...comment, ply: comment.ply - ply }));
    const { comments: _comments, ...rest } = record;
    return { ...rest, ...copyOfStart(ruleset, begun), moves: moves.slice(ply), hashes: hashes.slice(ply), ...recordedNotes(tags, after) };
  }
  throw complaint(ReplayError, "record/no-such-ply")("ply", `a whole number in 0..${moves.length}`, ply);
}

/** A record that a viewer may keep: without seed and fingerprints, with the viewer's own moves, each with the events seen until the next. */
export interface RedactedRecord<T extends GameTypes> {
  readonly format: "tyche-redacted/1";
  readonly ruleset: string;
  readonly version: string;
  readonly viewer: Viewer<T["seat"]>;
  readonly options: T["options"];
  /** The viewer's view of the beginning, if the game began from a position. */
  readonly start?: T["view"];
  readonly happened: readonly { readonly move: string | null; readonly events: readonly T["event"][] }[];
  readonly conceded: T["seat"] | null;
  readonly outcome: Outcome<T["seat"]> | null;
  readonly tags?: RecordTags<T["seat"]>;
  /** The comments that the viewer may read, each with its index in `happened`. */
  readonly comments?: readonly (Omit<RecordComment<T["seat"]>, "ply"> & { readonly happened: number })[];
}

/**
 * The part of the record that a viewer may have. Other seats' decisions are reduced to their visible events, and nothing shows how many decisions there
 * were. @throws ReplayError if the record does not play
 */
export function redact<T extends GameTypes>(ruleset: Play<T>, json: unknown, viewer: Viewer<T["seat"]>): RedactedRecord<T> {
  const record = readRecord(ruleset, json);
  const happened: { move: string | null; events: T["event"][] }[] = [];
  let first: T["state"] | undefined;
  let last: T["state"] | undefined;
  const { tags, comments = [] } = record;
  const read: (Omit<RecordComment<T["seat"]>, "ply"> & { readonly happened: number })[] = [];
  for (const { ply, state, move, events } of replay(ruleset, record)) {
    first ??= state;
    last = state;
    const own = move !== null && (viewer === "arbiter" || move.seat === viewer);
    const seen = ruleset.viewEvents(events, viewer);
    const before = happened[happened.length - 1];
    if (own || before === undefined) happened.push({ move: own ? ruleset.format(move) : null, events: seen });
    else for (const event of seen) before.events.push(event);
    for (const { ply: _ply, ...comment } of comments.filter((candidate) => candidate.ply === ply && mayRead(candidate, viewer)))
      read.push({ happened: happened.length - 1, ...comment });
  }
  const { version, options, conceded, outcome } = record;
  const notes = { ...(tags === undefined ? {} : { tags }), ...(read.length === 0 ? {} : { comments: read }) };
  if (conceded !== null) happened[happened.length - 1]!.events.push(...ruleset.viewEvents(ruleset.concede(last!, conceded).events, viewer));
  const begun = record.start === undefined ? {} : { start: ruleset.view(first!, viewer) };
  return { format: "tyche-redacted/1", ruleset: ruleset.id, version, viewer, options, ...begun, happened, conceded, outcome, ...notes };
}

/** The fingerprint of a position of a record. @throws ReplayError if the record has a different one */
export function compare({ hashes }: Pick<GameRecord, "hashes">, ply: number, state: GameState): string {
  return compareHash(hashes[ply]!, ply, state);
}

/** The fingerprint of a position at a ply. @throws ReplayError if it is not the expected one */
export function compareHash(expected: string, ply: number, state: GameState): string {
  const actual = hashState(state);
  if (actual !== expected) {
    throw new ReplayError("record/diverged", `ply ${ply}: expected the state ${expected}, got ${actual}`, { ply, expected, got: actual });
  }
  return actual;
}

function checkEnd<T extends GameTypes>(ruleset: Play<T>, record: GameRecord<T["options"], T["seat"]>, state: T["state"]): void {
  const ply = record.moves.length;
  const seat = record.conceded;
  const end = seat === null ? state : atPly(ply, () => ruleset.concede(state, seat)).state;
  compareOutcome(record.outcome ?? null, ply, ruleset.outcome(end));
}

/** Compares the end of a game with the recorded outcome. @throws ReplayError if they differ */
export function compareOutcome(said: unknown, ply: number, actual: Outcome<string> | null): void {
  if (isSame(actual, said)) return;
  const [expected, got] = [textOf(said), textOf(actual)];
  throw new ReplayError("record/other-outcome", `ply ${ply}: expected the outcome ${expected}, got ${got}`, { ply, expected, got });
}

// An outcome that is not JSON, such as one with a cycle, is a fault of the record.
function textOf(outcome: unknown): string {
  try {
    return JSON.stringify(outcome);
  } catch {
    throw RECORD_COMPLAINT("record.outcome", "JSON", outcome);
  }
}

/** Runs code that may refuse a decision of a record. @throws ReplayError naming the ply */
export function atPly<T>(ply: number, run: () => T, line?: string): T {
  try {
    return run();
  } catch (error) {
    if (!isTycheError(error)) throw error;
    throw new ReplayError("record/unplayable", `ply ${ply}${line === undefined ? "" : `, "${line}"`}: ${error.message}`, { ...error.details, ply });
  }
}
