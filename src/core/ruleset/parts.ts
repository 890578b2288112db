/**
 * The parts of a ruleset: for playing, for a client, and for reading and checking positions. `createPlay`, `createClient` and `createRuleset` build
 * the rules from them.
 */
import type { Code } from "../moves/codes.js";
import type { AnyPlay, Outcome, Play, Standing, SeedOption, Viewer, GameTypes } from "./contract.js";
import type { Dice } from "../dice/dice.js";
import type { EditionHold } from "../state/editions.js";
import type { EventBase } from "../events/events.js";
import type { Log, Procedure } from "../flow/flow.js";
import type { AnyFrames, AnyDescriptions } from "../flow/frame-words.js";
import type { CheckWords, MoveCodec, MoveKind } from "../moves/moves.js";
import type { OptionRows } from "../state/options.js";
import type { StateShape } from "../flow/shape.js";
import type { GameState } from "../state/state.js";
import type { TargetRows } from "../board/targets.js";
import type { AnyWords } from "../state/words.js";

/** Registers an edition given as an option of `setup` and returns its name. @throws SetupError naming the entry */
export type RegisterEdition = (given: unknown) => string;

/** Frames, the words of their slots, and the functions that compute further parts of decisions. */
export interface ShownRows {
  readonly frames: AnyFrames;
  readonly words: AnyWords;
  readonly descriptions: AnyDescriptions;
}

/** The parts needed to play a game; `createPlay` builds the rules from them. */
export interface PlayParts<T extends GameTypes> {
  readonly id: string;
  readonly version: string;
  readonly seats: readonly T["seat"][];
  readonly maxDecisions: number;
  /** Every option of `setup` except the seed; `build` reads the given options with `readOptions`. */
  readonly options: OptionRows<T["options"]>;
  readonly moveKinds: readonly MoveKind<T["state"], T["move"]>[];
  readonly procedures: readonly Procedure<T["state"], T["event"]>[];
  /** The rows that show decisions and views, for the checks of `createRuleset`; `withViews` and `withViewsAndValidation` set them. */
  readonly shown?: ShownRows;
  /** The targets of moves on the table; if absent, every move is a button. */
  readonly targets?: TargetRows<T["move"]["type"], T["decision"]["kind"]>;
  /** A state with its first frame pushed; core sets its `dice`. `register` returns the name of another edition. @throws SetupError */
  build(options: T["options"] & SeedOption, dice: Dice, log: Log<T["event"]>, register: RegisterEdition): T["state"];
  /** The editions of the ruleset; absent if there is only one. */
  readonly editions?: { hold(edition: string): EditionHold };
  clone(s: T["state"]): T["state"];
  outcome(s: T["state"]): Outcome<T["seat"]> | null;
  /** The seats that play, as a mask; all by default. */
  players?(s: T["state"]): number;
  standing(s: T["state"]): Standing<T["seat"], T["measure"]>;
  /** The decision with its subject, as a viewer may know it. If absent, only the kind of the frame, its clause and the seats are shown. */
  decision?(s: T["state"], viewer: Viewer<T["seat"]>): T["decision"] | null;
  view(s: T["state"], viewer: Viewer<T["seat"]>): T["view"];
  /**
   * Changes the frames of a state, in place, to the concealed ones: half-made choices that the viewer (a seat index, or -1 for a spectator) has not
   * seen are taken back. The rest of the state is not read afterwards. Absent if frames hide nothing.
   */
  concealFrames?(s: T["state"], viewer: number): void;
  viewEvents(events: readonly T["event"][], viewer: Viewer<T["seat"]>): T["event"][];
  revealsSecret(event: T["event"]): boolean;
  /** Ends the game in place by the concession of a seat (index); false if that seat does not play. */
  concede(s: T["state"], seat: number, log: Log<T["event"]>): boolean;
}

export interface Diagnosis {
  /** Rethrows the error, or throws one that says that the state is not a state of this ruleset. */
  diagnose(state: GameState, error: unknown): never;
  register: RegisterEdition;
  /** Checks the set-up of another edition. */
  checkSetUp(state: GameState): void;
  readonly checkWords: CheckWords;
}

/** The running rules, for the parts that read and explain. */
export interface Engine<T extends GameTypes> {
  readonly play: Play<T>;
  readonly parts: PlayParts<T>;
  readonly codec: MoveCodec<T["state"], T["move"]>;
  /** The seats asked, as a mask. */
  asked(s: T["state"]): number;
  procedureOf(s: T["state"]): Procedure<T["state"], T["event"]>;
  /** `decision` without its subject, which would take most of the time. */
  question(s: T["state"], viewer: Viewer<T["seat"]>): Pick<T["decision"], "kind" | "clause" | "seats"> | null;
  /** The choices of a seat; valid until the next list. */
  list(s: T["state"], seat: number): readonly Code[];
  /**
   * `advance` by a code, which must be listed; returns the mask of the seats asked next. Rolls come from the state unless dice are given. With a
   * caller's dice the position changes only once the step is complete.
   */
  act(s: T["state"], seat: number, c: Code, dice: Dice | undefined, events: T["event"][] | undefined): number;
  /** Rethrows the error of an unchecked function, or throws one that says that the state is not a state of this ruleset. */
  diagnose(s: T["state"], error: unknown): never;
  viewerIndex(viewer: unknown): number;
  onInput<R>(state: T["state"], run: () => R): R;
}

