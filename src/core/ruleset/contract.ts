/** The contract that every ruleset fulfils: a game's rules as functions of a plain state. */
import type { Decision, Viewer } from "../flow/decision.js";
import type { Dice } from "../dice/dice.js";
import type { EditionHold } from "../state/editions.js";
import type { EventBase } from "../events/events.js";
import type { Refusal } from "../basics/errors.js";
import type { MoveBase } from "../moves/moves.js";
import type { OptionRows } from "../state/options.js";
import type { GameState } from "../state/state.js";
import type { MoveTargets } from "../board/targets.js";

export type { Decision, Viewer } from "../flow/decision.js";

/** The outcome of a game. */
export interface Outcome<Seat extends string> {
  /** The winners, in seat order; several or none where the rules allow it. */
  readonly winners: readonly Seat[];
  /** The kind of victory, in the ruleset's words. */
  readonly kind: string;
  /** The clause that ended the game. */
  readonly clause: string;
  /** The final score of every seat that played, by the measure of the kind of victory. */
  readonly scores: Readonly<Partial<Record<Seat, number>>>;
}

/**
 * Facts that a viewer has been shown and views no longer show: plain JSON, to be kept beside the game or in a save of it. `memory` makes the first, `remember` each later one;
 * the content is private to the ruleset.
 */
export interface Memory<Seat extends string> {
  readonly ruleset: string;
  readonly edition: string;
  readonly viewer: Viewer<Seat>;
  /** Null where there is nothing to remember: for the arbiter, and in a game whose views still show everything that was shown. */
  readonly held: unknown;
}

/** The option that every set-up takes. */
export interface SeedOption {
  /** The seed of the game: a text of at most 1,000 characters, or a number. */
  readonly seed: string | number;
}

/**
 * The reason why a move cannot be taken back: dice fell or cards were drawn, something hidden was shown, another seat was asked or had a forced choice made for it after the
 * move (or would have, with other cards), or the game is over.
 */
export type UndoBarrier = "dice" | "shown" | "asked" | "over";

/** The result of a pure step. */
export interface Step<S, E> {
  readonly state: S;
  readonly events: E[];
  /** The reason why the seat that moved may not take the move back; null when it may. It never depends on what that seat cannot know. */
  readonly undoBarrier: UndoBarrier | null;
}

/** A few numbers of every seat that plays, by name; only what everybody may know. */
export type Standing<Seat extends string, Measure extends string = string> = Readonly<Partial<Record<Seat, Readonly<Record<Measure, number>>>>>;

/** The types of one game, by name. A ruleset declares one interface of this shape; its ruleset, games and bots are typed by it: `Ruleset<UnrestTypes>`. */
export interface GameTypes {
  /** The position: plain JSON of flat arrays. */
  state: GameState;
  /** The union of its moves. */
  move: MoveBase;
  /** The union of its events. */
  event: EventBase;
  /** The view of a viewer. */
  view: unknown;
  /** The options of `setup` besides the seed. */
  options: object;
  /** The seats that are possible. */
  seat: string;
  /** The union of its decisions, by kind. */
  decision: Decision<string>;
  /** The names of the numbers in its standing. */
  measure: string;
}

/**
 * One game to play: its rules as functions of a plain state. T names its types.
 * No function but `advance` changes a state that it is given. The entry `tyche/<ruleset>/play` has no more than this, `tyche/<ruleset>` has the whole `Ruleset`.
 */
