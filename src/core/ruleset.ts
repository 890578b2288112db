/**
 * The builder that makes the contract of a ruleset from its parts: legality, stepping, doors and errors are the same for all games and stand here once.
 */
import { checkParts } from "./checks.js";
import { type Code, emptied, verbOf } from "./codes.js";
import type { AnyRuleset, Decision, FixedBy, Outcome, Ruleset, SeedOption, Step, Viewer } from "./contract.js";
import { seedAlea } from "./dice/alea.js";
import type { Dice } from "./dice/dice.js";
import { SeededDice } from "./dice/seeded.js";
import { WatchedDice } from "./dice/watched.js";
import { demand, IllegalMoveError, invariant, isTycheError, PositionError, printed, SetupError, unreachable } from "./errors.js";
import type { EventBase } from "./events.js";
import { type Log, lowestSeat, playForced, type Procedure, type Refusal, runToChoice, type Trail } from "./flow.js";
import { topKind } from "./frames.js";
import { checkAgainst, complaint, copyOfJson, ownField, POSITION_COMPLAINT, readObject } from "./json.js";
import { copyOfMove, createMoveCodec, type MoveBase, type MoveKind } from "./moves.js";
import { holding, impossible, readState, type StateShape } from "./shape.js";
import type { GameState } from "./state.js";

/** What a ruleset gives; `createRuleset` makes the contract of it. */
export interface RulesetParts<
  S extends GameState,
  M extends MoveBase,
  E extends EventBase,
  P,
  O extends object,
  Seat extends string,
  D extends Decision<Seat> = Decision<Seat>,
