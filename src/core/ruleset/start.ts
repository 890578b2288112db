/** The start of a game: the set-up of its ruleset, or a position. A record contains either, so that it can be replayed anywhere. */
import { PositionError } from "../basics/errors.js";
import { frozen } from "../basics/frozen.js";
import { OPTION_COMPLAINT, readSeed } from "../state/given.js";
import { copyOfJson, isPlainObject, ownField, POSITION_COMPLAINT, readKnownFields, readObject, readWord } from "../basics/json.js";
import type { GameTypes, Play, Ruleset, SeedOption } from "./contract.js";
import type { GameState } from "../state/state.js";

/** The options of a game that begins with a position instead of the set-up. */
export interface PositionOptions {
  /** A state, or the arbiter's view of one; both are checked. */
  readonly position: object;
  /** Replaces the generator of the position; by default the game keeps it. */
  readonly seed?: string | number | undefined;
  /** The edition of the position, if it is not the standard one. */
  readonly edition?: unknown;
}

export type StartOptions<O extends object> = (O & SeedOption) | PositionOptions;

export interface RecordedStart<O extends object> {
  /** The options of `setup` without the seed; for a game from a position, at most its edition. */
  readonly options: O;
  /** Null for a game from a position, whose state contains its generator. */
  readonly seed: string | number | null;
  /** The first state; absent if `setup` made it. */
  readonly start?: GameState;
}

export interface Begun<S, O extends object> {
  readonly state: S;
  readonly recorded: RecordedStart<O>;
}

const OF_POSITION = ["position", "seed", "edition"];

/** Begins a game; the events of the set-up go to `log`. @throws SetupError naming the option @throws PositionError naming the field */
export function begin<T extends GameTypes>(ruleset: Play<T>, options: StartOptions<T["options"]>, log: T["event"][]): Begun<T["state"], T["options"]> {
  if (isPlainObject(options) && Object.hasOwn(options, "position")) return fromPosition(ruleset, options);
  const given = frozen(copyOfJson(options, "options", OPTION_COMPLAINT)) as T["options"] & SeedOption;
  const state = ruleset.setup(given, undefined, log);
  const { seed, ...rest } = given;
  return { state, recorded: { options: Object.freeze(rest) as unknown as T["options"], seed } };
}

/** The options that start a recorded game again. */
export function optionsOf<O extends object>({ options, seed, start }: RecordedStart<O>): StartOptions<O> {
  return start === undefined ? ({ ...options, seed } as O & SeedOption) : { ...options, position: start };
}

/** A copy of the start for a record. It shares no objects with the game. */
export function copyOfStart<T extends GameTypes>(ruleset: Play<T>, recorded: RecordedStart<T["options"]>): RecordedStart<T["options"]> {
  const { start, ...rest } = recorded;
  return start === undefined ? rest : { ...rest, start: ruleset.clone(start as T["state"]) };
}

function fromPosition<T extends GameTypes>(ruleset: Play<T>, options: object): Begun<T["state"], T["options"]> {
  const given = readKnownFields(options, "options", OF_POSITION, OPTION_COMPLAINT);
  const edition = frozen(copyOfJson(ownField(given, "edition"), "options.edition", OPTION_COMPLAINT));
  const seed = ownField(given, "seed");
  const name = edition === undefined ? "" : registered(ruleset, edition);
  const read = stateOf(wholeOf(ruleset), ownField(given, "position"));
  if (read.edition !== name) throw OPTION_COMPLAINT("options.edition", "the edition of the position, or none where that is the standard one", edition);
  const start = seed === undefined ? read : ruleset.reseed(read, readSeed(seed));
  return { state: start, recorded: { options: (edition === undefined ? {} : { edition }) as unknown as T["options"], seed: null, start } };
}

// The name of an edition. Setting up a game with the edition registers it.
function registered<T extends GameTypes>(ruleset: Play<T>, edition: unknown): string {
  return ruleset.setup({ edition, seed: 0 } as unknown as T["options"] & SeedOption).edition;
}

// Only a whole ruleset can check given positions.
function wholeOf<T extends GameTypes>(ruleset: Play<T>): Pick<Ruleset<T>, "position" | "restore"> {
  const whole = ruleset as Partial<Ruleset<T>>;
  const { position, restore } = whole;
  if (position !== undefined && restore !== undefined) return { position, restore };
  const expected = `the whole ruleset (tyche/${ruleset.id}), which alone reads positions`;
  const got = `what only plays (tyche/${ruleset.id}/play)`;
  throw new PositionError("position/not-read-here", `options.position: expected ${expected}, got ${got}`, { path: "options.position", expected, got });
}

// A view names its viewer; a state does not.
function stateOf<S>({ position, restore }: { position(view: unknown): S; restore(json: unknown): S }, given: unknown): S {
  const json = readObject(given, "options.position", OPTION_COMPLAINT);
  if (!Object.hasOwn(json, "viewer")) return restore(json);
  readWord(json["viewer"], "view.viewer", ["arbiter"], POSITION_COMPLAINT); // other views hide a part
  return position(json);
}
