/** `tyche merge`: adds up pieces of one run, wherever they were played. */
import { isTycheError } from "../../core/basics/errors.js";
import type { PlayedGame } from "../../pieces/game.js";
import { rowsOf, wordsOf } from "../../pieces/numbers.js";
import { reportLines, reportOf } from "../../pieces/report.js";
import { checkSameRun, type Run } from "../../pieces/run.js";
import { Counter, missingGames } from "../../pieces/summary.js";
import { summaryLine } from "../../pieces/lines.js";
import { BROKEN, OK } from "../exit-codes.js";
import { UsageError } from "../games/game-adapter.js";
import { readPieceOf } from "../pieces.js";
import type { Call, Command } from "./command.js";

export const merge: Command = {
  name: "merge",
  usage: "merge <piece>... [options]",
  purpose: "Adds up the JSON lines of simulate or match, and names games that are missing, double or contradict each other.",
  options: [{ name: "json", value: null, help: "prints the summary as JSON" }],
  takesGameOptions: null,
  examples: ["tyche merge piece-1.jsonl piece-2.jsonl piece-3.jsonl"],
  async run(call) {
    const { values, terminal } = call;
    const { counter, complaints } = await addUp(call);
    if (values["json"] === true) terminal.out(`${summaryLine(counter.summary)}\n`);
    else for (const line of reportLines(reportOf(counter.summary))) terminal.out(`${line}\n`);
    for (const complaint of complaints) terminal.err(`tyche: ${complaint}\n`);
    return complaints.length === 0 ? OK : BROKEN;
  },
};

interface Merged {
  readonly counter: Counter;
  readonly complaints: readonly string[];
}

/** A game, and the file that has it. */
interface Source {
  readonly played: PlayedGame;
  readonly file: string;
}

async function addUp({ positionals, terminal }: Call): Promise<Merged> {
  let counter: Counter | undefined;
  const sources = new Map<number, Source>();
  const double = new Set<number>();
  const contradicting: string[] = [];
  for (const file of positionals) {
    const { run, games } = readPieceOf(file, await terminal.read(file));
    counter ??= new Counter(run);
    refuseOther(counter.run, run, file);
    for (const played of games) {
      const other = sources.get(played.game);
      if (other === undefined) {
        sources.set(played.game, { played, file });
        counter.add(played);
      } else if (endOf(other.played) === endOf(played)) double.add(played.game);
      else contradicting.push(`game ${played.game} contradicts itself: ${endOf(other.played)} in ${other.file}, ${endOf(played)} in ${file}`);
    }
  }
  if (counter === undefined) throw new UsageError("expected the files of some pieces");
  return { counter, complaints: complaintsOf(counter, double, contradicting) };
}

function complaintsOf(counter: Counter, double: ReadonlySet<number>, contradicting: readonly string[]): string[] {
  const missing = missingGames(counter.summary);
  const count = counter.run.games - counter.games;
  const complaints = [...contradicting.slice(0, 20)];
  if (contradicting.length > 20) complaints.push(`${contradicting.length - 20} more games contradict themselves`);
  if (double.size > 0) complaints.push(`double: ${double.size} of ${counter.run.games} games: ${wordsOf(rowsOf([...double].sort((a, b) => a - b)))}`);
  if (count > 0) complaints.push(`missing: ${count} of ${counter.run.games} games: ${wordsOf(missing)}`);
  return complaints;
}

function endOf({ decisions, hash, winners, kind }: PlayedGame): string {
  return `${decisions} decisions, ${kind} of ${winners.join(" and ") || "nobody"}, ${hash}`;
}

function refuseOther(run: Run, other: Run, file: string): void {
  try {
    checkSameRun(run, other);
  } catch (error) {
    throw isTycheError(error) ? new UsageError(`${file}: ${error.message}`) : error;
  }
}
