// npx tsx worker.ts run.json: plays shards of the run as they come, one at a time. Start one a core, on any machine that reaches Redis.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "bullmq";
import { Greedy, Ismcts, Random } from "tyche/bots";
import { type AnyLoadedGame, load, type RulesetId } from "tyche/load";
import { type AnyContestantMaker, playShard, type Run, type Summary, summaryOf } from "tyche/runs";
import { connection, nameOf, type Shard, readRunFile } from "./run.js";

const run = await readRunFile(process.argv[2] ?? "run.json");
const game: AnyLoadedGame = await load(run.ruleset as RulesetId);

/** What makes the players of a run: a bot of the package, or a module of yours whose default export is `(game, seed) => player`. */
async function makersOf({ players }: Run): Promise<Record<string, AnyContestantMaker>> {
  const { ruleset, evaluate } = game;
  const makers = Object.entries(players ?? {}).map(async ([name, player]): Promise<[string, AnyContestantMaker]> => {
    const [kind, iterations = "200"] = player.split(":");
    if (kind === "random") return [name, (seed) => new Random(ruleset, { seed })];
    if (kind === "greedy") return [name, (seed) => new Greedy(ruleset, { seed, evaluate })];
    if (kind === "ismcts") return [name, (seed) => new Ismcts(ruleset, { seed, evaluate, iterations: Number(iterations) })];
    const { default: make } = await import(pathToFileURL(resolve(player)).href);
    return [name, (seed) => make(game, seed)];
  });
  return Object.fromEntries(await Promise.all(makers));
}

const worker = new Worker<Shard, Summary>(
  nameOf(run),
  async (job) => {
    const { from, to } = job.data;
    const games = [];
    for await (const played of playShard(game.ruleset, run, { from, to, players: await makersOf(run) })) {
      games.push(played);
      if (games.length % 100 === 0) await job.updateProgress(games.length);
    }
    return summaryOf(run, games);
  },
  // A worker that is killed does not renew its lock: after five seconds its shard goes to another.
  { connection, lockDuration: 5000, stalledInterval: 5000, maxStalledCount: 10 },
);
worker.on("error", (error) => console.error(error.message));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void worker.close().then(() => process.exit()));
