/**
 * Bots of any ruleset in a worker, whose file has two lines: `import { serveBots } from "tyche/bots/worker"` and `serveBots(self)`. The page's end is `BotPort` of `tyche/bots`.
 * @module tyche/bots/worker
 */
import { BOT_NAMES, type BotName, type BotsPort, type FromBots, listen, type ToBots } from "../bots/port.js";
import { Greedy } from "../bots/greedy.js";
import { Ismcts } from "../bots/ismcts.js";
import type { Player } from "../bots/player.js";
import { Random } from "../bots/random.js";
import type { GameTypes } from "../core/contract.js";
import { TycheError } from "../core/errors.js";
import { OPTION_COMPLAINT } from "../core/given.js";
import { type AnyLoadedGame, load } from "../load/index.js";

export type { BotName, BotsPort, FromBots, NodePort, PagePort, ToBots } from "../bots/port.js";

/** Answers what comes in over a port (`self` in a page's worker, `parentPort` in Node's): plans of bots, each ruleset loaded when it is first asked for. */
export function serveBots(port: BotsPort): void {
  listen(port, (message) => void answerBots(message as ToBots).then((answer) => port.postMessage(answer)));
}

/** The answer to one message, for a program with messages of its own besides. */
export async function answerBots(message: ToBots): Promise<FromBots> {
  const { id } = message;
  try {
    const game = await load(message.ruleset);
    if (message.task === "warm") return { id, plan: warmUp(game) };
    const { bot, state, seat, memory } = message;
    const player = playerOf(game, bot, message);
    return { id, plan: player.plan?.(state, seat, memory) ?? [player.choose(state, seat, memory)] };
  } catch (error) {
    return { id, error: error instanceof TycheError ? error.toJSON() : String(error) };
  }
}

function playerOf(
  { ruleset, evaluate }: AnyLoadedGame,
  bot: BotName,
  { seed, milliseconds }: { readonly seed: string; readonly milliseconds: number },
): Player<GameTypes> {
  switch (bot) {
    case "random":
      return new Random(ruleset, { seed });
    case "greedy":
      return new Greedy(ruleset, { evaluate, seed });
    case "ismcts":
      return new Ismcts(ruleset, { evaluate, seed, milliseconds });
    default:
      throw OPTION_COMPLAINT("bot", `one of ${BOT_NAMES.join(", ")}`, bot);
  }
}

/** How long a worker thinks to be warm, in milliseconds. */
const WARMING = 400;

function warmUp(game: AnyLoadedGame): readonly unknown[] {
  const state = game.ruleset.setup({ seed: "warm" });
  const [seat] = game.ruleset.seatsToMove(state);
  playerOf(game, "ismcts", { seed: "warm", milliseconds: WARMING }).choose(state, seat);
  return [];
}
