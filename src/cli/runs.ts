/** Runs of many games at the command line: shards, output as lines or a report, and resuming after an interrupt. */
import type { AnyRuleset } from "../core/ruleset/contract.js";
import { isTycheError } from "../core/basics/errors.js";
import { gameLine, type ReadShard, readShard, runLine, summaryLine } from "../runs/lines.js";
import type { PlayedGame } from "../runs/game.js";
import { reportLines, reportOf } from "../runs/report.js";
import { checkSameRun, countOf, gamesOf, type Shard, type Run, type ShardNumber, sortedJson } from "../runs/run.js";
import { Counter } from "../runs/summary.js";
import type { Call } from "./commands/command.js";
import { INTERRUPTED, OK } from "./exit-codes.js";
import { type OptionHelp, type OptionValues, UsageError } from "./games/game-adapter.js";
import type { Hands } from "./hands.js";
import { Progress } from "./progress.js";

/** The options of `simulate` and `match` for shards and JSON lines. */
export const SHARD_OPTIONS: readonly OptionHelp[] = [
  { name: "shard", value: "I/N", help: "plays only the I-th of N shards: every N-th game from the I-th on" },
  { name: "json", value: null, help: "prints JSON lines: the run, a line a game, the summary with its digest" },
  { name: "resume", value: "FILE", help: "writes the JSON lines to FILE, after those that are there already; one process at a time (FILE.lock)" },
];

const SHARD = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/;

/** The value of `--shard`. @throws UsageError */
export function shardAsked(values: OptionValues): Shard {
  const text = values["shard"];
  if (text === undefined) return {};
  const [, index, of] = (typeof text === "string" ? SHARD.exec(text) : null) ?? [];
  const shard: ShardNumber = { index: Number(index), of: Number(of) };
  if (!(shard.index <= shard.of)) throw new UsageError(`--shard: expected I/N with I from 1 to N, such as 2/8, got "${String(text)}"`);
  return { shard };
}

/** The parts of a run that differ between the commands. */
export interface Doing {
  readonly label: string;
  readonly hands: Hands;
  /** A note on the counts so far, for the progress bar. */
  note(counter: Counter): string;
  /** Returns true if the run can end early. Called after each game, beginning with the games of a resumed file. */
  isDecided?(counter: Counter, played: PlayedGame): boolean;
  /** The lines after the report. */
  after?(counter: Counter, seconds: number, played: number): readonly string[];
}

/** Plays the requested part of a run, prints lines or the report, and returns the exit code. */
export async function playRun({ values, terminal }: Pick<Call, "values" | "terminal">, run: Run, doing: Doing): Promise<number> {
  const part = shardAsked(values);
  const file = typeof values["resume"] === "string" ? values["resume"] : null;
  if (file === null) return playPart({ values, terminal }, run, doing, { part, file, before: null });
  const release = terminal.lock(file);
  try {
    return await playPart({ values, terminal }, run, doing, { part, file, before: await readBefore(file, run, part, terminal) });
  } finally {
    release();
  }
}

/** The shard to play, the file of `--resume` (null without it), and the games already in that file (null if none). */
interface Resumed {
  readonly part: Shard;
  readonly file: string | null;
  readonly before: ReadShard | null;
}

async function playPart({ values, terminal }: Pick<Call, "values" | "terminal">, run: Run, doing: Doing, { part, file, before }: Resumed): Promise<number> {
  const counter = new Counter(run);
  let isDecided = false;
  for (const game of before?.games ?? []) {
    counter.add(game);
    isDecided = doing.isDecided?.(counter, game) === true || isDecided;
  }
  const had = counter.games;
  const write = writer(values["json"] === true, file, terminal);
  if (before === null) write(runLine(run, part));
  const count = countOf(run, part);
  const progress = new Progress(terminal, doing.label);
  const interrupted = terminal.interrupted();
  const tell = (played: PlayedGame): boolean => {
    counter.add(played);
    write(gameLine(played));
    progress.show(counter.games / count, () => doing.note(counter));
    isDecided = doing.isDecided?.(counter, played) === true || isDecided;
    return !isDecided;
  };
  await doing.hands(isDecided ? [] : tasksOf(run, part, counter), (played) => !interrupted.aborted && tell(played), interrupted);
  progress.done();
  const isWhole = isDecided || counter.games === count;
  if (isWhole && before?.isComplete !== true) write(summaryLine(counter.summary));
  if (values["json"] !== true) {
    for (const line of reportLines(reportOf(counter.summary))) terminal.out(`${line}\n`);
    for (const line of doing.after?.(counter, progress.seconds, counter.games - had) ?? []) terminal.out(`${line}\n`);
  }
  if (isWhole) return OK;
  const goesOn = file === null ? "with --resume FILE you can continue a run" : `the same command continues ${file}`;
  terminal.err(`tyche: interrupted after ${counter.games} of ${count} games; ${goesOn}\n`);
  return INTERRUPTED;
}

function* tasksOf(run: Run, part: Shard, done: Counter): Generator<{ run: Run; game: number }, void, undefined> {
  for (const game of gamesOf(run, part)) if (!done.has(game)) yield { run, game };
}

// Writes to the file of `--resume`; without one, to standard output if `--json` is given.
function writer(toOutput: boolean, file: string | null, terminal: Call["terminal"]): (line: string) => void {
  return (line) => {
    if (file !== null) terminal.append(file, `${line}\n`);
    if (toOutput && file === null) terminal.out(`${line}\n`);
  };
}

// Reads the games that a file already has, and rewrites the file if its last line was cut off. Returns null without a file or without a whole line
// in it.
async function readBefore(file: string, run: Run, part: Shard, terminal: Call["terminal"]): Promise<ReadShard | null> {
  if (!terminal.exists(file)) return null;
  const text = await terminal.read(file);
  if (!text.includes("\n")) {
    if (text !== "" && !text.startsWith("{")) throw new UsageError(`${file}: expected the lines of a shard`);
    terminal.write(file, "");
    return null;
  }
  const before = readShardOf(file, text);
  const named = (error: unknown): unknown => (isTycheError(error) ? new UsageError(`${file}: ${error.message}`) : error);
  try {
    checkSameRun(run, before.run);
  } catch (error) {
    throw named(error);
  }
  if (sortedJson(part) !== sortedJson(before.part))
    throw new UsageError(`${file}: another shard of the run: ${sortedJson(before.part)}, not ${sortedJson(part)}`);
  if (before.whole !== text) terminal.write(file, before.whole);
  return before;
}

/** Reads a shard and names the file in complaints. Checks the games against the ruleset if it is given. @throws UsageError */
export function readShardOf(file: string, text: string, ruleset?: AnyRuleset): ReadShard {
  try {
    return readShard(text, ruleset);
  } catch (error) {
    throw isTycheError(error) ? new UsageError(`${file}: ${error.message}`) : error;
  }
}
