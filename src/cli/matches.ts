/** One game of a run, as a task for any thread and a result to send back, both plain JSON. */
import { type ContestantMaker, type PlayedGame, playMatchGame, playRandomGame } from "../runs/game.js";
import type { Run } from "../runs/run.js";
import type { GameTypes } from "../core/ruleset/contract.js";
import type { GameAdapter } from "./games/game-adapter.js";
import type { Games } from "./games/games.js";
import { makeContestant } from "./players.js";

export interface Task {
  readonly run: Run;
  readonly game: number;
}

export async function playTask({ run, game }: Task, games: Games): Promise<PlayedGame> {
  const adapter = await games.load(run.ruleset);
  return run.players === null ? playRandomGame(adapter.ruleset, run, game) : playMatchGame(adapter.ruleset, run, game, makersOf(run.players, adapter));
}

function makersOf(players: Readonly<Record<string, string>>, adapter: GameAdapter): Record<string, ContestantMaker<GameTypes>> {
  return Object.fromEntries(Object.entries(players).map(([name, player]) => [name, (seed: string) => makeContestant(player, adapter, seed)]));
}
