/** `tyche odds`: chances of a ruleset's own procedures, or the exact odds of a move in a record. */
import { odds as oddsOf } from "../../core/game/odds.js";
import type { EventBase } from "../../core/events/events.js";
import type { GameState } from "../../core/state/state.js";
import { LOCALES } from "../../text/texts.js";
import { integerOption, type OddsTable, UsageError, wordOption } from "../games/game-adapter.js";
import { type Call, type Command, LANGUAGE, onlyPositional, PLY } from "./command.js";
import { isFileName, loadRecord, positionAt } from "./record-file.js";

export const odds: Command = {
  name: "odds",
  usage: "odds <ruleset | record.json> [options]",
  purpose: "Computes exact odds of a procedure of a ruleset, or of the results of a move in a record.",
  options: [
    { name: "move", value: "MOVE", help: "for a record: the move in notation", about: "record" },
    { ...PLY, about: "record" },
    { name: "limit", value: "N", help: "for a record: the largest number of outcomes of the dice (default 200000)", about: "record" },
    { ...LANGUAGE, about: "record" },
  ],
  takesGameOptions: "odds",
  examples: ['tyche odds game.json --ply 40 --move "…", with a move that tyche moves game.json --ply 40 lists'],
  async run(call) {
    const argument = onlyPositional(call, "a ruleset or a record");
    if (isFileName(argument, call.games)) return oddsOfMove(argument, call);
    const adapter = await call.games.load(argument);
    if (adapter.odds === undefined) throw new UsageError(`${argument} has no odds of its own; give a record and --move`);
    print(adapter.odds.answer(call.values), call);
    return 0;
  },
};

async function oddsOfMove(file: string, call: Call): Promise<number> {
  const { values, games, terminal } = call;
  const line = values["move"];
  if (typeof line !== "string") throw new UsageError("--move: expected a move in notation, as listed by tyche moves");
  const loaded = await loadRecord(file, games, terminal);
  const { ruleset } = loaded.game;
  const texts = await loaded.game.texts(wordOption(values, "lang", LOCALES, "en"));
  const { ply, state } = positionAt(loaded, values);
  const limit = { paths: integerOption(values, "limit", 1, 100_000_000, 200_000) };
  const tell = (_state: GameState, events: readonly EventBase[]): string => {
    const sentences = events.filter((event) => event.type !== "roll").map((event) => texts.event(event));
    return sentences.length === 0 ? "no event before the next decision" : sentences.join(" ");
  };
  const chances = oddsOf(ruleset, state, ruleset.parse(line), tell, limit);
  const rows = chances.map(({ answer, probability }) => ({ label: String(answer), chance: probability }));
  print({ title: `${line}, after ${ply} decisions`, clause: ruleset.decision(state)?.clause ?? "", rows }, call);
  return 0;
}

function print(table: OddsTable, { terminal }: Call): void {
  terminal.out(`${table.title}${table.clause === "" ? "" : ` (${table.clause})`}\n`);
  if (table.note !== undefined) terminal.out(`${table.note}\n`);
  for (const { chance, fraction, label } of table.rows) {
    terminal.out(`  ${(100 * chance).toFixed(3).padStart(7)} %  ${fraction === undefined ? "" : `${fraction.padStart(9)}  `}${label}\n`);
  }
}
