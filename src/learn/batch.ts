/** Many games of one ruleset stepped together: lists, observations and rewards in arrays of numbers, which are overwritten at every step. */
import type { Client, GameTypes, Memory, Play } from "../core/ruleset/contract.js";
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
import type { SparseNumbers } from "./observer.js";
import { type Actions, actionsOf, firstSeat } from "./actions.js";
import { withRoom } from "./room.js";
import type { Action } from "./space.js";

/** The writer of a seat's numbers: an `Observer`, or one of your own. */
export interface Observing<S> {
  /** The number of numbers that it writes. */
  readonly size: number;
  /** Writes what a seat (an index) may know of a position, from `at` on; `memory` is the seat's memory, if the batch keeps it. */
  observe(state: S, seat: number, out: Float32Array, at: number, memory?: Memory<string>): void;
  /** Writes the numbers that are not 0, with their places, and returns how many there are; the options `sparse` and `last` need it. */
  observeSparse?(state: S, seat: number, out: SparseNumbers, at: number, memory?: Memory<string>): number;
}

/** A game that has ended in a batch, with all that is needed to play it again. */
export interface FinishedGame<T extends GameTypes> {
  /** Its number, from 0, in the order in which games begin. */
  readonly game: number;
  /** The options of its set-up. */
  readonly options: T["options"];
  readonly seed: string;
  /** Every decision; each was made by the seat with the lowest index of those that were asked. */
  readonly actions: Int32Array;
  /** The reward of every seat, in seat order, as `returns` gives it. */
  readonly rewards: readonly number[];
  /** The fingerprint of the last position, as `hashState` gives it. */
  readonly hash: string;
  /** The last position. */
  readonly state: T["state"];
}

export interface BatchOptions<T extends GameTypes> {
  /** The number of games under way, 1 to 65,536. */
  readonly games: number;
  /** Game number n, counted over all places, has the seed `${seed} ${n}`; or the seed that a function returns for a game and its place. */
  readonly seed: string | number | ((game: number, place: number) => string | number);
  /** The options of every game, or a function that returns them for a game and its place; none when left out. */
  readonly options?: T["options"] | ((game: number, place: number) => T["options"]) | undefined;
  /** Fills `observations`. */
  readonly observer?: Observing<T["state"]> | undefined;
  /** Fills `observed` instead of `observations`. */
  readonly sparse?: boolean | undefined;
  /** True to observe every seat, and not only the one that is to choose. */
  readonly allSeats?: boolean | undefined;
  /** Fills `last`; it needs an observer with `observeSparse`. */
  readonly last?: boolean | undefined;
  /** True to give the observer the memory of the seat. */
  readonly memory?: boolean | undefined;
  /** Fills `masks`, with a byte or a bit per action. */
  readonly masks?: "bytes" | "bits" | undefined;
  /** Fills `rows`. */
  readonly rows?: boolean | undefined;
  /** True if `step` looks each action up in its list before any is played. */
  readonly checked?: boolean | undefined;
  /** Called for every game that has ended in a step, when the step is complete. */
  readonly onEnd?: ((finished: FinishedGame<T>) => void) | undefined;
}

/** Used instead of an action: another game begins in the place, and the one under way is abandoned. */
export const RESET: Action = -(2 ** 31);

const FIELDS: readonly string[] = ["games", "seed", "options", "observer", "sparse", "allSeats", "last", "memory", "masks", "rows", "checked", "onEnd"];
const MOST_GAMES = 65_536;
/** The number of actions per game for which the arrays have space at first. */
const ROOM = 16;

/** Observations of many seats without the numbers that are 0. */
export interface SparseObservations {
  /**
   * The offset, in the other two arrays, of the first number of each observation, and one final entry: the end of the last observation. Observations are
   * in the order of places; with `allSeats`, and in `last`, each place has one for every seat.
   */
  readonly offsets: Int32Array;
  /** The indices of the numbers that are not 0. The array is replaced when it has to grow, like that of the values. */
  indices: Int32Array;
  /** The values of the same numbers. */
  values: Float32Array;
}

/**
 * Games that are stepped together. When one ends, another begins in its place, so that a place always waits for an action. Arrays are overwritten at
 * every step, and those of lists are replaced when they have to grow: read them from the batch each time. All games must be on one edition for `masks`
 * and `rows` to mean one space.
 */
