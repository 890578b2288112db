/** The threads that play the games of a run: this thread alone, or workers on all cores. The results are the same, unless a clock limits a player. */
import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { type MessagePort, Worker } from "node:worker_threads";
import type { PlayedGame } from "../runs/game.js";
import { endEngines } from "./engine-player.js";
import type { Games } from "./games/games.js";
import { playTask, type Task } from "./matches.js";

/**
 * Plays tasks in any order and reports each when it is played. It starts no further task once `tell` returns false or `interrupted` is aborted; on an
 * interrupt, worker threads then abandon their games.
 */
export type Hands = (tasks: Iterable<Task>, tell: (played: PlayedGame) => boolean, interrupted: AbortSignal) => Promise<void>;

/** The time for which games are played without checking for signals. */
const SIGNALS_MILLISECONDS = 50;

/** Plays in this thread, one game after another. */
export function ownHands(games: Games): Hands {
  return async (tasks, tell, interrupted) => {
    let looked = performance.now();
    try {
      for (const task of tasks) {
        if (!tell(await playTask(task, games))) return;
        if (performance.now() - looked < SIGNALS_MILLISECONDS) continue;
        await setImmediate();
        if (interrupted.aborted) return;
        looked = performance.now();
      }
    } finally {
      endEngines();
    }
  };
}

/** Plays in a worker thread per core, each running `program`, which must call `lendAHand`. */
export function manyHands(program: URL): Hands {
  return async (tasks, tell, interrupted) => {
    const left = tasks[Symbol.iterator]();
    const first = Array.from({ length: availableParallelism() }, () => left.next()).flatMap((next) => (next.done === true ? [] : [next.value]));
    const hands = first.map(() => handOf(program));
    try {
      await Promise.race([Promise.all(hands.map(({ worker }, i) => keepBusy(worker, first[i]!, left, tell))), abortOf(interrupted)]);
    } finally {
      await Promise.all(hands.map(ended));
    }
  };
}

interface Hand {
  readonly worker: Worker;
  /** Resolved when the worker has ended, for any reason. */
  readonly gone: Promise<unknown>;
}

function handOf(program: URL): Hand {
  const worker = new Worker(program);
  return { worker, gone: new Promise((resolve) => worker.once("exit", resolve)) };
}

/** Sent to a worker that is no longer needed. */
const END = "end";
const END_MILLISECONDS = 2000;

// Asks a worker to end, together with the programs it has started; terminates it if it does not end in time.
function ended({ worker, gone }: Hand): Promise<unknown> {
  const timer = setTimeout(() => void worker.terminate(), END_MILLISECONDS);
  worker.postMessage(END);
  return gone.finally(() => clearTimeout(timer));
}

function abortOf(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
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

/** Plays the tasks that a port receives, until the thread is ended. */
export function lendAHand(port: MessagePort, games: Games): void {
  port.on("message", (task: Task | typeof END) => {
    if (task === END) {
      endEngines();
      port.close();
    } else void playTask(task, games).then((played) => port.postMessage(played));
  });
}
