/** Bots in a process of their own; each choice has a limit of time. */
import { type ChildProcess, fork } from "node:child_process";
import { BotPort, type PlanQuestion } from "tyche/bots";

const [THINKS, MOST_WAITED] = [300, 5_000]; // milliseconds
let worker: { readonly child: ChildProcess; readonly port: BotPort } | null = null;

function begun(): { readonly child: ChildProcess; readonly port: BotPort } {
  const child = fork(new URL("bot-worker.ts", import.meta.url)).on("error", () => {});
  child.on("exit", () => void (worker = worker?.child === child ? null : worker));
  return { child, port: new BotPort(child) };
}

/** The plan of a bot; empty where the process does not answer in time: then the next choice begins another. */
export async function planOf(ruleset: { readonly id: string }, bot: string, question: Omit<PlanQuestion, "milliseconds">): Promise<readonly object[]> {
  const { child, port } = (worker ??= begun());
  const late = new Promise<null>((resolve) => setTimeout(resolve, MOST_WAITED, null));
  const plan = await Promise.race([port.thinker(ruleset, bot as "ismcts")({ ...question, milliseconds: THINKS }), late]).catch(() => []);
  if (plan === null && child.kill("SIGKILL") && worker?.child === child) worker = null;
  return plan ?? [];
}
