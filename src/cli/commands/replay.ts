/** `tyche replay`: prints a recorded game and checks it. */
import { LOCALES } from "../../text/texts.js";
import { integerOption, wordOption } from "../games/game-adapter.js";
import { type Command, LANGUAGE, onlyPositional, VIEWER } from "./command.js";
import { commentLines, FROM_POSITION, tagLines } from "../print/notes-text.js";
import { BRIEF, stepLines, untilTheEnd } from "../print/step-lines.js";
import { wrapping } from "../wrap.js";
import { loadRecord, stepsOf, viewerOption } from "./record-file.js";

export const replay: Command = {
  name: "replay",
  usage: "replay <record.json> [options]",
  purpose: "Plays a record again, prints its log and comments, and stops at the first decision that differs.",
  options: [
    VIEWER,
    { name: "from", value: "N", help: "prints from decision N on (default 0, the set-up)" },
    { name: "to", value: "N", help: "prints up to decision N (default: the last)" },
    BRIEF,
    LANGUAGE,
  ],
  takesGameOptions: null,
  examples: ["tyche replay game.json --viewer red --from 100 --to 120"],
  async run(call) {
    const { values } = call;
    const terminal = wrapping(call.terminal);
    const loaded = await loadRecord(onlyPositional(call, "a record"), call.games, terminal);
    const { game, record } = loaded;
    const lang = wordOption(values, "lang", LOCALES, "en");
    const texts = await game.texts(lang);
    const viewer = viewerOption(values, game);
    const most = record.moves.length;
    const from = integerOption(values, "from", 0, most, 0);
    const to = integerOption(values, "to", from, most, most);
    const { tags = {}, comments = [] } = record;
    for (const { ply, move, events } of stepsOf(loaded)) {
      if (ply < from || ply > to) continue;
      if (ply === 0) for (const line of tagLines(tags, texts, lang)) terminal.out(`${line}\n`);
      const isSeen = move !== null && (viewer === "arbiter" || move.seat === viewer);
      const lines = texts.log(
        { move: isSeen ? move : null, events: untilTheEnd(game.ruleset.viewEvents(events, viewer)) },
        { brief: values["brief"] === true },
      );
      const begun = ply === 0 && record.start !== undefined ? [FROM_POSITION[lang]] : [];
      terminal.out(stepLines(ply, [...begun, ...lines, ...commentLines(comments, ply, viewer, texts)]));
    }
    if (to < most) return 0;
    terminal.out(record.outcome === null ? `\nunfinished after ${most} decisions\n` : `\n${texts.outcome(record.outcome)} (${record.outcome.clause})\n`);
    return 0;
  },
};
