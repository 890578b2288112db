import type { GameTypes, Ruleset } from "../core/ruleset/contract.js";
import { type ContestantMaker, performanceNow, type PlayedGame, playMatchGame, playRandomGame } from "./game.js";
import { checkSameRun, gamesOf, type Shard, readRun, type Run } from "./run.js";

/** The games to play, and their players. */
export interface ShardOptions<T extends GameTypes> extends Shard {
  /** The numbers of games that exist already and are skipped. */
  readonly done?: { has(game: number): boolean } | undefined;
  /** The makers of the run's players by name, for a run with players. */
  readonly players?: Readonly<Record<string, ContestantMaker<T>>> | undefined;
  /** Ends the shard before the next game. */
  readonly signal?: Signal | undefined;
}

/** The part of `AbortSignal` that is used here. */
export interface Signal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

const MILLISECONDS_A_STRETCH = 20;

/**
 * Plays the games of a shard in the order of their numbers. It pauses regularly between games, so that a signal, a socket or a timer can act.
 * @throws RunError if the run is malformed, or of another ruleset or version
 * @throws the reason of the signal when it is aborted
 */
export async function* playShard<T extends GameTypes>(
  ruleset: Ruleset<T>,
  run: Run,
  options: ShardOptions<T> = {},
): AsyncGenerator<PlayedGame, void, undefined> {
  const checked = readRun(run);
  checkSameRun({ ...checked, ruleset: ruleset.id, version: ruleset.version }, checked);
  const { done, players, signal } = options;
  let began = performanceNow();
  for (const game of gamesOf(checked, options)) {
    signal?.throwIfAborted();
    if (done?.has(game) === true) continue;
    yield checked.players === null ? playRandomGame(ruleset, checked, game) : await playMatchGame(ruleset, checked, game, players ?? {});
    if (performanceNow() - began < MILLISECONDS_A_STRETCH) continue;
    await othersTurn();
    began = performanceNow();
  }
}

function othersTurn(): Promise<void> {
  const { setTimeout } = globalThis as unknown as { setTimeout(run: () => void, milliseconds: number): unknown };
  return new Promise((resolve) => void setTimeout(resolve, 0));
}