/**
 * The memory functions of a ruleset. A viewer is a seat index, or -1 for a spectator; the arbiter sees everything and has no memory. A memory must
 * follow from the views and events of its viewer.
 */
export interface MemoryParts<S extends GameState> {
  /** The knowledge of a viewer at this position, as plain JSON. */
  begin(s: S, viewer: number): unknown;
  /** The memory after events as the viewer sees them, as plain JSON. Changes none of its arguments. */
  remember(held: unknown, viewer: number, events: readonly EventBase[], edition: string): unknown;
  /** Checks a memory and returns it in the form that the other functions take. @throws PositionError naming the field */
  read(held: unknown, viewer: number, edition: string): unknown;
  /** Checks a memory against a position, including its hidden parts, for the laws. @throws PositionError naming the field */
  check(s: S, viewer: number, held: unknown): void;
}

/** Facts for the laws of `tyche/laws` that only the ruleset knows; each is optional. */
export interface LawFacts {
  /**
   * Slots that hold what a seat has paid or may still spend, such as movement points, by kind of frame. A march there and back does not count as
   * taken back if it costs something (law 11).
   */
  readonly paid?: Readonly<Record<string, readonly string[]>>;
  /** Events that show all seats something that no view keeps, each with its clause (law 16). */
  readonly shownOnce?: Readonly<Record<string, string>>;
  /**
   * Paths in the arbiter's view, such as `.blocks.*.id`, of facts that everyone knows although their views do not show them. A star matches any index
   * of a list (laws 15, 16 and 20).
   */
  readonly commonKnowledge?: readonly string[];
  /** Paths of records in the arbiter's view whose entries differ only by their ids, such as `.blocks.athens`. The laws treat them as lists. */
  readonly byId?: readonly string[];
}

/** The parts of a client that are not for playing: reading views, concealing, sampling, memory. `createClient` takes both kinds. */
export interface ClientParts<T extends GameTypes> {
  /**
   * A state with this view, of the arbiter or another viewer. Parts that another viewer cannot see may be filled in with any values that give the
   * same view: core conceals the state and compares its view with the given one, so that no contradiction passes. @throws PositionError
   */
  position(view: unknown, isArbiter: boolean): T["state"];
  /** The shown view, with the entries of unordered lists in the order of the given view; absent if there are no such lists. */
  inGivenOrder?(shown: T["view"], given: T["view"]): unknown;
  /**
   * Changes a state, in place, to the one that represents all states that look alike to the viewer (a seat index, or -1 for a spectator): hidden
   * pieces are in the order of their ids, and half-made choices of others that the viewer has not seen are taken back or made alike. The viewer's
   * view, moves and decision stay the same. Core replaces the generator.
   */
  conceal(s: T["state"], viewer: number): void;
  /**
   * Samples, in place, everything that the viewer (a seat index, or -1 for a spectator) cannot know, in a state made by `conceal`; core replaces the
   * generator. `held` is the viewer's memory as returned by `read`; null without one. @throws PositionError if it does not fit the viewer's knowledge
   */
  determinize(s: T["state"], viewer: number, dice: Dice, held: unknown): void;
  /** Absent if views always show all earlier information. */
  readonly memory?: MemoryParts<T["state"]>;
}

/** The parts of a client, and the parts that only the whole ruleset needs: reading and checking states, editions, laws. */
export interface FullParts<T extends GameTypes> extends ClientParts<T> {
  /** All values of `Outcome.kind`. */
  readonly victories: readonly string[];
  readonly lawFacts?: LawFacts;
  /** Constants exported with the ruleset, such as lists of ids; they are frozen. */
  readonly constants?: readonly unknown[];
  /** Names, lengths and ranges of the state's fields in an edition. */
  shape(edition: string): StateShape;
  /**
   * Registers an edition given as an option of `setup` and returns its name. Absent if there is only the standard edition, or `build` does it.
   * @throws SetupError naming the entry
   */
  registerEdition?(given: unknown): string;
  /** Checks the set-up of another edition, unless its data alone show that it is possible. @throws SetupError */
  checkSetUp?(s: T["state"]): void;
  /** Throws if a rule about the pieces is broken (law of invariants). */
  checkInvariants(s: T["state"]): void;
}

/** All parts of a ruleset; `createRuleset` builds the contract from them. */
export interface RulesetParts<T extends GameTypes> extends PlayParts<T>, FullParts<T> {}

// biome-ignore lint/suspicious/noExplicitAny: the parts of any ruleset, see AnyRuleset
export type AnyParts = RulesetParts<any>;

/** The key of a ruleset's parts: a global symbol, so that a changed copy of a ruleset keeps them and every copy of this package finds them. */
export const PARTS: unique symbol = /* @__PURE__ */ Symbol.for("tyche.parts") as never;

/** The parts of a ruleset, for laws and tools that need its internals; undefined if `createRuleset` did not make it. */
export function partsOf(ruleset: AnyPlay): AnyParts | undefined {
  return (ruleset as { readonly [PARTS]?: AnyParts })[PARTS];
}

/** The key of a ruleset's engine: a symbol like `PARTS`, but also set on rulesets that only play. */
export const ENGINE: unique symbol = /* @__PURE__ */ Symbol.for("tyche.engine") as never;

/** The engine of playing rules, a client or a whole ruleset; undefined if another program made them. */
export function engineBehind<T extends GameTypes>(rules: Play<T>): Engine<T> | undefined {
  return (rules as { readonly [ENGINE]?: Engine<T> } | null | undefined)?.[ENGINE];
}
