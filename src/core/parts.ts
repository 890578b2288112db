/** What a ruleset is made of: what a game is played by, and what stands at the doors. `createPlay` and `createRuleset` make the rules of it. */
import type { Code } from "./codes.js";
import type { Decision, Outcome, Play, Standing, SeedOption, Viewer } from "./contract.js";
import type { Dice } from "./dice/dice.js";
import type { EditionHold } from "./editions.js";
import type { EventBase } from "./events.js";
import type { Log, Procedure, Refusal, Refusing } from "./flow.js";
import type { AnyFrames, AnyTellers } from "./frame-words.js";
import type { CheckWords, MoveBase, MoveKind } from "./moves.js";
import type { OptionRows } from "./options.js";
import type { StateShape } from "./shape.js";
import type { GameState } from "./state.js";
import type { TargetRows } from "./targets.js";
import type { AnyWords } from "./words.js";

/** Registers an edition given as an option of `setup` and returns its name. @throws SetupError naming the entry */
export type RegisterEdition = (given: unknown) => string;

/** Frames, the words of their slots, and what tells more of them. */
export interface ToldRows {
  readonly frames: AnyFrames;
  readonly words: AnyWords;
  readonly tellers: AnyTellers;
}

/** What a game is played by; `createPlay` makes the rules of it. */
export interface PlayParts<
  S extends GameState,
  M extends MoveBase,
  E extends EventBase,
  P,
  O extends object,
  Seat extends string,
  D extends Decision<Seat> = Decision<Seat>,
  N extends string = string,
> {
  readonly id: string;
  readonly version: string;
  readonly seats: readonly Seat[];
  readonly bound: number;
  /** Every option of `setup` but the seed; `build` reads what it is given with `readOptions`. */
  readonly options: OptionRows<O>;
  readonly moveKinds: readonly MoveKind<S, M>[];
  readonly procedures: readonly Procedure<S, E>[];
  /** The rows that decision and view are told by, for the checks of `createRuleset`; `sighted` and `enveloped` put them here. */
  readonly told?: ToldRows;
  /** What moves are about on the table; left out, every move is a button. */
  readonly targets?: TargetRows<M["type"], D["kind"]>;
  /** A state with its first frame pushed; `dice` may be left for core. Another edition is named by `register`. @throws SetupError */
  build(options: O & SeedOption, dice: Dice, log: Log<E>, register: RegisterEdition): S;
  /** The editions that games are played on; left out where there is only one. */
  readonly editions?: { hold(edition: string): EditionHold };
  clone(s: S): S;
  outcome(s: S): Outcome<Seat> | null;
  /** The seats that play, as a mask; all of them when left out. */
  players?(s: S): number;
  /** A few numbers of every seat that plays. */
  standing(s: S): Standing<Seat, N>;
  /** The decision with what it is about, as a viewer may know it; without it the frame's kind, clause and seats are told. */
  decision?(s: S, viewer: Viewer<Seat>): D | null;
  view(s: S, viewer: Viewer<Seat>): P;
  viewEvents(events: readonly E[], viewer: Viewer<Seat>): E[];
  isReveal(event: E): boolean;
  /** Ends the game in place because a seat (index) has given up; false when that seat does not play. */
  concede(s: S, seat: number, log: Log<E>): boolean;
}

/** What stands at the doors: it says what is wrong with what comes in. */
export interface Keeper {
  /** Throws the error again, or one that says that the state was none of this ruleset. */
  blame(state: GameState, error: unknown): never;
  /** Registers an edition given as an option. */
  register: RegisterEdition;
  /** Checks what another edition has laid out. */
  checkSetUp(state: GameState): void;
  readonly checkWords: CheckWords;
  /** Why a choice that is not listed is not. */
  refuse(state: GameState, seat: number, c: Code): Refusal | null;
}

/** The rules under way, for the doors. */
export interface Engine<
  S extends GameState,
  M extends MoveBase,
  E extends EventBase,
  P,
  O extends object,
  Seat extends string,
  D extends Decision<Seat>,
  N extends string,
> {
  readonly play: Play<S, M, E, P, O, Seat, D, N>;
  /** The seats asked, as a mask. */
  readonly asked: (s: S) => number;
  readonly procedureOf: (s: S) => Procedure<S, E>;
  /** The choices of a seat, until the next list. */
  readonly list: (s: S, seat: number) => readonly Code[];
  readonly viewerIndex: (viewer: unknown) => number;
  readonly explain: (s: S, move: unknown) => Refusal | null;
  readonly atDoor: <T>(state: S, run: () => T) => T;
}