export class Batch<T extends GameTypes> {
  /** The number of games under way. */
  readonly games: number;
  readonly actionsOf: Actions<T>;
  /** For each place, the index of the seat that is to choose. */
  readonly toMove: Int8Array;
  /** For each place, the decision that its seat is to make, by its number in `actionsOf.decisions`. */
  readonly asking: Int16Array;
  /** The offset of each place's list in `actions`, and one final entry: the end of the last list. */
  readonly offsets: Int32Array;
  /** The legal actions of all places, one list after the other. Entries beyond the last have no meaning. */
  actions: Int32Array;
  /** Two rows for each entry of `actions`, as `rowsOf` gives them; empty unless they are requested. */
  rows: Int32Array;
  /**
   * The observations of each place's seat, `observer.size` numbers per place; with `allSeats`, those of every seat of `rules.seats`, 0 for seats that do
   * not play. Empty without an observer, and in a sparse batch.
   */
  readonly observations: Float32Array;
  /** The observations without the numbers that are 0; empty if the batch is not sparse. */
  readonly observed: SparseObservations;
  /** The last observations of every seat of each place, for games that have ended in the last step; empty if none has ended, or if they are not requested. */
  readonly last: SparseObservations;
  /** The legal actions of each place as a mask, `maskSize` bytes per place; empty unless they are requested. */
  readonly masks: Uint8Array;
  readonly maskSize: number;
  /** 1 for each place in which a game has ended in the last step and another has begun. */
  readonly ended: Uint8Array;
  /** The returns of the games that have ended in the last step, one per seat of `rules.seats` for each place; 0 elsewhere. */
  readonly rewards: Float32Array;
  /** The number of decisions made in each place's game; the total if it ended in the last step. */
  readonly lengths: Int32Array;
  /** The number of games that have begun. */
  begun = 0;
  /** The number of games that have ended. */
  finished = 0;

  private readonly rules: Play<T>;
  private readonly options: BatchOptions<T>;
  private readonly places: Place<T>[] = [];
  private readonly list: Action[] = []; // the legal actions of the last place shown
  private readonly seats: number;
  private readonly shownTo: number; // the number of seats per place whose observations are shown
  private readonly log: T["event"][] = []; // the events of one action, if memories are kept
  private lastMemories: readonly (Memory<T["seat"]> | undefined)[] = []; // the memories of the game that has ended last
  private edition: string | undefined;

  /** @throws SetupError naming the option */
  constructor(rules: Play<T>, options: BatchOptions<T>) {
    this.actionsOf = actionsOf(rules);
    this.rules = rules;
    this.options = readOptions(rules, options);
    this.games = this.options.games;
    this.seats = rules.seats.length;
    const { games, seats } = this;
    this.toMove = new Int8Array(games);
    this.asking = new Int16Array(games);
    this.offsets = new Int32Array(games + 1);
    this.actions = new Int32Array(games * ROOM);
    this.rows = new Int32Array(this.options.rows === true ? 2 * games * ROOM : 0);
    const { observer, sparse = false, allSeats = false } = this.options;
    this.shownTo = allSeats ? seats : 1;
    const seen = games * this.shownTo;
    this.observations = new Float32Array(sparse || observer === undefined ? 0 : seen * observer.size);
    this.observed = { offsets: new Int32Array(sparse ? seen + 1 : 0), indices: new Int32Array(0), values: new Float32Array(0) };
    this.last = { offsets: new Int32Array(this.options.last === true ? games * seats + 1 : 0), indices: new Int32Array(0), values: new Float32Array(0) };
    for (let place = 0; place < games; place++) this.places.push(this.begin(place));
    this.maskSize = this.sizeOfMask();
    this.masks = new Uint8Array(games * this.maskSize);
    this.ended = new Uint8Array(games);
    this.rewards = new Float32Array(games * seats);
    this.lengths = new Int32Array(games);
    for (let place = 0; place < games; place++) this.show(place, this.askedAt(place));
  }

