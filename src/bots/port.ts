/** Bots in a worker: the messages, and the end of the connection that asks for plans. The worker's end is `serveBots` of `tyche/bots/worker`. */
import type { GameTypes } from "../core/ruleset/contract.js";
import { type ErrorJson, TycheError } from "../core/basics/errors.js";
import type { PlanQuestion, Thinker } from "./driver.js";

/** The bots that a worker knows. "net" is a search with the network of the game, or `ismcts` if the package has none. */
export const BOT_NAMES = ["random", "greedy", "ismcts", "net"] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A message to a worker, as plain JSON: a request for a plan, or to prepare a ruleset. */
export type ToBots =
  | ({ readonly id: number; readonly task: "plan"; readonly ruleset: string; readonly bot: BotName } & PlanQuestion)
  | { readonly id: number; readonly task: "warm"; readonly ruleset: string };

/** The answer of a worker: a plan, empty if the worker was asked to prepare; or an error. */
export type FromBots = { readonly id: number; readonly plan: readonly unknown[] } | { readonly id: number; readonly error: ErrorJson | string };

/** A page's worker, the worker's own end (`self`), an end of a `MessageChannel`, or any object with the same methods. */
export interface PagePort {
  postMessage(message: unknown): void;
  /** The handler of messages. It is declared as a method so that DOM events, which have more fields, fit. */
  onmessage: { called(event: { readonly data: unknown }): void }["called"] | null;
}

/** A `Worker` of `node:worker_threads`, its own end (`parentPort`), or any object with the same methods. */
export interface NodePort {
  postMessage(message: unknown): void;
  on(event: "message", listener: (message: unknown) => void): unknown;
}

/** A forked process of `node:child_process`, its own end (`process`), or any object with the same methods. */
export interface ProcessPort {
  send?(message: unknown): unknown;
  on(event: "message", listener: (message: unknown) => void): unknown;
}

/** One end of the connection to bots, in a page or in Node. */
export type BotsPort = PagePort | NodePort | ProcessPort;

/** Sends a message. A process that has lost its other end sends nothing. */
export function post(port: BotsPort, message: unknown): void {
  if ("postMessage" in port) port.postMessage(message);
  else port.send?.(message);
}

export function listen(port: BotsPort, listener: (message: unknown) => void): void {
  if ("on" in port) port.on("message", listener);
  else port.onmessage = ({ data }) => listener(data);
}

/** An error received from a worker. */
class SentError extends TycheError {
  constructor({ name, code, message, details }: ErrorJson) {
    super(code, message, details);
    this.name = name;
  }
}

/** Asks a worker with bots for plans, over a connection. */
export class BotPort {
  private readonly asked = new Map<number, (answer: FromBots) => void>();
  private count = 0;

  constructor(private readonly port: BotsPort) {
    listen(port, (message) => {
      const answer = message as FromBots;
      this.asked.get(answer.id)?.(answer);
      this.asked.delete(answer.id);
    });
  }

  /** Lets the worker load a ruleset and think a little, so that the first choice is as quick as later ones. */
  async warm(ruleset: string): Promise<void> {
    await this.ask({ task: "warm", ruleset });
  }

  /** A bot of the worker, for a `Driver`. */
  thinker<T extends GameTypes>(ruleset: { readonly id: string; readonly types?: T }, bot: BotName): Thinker<T> {
    return async (question) => (await this.ask({ task: "plan", ruleset: ruleset.id, bot, ...question })) as readonly T["move"][];
  }

  private ask(task: Record<string, unknown>): Promise<readonly unknown[]> {
    const id = this.count++;
    return new Promise((resolve, reject) => {
      this.asked.set(id, (answer) => {
        if ("plan" in answer) resolve(answer.plan);
        else reject(typeof answer.error === "string" ? new Error(answer.error) : new SentError(answer.error));
      });
      post(this.port, { id, ...task });
    });
  }
}