/**
 * What viewers remember, in a form of the ruleset's own. A viewer is a seat index, or -1 for a spectator; the arbiter sees all and is not asked for.
 * Whatever is held must follow from what the viewer sees and is told.
 */
export interface MemoryParts<S extends GameState> {
  /** What a viewer knows at this position, as plain JSON. */
  begin(s: S, viewer: number): unknown;
  /** What is held after events as the viewer is told them, as plain JSON; it changes nothing that it is given. */
  remember(held: unknown, viewer: number, events: readonly EventBase[], edition: string): unknown;
  /** What is held, checked, in the form in which the other functions take it. @throws PositionError naming the field */
  read(held: unknown, viewer: number, edition: string): unknown;
  /** Checks what is held against a position, also where it is hidden: for laws. @throws PositionError naming the field */
  check(s: S, viewer: number, held: unknown): void;
}

/** What the laws of `tyche/laws` must know of a ruleset, since it stands in its rules alone; each may be left out. */
export interface LawFacts {
  /**
   * Slots in which stands what a seat has paid or may still spend, such as movement points, by kind of frame: who goes there and back and has paid for it has taken
   * nothing back (law 11).
   */
  readonly paid?: Readonly<Record<string, readonly string[]>>;
  /** Events that show all seats once what no view keeps, with the clause that says so (law 16). */
  readonly shownOnce?: Readonly<Record<string, string>>;
  /** Paths in the arbiter's view of what all know though their views do not show it, `.blocks.*.id`; a place in a list is a star (laws 15, 16 and 20). */
  readonly commonKnowledge?: readonly string[];
  /** Paths of records in the arbiter's view whose entries are told apart by their ids alone, `.blocks.athens`: to the laws they are lists. */
  readonly byId?: readonly string[];
}

/** The doors of a ruleset: what is not needed by those who only play. */
export interface DoorParts<S extends GameState, P> {
  /** The kinds of victory there are: what `Outcome.kind` can say. */
  readonly victories: readonly string[];
  /** What the laws must know of it. */
  readonly lawFacts?: LawFacts;
  /** Constants that are exported beside the ruleset, such as lists of ids: frozen with it. */
  readonly constants?: readonly unknown[];
  /** Why choices are not listed, by the kind of the procedure that asks: reasons that its `refuse` does not give. Here the rules to play by do not carry them. */
  readonly reasons?: Readonly<Record<string, Refusing<S>>>;
  /** Names and lengths of the state's fields for an edition. */
  shape(edition: string): StateShape;
  /** Registers an edition given as an option of `setup` and returns its name; left out where there are none but the standard one, or `build` does it. @throws SetupError naming the entry */
  registerEdition?(given: unknown): string;
  /** Checks what another edition has laid out, where its data alone do not show that it can be. @throws SetupError */
  checkSetUp?(s: S): void;
  /** Throws when a rule about the pieces is broken (law of invariants). */
  checkInvariants(s: S): void;
  /** Core holds what it shows against what was given, so nothing that contradicts passes. @throws PositionError */
  position(arbiterView: unknown): S;
  /** What a position shows, with lists whose order says nothing as they stand in what was given; left out where there are none. */
  inGivenOrder?(shown: P, given: P): unknown;
  /**
   * Deals again, in place, what the viewer (a seat index, or -1 for a spectator) cannot know; the generator is replaced by core. `held` is what it remembers, as `memory`
   * has read it; null without a memory. @throws PositionError when it does not fit what the viewer sees
   */
  determinize(s: S, viewer: number, dice: Dice, held: unknown): void;
  /** What viewers remember; left out where nothing is shown that views do not go on showing. */
  readonly memory?: MemoryParts<S>;
}

/** What a ruleset gives; `createRuleset` makes the contract of it. */
export interface RulesetParts<
  S extends GameState,
  M extends MoveBase,
  E extends EventBase,
  P,
  O extends object,
  Seat extends string,
  D extends Decision<Seat> = Decision<Seat>,
  N extends string = string,
> extends PlayParts<S, M, E, P, O, Seat, D, N>,
    DoorParts<S, P> {}

// biome-ignore lint/suspicious/noExplicitAny: the parts of any ruleset, see AnyRuleset
export type AnyParts = RulesetParts<any, any, any, any, any, any, any, any>;
