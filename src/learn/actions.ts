/**
 * Moves as whole numbers, for programs that learn and for searches: lists without objects, a space that is the same in every position, and steps that
 * return the seats asked next.
 */
import { hasBit, lowestBit } from "../core/basics/bits.js";
import { argA, argB, type Code, emptied, verbOf } from "../core/moves/codes.js";
import type { GameTypes, Play } from "../core/ruleset/contract.js";
import type { Dice } from "../core/dice/dice.js";
import { isOwn } from "../core/dice/own.js";
import { checkedDraw } from "../core/dice/supplied.js";
import { MOST_EDITIONS } from "../core/state/editions.js";
import { IllegalMoveError, isTycheError, PositionError, printed, SetupError } from "../core/basics/errors.js";
import type { Procedure } from "../core/flow/flow.js";
import { topKind } from "../core/flow/frames.js";
import { frozen } from "../core/basics/frozen.js";
import { checkedState } from "../core/state/given.js";
import { type Engine, engineBehind, type PlayParts } from "../core/ruleset/parts.js";
import { illegal } from "../core/moves/refusals.js";
import { type Action, type ActionSpace, type Layout, layoutOf, NO_ROW } from "./space.js";

/** A kind of decision, numbered by its place in `Actions.decisions`. */
export interface AskedKind<Kind extends string> {
  readonly kind: Kind;
  /** True if it begins a new compound choice: any other kind continues the choice before it while the same seat is asked. */
  readonly begins: boolean;
}

/**
 * The moves of a ruleset as whole numbers. Seats are indices, in the order of `rules.seats`. A seat that is not asked, or does not exist, is treated as
 * one without moves. Except in `play`, actions are trusted: one that is not listed leaves an impossible position.
 */
export interface Actions<T extends GameTypes> {
  /** The space of an edition, given by its name in states; by default that of the standard edition. @throws PositionError when the edition is not known here */
  space(edition?: string): ActionSpace;
  /** The kinds of decisions, numbered by their place. */
  readonly decisions: readonly AskedKind<T["decision"]["kind"]>[];
  /** The seats that must choose, as a mask: bit n is the seat with index n. 0 when the game is over. */
  asked(state: T["state"]): number;
  /** The number of the pending decision, as the asked seat knows it; -1 when the game is over. */
  asking(state: T["state"]): number;
  /** Fills `out` with the legal actions of a seat, in the order of `legalMoves`, and returns how many there are. */
  list(state: T["state"], seat: number, out: Action[]): number;
  /** One of the legal actions of a seat, all equally likely; as `randomMove` with the same dice. @throws IllegalMoveError when the seat is not asked */
  random(state: T["state"], seat: number, dice: Dice): Action;
  /** True if an action is listed for a seat. False for a value that is not an action. */
  isLegal(state: T["state"], seat: number, action: Action): boolean;
  /**
   * Plays an action in place, unchecked, and returns the seats asked next, as `asked` does. Rolls come from `dice` when given, else from the state;
   * events are added to `log`.
   * @throws IllegalMoveError when the action is outside the space or the game is over
   */
  act(state: T["state"], seat: number, action: Action, dice?: Dice, log?: T["event"][]): number;
  /** As `act`, but checked: an action that is not listed changes nothing. @throws IllegalMoveError with the refusal */
  play(state: T["state"], seat: number, action: Action, dice?: Dice, log?: T["event"][]): number;
  /**
   * Writes `size` bytes from index `at` on (0 by default): 1 for a legal action, else 0. Returns the number of legal actions.
   * @throws SetupError when `out` is too short
   */
  mask(state: T["state"], seat: number, out: Uint8Array, at?: number): number;
  /**
   * As `mask`, in bits: `size` / 8 bytes, rounded up. Action n is bit n % 8 of byte n / 8, rounded down; bit 0 is the lowest.
   * @throws SetupError when `out` is too short
   */
  maskBits(state: T["state"], seat: number, out: Uint8Array, at?: number): number;
  /**
   * Writes two numbers from index `at` on (0 by default): the row of the kind with the first argument, then the row of the kind with the second argument,
   * or -1 without one.
   * @throws IllegalMoveError when the action is outside the space
   */
  rowsOf(state: T["state"], action: Action, out: Int32Array, at?: number): void;
  /** The move of an action. @throws IllegalMoveError when the action is outside the space, or there is no such seat */
  moveOf(state: T["state"], seat: number, action: Action): T["move"];
  /** The action of a move, by any seat, legal or not; -1 when the space has none. */
  actionOf(state: T["state"], move: T["move"]): Action;
}

/**
 * The moves of a ruleset, of a client or of playing rules, as whole numbers.
 * @throws SetupError unless `createRuleset`, `createClient` or `createPlay` made the rules
 */
