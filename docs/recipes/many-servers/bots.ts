/** Bots in a worker process, each choice with a limit of time. */
import { type ChildProcess, fork } from "node:child_process";
import { BotPort, type PlanQuestion } from "tyche/bots";

const [THINKS, MOST_WAITED] = [300, 5_000]; // milliseconds
let worker: { readonly child: ChildProcess; readonly port: BotPort } | null = null;

function begun(): { readonly child: ChildProcess; readonly port: BotPort } {
  const child = fork(new URL("bot-worker.ts", import.meta.url)).on("error", () => {});
  child.on("exit", () => void (worker = worker?.child === child ? null : worker));
  return { child, port: new BotPort({ postMessage: (message) => child.send(message as object), on: (_, listener) => child.on("message", listener) }) };
}

/** The plan of a bot; empty where the worker does not answer in time: then the next choice begins another worker. */
export async function planOf(ruleset: { readonly id: string }, bot: string, question: Omit<PlanQuestion, "milliseconds">): Promise<readonly object[]> {
  const asked = (worker ??= begun());
  const late = new Promise<null>((resolve) => setTimeout(resolve, MOST_WAITED, null));
  const plan = await Promise.race([asked.port.thinker(ruleset, bot as "ismcts")({ ...question, milliseconds: THINKS }), late]).catch(() => []);
  if (plan !== null) return plan;
  asked.child.kill("SIGKILL");
  if (worker === asked) worker = null;
  return [];
}
