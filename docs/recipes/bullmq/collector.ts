// npx tsx collector.ts run.json results.jsonl: writes the summary of each shard to a file as it comes, takes it off the queue, and prints the report when all are there.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { checkSameRun, mergeSummaries, missingGames, readSummary, reportLines, reportOf, type Summary, rangesInWords } from "tyche/runs";
import { connection, openQueue, readRunFile } from "./run.js";

const [file = "run.json", results = "results.jsonl"] = process.argv.slice(2);
const run = await readRunFile(file);
const queue = openQueue(run);
queue.on("error", () => undefined); // the connection has said it
const counted = new Map<string, Summary>();
const failed = new Map<string, string>();

// A line that was cut when the collector was killed is of a shard that is still in the queue.
const lines = existsSync(results) ? readFileSync(results, "utf8").split("\n").slice(0, -1) : [];
for (const line of lines) count(readSummary(JSON.parse(line)));
writeFileSync(results, lines.map((line) => `${line}\n`).join(""));

// A shard that was delivered twice says the same twice; one that says something else is an error to be looked at.
function count(summary: Summary): boolean {
  checkSameRun(run, summary.run);
  const key = JSON.stringify(summary.played);
  const before = counted.get(key);
  if (before !== undefined && before.digest !== summary.digest) throw new Error(`games ${rangesInWords(summary.played)} have come out in two ways`);
  counted.set(key, summary);
  return before === undefined;
}

let shown = 0;
for (;;) {
  for (const job of await queue.getCompleted(0, 99)) {
    const summary = readSummary(job.returnvalue);
    if (count(summary)) appendFileSync(results, `${JSON.stringify(summary)}\n`);
    await job.remove();
  }
  for (const { data, failedReason } of await queue.getFailed()) failed.set(`${data.from} to ${data.to - 1}`, failedReason);
  const games = [...counted.values()].reduce((sum, summary) => sum + summary.games, 0);
  if (games > shown) console.error(`${games} of ${run.games} games`);
  shown = games;
  const { waiting = 0, active = 0, delayed = 0, completed = 0 } = await queue.getJobCounts("waiting", "active", "delayed", "completed");
  if (games === run.games || (waiting + active + delayed + completed === 0 && failed.size > 0)) break;
  await sleep(200);
}
if (counted.size > 0) for (const line of reportLines(reportOf(mergeSummaries(counted.values())))) console.log(line);
for (const [games, reason] of failed) console.error(`failed three times: games ${games}: ${reason}`);
if (counted.size > 0 && failed.size > 0) console.error(`missing: ${rangesInWords(missingGames(mergeSummaries(counted.values())))}`);
process.exitCode = failed.size === 0 ? 0 : 1;
await queue.close();
connection.disconnect();
