/** Who plays the games of a match: this thread alone, or worker threads on all cores. What comes out does not depend on it, as far as no clock limits a player. */
import { availableParallelism } from "node:os";
import { type MessagePort, Worker } from "node:worker_threads";
import type { PlayedGame } from "../pieces/game.js";
import type { Games } from "./games/games.js";
import { playTask, type Task } from "./matches.js";

/** Plays tasks, in whatever order, and reports each as soon as it is played. It begins no further one when `tell` returns false. */
export type Hands = (tasks: Iterable<Task>, tell: (played: PlayedGame) => boolean) => Promise<void>;

/** This thread, one game after another. */
export function ownHands(games: Games): Hands {
  return async (tasks, tell) => {
    for (const task of tasks) if (!tell(await playTask(task, games))) return;
  };
}

/** A worker thread a core, each of which runs `program`, which must call `lendAHand`. */
export function manyHands(program: URL): Hands {
  return async (tasks, tell) => {
    const left = tasks[Symbol.iterator]();
    const first = Array.from({ length: availableParallelism() }, () => left.next()).flatMap((next) => (next.done === true ? [] : [next.value]));
    const workers = first.map(() => new Worker(program));
    try {
      await Promise.all(workers.map((worker, i) => keepBusy(worker, first[i]!, left, tell)));
    } finally {
      await Promise.all(workers.map((worker) => worker.terminate()));
    }
  };
}

function keepBusy(worker: Worker, first: Task, left: Iterator<Task>, tell: (played: PlayedGame) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on("error", reject);
    worker.on("message", (played: PlayedGame) => {
      const next = tell(played) ? left.next() : { done: true as const, value: undefined };
      if (next.done === true) resolve();
      else worker.postMessage(next.value);
    });
    worker.postMessage(first);
  });
}

/** Plays what comes in by a port until the thread is ended. */
export function lendAHand(port: MessagePort, games: Games): void {
  port.on("message", (task: Task) => {
    void playTask(task, games).then((played) => port.postMessage(played));
  });
}