export function actionsOf<T extends GameTypes>(rules: Play<T>): Actions<T> {
  return new EngineActions<T>(engineOf(rules));
}

function engineOf<T extends GameTypes>(rules: Play<T>): Engine<T> {
  const engine = engineBehind(rules);
  if (engine === undefined)
    throw new SetupError("setup/no-ruleset", `rules: expected a ruleset from createRuleset, createClient or createPlay, got ${printed(rules)}`);
  return engine;
}

const NO_CHOICES: readonly Code[] = [];

class EngineActions<T extends GameTypes> implements Actions<T> {
  readonly decisions: readonly AskedKind<T["decision"]["kind"]>[];
  private readonly engine: Engine<T>;
  private readonly procedures: readonly Procedure<T["state"], T["event"]>[];
  private readonly numbers: Int16Array; // the number of each procedure's decision; -1 if it has none
  private readonly saysWhoAsks: boolean;
  private readonly seats: number;
  private readonly layouts = new Map<string, Layout>();
  private edition = "";
  private layout: Layout;

  constructor(engine: Engine<T>) {
    this.engine = engine;
    this.procedures = engine.parts.procedures;
    this.seats = engine.parts.seats.length;
    const kinds = asking(engine.parts);
    this.saysWhoAsks = engine.parts.shown !== undefined;
    this.decisions = frozen(kinds.map((kind) => ({ kind, begins: engine.play.compoundStarts.includes(kind) })));
    this.numbers = Int16Array.from(this.procedures, ({ kind }) => kinds.indexOf(kind));
    this.layout = this.layoutOf("");
  }

  space(edition: string = ""): ActionSpace {
    return this.layoutOf(edition).space;
  }

  asked(s: T["state"]): number {
    try {
      return this.engine.asked(s);
    } catch (error) {
      return this.engine.diagnose(s, error);
    }
  }

  asking(s: T["state"]): number {
    const number = this.numbers[topKind(checkedState(s))] ?? -1;
    return number >= 0 && !this.saysWhoAsks && this.asked(s) === 0 ? -1 : number; // without rows of frames, only `asked` shows that the game is over
  }

  list(s: T["state"], seat: number, out: Action[]): number {
    try {
      const choices = this.choicesOf(s, seat);
      emptied(out);
      const { base, width } = this.use(s);
      for (let i = 0; i < choices.length; i++) {
        const c = choices[i]!;
        const verb = verbOf(c);
        out.push(base[verb]! + argA(c) * width[verb]! + argB(c));
      }
      return out.length;
    } catch (error) {
      return this.engine.diagnose(s, error);
    }
  }

  random(s: T["state"], seat: number, dice: Dice): Action {
    try {
      const choices = this.choicesOf(s, seat);
      if (choices.length === 0) throw notAsked(this.engine.parts.seats, seat);
      if (isOwn(dice)) return this.numberOf(s, choices[dice.draw(choices.length)]!);
      const listed = [...choices]; // copied, since a caller's dice may list actions while they draw
      return this.numberOf(s, listed[checkedDraw(dice, listed.length)]!);
    } catch (error) {
      return this.engine.diagnose(s, error);
    }
  }

  isLegal(s: T["state"], seat: number, action: Action): boolean {
    try {
      const c = codeIn(this.use(s), action);
      if (c === undefined) return false;
      return this.choicesOf(s, seat).includes(c);
    } catch (error) {
      return this.engine.diagnose(s, error);
    }
  }

  act(s: T["state"], seat: number, action: Action, dice?: Dice, log?: T["event"][]): number {
    const c = this.codeOf(s, action);
    const events: T["event"][] | undefined = log === undefined ? undefined : []; // handed over when the step is complete, since the log may run a caller's code
    try {
      const next = this.engine.act(s, seat, c, dice, events);
      for (const event of events ?? []) log!.push(event);
      return next;
    } catch (error) {
      if (!isTycheError(error) && this.engine.asked(s) === 0)
        throw new IllegalMoveError("move/game-over", "The game is over: nobody is asked, and no action is listed. Begin another with setup.");
      throw error;
    }
  }

  play(s: T["state"], seat: number, action: Action, dice?: Dice, log?: T["event"][]): number {
    if (!this.isLegal(s, seat, action)) throw illegal(this.engine.play.explain(s, this.moveOf(s, seat, action)));
    return this.act(s, seat, action, dice, log);
  }

  mask(s: T["state"], seat: number, out: Uint8Array, at = 0): number {
    const { size } = this.use(s).space;
    checkRoom(out, at, size);
    out.fill(0, at, at + size);
    const choices = this.choicesOf(s, seat);
    for (let i = 0; i < choices.length; i++) out[at + this.numberOf(s, choices[i]!)] = 1;
    return choices.length;
  }

