// What producer, worker and collector agree on: the run, which is a file, and the queue that carries its shards. Every run has a queue of its own.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { load, type RulesetId } from "tyche/load";
import type { Run, Summary } from "tyche/runs";

/** A shard: the games of the run from `from` to before `to`. */
export interface Shard {
  readonly from: number;
  readonly to: number;
}

// Without a limit of retries a worker waits for a Redis that is starting again.
export const connection = new Redis({ host: "127.0.0.1", port: Number(process.env["REDIS_PORT"] ?? 6379), maxRetriesPerRequest: null });
connection.on("error", (error) => console.error(error.message));

export function nameOf(run: Run): string {
  return `tyche-${createHash("sha256").update(JSON.stringify(run)).digest("hex").slice(0, 16)}`;
}

export function openQueue(run: Run): Queue<Shard, Summary> {
  return new Queue(nameOf(run), { connection });
}

/** The run of a file such as `{ "ruleset": "unrest", "options": {}, "seed": "1", "games": 10000, "players": null }`. */
export async function readRunFile(file: string): Promise<Run> {
  const run = JSON.parse(readFileSync(file, "utf8")) as Omit<Run, "version">;
  const { ruleset } = await load(run.ruleset as RulesetId);
  return { ...run, version: ruleset.version };
}
