import { readArray, readInteger, readKnownFields, readObject, readText } from "../core/basics/json.js";
import { DIGEST_VERSION } from "./digest.js";
import type { PlayedGame, Thought } from "./game.js";
import { numbersOf, type GameRange } from "./numbers.js";
import { RUN_COMPLAINT as fail, readRun, type Run } from "./run.js";
import type { Fault, Result, Summary } from "./summary.js";

const MOST_DECISIONS = 1_000_000;
const MOST_SEATS = 16;
const LONGEST_WORD = 60;
const LONGEST_REASON = 2000;
const LONGEST_SEED = 2000;
const MOST_RESULTS = 100_000;
const HASH = /^[0-9a-f]{16}$/;
const DIGEST = /^[0-9a-f]{32}$/;
const WHOLE = /^(?:0|[1-9]\d{0,6})$/;

type Fields = Readonly<Record<string, unknown>>;

/**
 * A game of a run, read from outside as a checked copy.
 * @throws RunError naming the field
 */
export function readGame(given: unknown, run: Run): PlayedGame {
  const game = readKnownFields(given, "line", ["game", "seed", "seats", "winners", "kind", "decisions", "hash", "fault", "thought"], fail);
  return {
    game: readInteger(game["game"], "game", 0, run.games - 1, fail),
    seed: readText(game["seed"], "seed", LONGEST_SEED, fail),
    ...readEnd(game, "", run),
    decisions: readInteger(game["decisions"], "decisions", 0, MOST_DECISIONS, fail),
    hash: readDigits(game["hash"], "hash", HASH, 16),
    fault: game["fault"] === null ? null : readFault(game["fault"]),
    thought: game["thought"] === null ? null : readThoughts(game["thought"], "thought"),
  };
}

function readEnd(given: Fields, at: string, run: Run): Pick<PlayedGame, "seats" | "winners" | "kind"> {
  return {
    seats: given["seats"] === null ? null : readSeats(given["seats"], `${at}seats`, run),
    winners: readArray(given["winners"], `${at}winners`, MOST_SEATS, fail).map((seat, i) => readText(seat, `${at}winners[${i}]`, LONGEST_WORD, fail)),
    kind: readText(given["kind"], `${at}kind`, LONGEST_WORD, fail),
  };
}

function readSeats(given: unknown, path: string, { players }: Run): Record<string, string> {
  return mapped(given, path, (name, at) => {
    if (typeof name !== "string" || players === null || !Object.hasOwn(players, name)) throw fail(at, "a player of the run", name);
    return name;
  });
}

function readFault(given: unknown): NonNullable<PlayedGame["fault"]> {
  const fault = readKnownFields(given, "fault", ["seat", "reason"], fail);
  return { seat: readText(fault["seat"], "fault.seat", LONGEST_WORD, fail), reason: readText(fault["reason"], "fault.reason", LONGEST_REASON, fail) };
}

function readThoughts(given: unknown, path: string): Record<string, Thought> {
  return mapped(given, path, (one, at) => {
    const thought = readKnownFields(one, at, ["decisions", "milliseconds", "longest"], fail);
    return {
      decisions: readInteger(thought["decisions"], `${at}.decisions`, 0, Number.MAX_SAFE_INTEGER, fail),
      milliseconds: readTime(thought["milliseconds"], `${at}.milliseconds`),
      longest: readTime(thought["longest"], `${at}.longest`),
    };
  });
}

/**
 * A summary, read from outside as a checked copy.
 * @throws RunError naming the field, even if only its numbers contradict each other
 */