export interface Play<T extends GameTypes = GameTypes> {
  /** Never set: it carries the types, so that they can be inferred from a ruleset. */
  readonly types?: T;
  /** The name in imports, records and the command line. */
  readonly id: string;
  /** Changes whenever the same record could play differently. */
  readonly version: string;
  /** Every possible seat, in seat order. */
  readonly seats: readonly T["seat"][];
  /** No game has more decisions than this. */
  readonly maxDecisions: number;
  /** Every option of `setup` but the seed, by name: kind, range, default, clause. */
  readonly options: OptionRows<T["options"]>;
  /** The position before the first decision. Rolls come from `dice` when given, else from the seed; events are added to `log`. @throws SetupError naming the option */
  setup(options: T["options"] & SeedOption, dice?: Dice, log?: T["event"][]): T["state"];
  /** The seats that play, in seat order. */
  players(state: T["state"]): readonly T["seat"][];
  /** The seats that must decide, in seat order; empty exactly when the game is over. */
  seatsToMove(state: T["state"]): readonly T["seat"][];
  /** The decision under way, as a viewer (the arbiter, when left out) may know it; null when the game is over. */
  decision(state: T["state"], viewer?: Viewer<T["seat"]>): T["decision"] | null;
  /**
   * The targets of a move: what a person clicks to choose it, and its group in its list. `decision` is the one that the move answers, as its seat may know it;
   * without a decision, moves such as "end the move" name no army. Nothing else is needed, so it works without a state. @throws IllegalMoveError when it is not
   * a move of this ruleset
   */
  targets(move: T["move"], decision: T["decision"] | null): MoveTargets;
  /** Kinds of decisions that begin a new compound choice: any other kind continues the choice before it while the same seat is asked. */
  readonly compoundStarts: readonly T["decision"]["kind"][];
  /** Every legal move, of one seat when given: complete, without duplicates, in a stable documented order. Empty for a seat that has nothing to decide. */
  legalMoves(state: T["state"], seat?: T["seat"]): T["move"][];
  /** The reason why a move is refused, from what its seat may know; null when the move is legal. */
  explain(state: T["state"], move: unknown): Refusal | null;
  /**
   * One of the legal moves, all equally likely, without listing them as objects. Draws from `dice`, not from the state. @throws IllegalMoveError when nobody is asked, or the
   * seat is not
   */
  randomMove(state: T["state"], dice: Dice, seat?: T["seat"]): T["move"];
  /** The position after a legal move, and its events. Rolls come from `dice` when given, else from the state. @throws IllegalMoveError with the refusal */
  apply(state: T["state"], move: T["move"], dice?: Dice): Step<T["state"], T["event"]>;
  /** As `apply`, but in place and unchecked: for search. The move must be legal. Nothing else may write into the state, since its lists are kept. */
  advance(state: T["state"], move: T["move"], dice?: Dice, log?: T["event"][]): void;
  clone(state: T["state"]): T["state"];
  /**
   * Holds on to the edition of a state: while a program keeps what is returned, states of that edition can be played, however many others are set up meanwhile. `Game`
   * does so by itself. @throws PositionError when the edition is not known here
   */
  holdEdition(state: T["state"]): EditionHold;
  /** A copy of the position with a new generator, made from the seed. */
  reseed(state: T["state"], seed: string | number): T["state"];
  /** Winners, kind of victory, scores and the clause that ended the game; null until it is over. */
  outcome(state: T["state"]): Outcome<T["seat"]> | null;
  /** A few numbers of every seat that plays, which everybody may know; quick enough to call after every move of a search. */
  standing(state: T["state"]): Standing<T["seat"], T["measure"]>;
  /** The view of this viewer, shaped for drawing. */
  view(state: T["state"], viewer: Viewer<T["seat"]>): T["view"];
  /** The events, as this viewer may know them. */
  viewEvents(events: readonly T["event"][], viewer: Viewer<T["seat"]>): T["event"][];
  /** True if some seat learns something new from an event, so that the move cannot be taken back. */
  revealsSecret(event: T["event"]): boolean;
  /** The position after a seat has given up. @throws IllegalMoveError when the game is over or the seat does not play */
  concede(state: T["state"], seat: T["seat"]): Step<T["state"], T["event"]>;
  /** A move as one line of notation: seat, kind, arguments. */
  format(move: T["move"]): string;
  /** The inverse of `format`. @throws NotationError with the column */
  parse(text: string): T["move"];
}

/**
 * One game for programs that have only what a seat is shown: to play, to read views, and to sample positions that a viewer could be in. A client that gets views from a
 * server needs no more; `tyche/<ruleset>/client` has just this.
 */
export interface Client<T extends GameTypes = GameTypes> extends Play<T> {
  /**
   * The inverse of `view`. From the arbiter's view it returns the position, from another viewer's view `conceal(state, viewer)`: all that the viewer may know.
   * For that viewer the result has the same list of moves, refusals, decision and outcome as the true position, and `determinize` and `odds` return the same. A
   * program that has a view therefore needs no state. @throws PositionError naming the field; also for a view made by another version or on an unknown edition,
   * and for the arbiter's view on a client
   */
  position(view: unknown): T["state"];
  /** The knowledge of a viewer that its view does not show, such as the printed set-up at the beginning of a game. */
  memory(state: T["state"], viewer: Viewer<T["seat"]>): Memory<T["seat"]>;
  /** The memory after these events; it takes in only what `viewEvents` shows its viewer. @throws PositionError when it is not a memory of this ruleset */
  remember(memory: Memory<T["seat"]>, events: readonly T["event"][]): Memory<T["seat"]>;
  /**
   * The one state that stands for all states that look alike to the viewer: hidden pieces lie in the order of their ids, half-made choices of others that are not shown are
   * made alike, and the generator is fixed. Its view, list of moves, decision and refusals for the viewer are those of the state. Its hidden part need not be likely, nor even
   * possible: `determinize` samples it. The arbiter, who sees all, gets the same state.
   */
  conceal(state: T["state"], viewer: Viewer<T["seat"]>): T["state"];
  /**
   * The fingerprint of what a viewer may know of the position, and remembers if a memory is given: 16 hexadecimal digits, the same for all states that look
   * alike to the viewer, and different for another viewer. Client and server compare it to detect that they have drifted apart; a search may use it as the key
   * of an information set. @throws PositionError when it is not a memory of this viewer
   */
  viewKey(state: T["state"], viewer: Viewer<T["seat"]>, memory?: Memory<T["seat"]>): string;
  /**
   * A full state that is consistent with what this viewer knows, and remembers if a memory is given. All arrangements of hidden cards and pieces that fit are equally likely;
   * the result is reseeded. @throws PositionError when it is not a memory of this viewer, or is one of another position
   */
  determinize(state: T["state"], viewer: Viewer<T["seat"]>, seed: string | number, memory?: Memory<T["seat"]>): T["state"];
}

/** One whole game: a client, and the readers of states and positions from outside. */
export interface Ruleset<T extends GameTypes = GameTypes> extends Client<T> {
  /** A state read back from JSON, checked in shape and in rules. @throws PositionError naming the field */
  restore(json: unknown): T["state"];
}

/** A ruleset of any game; for code that works on all of them. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a ruleset's types are forgotten
export type AnyRuleset = Ruleset<any>;

/** The rules of any game; for code that works on all of them and only plays. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyPlay = Play<any>;

/** The client of any game; for code that works on all of them. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyClient = Client<any>;
