/** Who plays the games of a match: this thread alone, or worker threads on all cores. What comes out does not depend on it, as far as no clock limits a player. */
import { availableParallelism } from "node:os";
import { type MessagePort, Worker } from "node:worker_threads";
import type { Games } from "./games/games.js";
import { type Played, playTask, type Task } from "./matches.js";

/** Plays tasks, in whatever order, and reports each as soon as it is played. */
export type Hands = (tasks: readonly Task[], tell: (played: Played) => void) => Promise<void>;

/** This thread, one game after another. */
export function ownHands(games: Games): Hands {
  return async (tasks, tell) => {
    for (const task of tasks) tell(await playTask(task, games));
  };
}

/** A worker thread a core, each of which runs `program`, which must call `lendAHand`. */
export function manyHands(program: URL): Hands {
  return async (tasks, tell) => {
    const left = [...tasks];
    const count = Math.min(availableParallelism(), left.length);
    const workers = Array.from({ length: count }, () => new Worker(program));
    try {
      await Promise.all(workers.map((worker) => keepBusy(worker, left, tell)));
    } finally {
      await Promise.all(workers.map((worker) => worker.terminate()));
    }
  };
}

function keepBusy(worker: Worker, left: Task[], tell: (played: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const task = left.shift();
      if (task === undefined) resolve();
      else worker.postMessage(task);
    };
    worker.on("error", reject);
    worker.on("message", (played: Played) => {
      tell(played);
      next();
    });
    next();
  });
}

/** Plays what comes in by a port until the thread is ended. */
export function lendAHand(port: MessagePort, games: Games): void {
  port.on("message", (task: Task) => {
    void playTask(task, games).then((played) => port.postMessage(played));
  });
}