  maskBits(s: T["state"], seat: number, out: Uint8Array, at = 0): number {
    const bytes = Math.ceil(this.use(s).space.size / 8);
    checkRoom(out, at, bytes);
    out.fill(0, at, at + bytes);
    const choices = this.choicesOf(s, seat);
    for (let i = 0; i < choices.length; i++) {
      const action = this.numberOf(s, choices[i]!);
      out[at + (action >> 3)]! |= 1 << (action & 7);
    }
    return choices.length;
  }

  rowsOf(s: T["state"], action: Action, out: Int32Array, at = 0): void {
    const c = this.codeOf(s, action);
    const { firstRow, secondRow } = this.layout;
    const verb = verbOf(c);
    out[at] = firstRow[verb]! + argA(c);
    out[at + 1] = secondRow[verb] === NO_ROW ? -1 : secondRow[verb]! + argB(c);
  }

  moveOf(s: T["state"], seat: number, action: Action): T["move"] {
    if (!this.isSeat(seat)) throw new IllegalMoveError("move/no-such-seat", `seat: expected a whole number in 0..${this.seats - 1}, got ${printed(seat)}`);
    return this.engine.codec.decode(s, seat, this.codeOf(s, action));
  }

  actionOf(s: T["state"], move: T["move"]): Action {
    const { codes } = this.use(s);
    const c = this.engine.codec.encode(s, move);
    if (c < 0) return -1;
    const action = this.numberOf(s, c);
    return codes[action] === c ? action : -1; // a number beyond its bounds has a code but no action
  }

  private layoutOf(edition: string): Layout {
    const known = this.layouts.get(edition);
    if (known !== undefined) return known;
    if (typeof edition !== "string") throw new PositionError("position/malformed", `edition: expected a text, got ${printed(edition)}`);
    const layout = layoutOf(this.engine.parts, edition);
    if (this.layouts.size > MOST_EDITIONS) this.layouts.clear();
    this.layouts.set(edition, layout);
    return layout;
  }

  // The layout of a state's edition, valid until the next call.
  private use(s: T["state"]): Layout {
    if (s?.edition === this.edition) return this.layout;
    const { edition } = checkedState(s);
    this.layout = this.layoutOf(edition);
    this.edition = edition;
    return this.layout;
  }

  private numberOf(s: T["state"], c: Code): Action {
    const { base, width } = this.use(s);
    const verb = verbOf(c);
    return base[verb]! + argA(c) * width[verb]! + argB(c);
  }

  private codeOf(s: T["state"], action: Action): Code {
    const layout = this.use(s);
    const c = codeIn(layout, action);
    if (c !== undefined) return c;
    throw new IllegalMoveError("move/no-such-action", `action: expected a whole number in 0..${layout.space.size - 1}, got ${printed(action)}`);
  }

  private isSeat(seat: number): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats;
  }

  private isAsked(s: T["state"], seat: number): boolean {
    return this.isSeat(seat) && hasBit(this.engine.asked(s), seat);
  }

  // The codes of a seat's list, to be read at once; an empty list if the seat is not asked.
  private choicesOf(s: T["state"], seat: number): readonly Code[] {
    return this.isAsked(s, seat) ? this.engine.list(s, seat) : NO_CHOICES;
  }
}

/** The seat with the lowest index in a mask; -1 for an empty mask. It is the next to move if a game is played one decision at a time. */
export function firstSeat(mask: number): number {
  return mask === 0 ? -1 : lowestBit(mask);
}

// The kinds of procedures that ask, if the ruleset has rows of frames that say so; else all kinds.
function asking<T extends GameTypes>({ procedures, shown }: PlayParts<T>): readonly T["decision"]["kind"][] {
  const kinds = procedures.map(({ kind }) => kind);
  return shown === undefined ? kinds : kinds.filter((kind) => shown.frames[kind]!.asks.length > 0);
}

// Only a number has a code, although a text such as "3" is an array index too.
function codeIn({ codes }: Layout, action: Action): Code | undefined {
  return typeof action === "number" ? codes[action] : undefined;
}

function notAsked(seats: readonly string[], seat: number): IllegalMoveError {
  return new IllegalMoveError("move/nobody-asked", `${seats[seat] ?? `seat ${printed(seat)}`} does not decide now`);
}

function checkRoom(out: Uint8Array, at: number, size: number): void {
  if (!(Number.isInteger(at) && at >= 0 && at + size <= out.length))
    throw new SetupError("setup/no-room", `out: expected room for ${size} bytes from ${printed(at)} on, got ${out.length} in all`);
}
