// npx tsx producer.ts run.json [games a piece]: puts the pieces of a run into the queue. A piece that is there already is not put in again.
import { connection, openQueue, readRunFile } from "./run.js";

const [file = "run.json", size = "100"] = process.argv.slice(2);
const run = await readRunFile(file);
const queue = openQueue(run);
const pieces = Array.from({ length: Math.ceil(run.games / Number(size)) }, (_, i) => {
  const [from, to] = [i * Number(size), Math.min((i + 1) * Number(size), run.games)];
  return { name: run.ruleset, data: { from, to }, opts: { jobId: `games-${from}-${to}`, attempts: 3 } };
});
await queue.addBulk(pieces);
console.log(`${pieces.length} pieces of ${run.games} games`);
await queue.close();
connection.disconnect();
