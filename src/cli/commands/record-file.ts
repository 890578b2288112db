import { ReplayError } from "../../core/basics/errors.js";
import { Game } from "../../core/game/game.js";
import { isPlainObject } from "../../core/basics/json.js";
import { type GameRecord, readRecord, replay, type ReplayStep } from "../../core/game/record.js";
import type { EventBase } from "../../core/events/events.js";
import type { MoveBase } from "../../core/moves/moves.js";
import type { Viewer } from "../../core/ruleset/contract.js";
import type { GameState } from "../../core/state/state.js";
import { type GameAdapter, integerOption, notOneOf, type OptionValues, UsageError } from "../games/game-adapter.js";
import type { Games } from "../games/games.js";
import type { Terminal } from "../terminal.js";
import { adviceFor } from "../releases.js";
import { parseJson } from "../text-file.js";

export interface LoadedRecord {
  readonly game: GameAdapter;
  readonly record: GameRecord;
}

export type AnyStep = ReplayStep<GameState, MoveBase, EventBase>;

/** Reads a record. @throws UsageError, or a ReplayError, which for a record of another version names the release that plays it */
export async function loadRecord(file: string, games: Games, terminal: Terminal): Promise<LoadedRecord> {
  const json = parseJson(await terminal.read(file), file);
  if (!isPlainObject(json) || typeof json["ruleset"] !== "string") throw new UsageError(`${file}: expected a record of a game, got something else`);
  const game = await games.load(json["ruleset"]);
  try {
    return { game, record: readRecord(game.ruleset, json) as GameRecord };
  } catch (error) {
    if (!(error instanceof ReplayError) || error.code !== "record/other-version") throw error;
    throw new ReplayError(error.code, `${error.message}: ${adviceFor(game.ruleset.id, String(json["version"]), file)}`, error.details);
  }
}

/** @throws OutputError */
export function writeRecord(terminal: Terminal, file: string, record: GameRecord): void {
  terminal.write(file, `${JSON.stringify(record)}\n`);
}

/** True if an argument is a file name instead of the id of a ruleset. */
export function isFileName(argument: string, games: Games): boolean {
  return !games.ids.includes(argument) && (argument === "-" || /[./\\]/.test(argument));
}

/** The steps of a record, checked as they are read. */
export function stepsOf({ game, record }: LoadedRecord): Iterable<AnyStep> {
  return replay(game.ruleset, record) as Iterable<AnyStep>;
}

/** The position of a record at `--ply`, by default the last. @throws UsageError if the record is shorter */
export function positionAt(loaded: LoadedRecord, values: OptionValues): { readonly ply: number; readonly state: GameState } {
  const most = loaded.record.moves.length;
  const ply = integerOption(values, "ply", 0, most, most);
  if (ply === most) return { ply, state: Game.resume(loaded.game.ruleset, loaded.record).state };
  for (const step of stepsOf(loaded)) if (step.ply === ply) return step;
  throw new UsageError(`--ply: the record has ${most} decisions`);
}

/** The edition of a record, for a game that begins with a position of this record. */
export function editionOf({ options }: GameRecord): { readonly edition?: unknown } {
  const { edition } = options as { readonly edition?: unknown };
  return edition === undefined ? {} : { edition };
}

/** `--viewer`, by default the arbiter. @throws UsageError */
export function viewerOption(values: OptionValues, game: GameAdapter): Viewer<string> {
  const viewers: readonly string[] = [...(game.ruleset.seats as readonly string[]), "spectator", "arbiter"];
  const viewer = values["viewer"] ?? "arbiter";
  if (typeof viewer === "string" && viewers.includes(viewer)) return viewer;
  throw notOneOf("--viewer", viewers, String(viewer));
}
