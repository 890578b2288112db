/** Shards: some games of a run, played one after another and handed out one by one. */
import type { GameTypes, Ruleset } from "../core/ruleset/contract.js";
import { type ContestantMaker, performanceNow, type PlayedGame, playMatchGame, playRandomGame } from "./game.js";
import { checkSameRun, gamesOf, type Shard, readRun, type Run } from "./run.js";

/** The games to play, and the way to play them. */
export interface ShardOptions<T extends GameTypes> extends Shard {
  /** Games that exist already, by number: they are skipped. */
  readonly done?: { has(game: number): boolean } | undefined;
  /** The makers of the run's players, by name; for a run with players. */
  readonly players?: Readonly<Record<string, ContestantMaker<T>>> | undefined;
  /** Ends the shard before the next game. */
  readonly signal?: Signal | undefined;
}

/** An `AbortSignal`. */
export interface Signal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

const MILLISECONDS_A_STRETCH = 20;

/**
 * Plays the games of a shard of a run, in the order of their numbers. Now and then it pauses between two games, so that a signal, a socket or a timer can act.
 * @throws RunError when the run is malformed, or of another ruleset or version
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