  /**
   * Plays one action in every place; `RESET` begins another game in its place instead.
   * @throws IllegalMoveError if an action is missing or, with `checked`, is not in its list (the error names the place); then none has been played.
   * Without `checked`, an action that is not listed leaves an impossible position. If the rules notice it, the error names the place, and the places
   * after it have not been played.
   */
  step(actions: ArrayLike<Action>): void {
    if (actions.length < this.games)
      throw new IllegalMoveError("move/malformed", `actions: expected one for each of ${this.games} games, got ${actions.length}`);
    if (this.options.checked === true) for (let place = 0; place < this.games; place++) if (actions[place] !== RESET) this.checkListed(place, actions[place]!);
    this.ended.fill(0);
    this.rewards.fill(0);
    const finished: FinishedGame<T>[] = [];
    for (let place = 0; place < this.games; place++) {
      if (actions[place] === RESET) this.beginAgain(place);
      else this.play(place, actions[place]!, finished);
      if (this.options.last === true) this.showLast(place, finished[finished.length - 1]);
    }
    for (const game of finished) this.options.onEnd?.(game);
  }

  /** A copy of the position of a place. */
  stateOf(place: number): T["state"] {
    const at = this.places[place];
    if (at === undefined) throw OPTION_COMPLAINT("place", `a whole number in 0..${this.games - 1}`, place);
    return this.rules.clone(at.state);
  }

  /** The memory of a seat of a place, by its index; undefined if the batch keeps no memories or the seat does not play. */
  memoryOf(place: number, seat: number): Memory<T["seat"]> | undefined {
    const at = this.places[place];
    if (at === undefined) throw OPTION_COMPLAINT("place", `a whole number in 0..${this.games - 1}`, place);
    return at.memories[seat];
  }

  /**
   * Begins another game in a place and abandons the one there, which is not reported as ended. By default the game gets the next seed and options of the
   * batch.
   * @throws SetupError naming the option; then nothing has changed
   */
  reset(place: number, given: ResetOptions<T> = {}): void {
    if (!(Number.isInteger(place) && place >= 0 && place < this.games)) throw OPTION_COMPLAINT("place", `a whole number in 0..${this.games - 1}`, place);
    const { seed, options } = readKnownFields(given, "options", ["seed", "options"], OPTION_COMPLAINT) as ResetOptions<T>;
    if (seed !== undefined) readSeed(seed, "seed");
    this.places[place] = this.begin(place, seed, options);
    this.lengths[place] = 0;
    if (this.options.last === true) this.last.offsets.fill(0);
    this.ended[place] = 0;
    for (let seat = 0; seat < this.seats; seat++) this.rewards[place * this.seats + seat] = 0;
    for (let at = place; at < this.games; at++) this.show(at, this.askedAt(at)); // the lists of later places begin elsewhere now
  }

  private beginAgain(place: number): void {
    this.places[place] = this.begin(place);
    this.lengths[place] = 0;
    this.show(place, this.askedAt(place));
  }

  private begin(place: number, ownSeed?: string | number, ownOptions?: T["options"]): Place<T> {
    const game = this.begun;
    const given = this.options.options;
    const options = ownOptions ?? ((typeof given === "function" ? given(game, place) : (given ?? {})) as T["options"]);
    const seed = ownSeed === undefined ? this.seedOf(game, place) : String(ownSeed);
    const state = this.rules.setup({ ...options, seed });
    this.edition ??= state.edition;
    if (state.edition !== this.edition && (this.options.masks !== undefined || this.options.rows === true))
      throw OPTION_COMPLAINT("options", "games on one edition, since masks and rows mean one space", "games on several");
    this.begun++;
    return { game, options, seed, state, dice: new SeededDice(state.dice), hold: this.rules.holdEdition(state), played: [], memories: this.memoriesAt(state) };
  }

  private seedOf(game: number, place: number): string {
    const { seed } = this.options;
    return typeof seed === "function" ? String(readSeed(seed(game, place), "seed")) : seedOf(seed, game);
  }

  // The memories of the seats that play; an empty list if the batch keeps no memories.
  private memoriesAt(state: T["state"]): (Memory<T["seat"]> | undefined)[] {
    if (this.options.memory !== true) return [];
    const rules = this.rules as Client<T>;
    const playing = this.playing(state);
    return rules.seats.map((seat, index) => (playing[index] === true ? rules.memory(state, seat) : undefined));
  }

  private sizeOfMask(): number {
    const { masks } = this.options;
    if (masks === undefined) return 0;
    const { size } = this.actionsOf.space(this.edition);
    return masks === "bytes" ? size : Math.ceil(size / 8);
  }

