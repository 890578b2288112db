/** `tyche play`: a random game with a readable log. */
import { SeededDice } from "../../core/dice/seeded.js";
import type { EventBase } from "../../core/events.js";
import { Game } from "../../core/game.js";
import { hashState } from "../../core/hash.js";
import type { MoveBase } from "../../core/moves.js";
import type { GameState } from "../../core/state.js";
import { LOCALES, type Texts } from "../../text/texts.js";
import { wordOption } from "../games/game-adapter.js";
import { Progress } from "../progress.js";
import { type Call, type Command, LANGUAGE, onlyPositional, SEED, textOption } from "./command.js";

export const play: Command = {
  name: "play",
  usage: "play <ruleset> [options]",
  purpose: "Plays a game to its end with random moves and prints what happens.",
  options: [
    SEED,
    { name: "record", value: "FILE", help: "writes the record of the game there" },
    { name: "quiet", value: null, help: "prints only the outcome" },
    LANGUAGE,
  ],
  takesGameOptions: "setup",
  examples: ["tyche play <ruleset> --seed 7 --record game.json"],
  async run(call) {
    const adapter = await call.games.load(onlyPositional(call, "a ruleset"));
    const texts = await adapter.texts(wordOption(call.values, "lang", LOCALES, "en"));
    const seed = textOption(call.values, "seed", "1");
    const game = new Game<GameState, MoveBase, EventBase, unknown, object, string>(adapter.ruleset, { ...adapter.setupOptions(call.values), seed });
    playOut(game, seed, texts, call);
    const { terminal } = call;
    if (call.values["quiet"] !== true) terminal.out("\n");
    terminal.out(`${texts.outcome(game.outcome!)} (${game.outcome!.clause})\n`);
    terminal.out(`${game.ply} decisions, hash ${hashState(game.state)}\n`);
    const file = call.values["record"];
    if (typeof file === "string") {
      terminal.write(file, `${JSON.stringify(game.record())}\n`);
      terminal.out(`record: ${file}\n`);
    }
    return 0;
  },
};

type AnyGame = Game<GameState, MoveBase, EventBase, unknown, object, string>;

function playOut(game: AnyGame, seed: string, texts: Texts, { terminal, values }: Call): void {
  const isQuiet = values["quiet"] === true;
  const tell = (lines: readonly string[]): void => {
    if (!isQuiet && lines.length > 0) terminal.out(`${lines.join("\n")}\n`);
  };
  const choices = new SeededDice(`${seed} choices`);
  const progress = new Progress(terminal, "playing");
  tell(game.lastEvents("arbiter").map((event) => `        ${texts.event(event)}`));
  while (game.outcome === null) {
    const move: MoveBase = game.ruleset.randomMove(game.state, choices);
    const events = game.play(move);
    tell([`${String(game.ply).padStart(4)}  ${texts.move(move)}`, ...events.map((event) => `        ${texts.event(event)}`)]);
    if (isQuiet || !terminal.isWatched) progress.show(Math.min(1, game.ply / game.ruleset.bound), `${game.ply} decisions`);
  }
  progress.done();
}
