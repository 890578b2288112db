/** `tyche merge`: combines shards of one run, which may come from several machines. */
import type { AnyRuleset } from "../../core/ruleset/contract.js";
import { SeededDice } from "../../core/dice/seeded.js";
import { isTycheError } from "../../core/basics/errors.js";
import { digestOf } from "../../runs/digest.js";
import type { PlayedGame } from "../../runs/game.js";
import { rowsOf, rangesInWords } from "../../runs/numbers.js";
import { reportLines, reportOf } from "../../runs/report.js";
import { checkSameRun, type Run } from "../../runs/run.js";
import { Counter, missingGames } from "../../runs/summary.js";
import { summaryLine } from "../../runs/lines.js";
import { BROKEN, OK } from "../exit-codes.js";
import { integerOption, UsageError } from "../games/game-adapter.js";
import type { Games } from "../games/games.js";
import { readShardOf } from "../runs.js";
import { comesOutAlike } from "../players.js";
import type { Call, Command } from "./command.js";

export const merge: Command = {
  name: "merge",
  usage: "merge <shard>... [options]",
  purpose: "Adds up the JSON lines of simulate or match, and names games that are missing, double or contradict each other.",
  options: [
    { name: "json", value: null, help: "prints the summary as JSON" },
    { name: "check", value: "N", help: "plays N of the games again, picked at random, and names those that come out otherwise" },
  ],
  takesGameOptions: null,
  examples: ["tyche merge shard-1.jsonl shard-2.jsonl shard-3.jsonl", "tyche merge shard-*.jsonl --check 20"],
  async run(call) {
    const { values, terminal } = call;
    const again = values["check"] === undefined ? 0 : integerOption(values, "check", 1, 1_000_000, 1);
    const { counter, games, complaints: found } = await addUp(call);
    const complaints = [...found, ...(await playAgain(call, counter.run, games, again))];
    if (values["json"] === true) terminal.out(`${summaryLine(counter.summary)}\n`);
    else for (const line of reportLines(reportOf(counter.summary))) terminal.out(`${line}\n`);
    for (const complaint of complaints) terminal.err(`tyche: ${complaint}\n`);
    return complaints.length === 0 ? OK : BROKEN;
  },
};

interface Merged {
  readonly counter: Counter;
  readonly games: readonly PlayedGame[];
  readonly complaints: readonly string[];
}

/** A played game, and the first file that contains it. */
interface Source {
  readonly played: PlayedGame;
  readonly file: string;
}

async function addUp({ positionals, terminal, games: known }: Call): Promise<Merged> {
  let counter: Counter | undefined;
  const sources = new Map<number, Source>();
  const double = new Set<number>();
  const contradicting: string[] = [];
  for (const file of positionals) {
    const text = await terminal.read(file);
    const { run } = readShardOf(file, firstLine(text));
    counter ??= new Counter(run);
    refuseOther(counter.run, run, file);
    const { games, double: twice } = readShardOf(file, text, await rulesetOf(known, run, file));
    for (const game of twice) double.add(game);
    for (const played of games) {
      const other = sources.get(played.game);
      if (other === undefined) {
        sources.set(played.game, { played, file });
        counter.add(played);
      } else if (digestOf(other.played) === digestOf(played)) double.add(played.game);
      else contradicting.push(`game ${played.game} contradicts itself: ${endOf(other.played)} in ${other.file}, ${endOf(played)} in ${file}`);
    }
  }
  if (counter === undefined) throw new UsageError("expected the files of some shards");
  return { counter, games: [...sources.values()].map(({ played }) => played), complaints: complaintsOf(counter, double, contradicting) };
}

function complaintsOf(counter: Counter, double: ReadonlySet<number>, contradicting: readonly string[]): string[] {
  const missing = missingGames(counter.summary);
  const count = counter.run.games - counter.games;
  const complaints = [...contradicting.slice(0, 20)];
  if (contradicting.length > 20) complaints.push(`${contradicting.length - 20} more games contradict themselves`);
  if (double.size > 0) complaints.push(`double: ${double.size} of ${counter.run.games} games: ${rangesInWords(rowsOf([...double].sort((a, b) => a - b)))}`);
  if (count > 0) complaints.push(`missing: ${count} of ${counter.run.games} games: ${rangesInWords(missing)}`);
  return complaints;
}

function endOf({ decisions, hash, winners, kind }: PlayedGame): string {
  return `${decisions} decisions, ${kind} of ${winners.join(" and ") || "nobody"}, ${hash}`;
}

function firstLine(text: string): string {
  return text.slice(0, text.indexOf("\n") + 1);
}

async function rulesetOf(games: Games, { ruleset }: Run, file: string): Promise<AnyRuleset> {
  if (!games.ids.includes(ruleset)) throw new UsageError(`${file}: line 1: run.ruleset: expected one of ${games.ids.join(", ")}, got "${ruleset}"`);
  return (await games.load(ruleset)).ruleset;
}

// Replays games picked at random, and returns complaints about games with another result. The writer of a shard cannot predict which ones are picked.
async function playAgain({ hands, terminal }: Call, run: Run, played: readonly PlayedGame[], count: number): Promise<string[]> {
  if (count === 0) return [];
  const clocked = Object.entries(run.players ?? {}).find(([, player]) => !comesOutAlike(player));
  if (clocked !== undefined)
    throw new UsageError(`--check: expected players whose choices do not depend on a clock or another program, got ${clocked.join("=")}`);
  const picks = new SeededDice(terminal.freshSeed());
  const left = [...played];
  const picked = Array.from({ length: Math.min(count, left.length) }, () => left.splice(picks.draw(left.length), 1)[0]!).sort((a, b) => a.game - b.game);
  const said = new Map(picked.map((one) => [one.game, one]));
  const wrong: string[] = [];
  const tell = (again: PlayedGame): boolean => {
    const before = said.get(again.game)!;
    if (digestOf(before) !== digestOf(again)) wrong.push(`game ${again.game} comes out otherwise: ${endOf(before)} in its shard, ${endOf(again)} played again`);
    return true;
  };
  await hands(
    picked.map(({ game }) => ({ run, game })),
    tell,
    terminal.interrupted(),
  );
  if (wrong.length === 0) terminal.err(`tyche: played again: ${picked.length} of ${played.length} games, all alike\n`);
  return wrong.sort();
}

function refuseOther(run: Run, other: Run, file: string): void {
  try {
    checkSameRun(run, other);
  } catch (error) {
    throw isTycheError(error) ? new UsageError(`${file}: ${error.message}`) : error;
  }
}