  // Throws if an action is not in its list; the refusal says why.
  private checkListed(place: number, action: Action): void {
    const end = this.offsets[place + 1]!;
    for (let i = this.offsets[place]!; i < end; i++) if (this.actions[i] === action) return;
    try {
      this.actionsOf.play(this.stateOf(place), this.toMove[place]!, action);
    } catch (error) {
      if (error instanceof IllegalMoveError) throw new IllegalMoveError(error.code, `actions[${place}]: ${error.message}`, error.details);
      throw error;
    }
  }

  private play(place: number, action: Action, finished: FinishedGame<T>[]): void {
    const { played, memories } = this.places[place]!;
    const { log } = this;
    log.length = 0;
    const asked = this.act(place, action, this.options.memory === true ? log : undefined);
    this.lengths[place] = played.push(action);
    for (const [seat, memory] of memories.entries()) if (memory !== undefined) memories[seat] = (this.rules as Client<T>).remember(memory, log);
    if (asked === 0) this.end(place, finished);
    this.show(place, asked === 0 ? this.askedAt(place) : asked);
  }

  // An unchecked step usually fails because of an action that was not in its list, in this step or an earlier one. The error names the first such action.
  private act(place: number, action: Action, log: T["event"][] | undefined): number {
    const { state, dice, played, options, seed } = this.places[place]!;
    try {
      return this.actionsOf.act(state, this.toMove[place]!, action, dice, log);
    } catch (error) {
      const nth = this.firstUnlisted(options, seed, [...played, action]);
      if (nth < 0) throw error;
      const what = nth === played.length ? `${printed(action)}` : `${played[nth]}, ${played.length - nth} steps before`;
      throw new IllegalMoveError(
        "move/not-listed",
        `actions[${place}]: expected one of its list, got ${what}; the position is lost: reset the place, and find such actions with checked`,
      );
    }
  }

  // The index of the first decision of a game that was not legal; -1 if all were.
  private firstUnlisted(options: T["options"], seed: string, actions: readonly Action[]): number {
    const state = this.rules.setup({ ...options, seed });
    return actions.findIndex((action) => {
      const seat = firstSeat(this.actionsOf.asked(state));
      if (!this.actionsOf.isLegal(state, seat, action)) return true;
      this.actionsOf.act(state, seat, action);
      return false;
    });
  }

  private end(place: number, finished: FinishedGame<T>[]): void {
    const { game, options, seed, state, played } = this.places[place]!;
    const rewards = returns(this.rules, this.rules.outcome(state)!);
    for (let seat = 0; seat < this.seats; seat++) this.rewards[place * this.seats + seat] = rewards[seat]!;
    this.ended[place] = 1;
    this.finished++;
    this.lastMemories = this.places[place]!.memories;
    if (this.options.onEnd !== undefined || this.options.last === true)
      finished.push({ game, options, seed, actions: Int32Array.from(played), rewards, hash: hashState(state), state });
    this.places[place] = this.begin(place);
  }

  private askedAt(place: number): number {
    return this.actionsOf.asked(this.places[place]!.state);
  }

  // Fills the arrays of a place. Lists follow each other, so places are shown in their order.
  private show(place: number, asked: number): void {
    const { state } = this.places[place]!;
    const seat = firstSeat(asked);
    this.toMove[place] = seat;
    this.asking[place] = this.actionsOf.asking(state);
    const count = this.actionsOf.list(state, seat, this.list);
    const from = this.offsets[place]!;
    this.offsets[place + 1] = from + count;
    this.actions = withRoom(this.actions, from + count);
    let to = from;
    for (const action of this.list) this.actions[to++] = action;
    if (this.options.rows === true) this.writeRows(state, 2 * from);
    this.observePlace(place, seat);
    this.mask(place);
  }

  private writeRows(state: T["state"], from: number): void {
    this.rows = withRoom(this.rows, from + 2 * this.list.length);
    let to = from;
    for (const action of this.list) {
      this.actionsOf.rowsOf(state, action, this.rows, to);
      to += 2;
    }
  }

  private observePlace(place: number, seat: number): void {
    const { observer, allSeats } = this.options;
    if (observer === undefined) return;
    const { state, memories } = this.places[place]!;
    if (allSeats !== true) return this.observe(observer, place, state, seat, memories[seat]);
    const playing = this.playing(state);
    for (const [of, plays] of playing.entries()) this.observe(observer, place * this.seats + of, state, plays ? of : null, memories[of]);
  }

