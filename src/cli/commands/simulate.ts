/** `tyche simulate`: many random games, counted. */
import { playout } from "../../core/playout.js";
import { integerOption } from "../games/game-adapter.js";
import { Progress } from "../progress.js";
import { type Command, onlyPositional, SEED, textOption } from "./command.js";

export const simulate: Command = {
  name: "simulate",
  usage: "simulate <ruleset> -n 1000 [options]",
  purpose: "Plays many random games and counts winners, kinds of victory, decisions and speed.",
  options: [
    { name: "games", value: "N", help: "number of games, 1 to 100000000 (default 1000), also -n" },
    { ...SEED, help: "game i has the seed TEXT-i (default 1)" },
    { name: "json", value: null, help: "prints the counts as JSON" },
  ],
  takesGameOptions: "setup",
  examples: ["tyche simulate <ruleset> -n 1000"],
  async run(call) {
    const { games, values, terminal } = call;
    const adapter = await games.load(onlyPositional(call, "a ruleset"));
    const { ruleset } = adapter;
    const options = adapter.setupOptions(values);
    const seed = textOption(values, "seed", "1");
    const count = integerOption(values, "games", 1, 100_000_000, 1000);
    const wins: Record<string, number> = {};
    const kinds: Record<string, number> = {};
    const lengths: number[] = [];
    const progress = new Progress(terminal, "simulating");
    let decisions = 0;
    for (let i = 0; i < count; i++) {
      const { outcome, plies } = playout(ruleset, ruleset.setup({ ...options, seed: `${seed}-${i}` }), `${seed}-${i} choices`);
      add(wins, outcome.winners.length === 0 ? "nobody" : outcome.winners.join(" and "));
      add(kinds, `${outcome.kind}${outcome.winners.length === 0 ? "" : ` of ${outcome.winners.join(" and ")}`}`);
      lengths.push(plies);
      decisions += plies;
      progress.show((i + 1) / count, `${i + 1} of ${count} games`);
    }
    progress.done();
    const perSecond = Math.round(decisions / progress.seconds);
    lengths.sort((a, b) => a - b);
    const median = lengths[lengths.length >> 1]!;
    if (values["json"] === true) {
      terminal.out(`${JSON.stringify({ ruleset: ruleset.id, options, seed, games: count, wins, kinds, decisions, median, perSecond })}\n`);
      return 0;
    }
    terminal.out(`${ruleset.id} ${ruleset.version}: ${count} random games, seeds ${seed}-0 to ${seed}-${count - 1}\n`);
    table("winner", wins, count, terminal.out);
    table("victory", kinds, count, terminal.out);
    terminal.out(`decisions a game: ${lengths[0]} to ${lengths.at(-1)}, median ${median}, mean ${(decisions / count).toFixed(1)}\n`);
    terminal.out(`${perSecond.toLocaleString("en")} decisions per second (${progress.seconds.toFixed(1)} s)\n`);
    return 0;
  },
};

function add(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

function table(heading: string, counts: Readonly<Record<string, number>>, all: number, out: (text: string) => void): void {
  out(`${heading}\n`);
  for (const [key, count] of Object.entries(counts).sort((a, b) => b[1] - a[1])) {
    out(`  ${String(count).padStart(8)}  ${((100 * count) / all).toFixed(1).padStart(5)} %  ${key}\n`);
  }
}
