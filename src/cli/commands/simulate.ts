/** `tyche simulate`: many random games, counted. */
import type { PlayedGame } from "../../runs/game.js";
import { integerOption } from "../games/game-adapter.js";
import { ownHands } from "../hands.js";
import { SHARD_OPTIONS, playRun } from "../runs.js";
import { type Command, onlyPositional, SEED, textOption } from "./command.js";

export const simulate: Command = {
  name: "simulate",
  usage: "simulate <ruleset> -n 1000 [options]",
  purpose: "Plays many random games and counts winners, kinds of victory, and decisions per second.",
  options: [
    { name: "games", value: "N", help: "number of games, 1 to 100000000 (default 1000), also -n" },
    { ...SEED, help: "game i has the seed TEXT-i (default 1)" },
    ...SHARD_OPTIONS,
  ],
  takesGameOptions: "setup",
  examples: ["tyche simulate <ruleset> -n 1000", "tyche simulate <ruleset> -n 1000 --shard 1/4 --resume shard-1.jsonl"],
  async run(call) {
    const { games, values } = call;
    const adapter = await games.load(onlyPositional(call, "a ruleset"));
    const { id, version } = adapter.ruleset;
    const count = integerOption(values, "games", 1, 100_000_000, 1000);
    const run = { ruleset: id, version, options: adapter.setupOptions(values), seed: textOption(values, "seed", "1"), games: count, players: null };
    let decisions = 0;
    const counted = (played: PlayedGame): PlayedGame => {
      decisions += played.decisions;
      return played;
    };
    return playRun(call, run, {
      label: "simulating",
      hands: (tasks, tell, interrupted) => ownHands(games)(tasks, (played) => tell(counted(played)), interrupted),
      note: (counter) => `${counter.games} games`,
      after: (_, seconds) => [`${Math.round(decisions / seconds).toLocaleString("en")} decisions per second (${seconds.toFixed(1)} s)`],
    });
  },
};
