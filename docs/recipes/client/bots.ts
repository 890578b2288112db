/** The bots of a page, in a worker that is loaded with the first game against them. */
import { BotPort } from "tyche/bots";

export function beginBots(): BotPort {
  return new BotPort(new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" }));
}
