/** Many games of one ruleset stepped together: lists, observations and rewards in arrays of numbers, which are written again at every step. */
import type { GameTypes, Play } from "../core/ruleset/contract.js";
import { SeededDice } from "../core/dice/seeded.js";
import type { EditionHold } from "../core/state/editions.js";
import { IllegalMoveError, printed, ReplayError } from "../core/basics/errors.js";
import { Game } from "../core/game/game.js";
import { OPTION_COMPLAINT, readSeed, seedOf } from "../core/state/given.js";
import { hashState } from "../core/state/hash.js";
import { readKnownFields } from "../core/basics/json.js";
import type { GameRecord } from "../core/game/record.js";
import { returns } from "../core/game/returns.js";
import type { StartOptions } from "../core/ruleset/start.js";
import { type Actions, actionsOf, firstSeat } from "./actions.js";
import type { Action } from "./space.js";

/** What writes the numbers that a seat is shown: an `Observer`, or one of your own. */
export interface Observing<S> {
  /** How many numbers it writes. */
  readonly size: number;
  /** Writes what a seat, by its index, may know of a position, from `at` on. */
  observe(state: S, seat: number, out: Float32Array, at: number): void;
}

/** A game that has ended in a batch: all that it takes to play it again. */
export interface FinishedGame<T extends GameTypes> {
  /** Its number, from 0, in the order in which games begin. */
  readonly game: number;
  /** What it was set up with. */
  readonly options: T["options"];
  readonly seed: string;
  /** Every decision; each was made by the seat with the lowest index of those that were asked. */
  readonly actions: Int32Array;
  /** For every seat, in seat order, as `returns` gives it. */
  readonly rewards: readonly number[];
  /** The fingerprint of the last position, as `hashState` gives it. */
  readonly hash: string;
}

/** What a batch is made with. */
export interface BatchOptions<T extends GameTypes> {
  /** How many games are under way, 1 to 65,536. */
  readonly games: number;
  /** Game number n, counted over all places, has the seed `${seed} ${n}`. */
  readonly seed: string | number;
  /** The options of every game, or of the game with a number; none when left out. */
  readonly options?: T["options"] | ((game: number) => T["options"]) | undefined;
  /** Fills `observations`. */
  readonly observer?: Observing<T["state"]> | undefined;
  /** Fills `masks`, with a byte or a bit an action. */
  readonly masks?: "bytes" | "bits" | undefined;
  /** Fills `rows`. */
  readonly rows?: boolean | undefined;
  /** Whether `step` looks each action up in its list before any is played. */
  readonly checked?: boolean | undefined;
  /** Hears of every game that has ended in a step, when the step is complete. */
  readonly onEnd?: ((finished: FinishedGame<T>) => void) | undefined;
}

const FIELDS: readonly string[] = ["games", "seed", "options", "observer", "masks", "rows", "checked", "onEnd"];
const MOST_GAMES = 65_536;
/** Room for so many actions a game is made at first. */
const ROOM = 16;

/**
 * Games that are stepped together. Where one ends another begins in its place, so that a place always waits for an action. Arrays are written again at every step, and those
 * of lists are replaced when they have to grow: read them from the batch each time. All games must be on one edition for `masks` and `rows` to mean one space.
 */
export class Batch<T extends GameTypes> {
  /** How many games are under way. */
  readonly games: number;
  readonly actionsOf: Actions<T>;
  /** The seat of each place that is to choose, by its index. */
  readonly toMove: Int8Array;
  /** The number of the decision that it makes, in `actionsOf.decisions`. */
  readonly asking: Int16Array;
  /** Where the list of each place begins in `actions`; one entry more says where the last one ends. */
  readonly offsets: Int32Array;
  /** The legal actions of all places, one list after the other. What is beyond the last is of no meaning. */
  actions: Int32Array;
  /** Two rows for each entry of `actions`, as `rowsOf` gives them; empty where they are not asked for. */
  rows: Int32Array;
  /** What each place's seat is shown, `observer.size` numbers a place; empty without an observer. */
  readonly observations: Float32Array;
  /** The legal actions of each place as a mask, `maskSize` bytes a place; empty where they are not asked for. */
  readonly masks: Uint8Array;
  readonly maskSize: number;
  /** 1 where a game has ended in the last step, and another has begun. */
  readonly ended: Uint8Array;
  /** The returns of the games that have ended in the last step, for every seat of `rules.seats`, so many a place; 0 elsewhere. */
  readonly rewards: Float32Array;
  /** How many decisions the game of each place has had; of one that has ended in the last step, in all. */
  readonly lengths: Int32Array;
  /** How many games have begun. */
  begun = 0;
  /** How many have ended. */
  finished = 0;