  // Writes an observation in its place; an empty one if no seat is given.
  private observe(observer: Observing<T["state"]>, at: number, state: T["state"], seat: number | null, memory: Memory<T["seat"]> | undefined): void {
    const from = at * observer.size;
    if (this.options.sparse === true) this.writeSparse(this.observed, at, state, seat, memory);
    else if (seat !== null) observer.observe(state, seat, this.observations, from, memory);
    else this.observations.fill(0, from, from + observer.size);
  }

  // Appends an observation; an empty one if no seat is given.
  private writeSparse(into: SparseObservations, at: number, state: T["state"], seat: number | null, memory: Memory<T["seat"]> | undefined): void {
    const observer = this.options.observer!;
    const from = into.offsets[at]!;
    into.offsets[at + 1] = from;
    if (seat === null) return;
    into.indices = withRoom(into.indices, from + observer.size);
    into.values = withRoom(into.values, from + observer.size);
    into.offsets[at + 1]! += observer.observeSparse!(state, seat, into, from, memory);
  }

  // Appends each seat's observation of the last position of the game that has just ended in a place; empty ones if none has.
  private showLast(place: number, finished: FinishedGame<T> | undefined): void {
    const state = this.ended[place] === 1 ? finished!.state : null;
    const playing = state === null ? [] : this.playing(state);
    for (let seat = 0; seat < this.seats; seat++)
      this.writeSparse(this.last, place * this.seats + seat, state as T["state"], playing[seat] === true ? seat : null, this.lastMemories[seat]);
  }

  // True for each seat that plays.
  private playing(state: T["state"]): readonly boolean[] {
    const playing: readonly string[] = this.rules.players(state);
    return this.rules.seats.map((seat) => playing.includes(seat));
  }

  private mask(place: number): void {
    const at = place * this.maskSize;
    this.masks.fill(0, at, at + this.maskSize);
    if (this.options.masks === "bytes") for (const action of this.list) this.masks[at + action] = 1;
    if (this.options.masks === "bits") for (const action of this.list) this.masks[at + (action >> 3)]! |= 1 << (action & 7);
  }
}

/** The game under way in a place. */
interface Place<T extends GameTypes> {
  readonly game: number;
  readonly options: T["options"];
  readonly seed: string;
  readonly state: T["state"];
  readonly dice: SeededDice;
  readonly hold: EditionHold;
  readonly played: Action[];
  /** The memory of each seat, by its index; empty if none are kept. */
  readonly memories: (Memory<T["seat"]> | undefined)[];
}

/** The options of the game that `reset` begins in a place. */
export interface ResetOptions<T extends GameTypes> {
  /** The seed of the game; by default the next seed of the batch. */
  readonly seed?: string | number | undefined;
  /** The options of its set-up; by default those of the batch. */
  readonly options?: T["options"] | undefined;
}

/**
 * The record of a game that has ended in a batch. The game is played again, and the fingerprint of its last position is compared.
 * @throws ReplayError if the fingerprint differs or an action is not legal
 */
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

function readOptions<T extends GameTypes>(rules: Play<T>, given: BatchOptions<T>): BatchOptions<T> {
  const { games, seed, observer, sparse, last, memory, masks, onEnd } = readKnownFields(given, "options", FIELDS, OPTION_COMPLAINT);
  if (!(Number.isInteger(games) && (games as number) >= 1 && (games as number) <= MOST_GAMES))
    throw OPTION_COMPLAINT("games", `a whole number in 1..${MOST_GAMES}`, games);
  if (typeof seed !== "function") readSeed(seed, "seed");
  if (masks !== undefined && masks !== "bytes" && masks !== "bits") throw OPTION_COMPLAINT("masks", '"bytes" or "bits"', masks);
  if (onEnd !== undefined && typeof onEnd !== "function") throw OPTION_COMPLAINT("onEnd", "a function", onEnd);
  if (observer !== undefined && typeof (observer as Partial<Observing<unknown>> | null)?.observe !== "function")
    throw OPTION_COMPLAINT("observer", "an observer", observer);
  if ((sparse === true || last === true) && typeof (observer as Partial<Observing<unknown>> | undefined)?.observeSparse !== "function")
    throw OPTION_COMPLAINT("observer", "an observer with observeSparse, since sparse observations are asked for", observer);
  if (memory === true && typeof (rules as Partial<Client<T>>).remember !== "function")
    throw OPTION_COMPLAINT("memory", "a whole ruleset or a client, since rules to play by remember nothing", memory);
  return { ...given };
}
