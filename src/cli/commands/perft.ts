/** `tyche perft`: counts lines of play, to compare versions of the rules. */
import { perftByMove } from "../../core/game/perft.js";
import type { GameState } from "../../core/state/state.js";
import { integerOption } from "../games/game-adapter.js";
import { type Command, onlyPositional, PLY, SEED, textOption } from "./command.js";
import { isFileName, loadRecord, positionAt } from "./record-file.js";
import type { AnyRuleset } from "../../core/ruleset/contract.js";

export const perft: Command = {
  name: "perft",
  usage: "perft <ruleset | record.json> [options]",
  purpose: "Counts the lines of play of a given length, by first move.",
  options: [
    { name: "depth", value: "N", help: "number of decisions, 1 to 9 (default 2), also -d" },
    { ...SEED, about: "ruleset" },
    { ...PLY, about: "record" },
  ],
  takesGameOptions: "setup",
  examples: ["tyche perft <ruleset> --seed 1 --depth 3", "tyche perft game.json --ply 40 -d 2"],
  async run(call) {
    const { games, values, terminal } = call;
    const argument = onlyPositional(call, "a ruleset or a record");
    const depth = integerOption(values, "depth", 1, 9, 2);
    let ruleset: AnyRuleset;
    let state: GameState;
    if (isFileName(argument, games)) {
      const loaded = await loadRecord(argument, games, terminal);
      ruleset = loaded.game.ruleset;
      state = positionAt(loaded, values).state;
    } else {
      const adapter = await games.load(argument);
      ruleset = adapter.ruleset;
      state = ruleset.setup({ ...adapter.setupOptions(values), seed: textOption(values, "seed", "1") });
    }
    let total = 0;
    for (const { move, lines } of perftByMove(ruleset, state, depth)) {
      terminal.out(`${String(lines).padStart(10)}  ${move}\n`);
      total += lines;
    }
    terminal.out(`${String(total).padStart(10)}  all\n`);
    return 0;
  },
};
