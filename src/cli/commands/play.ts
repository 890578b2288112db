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
import { BRIEF, toldStep } from "../told-step.js";
import { type Call, type Command, LANGUAGE, onlyPositional, SEED, textOption } from "./command.js";

export const play: Command = {
  name: "play",
  usage: "play <ruleset> [options]",
  purpose: "Plays a game to its end with random moves and prints what happens.",
  options: [
    SEED,
    { name: "record", value: "FILE", help: "writes the record of the game there" },
    { name: "quiet", value: null, help: "prints only the outcome" },
    BRIEF,
    LANGUAGE,
  ],
  takesGameOptions: "setup",
  examples: ["tyche play <ruleset> --seed 7 --record game.json", "tyche play <ruleset> --brief"],
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
  const brief = values["brief"] === true;
  const tell = (move: MoveBase | null, events: readonly EventBase[], decision: { readonly kind: string } | null): void => {
    if (!isQuiet) terminal.out(toldStep(game.ply, texts.log(move, events, { decision, brief })));
  };
  const choices = new SeededDice(`${seed} choices`);
  const progress = new Progress(terminal, "playing");
  tell(null, game.lastEvents("arbiter"), null);
  while (game.outcome === null) {
    const move: MoveBase = game.ruleset.randomMove(game.state, choices);
    const decision = isQuiet ? null : game.ruleset.decision(game.state);
    tell(move, game.play(move), decision);
    if (isQuiet || !terminal.isWatched) progress.show(Math.min(1, game.ply / game.ruleset.bound), `${game.ply} decisions`);
  }
  progress.done();
}