  private readonly rules: Play<T>;
  private readonly options: BatchOptions<T>;
  private readonly places: Place<T>[] = [];
  private readonly list: Action[] = []; // of one place, until the next
  private readonly seats: number;
  private edition: string | undefined;

  /** @throws SetupError naming the option */
  constructor(rules: Play<T>, options: BatchOptions<T>) {
    this.actionsOf = actionsOf(rules);
    this.rules = rules;
    this.options = readOptions(options);
    this.games = this.options.games;
    this.seats = rules.seats.length;
    const { games, seats } = this;
    this.toMove = new Int8Array(games);
    this.asking = new Int16Array(games);
    this.offsets = new Int32Array(games + 1);
    this.actions = new Int32Array(games * ROOM);
    this.rows = new Int32Array(this.options.rows === true ? 2 * games * ROOM : 0);
    this.observations = new Float32Array(games * (this.options.observer?.size ?? 0));
    for (let place = 0; place < games; place++) this.places.push(this.begin());
    this.maskSize = this.sizeOfMask();
    this.masks = new Uint8Array(games * this.maskSize);
    this.ended = new Uint8Array(games);
    this.rewards = new Float32Array(games * seats);
    this.lengths = new Int32Array(games);
    for (let place = 0; place < games; place++) this.show(place, this.askedAt(place));
  }

  /**
   * Plays one action in every place. @throws IllegalMoveError naming the place when an action is missing, and with `checked` when it is not in its list; then none has been played.
   * Unchecked, an action that is not listed leaves a position that cannot be.
   */
  step(actions: ArrayLike<Action>): void {
    if (actions.length < this.games)
      throw new IllegalMoveError("move/malformed", `actions: expected one for each of ${this.games} games, got ${actions.length}`);
    if (this.options.checked === true) for (let place = 0; place < this.games; place++) this.checkListed(place, actions[place]!);
    this.ended.fill(0);
    this.rewards.fill(0);
    const finished: FinishedGame<T>[] = [];
    for (let place = 0; place < this.games; place++) this.play(place, actions[place]!, finished);
    for (const game of finished) this.options.onEnd?.(game);
  }

  /** A copy of the position of a place. */
  stateOf(place: number): T["state"] {
    const at = this.places[place];
    if (at === undefined) throw OPTION_COMPLAINT("place", `a whole number in 0..${this.games - 1}`, place);
    return this.rules.clone(at.state);
  }

  private begin(): Place<T> {
    const game = this.begun++;
    const given = this.options.options;
    const options = (typeof given === "function" ? given(game) : (given ?? {})) as T["options"];
    const seed = seedOf(this.options.seed, game);
    const state = this.rules.setup({ ...options, seed });
    this.edition ??= state.edition;
    if (state.edition !== this.edition && (this.options.masks !== undefined || this.options.rows === true))
      throw OPTION_COMPLAINT("options", "games on one edition, since masks and rows mean one space", "games on several");
    return { game, options, seed, state, dice: new SeededDice(state.dice), hold: this.rules.holdEdition(state), played: [] };
  }

  private sizeOfMask(): number {
    const { masks } = this.options;
    if (masks === undefined) return 0;
    const { size } = this.actionsOf.space(this.edition);
    return masks === "bytes" ? size : Math.ceil(size / 8);
  }

  private checkListed(place: number, action: Action): void {
    const end = this.offsets[place + 1]!;
    for (let i = this.offsets[place]!; i < end; i++) if (this.actions[i] === action) return;
    const { state } = this.places[place]!;
    try {
      this.actionsOf.play(state, this.toMove[place]!, action);
    } catch (error) {
      if (error instanceof IllegalMoveError) throw new IllegalMoveError(error.code, `actions[${place}]: ${error.message}`, error.details);
      throw error;
    }
    throw new IllegalMoveError("move/not-listed", `actions[${place}]: expected one of its list, got ${printed(action)}`);
  }

  private play(place: number, action: Action, finished: FinishedGame<T>[]): void {
    const { state, dice, played } = this.places[place]!;
    const asked = this.actionsOf.act(state, this.toMove[place]!, action, dice);
    this.lengths[place] = played.push(action);
    if (asked === 0) this.end(place, finished);
    this.show(place, asked === 0 ? this.askedAt(place) : asked);
  }

