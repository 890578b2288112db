/** `tyche moves`: the legal moves at a point of a record, or the reason why a move is refused there. */
import type { Refusal } from "../../core/basics/errors.js";
import type { MoveBase } from "../../core/moves/moves.js";
import { LOCALES } from "../../text/texts.js";
import { notOneOf, wordOption } from "../games/game-adapter.js";
import { wrapping } from "../wrap.js";
import { type Command, LANGUAGE, onlyPositional, PLY } from "./command.js";
import { loadRecord, positionAt } from "./record-file.js";

export const moves: Command = {
  name: "moves",
  usage: "moves <record.json> [options]",
  purpose: "Shows the decision at a ply of a record, and lists the legal moves in notation and as sentences.",
  options: [
    PLY,
    { name: "seat", value: "SEAT", help: "only the moves of this seat", notWith: ["why-not"] },
    { name: "why-not", value: "MOVE", help: "instead, explains why this move, in notation, is refused" },
    LANGUAGE,
  ],
  takesGameOptions: null,
  examples: ["tyche moves game.json --ply 40", 'tyche moves game.json --ply 40 --why-not "red pass"'],
  async run({ positionals, values, games, terminal: given }) {
    const terminal = wrapping(given);
    const loaded = await loadRecord(onlyPositional({ positionals, games }, "a record"), games, terminal);
    const { ruleset } = loaded.game;
    const texts = await loaded.game.texts(wordOption(values, "lang", LOCALES, "en"));
    const { ply, state } = positionAt(loaded, values);
    const refused = values["why-not"];
    if (typeof refused === "string") {
      const refusal = ruleset.explain(state, ruleset.parse(refused));
      terminal.out(refusal === null ? "the move is legal\n" : `${reasonText(texts.refusal(refusal), refusal)}\n`);
      return 0;
    }
    const seat = values["seat"];
    if (seat !== undefined && !ruleset.seats.includes(seat)) throw notOneOf("--seat", ruleset.seats, String(seat));
    const viewer = typeof seat === "string" ? seat : "arbiter";
    const decision = ruleset.decision(state, viewer);
    if (decision === null) {
      const outcome = ruleset.outcome(state)!;
      terminal.out(`${ply}  ${texts.outcome(outcome)} (${outcome.clause})\n`);
      return 0;
    }
    const list: MoveBase[] = seat === undefined ? ruleset.legalMoves(state) : ruleset.legalMoves(state, viewer);
    terminal.out(`${ply}  ${texts.prompt(decision, viewer)} (${decision.clause})\n`);
    const width = Math.max(0, ...list.map((move) => ruleset.format(move).length));
    for (const move of list) terminal.out(`  ${ruleset.format(move).padEnd(width)}  ${texts.move(move, decision)}\n`);
    return 0;
  },
};

/** The reason why a move is refused, with code and clause. Most sentences already name the clause. */
export function reasonText(sentence: string, { code, clause }: Refusal): string {
  return clause === null || sentence.includes(clause) ? `${sentence} [${code}]` : `${sentence} [${code}, ${clause}]`;
}
