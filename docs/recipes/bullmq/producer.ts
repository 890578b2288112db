// npx tsx producer.ts run.json [games a shard]: puts the shards of a run into the queue. A shard that is there already is not put in again.
import { connection, openQueue, readRunFile } from "./run.js";

const [file = "run.json", size = "100"] = process.argv.slice(2);
const run = await readRunFile(file);
const queue = openQueue(run);
const shards = Array.from({ length: Math.ceil(run.games / Number(size)) }, (_, i) => {
  const [from, to] = [i * Number(size), Math.min((i + 1) * Number(size), run.games)];
  return { name: run.ruleset, data: { from, to }, opts: { jobId: `games-${from}-${to}`, attempts: 3 } };
});
await queue.addBulk(shards);
console.log(`${shards.length} shards of ${run.games} games`);
await queue.close();
connection.disconnect();
