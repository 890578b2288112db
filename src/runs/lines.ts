/** Shards as JSON lines: the run, then a line per game, then the summary. An interrupted shard has no summary, and its last line may be cut. */
import type { AnyRuleset } from "../core/ruleset/contract.js";
import { isTycheError, RunError } from "../core/basics/errors.js";
import { isPlainObject, ownField, readKnownFields, readObject } from "../core/basics/json.js";
import { checkerOf } from "./check.js";
import { DIGEST_VERSION, digestOf } from "./digest.js";
import type { PlayedGame } from "./game.js";
import { readDigestVersion, readGame, readSummary } from "./read-game.js";
import { type Report, reportOf } from "./report.js";
import { checkSameRun, type Shard, RUN_COMPLAINT as fail, readPart, readRun, type Run, sortedJson } from "./run.js";
import { type Summary, summaryOf } from "./summary.js";

/** The first line of a shard. */
export interface RunLine {
  readonly run: Run;
  readonly part: Shard;
  /** The `DIGEST_VERSION` of the package that wrote the shard. */
  readonly digestVersion: number;
}

/** The last line of a shard. */
export interface SummaryLine {
  readonly summary: Summary;
  readonly report: Report;
}

/** The first line of a shard, as JSON. */
export function runLine(run: Run, part: Shard = {}): string {
  return JSON.stringify({ run, part, digestVersion: DIGEST_VERSION } satisfies RunLine);
}

/** A game as a JSON line. */
export function gameLine(played: PlayedGame): string {
  return JSON.stringify(played);
}

/** The last line of a shard, as JSON. */
export function summaryLine(summary: Summary): string {
  return JSON.stringify({ summary, report: reportOf(summary) } satisfies SummaryLine);
}

/** The content of a shard. */
export interface ReadShard {
  readonly run: Run;
  readonly part: Shard;
  /** In the order of the lines. Equal lines about one game are given once. */
  readonly games: readonly PlayedGame[];
  /** The numbers of games that occur more than once. */
  readonly double: readonly number[];
  /** True if the shard ends with a summary. */
  readonly isComplete: boolean;
  /** The text without a cut last line. */
  readonly whole: string;
}

/**
 * Reads the lines of one or more consecutive shards. A cut last line, as a killed program leaves it, is ignored. A summary is checked against the games since
 * the last run line, or against all games before it.
 * @param ruleset checks each game against the seats, seeds and kinds of victory of its run; without it, any names are accepted
 * @throws RunError if a line is malformed, if the first is not a run, if a summary does not fit the games, or if two lines differ about one game; its message
 * begins with the number of the line
 */
export function readShard(text: string, ruleset?: AnyRuleset): ReadShard {
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const lines = whole.split("\n").slice(0, -1);
  const [first, ...rest] = lines;
  if (first === undefined) throw new RunError("run/malformed", "line 1: expected the run of a shard, got the end of the text", { path: "line 1" });
  const { run, part, check } = onLine(1, first, (given) => {
    const read = readRunLine(given);
    return { ...read, check: ruleset === undefined ? undefined : checkerOf(ruleset, read.run) };
  });
  const games = new GamesOfShard(run, check);
  let isComplete = false;
  rest.forEach((line, i) =>
    onLine(i + 2, line, (given) => {
      const isSummary = Object.hasOwn(given, "summary");
      if (isSummary) games.checkSummary(given);
      else if (Object.hasOwn(given, "run")) {
        checkSameRun(run, readRunLine(given).run);
        games.beginSection();
      } else games.add(given);
      isComplete = isSummary;
    }),
  );
  return { run, part, games: games.list, double: games.double, isComplete, whole };
}

/** The games of a shard, while it is read. */
class GamesOfShard {
  readonly list: PlayedGame[] = [];
  readonly double: number[] = [];
  private section: PlayedGame[] = []; // The games since the last run line.
  private readonly inSection = new Set<number>();
  private readonly run: Run;
  private readonly check: ((played: PlayedGame) => void) | undefined;
  private readonly digests = new Map<number, string>();

  constructor(run: Run, check: ((played: PlayedGame) => void) | undefined) {
    this.run = run;
    this.check = check;
  }

  add(given: Readonly<Record<string, unknown>>): void {
    const played = readGame(given, this.run);
    this.check?.(played);
    const digest = digestOf(played);
    const before = this.digests.get(played.game);
    if (before !== undefined && before !== digest) throw fail("game", "a game that is not there in another way", played.game);
    if (before !== undefined) this.double.push(played.game);
    else this.list.push(played);
    if (!this.inSection.has(played.game)) this.section.push(played);
    this.inSection.add(played.game);
    this.digests.set(played.game, digest);
  }

  beginSection(): void {
    this.section = [];
    this.inSection.clear();
  }

  // A summary that differs from its games, except in times, was not written with them.
  checkSummary(given: Readonly<Record<string, unknown>>): void {
    const line = readKnownFields(given, "line", ["summary", "report"], fail);
    const said = readSummary(line["summary"]);
    const summary = summaryOf(this.run, said.games === this.section.length ? this.section : this.list);
    for (const [field, value] of Object.entries(summary)) {
      const [expected, got] = [sortedJson(value), sortedJson(said[field as keyof Summary])];
      if (field !== "thought" && expected !== got) throw fail(`summary.${field}`, `${expected}, of the games before it`, said[field as keyof Summary]);
    }
    const report = sortedJson({ ...reportOf(said) });
    if (line["report"] !== undefined && sortedJson(line["report"]) !== report) throw fail("report", "that of the summary", line["report"]);
  }
}

function onLine<R>(number: number, line: string, read: (given: Readonly<Record<string, unknown>>) => R): R {
  try {
    return read(readObject(parsed(line), "line", fail));
  } catch (error) {
    if (!isTycheError(error)) throw error;
    throw new RunError(error.code, `line ${number}: ${error.message}`, error.details);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw fail("line", "JSON", line.slice(0, 80));
  }
}

function readRunLine(given: Readonly<Record<string, unknown>>): { run: Run; part: Shard } {
  const line = readKnownFields(given, "line", ["run", "part", "digestVersion"], fail);
  const run = readRun(ownField(line, "run"));
  const part = readKnownFields(ownField(line, "part") ?? {}, "part", ["from", "to", "shard"], fail);
  const shard = ownField(part, "shard");
  if (shard !== undefined && !isPlainObject(shard)) throw fail("part.shard", "a plain object", shard);
  readPart(run, part as Shard);
  readDigestVersion(ownField(line, "digestVersion"), "digestVersion");
  return { run, part: part as Shard };
}
