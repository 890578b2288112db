/** Pieces as JSON lines: first the run, then a line a game, at the end the summary. A piece that was interrupted has no summary, and its last line may be cut. */
import { isTycheError, PieceError } from "../core/basics/errors.js";
import { isPlainObject, ownField, readKnownFields, readObject } from "../core/basics/json.js";
import { digestOf, NO_DIGEST, sumOf } from "./digest.js";
import type { PlayedGame } from "./game.js";
import { readGame } from "./read-game.js";
import { type Report, reportOf } from "./report.js";
import { type Part, PIECE_COMPLAINT as fail, readPart, readRun, type Run } from "./run.js";
import type { Summary } from "./summary.js";

/** The first line of a piece. */
export interface RunLine {
  readonly run: Run;
  readonly part: Part;
}

/** The last line of a piece. */
export interface SummaryLine {
  readonly summary: Summary;
  readonly report: Report;
}

/** The first line, as JSON. */
export function runLine(run: Run, part: Part = {}): string {
  return JSON.stringify({ run, part } satisfies RunLine);
}

/** The line of a game, as JSON. */
export function gameLine(played: PlayedGame): string {
  return JSON.stringify(played);
}

/** The last line, as JSON. */
export function summaryLine(summary: Summary): string {
  return JSON.stringify({ summary, report: reportOf(summary) } satisfies SummaryLine);
}

/** A piece, read. */
export interface ReadPiece {
  readonly run: Run;
  readonly part: Part;
  /** In the order of the lines. */
  readonly games: readonly PlayedGame[];
  /** Whether it ends with a summary: it is complete. */
  readonly isComplete: boolean;
  /** The text without a last line that was cut. */
  readonly whole: string;
}

/**
 * Reads the lines of a piece. A last line without its end, as a killed program leaves it, is left out.
 * @throws PieceError when a line is malformed, when the first is no run, or when the summary is not that of the games; its message begins with the line
 */
export function readPiece(text: string): ReadPiece {
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const lines = whole.split("\n").slice(0, -1);
  const [first, ...rest] = lines;
  if (first === undefined) throw new PieceError("piece/malformed", "line 1: expected the run of a piece, got the end of the text", { path: "line 1" });
  const { run, part } = onLine(1, first, readRunLine);
  const games: PlayedGame[] = [];
  let isComplete = false;
  rest.forEach((line, i) =>
    onLine(i + 2, line, (given) => {
      if (isComplete) throw fail("line", "nothing after the summary", given);
      if (Object.hasOwn(given, "summary")) {
        checkSummary(given, games);
        isComplete = true;
      } else games.push(readGame(given, run));
    }),
  );
  return { run, part, games, isComplete, whole };
}

function onLine<R>(number: number, line: string, read: (given: Readonly<Record<string, unknown>>) => R): R {
  try {
    return read(readObject(parsed(line), "line", fail));
  } catch (error) {
    if (!isTycheError(error)) throw error;
    throw new PieceError(error.code, `line ${number}: ${error.message}`, error.details);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw fail("line", "JSON", line.slice(0, 80));
  }
}

function readRunLine(given: Readonly<Record<string, unknown>>): { run: Run; part: Part } {
  const line = readKnownFields(given, "line", ["run", "part"], fail);
  const run = readRun(ownField(line, "run"));
  const part = readKnownFields(ownField(line, "part") ?? {}, "part", ["from", "to", "shard"], fail);
  const shard = ownField(part, "shard");
  if (shard !== undefined && !isPlainObject(shard)) throw fail("part.shard", "a plain object", shard);
  readPart(run, part as Part);
  return { run, part: part as Part };
}

// The games are what counts; a summary that says otherwise was not written by the program that wrote them.
function checkSummary(given: Readonly<Record<string, unknown>>, games: readonly PlayedGame[]): void {
  const summary = readObject(ownField(given, "summary"), "summary", fail);
  const digest = games.length === 0 ? NO_DIGEST : sumOf(games.map(digestOf));
  if (ownField(summary, "games") !== games.length) throw fail("summary.games", `${games.length}, the games before it`, ownField(summary, "games"));
  if (ownField(summary, "digest") !== digest) throw fail("summary.digest", `${digest}, of the games before it`, ownField(summary, "digest"));
}
