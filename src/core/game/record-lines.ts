/** A record as lines of JSON, one per decision, so that a program can append a line after a move. Undos may be lines too. */
import { ReplayError } from "../basics/errors.js";
import { complaint, ownField, readArray, readKnownFields, readObject, readText } from "../basics/json.js";
import { type GameRecord, RECORD_COMPLAINT } from "./record.js";

export type Line = Readonly<Record<string, unknown>>;

/** A line after the first, decoded. */
export type Change =
  | { readonly to: "play"; readonly move: string; readonly hash: string }
  | { readonly to: "undo"; readonly seat: string }
  | { readonly to: "end"; readonly conceded: string | null; readonly outcome: unknown };

const MOST_LINES = 1_000_002;
const LONGEST_LINE = 10_000_000;
const LONGEST_SEAT = 40;

/** The first line: the record without the parts that other lines hold, and its first fingerprint. */
export function headLine({ moves: _moves, hashes, outcome: _outcome, conceded: _conceded, ...head }: GameRecord): string {
  return JSON.stringify({ ...head, hash: hashes[0] });
}

export function plyLine(move: string, hash: string): string {
  return JSON.stringify({ move, hash });
}

/** The last line of a finished game. */
export function endLine({ outcome, conceded }: Pick<GameRecord, "outcome" | "conceded">): string {
  return JSON.stringify({ conceded, outcome });
}

export function undoLine(seat: string): string {
  return JSON.stringify({ undo: seat });
}

/** Reads lines as objects; `first` is the number of the first one. @throws ReplayError naming the line */
export function readLines(lines: readonly string[], first = 0): Line[] {
  return readArray(lines, "lines", MOST_LINES, RECORD_COMPLAINT).map((line, i) => objectOf(line, first + i));
}

export function isUndo(line: Line): boolean {
  return Object.hasOwn(line, "undo");
}

/** Decodes a line after the first; `number` is the number of the line. @throws ReplayError naming the line */
export function changeOf(line: Line, number: number): Change {
  const path = `lines[${number}]`;
  const textAt = (field: string, longest: number): string => readText(ownField(line, field), `${path}.${field}`, longest, RECORD_COMPLAINT);
  if (isUndo(line)) {
    readKnownFields(line, path, ["undo"], RECORD_COMPLAINT);
    return { to: "undo", seat: textAt("undo", LONGEST_SEAT) };
  }
  if (!Object.hasOwn(line, "outcome")) return { to: "play", move: textAt("move", 300), hash: textAt("hash", 16) };
  const conceded = ownField(line, "conceded") ?? null;
  return { to: "end", conceded: conceded === null ? null : textAt("conceded", LONGEST_SEAT), outcome: line["outcome"] };
}

/** The record of lines without undos. @throws ReplayError naming the line */
export function recordOfLines([head, ...rest]: readonly Line[]): GameRecord {
  if (head === undefined) throw RECORD_COMPLAINT("lines", "a line for the beginning and one for each decision", []);
  const last = rest[rest.length - 1];
  const end = last !== undefined && Object.hasOwn(last, "outcome") ? rest.pop() : undefined;
  const { hash, ...start } = head;
  return {
    ...(start as Omit<GameRecord, "moves" | "hashes" | "outcome" | "conceded">),
    moves: rest.map((line, i) => readText(ownField(line, "move"), `lines[${i + 1}].move`, 300, RECORD_COMPLAINT)),
    hashes: [hash, ...rest.map((line) => ownField(line, "hash"))].map((text, i) => readText(text, `lines[${i}].hash`, 16, RECORD_COMPLAINT)),
    conceded: (ownField(end ?? {}, "conceded") ?? null) as GameRecord["conceded"],
    outcome: (ownField(end ?? {}, "outcome") ?? null) as GameRecord["outcome"],
  };
}

function objectOf(line: unknown, number: number): Line {
  const text = readText(line, `lines[${number}]`, LONGEST_LINE, RECORD_COMPLAINT);
  try {
    return readObject(JSON.parse(text), `lines[${number}]`, RECORD_COMPLAINT);
  } catch (error) {
    if (error instanceof ReplayError) throw error;
    throw complaint(ReplayError, "record/malformed")(`lines[${number}]`, "JSON", line);
  }
}