export function readSummary(given: unknown): Summary {
  const path = "summary";
  const fields = ["run", "played", "games", "decisions", "digest", "digestVersion", "lengths", "results", "faults", "thought"];
  const summary = readKnownFields(given, path, fields, fail);
  const run = readRun(summary["run"], `${path}.run`);
  const games = readInteger(summary["games"], `${path}.games`, 0, run.games, fail);
  const lengths = mapped(summary["lengths"], `${path}.lengths`, (count, at, length) => {
    if (!WHOLE.test(length)) throw fail(at, "a number of decisions", length);
    return readInteger(count, at, 1, games, fail);
  });
  const decisions = Object.entries(lengths).reduce((sum, [length, count]) => sum + Number(length) * count, 0);
  const results = readArray(summary["results"], `${path}.results`, MOST_RESULTS, fail).map((one, i) => readResult(one, `${path}.results[${i}]`, run));
  checkSum(
    results.map((result) => result.games),
    games,
    `${path}.results`,
  );
  checkSum(Object.values(lengths), games, `${path}.lengths`);
  if (summary["decisions"] !== decisions) throw fail(`${path}.decisions`, `${decisions}, as the lengths say`, summary["decisions"]);
  return {
    run,
    played: readPlayed(summary["played"], `${path}.played`, games, run),
    games,
    decisions,
    digest: readDigits(summary["digest"], `${path}.digest`, DIGEST, 32),
    digestVersion: readDigestVersion(summary["digestVersion"], `${path}.digestVersion`),
    lengths,
    results,
    faults: readArray(summary["faults"], `${path}.faults`, MOST_RESULTS, fail).map((one, i) => readFaults(one, `${path}.faults[${i}]`, games)),
    thought: summary["thought"] === null ? null : readThoughts(summary["thought"], `${path}.thought`),
  };
}

function readPlayed(given: unknown, path: string, games: number, run: Run): GameRange[] {
  const rows = readArray(given, path, run.games, fail).map((one, i): GameRange => {
    const at = `${path}[${i}]`;
    const row = readArray(one, at, 3, fail);
    const first = readInteger(row[0], `${at}[0]`, 0, run.games - 1, fail);
    const last = readInteger(row[1], `${at}[1]`, first, run.games - 1, fail);
    const step = readInteger(row[2], `${at}[2]`, 1, run.games, fail);
    if ((last - first) % step !== 0) throw fail(at, "a last number that the steps reach", one);
    return [first, last, step];
  });
  checkSum(
    rows.map(([first, last, step]) => (last - first) / step + 1),
    games,
    path,
    new Set(numbersOf(rows)).size,
  );
  return rows;
}

function checkSum(counts: readonly number[], games: number, path: string, different?: number): void {
  const sum = counts.reduce((before, count) => before + count, 0);
  if (different !== undefined && different !== sum) throw fail(path, "numbers that are there once", sum);
  if (sum !== games) throw fail(path, `${games} games`, sum);
}

function readResult(given: unknown, path: string, run: Run): Result {
  const result = readKnownFields(given, path, ["seats", "winners", "kind", "games"], fail);
  return { ...readEnd(result, `${path}.`, run), games: readInteger(result["games"], `${path}.games`, 1, run.games, fail) };
}

function readFaults(given: unknown, path: string, games: number): Fault {
  const fault = readKnownFields(given, path, ["player", "reason", "games"], fail);
  return {
    player: readText(fault["player"], `${path}.player`, LONGEST_WORD, fail),
    reason: readText(fault["reason"], `${path}.reason`, LONGEST_REASON, fail),
    games: readInteger(fault["games"], `${path}.games`, 1, games, fail),
  };
}

/** @throws RunError naming the field, if the version is not that of this package */
export function readDigestVersion(given: unknown, path: string): number {
  if (given !== DIGEST_VERSION) throw fail(path, `${DIGEST_VERSION}, that of this version of the package`, given);
  return given;
}

function readTime(given: unknown, path: string): number {
  if (typeof given !== "number" || !(given >= 0) || given > Number.MAX_SAFE_INTEGER) throw fail(path, "a number from 0", given);
  return given;
}

function readDigits(given: unknown, path: string, form: RegExp, count: number): string {
  const digits = readText(given, path, count, fail);
  if (!form.test(digits)) throw fail(path, `${count} hexadecimal digits`, digits);
  return digits;
}

function mapped<V>(given: unknown, path: string, read: (value: unknown, at: string, key: string) => V): Record<string, V> {
  const object = readObject(given, path, fail);
  return Object.fromEntries(Object.keys(object).map((key) => [key, read(object[key], `${path}.${key.slice(0, 40)}`, key)]));
}