  private end(place: number, finished: FinishedGame<T>[]): void {
    const { game, options, seed, state, played } = this.places[place]!;
    const rewards = returns(this.rules, this.rules.outcome(state)!);
    for (let seat = 0; seat < this.seats; seat++) this.rewards[place * this.seats + seat] = rewards[seat]!;
    this.ended[place] = 1;
    this.finished++;
    if (this.options.onEnd !== undefined) finished.push({ game, options, seed, actions: Int32Array.from(played), rewards, hash: hashState(state) });
    this.places[place] = this.begin();
  }

  private askedAt(place: number): number {
    return this.actionsOf.asked(this.places[place]!.state);
  }

  // What a place waits for. Lists follow each other, so places are shown in their order.
  private show(place: number, asked: number): void {
    const { state } = this.places[place]!;
    const seat = firstSeat(asked);
    this.toMove[place] = seat;
    this.asking[place] = this.actionsOf.asking(state);
    const count = this.actionsOf.list(state, seat, this.list);
    const from = this.offsets[place]!;
    this.offsets[place + 1] = from + count;
    if (from + count > this.actions.length) this.grow(from + count);
    for (let i = 0; i < count; i++) this.actions[from + i] = this.list[i]!;
    if (this.options.rows === true) for (let i = 0; i < count; i++) this.actionsOf.rowsOf(state, this.list[i]!, this.rows, 2 * (from + i));
    const { observer } = this.options;
    if (observer !== undefined) observer.observe(state, seat, this.observations, place * observer.size);
    if (this.maskSize > 0) this.mask(place, count);
  }

  private mask(place: number, count: number): void {
    const at = place * this.maskSize;
    this.masks.fill(0, at, at + this.maskSize);
    const areBytes = this.options.masks === "bytes";
    for (let i = 0; i < count; i++) {
      const action = this.list[i]!;
      if (areBytes) this.masks[at + action] = 1;
      else this.masks[at + (action >> 3)]! |= 1 << (action & 7);
    }
  }

  private grow(least: number): void {
    const length = 2 * Math.max(least, this.actions.length);
    this.actions = grown(this.actions, length);
    if (this.options.rows === true) this.rows = grown(this.rows, 2 * length);
  }
}

/** A game under way. */
interface Place<T extends GameTypes> {
  readonly game: number;
  readonly options: T["options"];
  readonly seed: string;
  readonly state: T["state"];
  readonly dice: SeededDice;
  readonly hold: EditionHold;
  readonly played: Action[];
}

/** The record of a game that has ended in a batch: it is played again, and compared with what the batch has seen. @throws ReplayError when it ends otherwise, or an action is not legal */
export function recordOf<T extends GameTypes>(rules: Play<T>, { options, seed, actions, hash }: FinishedGame<T>): GameRecord<T["options"], T["seat"]> {
  const known = actionsOf(rules);
  const game = new Game<T>(rules, { ...options, seed } as StartOptions<T["options"]>);
  for (const [ply, action] of actions.entries()) {
    const { state } = game;
    const seat = firstSeat(known.asked(state));
    if (!known.isLegal(state, seat, action))
      throw new ReplayError("record/illegal", `actions[${ply}]: expected a legal action, got ${printed(action)}`, { ply: ply + 1 });
    game.play(known.moveOf(state, seat, action));
  }
  const reached = hashState(game.state);
  if (reached !== hash) throw new ReplayError("record/differs", `the last position: expected ${hash}, got ${reached}`, { ply: actions.length });
  return game.record();
}

function readOptions<T extends GameTypes>(given: BatchOptions<T>): BatchOptions<T> {
  const { games, seed, observer, masks, onEnd } = readKnownFields(given, "options", FIELDS, OPTION_COMPLAINT);
  if (!(Number.isInteger(games) && (games as number) >= 1 && (games as number) <= MOST_GAMES))
    throw OPTION_COMPLAINT("games", `a whole number in 1..${MOST_GAMES}`, games);
  readSeed(seed, "seed");
  if (masks !== undefined && masks !== "bytes" && masks !== "bits") throw OPTION_COMPLAINT("masks", '"bytes" or "bits"', masks);
  if (onEnd !== undefined && typeof onEnd !== "function") throw OPTION_COMPLAINT("onEnd", "a function", onEnd);
  if (observer !== undefined && typeof (observer as Partial<Observing<unknown>> | null)?.observe !== "function")
    throw OPTION_COMPLAINT("observer", "an observer", observer);
  return { ...given };
}

function grown(array: Int32Array, length: number): Int32Array {
  const longer = new Int32Array(length);
  longer.set(array);
  return longer;
}
