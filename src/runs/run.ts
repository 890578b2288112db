import { RunError, printed } from "../core/basics/errors.js";
import { complaint, type Complaint, copyOfJson, isPlainObject, readInteger, readKnownFields, readObject, readText } from "../core/basics/json.js";

/** The description of many numbered games. Equal descriptions give equal games, in any shards and on any machine. */
export interface Run {
  readonly ruleset: string;
  readonly version: string;
  /** Options of `setup` without the seed, as JSON. */
  readonly options: object;
  /** The prefix of the seeds of the games. */
  readonly seed: string;
  /** The number of games in the whole run, which are numbered from 0. */
  readonly games: number;
  /** The players by their names in this run: two players, or one per seat. Null: all moves are random. */
  readonly players: Readonly<Record<string, string>> | null;
}

/** Every `of`th game of the whole run, starting with the `index`th, 1 ≤ index ≤ of. */
export interface ShardNumber {
  readonly index: number;
  readonly of: number;
}

/**
 * Games of a run that are played together: from `from` (default 0) up to but not including `to` (default the end), and only those of `shard` if that is
 * given.
 */
export interface Shard {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly shard?: ShardNumber | undefined;
}

const MOST_GAMES = 100_000_000;
const LONGEST_SEED = 1000;
const LONGEST_PLAYER = 1000;
const MOST_PLAYERS = 16;

/** The error about malformed runs, shards and lines. */
export const RUN_COMPLAINT: Complaint = /* @__PURE__ */ complaint(RunError, "run/malformed");

/**
 * A run from outside, as a copy.
 * @throws RunError naming the field
 */
export function readRun(given: unknown, path = "run"): Run {
  const fail = RUN_COMPLAINT;
  const run = readKnownFields(given, path, ["ruleset", "version", "options", "seed", "games", "players"], fail);
  if (!isPlainObject(run["options"])) throw fail(`${path}.options`, "a plain object", run["options"]);
  return {
    ruleset: readText(run["ruleset"], `${path}.ruleset`, 60, fail),
    version: readText(run["version"], `${path}.version`, 60, fail),
    options: copyOfJson(run["options"], `${path}.options`, fail) as object,
    seed: readText(run["seed"], `${path}.seed`, LONGEST_SEED, fail),
    games: readInteger(run["games"], `${path}.games`, 1, MOST_GAMES, fail),
    players: run["players"] === null ? null : readPlayers(run["players"], `${path}.players`),
  };
}

function readPlayers(given: unknown, path: string): Record<string, string> {
  const players = readObject(given, path, RUN_COMPLAINT);
  const names = Object.keys(players);
  if (names.length < 2 || names.length > MOST_PLAYERS) throw RUN_COMPLAINT(path, `2 to ${MOST_PLAYERS} players, or null`, given);
  return Object.fromEntries(names.map((name) => [name, readText(players[name], `${path}.${name.slice(0, 40)}`, LONGEST_PLAYER, RUN_COMPLAINT)]));
}

/**
 * A shard from outside, checked against its run.
 * @throws RunError naming the field
 */
export function readPart(
  run: Run,
  { from = 0, to = run.games, shard = { index: 1, of: 1 } }: Shard,
): { readonly from: number; readonly to: number; readonly shard: ShardNumber } {
  const fail = RUN_COMPLAINT;
  readInteger(from, "from", 0, run.games, fail);
  readInteger(to, "to", from, run.games, fail);
  readInteger(shard.of, "shard.of", 1, MOST_GAMES, fail);
  readInteger(shard.index, "shard.index", 1, shard.of, fail);
  return { from, to, shard };
}

/**
 * The numbers of the games in a shard, ascending.
 * @throws RunError naming the field
 */
export function* gamesOf(run: Run, part: Shard = {}): Generator<number, void, undefined> {
  const { from, to, shard } = readPart(run, part);
  const first = from + ((shard.index - 1 - (from % shard.of) + shard.of) % shard.of);
  for (let game = first; game < to; game += shard.of) yield game;
}

/**
 * The number of games in a shard.
 * @throws RunError naming the field
 */
export function countOf(run: Run, part: Shard = {}): number {
  const { from, to, shard } = readPart(run, part);
  const before = (limit: number): number => Math.floor((limit - shard.index) / shard.of) + 1;
  return before(to) - before(from);
}

/** @throws RunError naming the first field in which the descriptions of two runs differ, with both values */
export function checkSameRun(run: Run, other: Run): void {
  for (const [field, value] of Object.entries(run) as [keyof Run, unknown][]) {
    const [expected, got] = [sortedJson(value), sortedJson(other[field])];
    if (expected !== got)
      throw new RunError("run/other-run", `another run: ${field} is ${expected} in one shard and ${got} in another`, { path: field, expected, got });
  }
}

/** JSON with sorted keys, so that equal values give equal text. */
export function sortedJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) => (isPlainObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part)) ??
    printed(value)
  );
}
