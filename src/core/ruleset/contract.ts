/** The contract of every ruleset: the rules of a game as functions of a plain state. */
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

export interface Outcome<Seat extends string> {
  /** In seat order; several or none if the rules allow it. */
  readonly winners: readonly Seat[];
  /** The kind of victory, in the ruleset's words. */
  readonly kind: string;
  /** The clause that ended the game. */
  readonly clause: string;
  /** The final score of every seat that played, as measured by the kind of victory. */
  readonly scores: Readonly<Partial<Record<Seat, number>>>;
}

/**
 * Facts that a viewer has been shown and that views no longer show: plain JSON, to be stored with the game. `memory` makes the first, `remember` each
 * later one; the content is private to the ruleset.
 */
export interface Memory<Seat extends string> {
  readonly ruleset: string;
  readonly edition: string;
  readonly viewer: Viewer<Seat>;
  /** Null if there is nothing to remember: for the arbiter, and in a game whose views always show all earlier information. */
  readonly held: unknown;
}

export interface SeedOption {
  /** The seed of the game: a text of at most 1,000 characters, or a number. */
  readonly seed: string | number;
}

/**
 * The reason why a move cannot be taken back. "dice": dice were rolled or cards drawn. "shown": something hidden was shown. "asked": another seat was
 * then asked, or a forced choice was played for it (or would have been, with other hidden cards). "over": the game is over.
 */
export type UndoBarrier = "dice" | "shown" | "asked" | "over";

/** The result of a pure step. */
export interface Step<S, E> {
  readonly state: S;
  readonly events: E[];
  /** The reason why the mover may not take the move back; null if the mover may. It never depends on facts hidden from the mover. */
  readonly undoBarrier: UndoBarrier | null;
}

/** A few public numbers of every seat that plays, by name. */
export type Standing<Seat extends string, Measure extends string = string> = Readonly<Partial<Record<Seat, Readonly<Record<Measure, number>>>>>;

/**
 * The types of one game, by name. A ruleset declares one interface of this shape, which types its ruleset, games and bots: `Ruleset<UnrestTypes>`.
 */
export interface GameTypes {
  /** Plain JSON of flat arrays. */
  state: GameState;
  move: MoveBase;
  event: EventBase;
  view: unknown;
  /** The options of `setup` besides the seed. */
  options: object;
  seat: string;
  /** The union of its decisions, by kind. */
  decision: Decision<string>;
  /** The names of the numbers in its standing. */
  measure: string;
}

/**
 * The rules of one game as functions of a plain state. T names its types. Only `advance` changes a given state. The entry `tyche/<ruleset>/play` has
 * only this; `tyche/<ruleset>` has the whole `Ruleset`.
 */
export interface Play<T extends GameTypes = GameTypes> {
  /** Never set: it lets the types be inferred from a ruleset. */
  readonly types?: T;
  /** The name in imports, records and the command line. */
  readonly id: string;
  /** Changes whenever the same record could play differently. */
  readonly version: string;
  /** Every possible seat, in seat order. */
  readonly seats: readonly T["seat"][];
  /** The upper limit of decisions in any game. */
  readonly maxDecisions: number;
  /** Every option of `setup` except the seed, by name: kind, range, default, clause. */
  readonly options: OptionRows<T["options"]>;
  /**
   * The position before the first decision. Rolls come from `dice` if given, else from the seed; events are added to `log`.
   * @throws SetupError naming the option
   */
  setup(options: T["options"] & SeedOption, dice?: Dice, log?: T["event"][]): T["state"];
  /** The seats that play, in seat order. */
  players(state: T["state"]): readonly T["seat"][];
  /** The seats that must decide, in seat order; empty only when the game is over. */
  seatsToMove(state: T["state"]): readonly T["seat"][];
  /** The pending decision as a viewer (by default the arbiter) may know it; null if the game is over. */
  decision(state: T["state"], viewer?: Viewer<T["seat"]>): T["decision"] | null;
  /**
   * The targets of a move, which a person clicks to choose it, and its group in the list. `decision` is the decision that the move answers, as its seat
   * sees it; without one, moves such as "end the move" name no army. No state is needed.
   * @throws IllegalMoveError if it is not a move of this ruleset
   */
  targets(move: T["move"], decision: T["decision"] | null): MoveTargets;
  /** Kinds of decisions that begin a new compound choice. Any other kind continues the previous choice while the same seat is asked. */
  readonly compoundStarts: readonly T["decision"]["kind"][];
  /**
   * The legal moves of all seats, or of one: complete, without duplicates, in a stable documented order. Empty for a seat that has nothing to decide.
   */
  legalMoves(state: T["state"], seat?: T["seat"]): T["move"][];
  /** The reason why a move is refused, based only on facts that its seat may know; null for a legal move. */
  explain(state: T["state"], move: unknown): Refusal | null;
  /**
   * A legal move at random, all equally likely, without listing them as objects. Draws from `dice`, not from the state.
   * @throws IllegalMoveError if the seat (or, without one, every seat) has nothing to decide
   */
  randomMove(state: T["state"], dice: Dice, seat?: T["seat"]): T["move"];
  /**
   * The position after a legal move, and its events. Rolls come from `dice` if given, else from the state.
   * @throws IllegalMoveError with the refusal
   */
  apply(state: T["state"], move: T["move"], dice?: Dice): Step<T["state"], T["event"]>;
  /** `apply` in place and unchecked, for search. The move must be legal. No other code may write into the state, since its lists are kept. */
  advance(state: T["state"], move: T["move"], dice?: Dice, log?: T["event"][]): void;
  clone(state: T["state"]): T["state"];
  /**
   * Holds the edition of a state: while a program keeps the returned object, states of that edition can be played, even if many other editions are set
   * up. `Game` does so itself.
   * @throws PositionError if this program does not know the edition
   */
  holdEdition(state: T["state"]): EditionHold;
  /** A copy of the position with a new generator from the seed. */
  reseed(state: T["state"], seed: string | number): T["state"];
  /** Null until the game is over. */
  outcome(state: T["state"]): Outcome<T["seat"]> | null;
  /** A few public numbers of every seat that plays; fast enough to call after every move of a search. */
  standing(state: T["state"]): Standing<T["seat"], T["measure"]>;
  /** The position as this viewer sees it, shaped for drawing. */
  view(state: T["state"], viewer: Viewer<T["seat"]>): T["view"];
  /** The events, filtered for this viewer. */
  viewEvents(events: readonly T["event"][], viewer: Viewer<T["seat"]>): T["event"][];
  /** True if a seat learns something new from an event, so that the move cannot be taken back. */
  revealsSecret(event: T["event"]): boolean;
  /** The position after a seat has conceded. @throws IllegalMoveError if the game is over or the seat does not play */
  concede(state: T["state"], seat: T["seat"]): Step<T["state"], T["event"]>;
  /** A move as one line of notation: seat, kind, arguments. */
  format(move: T["move"]): string;
  /** The inverse of `format`. @throws NotationError with the column */
  parse(text: string): T["move"];
}

