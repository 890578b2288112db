/** `tyche map`: the board as SVG, of a new game or of a record at a ply. */
import { type Command, LANGUAGE, onlyPositional, PLY, SEED, textOption, VIEWER } from "./command.js";
import { isFileName, loadRecord, positionAt, viewerOption } from "./record-file.js";
import { type GameAdapter, wordOption } from "../games/game-adapter.js";
import type { GameState } from "../../core/state/state.js";
import { boardSvg } from "../../svg/index.js";
import { LOCALES } from "../../text/texts.js";

export const map: Command = {
  name: "map",
  usage: "map <ruleset | record.json> [options]",
  purpose: "Draws the board as SVG, with everything on it.",
  options: [
    { name: "out", value: "FILE", help: "writes to FILE instead of standard output, also -o" },
    { ...SEED, about: "ruleset" },
    { ...PLY, about: "record" },
    VIEWER,
    LANGUAGE,
  ],
  takesGameOptions: "setup",
  examples: ["tyche map <ruleset> -o board.svg", "tyche map game.json --ply 40 --viewer red --lang ru -o red.svg"],
  async run(call) {
    const { games, values, terminal } = call;
    const argument = onlyPositional(call, "a ruleset or a record");
    let game: GameAdapter;
    let state: GameState;
    if (isFileName(argument, games)) {
      const loaded = await loadRecord(argument, games, terminal);
      game = loaded.game;
      state = positionAt(loaded, values).state;
    } else {
      game = await games.load(argument);
      state = game.ruleset.setup({ ...game.setupOptions(values), seed: textOption(values, "seed", "1") });
    }
    const lang = wordOption(values, "lang", LOCALES, "en");
    const { board, table } = await game.drawing();
    const view = game.ruleset.view(state, viewerOption(values, game));
    const svg = `${boardSvg(board(state), table(view), { texts: await game.texts(lang), lang })}\n`;
    const file = values["out"];
    if (typeof file !== "string") {
      terminal.out(svg);
      return 0;
    }
    terminal.write(file, svg);
    terminal.err(`map: ${file}\n`);
    return 0;
  },
};
