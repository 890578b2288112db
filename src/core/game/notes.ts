/** Notes on a score sheet: players, place, occasion, and remarks on decisions. A record plays the same without them. */
import type { Viewer } from "../flow/decision.js";
import { type Complaint, ownField, readArray, readInteger, readKnownFields, readObject, readText, readWord } from "../basics/json.js";

/** Notes on a whole game, which everybody may read. A text has at most 200 characters. */
export interface RecordTags<Seat extends string = string> {
  readonly players?: Readonly<Partial<Record<Seat, string>>> | undefined;
  readonly event?: string | undefined;
  readonly place?: string | undefined;
  readonly date?: string | undefined;
  readonly result?: string | undefined;
  readonly annotator?: string | undefined;
  /** Other texts under the caller's own keys: at most 100, keys of at most 60 characters, texts of at most 2,000. */
  readonly other?: Readonly<Record<string, string>> | undefined;
}

/** A remark on a decision. */
export interface RecordComment<Seat extends string = string> {
  /** The number of decisions before it; 0 is the beginning. */
  readonly ply: number;
  /** At most 4,000 characters. */
  readonly text: string;
  /** The owner of a private remark, which only this seat and the arbiter may read. */
  readonly seat?: Seat | undefined;
}

/** The notes of a record; empty parts are absent. */
export interface RecordedNotes<Seat extends string = string> {
  readonly tags?: RecordTags<Seat> | undefined;
  /** In the order of plies; at most 10,000. */
  readonly comments?: readonly RecordComment<Seat>[] | undefined;
}

/** The tags that are texts, in the order of display. */
export const TAGS = ["event", "place", "date", "result", "annotator"] as const;

const LONGEST_TAG = 200;
const LONGEST_KEY = 60;
const LONGEST_OTHER = 2000;
const LONGEST_COMMENT = 4000;
const MOST_OTHER = 100;
const MOST_COMMENTS = 10_000;

/** A copy of given tags without empty fields; undefined if nothing is left. @throws the complaint naming the field */
export function readTags<Seat extends string>(value: unknown, path: string, seats: readonly Seat[], fail: Complaint): RecordTags<Seat> | undefined {
  const given = readKnownFields(value, path, ["players", ...TAGS, "other"], fail);
  const players = ownField(given, "players");
  const other = ownField(given, "other");
  const tags: Record<string, unknown> = {};
  if (players !== undefined) tags["players"] = readTexts(readKnownFields(players, `${path}.players`, seats, fail), `${path}.players`, LONGEST_TAG, fail);
  for (const name of TAGS) if (ownField(given, name) !== undefined) tags[name] = readText(given[name], `${path}.${name}`, LONGEST_TAG, fail);
  if (other !== undefined) tags["other"] = readOther(other, `${path}.other`, fail);
  const said = Object.entries(tags).filter(([, tag]) => (typeof tag === "object" ? Object.keys(tag as object).length > 0 : tag !== ""));
  return said.length === 0 ? undefined : (Object.fromEntries(said) as RecordTags<Seat>);
}

function readOther(value: unknown, path: string, fail: Complaint): Readonly<Record<string, string>> {
  const given = readObject(value, path, fail);
  const keys = Object.keys(given);
  if (keys.length > MOST_OTHER) throw fail(path, `at most ${MOST_OTHER} keys`, keys);
  for (const key of keys) if (key.length > LONGEST_KEY) throw fail(`${path}.${key.slice(0, LONGEST_KEY)}`, `a key of at most ${LONGEST_KEY} characters`, key);
  return readTexts(given, path, LONGEST_OTHER, fail);
}

function readTexts(given: Readonly<Record<string, unknown>>, path: string, longest: number, fail: Complaint): Readonly<Record<string, string>> {
  const said = Object.keys(given).filter((key) => given[key] !== undefined && given[key] !== "");
  return Object.fromEntries(said.map((key) => [key, readText(ownField(given, key), `${path}.${key}`, longest, fail)]));
}

/** Copies of given comments in the order of plies. @throws the complaint naming the field */
export function readComments<Seat extends string>(value: unknown, path: string, seats: readonly Seat[], plies: number, fail: Complaint): RecordComment<Seat>[] {
  const given = readArray(value, path, MOST_COMMENTS, fail);
  return given.map((comment, i) => readComment(comment, `${path}[${i}]`, seats, plies, fail)).sort((a, b) => a.ply - b.ply);
}

function readComment<Seat extends string>(value: unknown, path: string, seats: readonly Seat[], plies: number, fail: Complaint): RecordComment<Seat> {
  const given = readKnownFields(value, path, ["ply", "text", "seat"], fail);
  const ply = readInteger(ownField(given, "ply"), `${path}.ply`, 0, plies, fail);
  const text = readText(ownField(given, "text"), `${path}.text`, LONGEST_COMMENT, fail);
  const seat = ownField(given, "seat");
  return seat === undefined ? { ply, text } : { ply, text, seat: readWord(seat, `${path}.seat`, seats, fail) };
}

/** Tags and comments as fields of a record; a field without content is absent. */
export function recordedNotes<Seat extends string>(tags: RecordTags<Seat> | undefined, comments: readonly RecordComment<Seat>[]): RecordedNotes<Seat> {
  return { ...(tags === undefined ? {} : { tags }), ...(comments.length === 0 ? {} : { comments }) };
}

export function mayRead<Seat extends string>({ seat }: RecordComment<Seat>, viewer: Viewer<Seat>): boolean {
  return seat === undefined || viewer === "arbiter" || seat === viewer;
}