> {
  readonly id: string;
  readonly version: string;
  readonly seats: readonly Seat[];
  readonly bound: number;
  readonly moveKinds: readonly MoveKind<S, M>[];
  readonly procedures: readonly Procedure<S, E>[];
  /** The kinds of victory there are: what `Outcome.kind` can say. */
  readonly victories: readonly string[];
  /** A state with its first frame pushed; `dice` and `edition` may be left for core (edition) or set. @throws SetupError */
  build(options: O & SeedOption, dice: Dice, log: Log<E>): S;
  clone(s: S): S;
  /** Names and lengths of the state's fields for an edition. */
  shape(edition: string): StateShape;
  /** Throws when a rule about the pieces is broken (law of invariants). */
  checkInvariants(s: S): void;
  outcome(s: S): Outcome<Seat> | null;
  /** The decision with what it is about, as a viewer may know it; without it the frame's kind, clause and seats are told. */
  decision?(s: S, viewer: Viewer<Seat>): D | null;
  view(s: S, viewer: Viewer<Seat>): P;
  viewEvents(events: readonly E[], viewer: Viewer<Seat>): E[];
  isReveal(event: E): boolean;
  /** Core holds what it shows against what was given, so nothing that contradicts passes. @throws PositionError */
  position(arbiterView: unknown): S;
  /** What a position shows, with lists whose order says nothing as they stand in what was given; left out where there are none. */
  inGivenOrder?(shown: P, given: P): unknown;
  /** Deals anew, in place, what the viewer (a seat index, or -1 for a spectator) cannot know; the generator is replaced by core. */
  determinize(s: S, viewer: number, dice: Dice): void;
  /** Ends the game in place because a seat (index) has given up; false when that seat does not play. */
  concede(s: S, seat: number, log: Log<E>): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: the parts of any ruleset, see AnyRuleset
export type AnyParts = RulesetParts<any, any, any, any, any, any, any>;

// Under a symbol, so that a changed copy of a ruleset keeps its parts, whichever copy of this package looks for them.
const PARTS: unique symbol = Symbol.for("tyche.parts") as never;

/** What a ruleset was made of, for laws and tools that look behind the contract; undefined of what `createRuleset` has not made. */
export function partsOf(ruleset: AnyRuleset): AnyParts | undefined {
  return (ruleset as { readonly [PARTS]?: AnyParts })[PARTS];
}

const LONGEST_SEED = 1000;
const MOST_EVENTS = 1_000_000;
const OPTION_COMPLAINT = complaint(SetupError, "setup/bad-option");

/** Makes a ruleset of its parts. @throws RulesetError naming the row that does not fit */
export function createRuleset<
  S extends GameState,
  M extends MoveBase,
  E extends EventBase,
  P,
  O extends object,
  Seat extends string,
  D extends Decision<Seat> = Decision<Seat>,
>(parts: RulesetParts<S, M, E, P, O, Seat, D>): Ruleset<S, M, E, P, O, Seat, D> {
  checkParts(parts);
  const { procedures, seats, clone } = parts;
  const codec = createMoveCodec<S, M>(seats, parts.moveKinds);
  const codes: Code[] = [];
  const seatLists = listSeatsOfMasks(seats);

  function run(s: S, dice: Dice, log: Log<E>, trail: Trail | null = null): void {
    runToChoice(s, procedures, dice, log, trail);
  }

  function procedureOf(s: S): Procedure<S, E> {
    const procedure = procedures[topKind(s)];
    if (procedure === undefined) throw new PositionError("position/malformed", "state.frames: expected a procedure under way");
    return procedure;
  }

  function asked(s: S): number {
    return procedureOf(checkedState(s)).asks(s);
  }

  // What crashes on something that is no state of this ruleset is its caller's error; on a sound state it is ours.
  function blame(state: unknown, error: unknown): never {
    if (!isTycheError(error)) readState(state, parts.shape, procedures, parts.checkInvariants);
    throw error;
  }

  // The doors a search goes through again and again catch for themselves and make no closure.
  function atDoor<T>(state: S, run: () => T): T {
    try {
      return run();
    } catch (error) {
      return blame(state, error);
    }
  }

  // A position from outside must show itself and play on in every way: frames may be well-formed and yet impossible.
  function playable(state: S): S {
    try {
      playOn(state);
      parts.view(state, "arbiter");
      demand(asked(state) !== 0 || parts.outcome(state) !== null, "decision", "somebody asked, or a game that is over");
      for (let left = asked(state); left !== 0; left &= left - 1) {
        const seat = lowestSeat(left);
        for (const choice of [...list(state, seat)]) checkChoice(state, seat, choice);
      }
      return state;
    } catch (error) {
      if (isTycheError(error)) throw error;
      throw impossible("decision", error);
    }
  }

  // A question with a single answer is none: it is played on, as in a game.
  function playOn(state: S): void {
    const fortune = new SeededDice(state.dice);
    if (!playForced(state, procedureOf(state), fortune, undefined, null)) return;
    run(state, fortune, undefined);
    parts.checkInvariants(state);
  }

  function checkChoice(state: S, seat: number, choice: Code): void {
    const next = clone(state);
    const fortune = new SeededDice(next.dice);
    procedureOf(next).play(next, seat, choice, fortune, undefined);
    run(next, fortune, undefined);
    parts.checkInvariants(next);
  }

  function list(s: S, seat: number): readonly Code[] {
    procedureOf(s).moves(s, seat, emptied(codes));
    return codes;
  }

  function seatIndex(seat: unknown): number {
    const index = seats.indexOf(seat as Seat);
    if (index < 0) throw new IllegalMoveError("move/no-such-seat", `expected a seat (${seats.join(", ")}), got ${printed(seat)}`);
    return index;
  }

  function seatsToMove(state: S): readonly Seat[] {
    try {
      return seatLists[asked(state)]!;
    } catch (error) {
      return blame(state, error);
    }
  }

  function outcome(state: S): Outcome<Seat> | null {
    try {
      return parts.outcome(checkedState(state));
    } catch (error) {
      return blame(state, error);
    }
  }

  function copy(state: S): S {
    try {
      return clone(checkedState(state));
    } catch (error) {
      return blame(state, error);
    }
  }

  // The seats asked, or of them the one that is meant.
  function maskOf(s: S, seat: Seat | undefined): number {
    return seat === undefined ? asked(s) : asked(s) & (1 << seatIndex(seat));
  }

  function legalMoves(state: S, seat?: Seat): M[] {
    try {
      let moves: M[] = [];
      for (let left = maskOf(state, seat); left !== 0; left &= left - 1) {
        const index = lowestSeat(left);
        const listed = codec.decodeList(state, index, list(state, index));
        moves = moves.length === 0 ? listed : moves.concat(listed);
      }
      return moves;
    } catch (error) {
      return blame(state, error);
    }
  }

  function randomMove(state: S, dice: Dice, seat?: Seat): M {
    try {
      const mask = maskOf(state, seat);
      if (mask === 0) throw new IllegalMoveError("move/nobody-asked", seat === undefined ? "the game is over" : `${seat} is not asked now`);
      const index = lowestSeat(mask);
      return mask === 1 << index ? pick(state, index, dice.draw(list(state, index).length)) : randomOfSeveral(state, mask, dice);
    } catch (error) {
      return blame(state, error);
    }
  }

  // One of the moves listed last.
  function pick(s: S, seat: number, nth: number): M {
    return codec.decode(s, seat, codes[nth]!);
  }

  // A move of one of several seats asked, all moves of all seats equally likely.
  function randomOfSeveral(s: S, mask: number, dice: Dice): M {
    let count = 0;
    for (let left = mask; left !== 0; left &= left - 1) count += list(s, lowestSeat(left)).length;
    let nth = dice.draw(count);
    for (let left = mask; left !== 0; left &= left - 1) {
      const index = lowestSeat(left);
      if (nth < list(s, index).length) return pick(s, index, nth);
      nth -= codes.length;
    }
    return unreachable("a random move outside the lists");
  }

  function advance(s: S, move: M, dice: Dice = new SeededDice(s.dice), log?: E[]): void {
    const c = codec.encodeMove(s, move);
    invariant(c >= 0, "advance takes a legal move only");
    procedureOf(s).play(s, codec.seatOfMove(move), c, dice, log);
    run(s, dice, log);
  }

  // The code of a legal move, or -1.
  function legalCode(s: S, move: unknown): Code {
    const c = codec.encode(s, move);
    if (c < 0) return -1;
    const seat = codec.seatOfMove(move as M);
    if ((asked(s) & (1 << seat)) === 0) return -1;
    const procedure = procedureOf(s);
    return (procedure.lists === undefined ? list(s, seat).includes(c) : procedure.lists(s, seat, c)) ? c : -1;
  }

  function apply(state: S, move: M, dice?: Dice): Step<S, E> {
    try {
      const chosen = copyOfMove(move);
      const c = legalCode(checkedState(state), chosen);
      if (c < 0) throw illegal(explain(state, chosen));
      const next = clone(state);
      const events: E[] = [];
      const door = new WatchedDice(dice ?? new SeededDice(next.dice));
      const trail: Trail = { mover: codec.seatOfMove(chosen), othersAsked: parts.moveKinds[verbOf(c)]!.final === true, toldBefore: 0 };
      const askedBefore = asked(state);
      procedureOf(next).play(next, trail.mover, c, door, events);
      run(next, door, events, trail);
      return { state: next, events, fixed: fixedBy(asked(next) & ~askedBefore, next, events, door, trail) };
    } catch (error) {
      return blame(state, error);
    }
  }

  // The first cause counts: what comes after others had a say, or dice that fall instead, depends on what they hide.
  // A secret choice may be taken back while the seats that were asked together with it are still out: they learn nothing.
  function fixedBy(newlyAsked: number, after: S, events: readonly E[], dice: WatchedDice, trail: Trail): FixedBy | null {
    const before = trail.othersAsked ? trail.toldBefore : events.length;
    for (let i = 0; i < before; i++) if (parts.isReveal(events[i]!)) return "shown";
    if (trail.othersAsked || (newlyAsked & ~(1 << trail.mover)) !== 0) return "asked";
    if (dice.haveFallen) return "dice";
    return asked(after) === 0 ? "over" : null;
  }

  function explain(state: S, move: unknown): Refusal | null {
    const mask = asked(state);
    if (mask === 0) return { code: "move/game-over", clause: parts.outcome(state)?.clause ?? null, data: {} };
    const seat = codec.seatOf(move);
    if (seat < 0) return { code: "move/malformed", clause: null, data: { got: printed(move) } };
    if ((mask & (1 << seat)) === 0) return { code: "move/not-asked", clause: null, data: { seat: seats[seat]! } };
    const procedure = procedureOf(state);
    const c = codec.encode(state, move);
    if (c < 0) return { code: "move/unknown", clause: procedure.clause, data: { decision: procedure.kind } };
    if (list(state, seat).includes(c)) return null;
    return withoutGaps(procedure.refuse?.(state, seat, c) ?? null) ?? { code: "move/not-listed", clause: procedure.clause, data: { decision: procedure.kind } };
  }

  function setup(options: O & SeedOption, dice?: Dice, log?: E[]): S {
    const seed = readSeed(ownField(readObject(options, "options", OPTION_COMPLAINT), "seed"));
    const fortune = seedAlea(seed);
    const door = dice ?? new SeededDice(fortune);
    const s = parts.build(options, door, log);
    s.dice = fortune;
    run(s, door, log);
    return s;
  }

  function viewerIndex(viewer: unknown): number {
    const index = seats.indexOf(viewer as Seat);
    if (index < 0 && viewer !== "spectator" && viewer !== "arbiter") {
      throw new PositionError("view/no-such-viewer", `expected a seat, "spectator" or "arbiter", got ${printed(viewer)}`);
    }
    return index;
  }

  const ruleset: Ruleset<S, M, E, P, O, Seat, D> = {
    id: parts.id,
    version: parts.version,
    seats,
    bound: parts.bound,
    setup,
    seatsToMove,
    decision(state, viewer = "arbiter") {
      viewerIndex(viewer);
      return atDoor(state, () => {
        const mask = asked(state);
        if (mask === 0) return null;
        if (parts.decision !== undefined) return parts.decision(state, viewer);
        const { kind, clause } = procedureOf(state);
        return { kind, clause, seats: seatLists[mask]! } as unknown as D;
      });
    },
    legalMoves,
    randomMove,
    apply,
    advance,
    clone: copy,
    reseed: (state, seed) =>
      atDoor(state, () => {
        const next = clone(checkedState(state));
        next.dice = seedAlea(readSeed(seed));
        return next;
      }),
    outcome,
    view(state, viewer) {
      viewerIndex(viewer);
      return atDoor(state, () => parts.view(checkedState(state), viewer));
    },
    viewEvents(events, viewer) {
      viewerIndex(viewer);
      if (!Array.isArray(events) || events.length > MOST_EVENTS)
        throw new PositionError("view/no-events", `expected an array of at most ${MOST_EVENTS} events, got ${printed(events)}`);
      try {
        return viewer === "arbiter" ? [...events] : parts.viewEvents(events, viewer);
      } catch (error) {
        throw new PositionError("view/no-events", `expected events of this ruleset: ${error instanceof Error ? error.message : "unreadable"}`);
      }
    },
    isReveal: parts.isReveal,
    position(arbiterView) {
      const given = copyOfJson(arbiterView, "view", POSITION_COMPLAINT);
      const state = holding("view", () => parts.position(given));
      const shown = holding("view", () => parts.view(state, "arbiter"));
      checkAgainst(given, parts.inGivenOrder?.(shown, given as P) ?? shown, "view", POSITION_COMPLAINT);
      return playable(state);
    },
    restore: (json) => playable(readState<S>(json, parts.shape, procedures, parts.checkInvariants)),
    determinize(state, viewer, seed) {
      const index = viewerIndex(viewer);
      const dice = new SeededDice(`${readSeed(seed)} hidden`);
      return atDoor(state, () => {
        const next = clone(checkedState(state));
        if (viewer !== "arbiter") parts.determinize(next, index, dice);
        next.dice = seedAlea(seed);
        return next;
      });
    },
    explain: (state, move) => atDoor(state, () => explain(state, copyOfMove(move))),
    concede(state, seat) {
      const index = seatIndex(seat);
      return atDoor(state, () => {
        if (asked(state) === 0) throw illegal({ code: "move/game-over", clause: parts.outcome(state)?.clause ?? null, data: {} });
        const next = clone(state);
        const events: E[] = [];
        if (!parts.concede(next, index, events)) throw illegal({ code: "move/not-playing", clause: null, data: { seat } });
        return { state: next, events, fixed: "over" };
      });
    },
    format: codec.format,
    parse: codec.parse,
  };
  return Object.assign(ruleset, { [PARTS]: parts });
}

// A refused move may name what there is not, such as the hundredth card of a hand; refusals are JSON and say null there.
function withoutGaps(refusal: Refusal | null): Refusal | null {
  if (refusal === null || !Object.values(refusal.data).includes(undefined as never)) return refusal;
  const data = Object.fromEntries(Object.entries(refusal.data).map(([key, value]) => [key, value ?? null]));
  return { ...refusal, data };
}

function illegal(refusal: Refusal | null): IllegalMoveError {
  const { code, clause, data } = refusal ?? { code: "move/malformed", clause: null, data: {} };
  const words = Object.entries(data).map(([key, value]) => `${key} ${String(value)}`);
  const reason = `${code}${words.length > 0 ? ` (${words.join(", ")})` : ""}`;
  return new IllegalMoveError(code, `illegal move: ${reason}${clause === null ? "" : `, see ${clause}`}`, clause === null ? { data } : { clause, data });
}

function readSeed(seed: unknown): string | number {
  if (typeof seed === "number" && Number.isFinite(seed)) return seed;
  if (typeof seed === "string" && seed.length <= LONGEST_SEED) return seed;
  throw OPTION_COMPLAINT("options.seed", `a number or a text of at most ${LONGEST_SEED} characters`, seed);
}

// A quick look that catches what is no state at all; `restore` is the thorough check for states from outside.
function checkedState<S extends GameState>(state: S): S {
  const given = state as Partial<GameState> | null | undefined;
  if (typeof given !== "object" || given === null || !Array.isArray(given.frames) || !Array.isArray(given.dice) || typeof given.edition !== "string") {
    throw new PositionError("position/no-state", `expected a state of this ruleset, got ${printed(state)}; use restore() for states read from JSON`);
  }
  return state;
}

// The seats of every mask, listed once, so that asking whose turn it is allocates nothing.
function listSeatsOfMasks<Seat extends string>(seats: readonly Seat[]): readonly (readonly Seat[])[] {
  const lists: (readonly Seat[])[] = [];
  for (let mask = 0; mask < 1 << seats.length; mask++) lists.push(Object.freeze(seats.filter((_, index) => (mask & (1 << index)) !== 0)));
  return lists;
}