/**
 * One game for programs that have only the views of a seat: to play, to read views, and to sample positions consistent with them. A client that gets
 * views from a server needs no more; `tyche/<ruleset>/client` has only this.
 */
export interface Client<T extends GameTypes = GameTypes> extends Play<T> {
  /**
   * The inverse of `view`. From the arbiter's view it returns the position; from another viewer's view, `conceal(state, viewer)`: all that the viewer may
   * know. For that viewer the result has the moves, refusals, decision and outcome of the true position, and `determinize` and `odds` return the same. So
   * a program with a view does not need a state.
   * @throws PositionError naming the field; also for a view of another version or an unknown edition, and for the arbiter's view on a client
   */
  position(view: unknown): T["state"];
  /** The viewer's knowledge that its view does not show, such as the printed set-up at the beginning of a game. */
  memory(state: T["state"], viewer: Viewer<T["seat"]>): Memory<T["seat"]>;
  /** The memory after these events, filtered as by `viewEvents`. @throws PositionError if it is not a memory of this ruleset */
  remember(memory: Memory<T["seat"]>, events: readonly T["event"][]): Memory<T["seat"]>;
  /**
   * The one state that represents all states that look alike to the viewer: hidden pieces are in the order of their ids, half-made choices of others
   * that the viewer has not seen are made alike, and the generator is fixed. The viewer's view, moves, decision and refusals stay the same. The
   * hidden part need not be likely or even possible: `determinize` samples it. The arbiter gets the same state.
   */
  conceal(state: T["state"], viewer: Viewer<T["seat"]>): T["state"];
  /**
   * The fingerprint of everything a viewer may know of the position (and remembers, with a memory): 16 hexadecimal digits, the same for all states that
   * look alike to the viewer, different for another viewer. A client and a server compare it to detect a divergence; a search can use it as the key of an
   * information set.
   * @throws PositionError if it is not a memory of this viewer
   */
  viewKey(state: T["state"], viewer: Viewer<T["seat"]>, memory?: Memory<T["seat"]>): string;
  /**
   * A full state that is consistent with this viewer's knowledge (and with a memory, if given). All possible arrangements of hidden cards and pieces are
   * equally likely; the result is reseeded.
   * @throws PositionError if it is not a memory of this viewer, or belongs to another position
   */
  determinize(state: T["state"], viewer: Viewer<T["seat"]>, seed: string | number, memory?: Memory<T["seat"]>): T["state"];
}

/** A client that also reads states and the arbiter's views, and checks them against every rule. */
export interface Ruleset<T extends GameTypes = GameTypes> extends Client<T> {
  /** A state read from JSON, checked in shape and against the rules. @throws PositionError naming the field */
  restore(json: unknown): T["state"];
}

/** A ruleset of any game, for code that handles all of them. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a ruleset's types are forgotten
export type AnyRuleset = Ruleset<any>;

/** The playing rules of any game, for code that handles all of them. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyPlay = Play<any>;

/** A client of any game, for code that handles all of them. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyClient = Client<any>;
