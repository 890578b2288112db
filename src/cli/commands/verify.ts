/** `tyche verify`: replays records and compares every fingerprint. */
import { verify as verifyRecord } from "../../core/game/record.js";
import { isTycheError } from "../../core/basics/errors.js";
import { BAD_INPUT, BROKEN, OK } from "../exit-codes.js";
import { UsageError } from "../games/game-adapter.js";
import type { Command } from "./command.js";
import { loadRecord } from "./record-file.js";

export const verify: Command = {
  name: "verify",
  usage: "verify <record.json>...",
  purpose: "Plays records again and compares every fingerprint and the outcome. Exit code 1 if one differs, 2 if one cannot be read.",
  options: [],
  takesGameOptions: null,
  examples: ["tyche verify game.json"],
  async run({ positionals, games, terminal }) {
    if (positionals.length === 0) throw new UsageError("expected a record");
    let code: number = OK;
    for (const file of positionals) {
      try {
        const { game, record } = await loadRecord(file, games, terminal);
        const { plies, hash, outcome } = verifyRecord(game.ruleset, record);
        const end = outcome === null ? "unfinished" : `${outcome.winners.join(", ") || "nobody"} by ${outcome.kind}`;
        terminal.out(`${file}: ${game.ruleset.id} ${game.ruleset.version}, ${plies} decisions, ${end}, hash ${hash}: verified\n`);
      } catch (error) {
        // Every file is checked. An unreadable file gives a higher exit code than a record that differs.
        if (error instanceof UsageError) terminal.err(`tyche: ${error.message}\n`);
        else if (isTycheError(error)) terminal.err(`${file}: ${error.message}\n`);
        else throw error;
        code = Math.max(code, error instanceof UsageError ? BAD_INPUT : BROKEN);
      }
    }
    return code;
  },
};
