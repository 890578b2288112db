/** `tyche match`: many games between bots, seats exchanged. */
import { reportOf, shareLine } from "../../pieces/report.js";
import type { Run } from "../../pieces/run.js";
import type { Counter } from "../../pieces/summary.js";
import { type GameAdapter, integerOption, UsageError } from "../games/game-adapter.js";
import { PIECE_OPTIONS, playRun } from "../pieces.js";
import { makePlayer, PLAYER_FORMS, readSeats } from "../players.js";
import { type Call, type Command, onlyPositional, SEED, textOption, textsOption } from "./command.js";

export const match: Command = {
  name: "match",
  usage: "match <ruleset> --seat a=PLAYER --seat b=PLAYER -n 100 [options]",
  purpose: "Lets bots play each other on all cores, seats exchanged, and counts who wins, with 95 % intervals.",
  options: [
    { name: "seat", value: "NAME=PLAYER", help: `a player: ${PLAYER_FORMS}; two, or one for each seat`, isRepeated: true },
    { name: "games", value: "N", help: "number of games, 1 to 1000000 (default 100), also -n" },
    { ...SEED, help: "seed of the deals and of the bots (default 1)" },
    ...PIECE_OPTIONS,
  ],
  takesGameOptions: "setup",
  examples: ["tyche match <ruleset> --seat a=ismcts:200 --seat b=greedy -n 100"],
  async run(call) {
    const { games, values } = call;
    const adapter = await games.load(onlyPositional(call, "a ruleset"));
    const { ruleset } = adapter;
    const options = adapter.setupOptions(values);
    const seed = textOption(values, "seed", "1");
    const count = integerOption(values, "games", 1, 1_000_000, 100);
    const seats: readonly string[] = ruleset.players(ruleset.setup({ ...options, seed }));
    const players = readPlayers(call, adapter, seats.length);
    const run: Run = { ruleset: ruleset.id, version: ruleset.version, options, seed, games: count, players };
    return playRun(call, run, { label: "playing", hands: call.hands, note: (counter) => `${counter.games} games, ${lead(counter)}` });
  },
};

// How the first player stands.
function lead(counter: Counter): string {
  const [name, share] = Object.entries(reportOf(counter.summary).players!)[0]!;
  return `${name} won ${shareLine(share)}`;
}

function readPlayers({ values }: Call, adapter: GameAdapter, seats: number): Record<string, string> {
  const players = readSeats(textsOption(values, "seat"));
  if (players.size !== 2 && players.size !== seats) {
    throw new UsageError(`--seat: expected two players${seats === 2 ? "" : `, or ${seats} for ${seats} seats`}, got ${players.size}`);
  }
  for (const player of players.values()) makePlayer(player, adapter, "");
  return Object.fromEntries(players);
}
