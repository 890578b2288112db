/** A record as lines of JSON, one per decision, so that a program appends a line after a move and writes nothing again. */
import { ReplayError } from "../basics/errors.js";
import { complaint, ownField, readArray, readObject, readText } from "../basics/json.js";
import { type GameRecord, RECORD_COMPLAINT } from "./record.js";

const MOST_LINES = 1_000_002;
const LONGEST_LINE = 10_000_000;

/** The first line: the record without what is played. */
export function headLine({ moves: _moves, hashes, outcome: _outcome, conceded: _conceded, ...head }: GameRecord): string {
  return JSON.stringify({ ...head, hash: hashes[0] });
}

/** The line of a decision. */
export function plyLine(move: string, hash: string): string {
  return JSON.stringify({ move, hash });
}

/** The last line, of a game that is over. */
export function endLine({ outcome, conceded }: Pick<GameRecord, "outcome" | "conceded">): string {
  return JSON.stringify({ conceded, outcome });
}

/** The record of lines. @throws ReplayError naming the line */
export function recordOfLines(lines: readonly string[]): GameRecord {
  const [head, ...rest] = readArray(lines, "lines", MOST_LINES, RECORD_COMPLAINT).map(objectOf);
  if (head === undefined) throw RECORD_COMPLAINT("lines", "a line for the beginning and one for each decision", lines);
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

function objectOf(line: unknown, i: number): Readonly<Record<string, unknown>> {
  const text = readText(line, `lines[${i}]`, LONGEST_LINE, RECORD_COMPLAINT);
  try {
    return readObject(JSON.parse(text), `lines[${i}]`, RECORD_COMPLAINT);
  } catch (error) {
    if (error instanceof ReplayError) throw error;
    throw complaint(ReplayError, "record/malformed")(`lines[${i}]`, "JSON", line);
  }
}
