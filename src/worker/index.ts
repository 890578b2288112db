/**
 * Bots of any ruleset in a worker. Its file has two lines: `import { serveBots } from "tyche/bots/worker"` and `serveBots(self)`. The page uses `BotPort` of
 * `tyche/bots` to talk to it.
 * @module tyche/bots/worker
 */
import { BOT_NAMES, type BotName, type BotsPort, type FromBots, listen, post, type ToBots } from "../bots/port.js";
import { Greedy } from "../bots/greedy.js";
import { Ismcts } from "../bots/ismcts.js";
import type { Player } from "../bots/player.js";
import { Random } from "../bots/random.js";
import type { GameTypes } from "../core/ruleset/contract.js";
import { TycheError } from "../core/basics/errors.js";
import { OPTION_COMPLAINT } from "../core/state/given.js";
import type { GameState } from "../core/state/state.js";
import { Net } from "../learn/net.js";
import { type AnyLoadedGame, load } from "../load/index.js";

export type { BotName, BotsPort, FromBots, NodePort, PagePort, ProcessPort, ToBots } from "../bots/port.js";

/** Answers messages on a port (`self` in a page's worker, `parentPort` in Node's) with plans of bots. Each ruleset is loaded on first request. */
export function serveBots(port: BotsPort): void {
  listen(port, (message) => void answerBots(message as ToBots).then((answer) => post(port, answer)));
}

/** The answer to one message, for a program that also has its own messages. */
export async function answerBots(message: ToBots): Promise<FromBots> {
  const { id } = message;
  try {
    const game = await load(message.ruleset);
    if (message.task === "warm") return { id, plan: await warmUp(game) };
    const { bot, state, seat, memory } = message;
    const player = await playerOf(game, bot, message);
    return { id, plan: player.plan?.(state, seat, memory) ?? [player.choose(state, seat, memory)] };
  } catch (error) {
    return { id, error: error instanceof TycheError ? error.toJSON() : String(error) };
  }
}

async function playerOf(
  game: AnyLoadedGame,
  bot: BotName,
  { state, seed, milliseconds }: { readonly state: GameState; readonly seed: string; readonly milliseconds: number },
): Promise<Player<GameTypes>> {
  const { ruleset, evaluate } = game;
  switch (bot) {
    case "random":
      return new Random(ruleset, { seed });
    case "greedy":
      return new Greedy(ruleset, { evaluate, seed });
    case "ismcts":
      return new Ismcts(ruleset, { evaluate, seed, milliseconds });
    case "net": {
      const net = await netOf(game, state);
      const led = net === undefined ? { evaluate } : { evaluate: net.evaluation(evaluate), prior: net.prior };
      return new Ismcts(ruleset, { ...led, seed, milliseconds });
    }
    default:
      throw OPTION_COMPLAINT("bot", `one of ${BOT_NAMES.join(", ")}`, bot);
  }
}

/** The networks in use, by ruleset. */
const nets = new Map<string, Net<GameTypes>>();

// The network for a game, or undefined if the package has none for the ruleset and edition.
async function netOf({ ruleset, observation, net }: AnyLoadedGame, { edition }: GameState): Promise<Net<GameTypes> | undefined> {
  const data = await net?.();
  if (data === undefined || data.edition !== edition) return undefined;
  const known = nets.get(ruleset.id) ?? new Net<GameTypes>(ruleset, data, { observation });
  nets.set(ruleset.id, known);
  return known;
}

/** The time that a worker thinks to warm up, in milliseconds. */
const WARMING = 400;

async function warmUp(game: AnyLoadedGame): Promise<readonly unknown[]> {
  const state = game.ruleset.setup({ seed: "warm" });
  const [seat] = game.ruleset.seatsToMove(state);
  const player = await playerOf(game, "net", { state, seed: "warm", milliseconds: WARMING });
  player.choose(state, seat);
  return [];
}
