/**
 * The builder that makes of a ruleset's parts what a game is played with: legality, stepping, views and errors are the same for all games and stand here once.
 * The doors are added in `ruleset.ts`; a program that only plays does not carry them.
 */
import { type Code, emptied, verbOf } from "./codes.js";
import type { Decision, FixedBy, Outcome, Play, SeedOption, Standing, Step, Viewer } from "./contract.js";
import { seedAlea } from "./dice/alea.js";
import type { Dice } from "./dice/dice.js";
import { SeededDice } from "./dice/seeded.js";
import { WatchedDice } from "./dice/watched.js";
import { IllegalMoveError, invariant, PositionError, printed, SetupError, unreachable } from "./errors.js";
import type { EventBase } from "./events.js";
import { type Log, lowestSeat, type Procedure, type Refusal, runToChoice, type Trail } from "./flow.js";
import { topKind } from "./frames.js";
import { complaint, ownField, readObject } from "./json.js";
import { copyOfMove, createMoveCodec, type MoveBase, type MoveCodec, type MoveKind } from "./moves.js";
import type { OptionRows } from "./options.js";
import type { GameState } from "./state.js";
import { type TargetRows, targetsOf } from "./targets.js";

/** Registers an edition given as an option of `setup` and returns its name. @throws SetupError naming the entry */
export type RegisterEdition = (given: unknown) => string;

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
  /** What moves are about on the table; left out, every move is a button. */
  readonly targets?: TargetRows<M["type"], D["kind"]>;
  /** A state with its first frame pushed; `dice` may be left for core. Another edition is named by `register`. @throws SetupError */
  build(options: O & SeedOption, dice: Dice, log: Log<E>, register: RegisterEdition): S;
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

const LONGEST_SEED = 1000;
const MOST_EVENTS = 1_000_000;
const OPTION_COMPLAINT = complaint(SetupError, "setup/bad-option");

/** Makes of a ruleset's parts what a game is played with: all but the doors, which `createRuleset` adds. */
export function createPlay<
  S extends GameState,
  M extends MoveBase,
  E extends EventBase,
  P,
  O extends object,
  Seat extends string,
  D extends Decision<Seat> = Decision<Seat>,
  N extends string = string,
>(parts: PlayParts<S, M, E, P, O, Seat, D, N>): Play<S, M, E, P, O, Seat, D, N> {
  return engineOf(parts, NO_DOORS).play;
}

const NO_TARGETS: TargetRows = { words: {}, about: {}, adjust: [], end: [], begins: [] };

const NO_DOORS: Keeper = {
  blame(_state, error) {
    throw error;
  },
  register: refuseEdition,
  checkSetUp: () => undefined,
  refuse: () => null,
};

/** Where there is no door for other editions. @throws SetupError */
export function refuseEdition(given: unknown): never {
  throw complaint(SetupError, "setup/bad-edition")("options.edition", "none, since there is no door for other editions here", given);
}

/** The same with what stands at its doors. */
export function engineOf<
  S extends GameState,
  M extends MoveBase,
  E extends EventBase,
  P,
  O extends object,
  Seat extends string,
  D extends Decision<Seat> = Decision<Seat>,
  N extends string = string,
>(parts: PlayParts<S, M, E, P, O, Seat, D, N>, keeper: Keeper): Engine<S, M, E, P, O, Seat, D, N> {
  const { procedures, seats, clone } = parts;
  const blame: (state: S, error: unknown) => never = keeper.blame;
  const codec: MoveCodec<S, M> = createMoveCodec<S, M>(seats, parts.moveKinds);
  const codes: Code[] = [];
  const seatLists = listSeatsOfMasks(seats);

  function procedureOf(s: S): Procedure<S, E> {
    const procedure = procedures[topKind(s)];
    if (procedure === undefined) throw new PositionError("position/malformed", "state.frames: expected a procedure under way");
    return procedure;
  }

  function asked(s: S): number {
    return procedureOf(checkedState(s)).asks(s);
  }

  // The doors a search goes through again and again catch for themselves and make no closure.
  function atDoor<T>(state: S, run: () => T): T {
    try {
      return run();
    } catch (error) {
      return blame(state, error);
    }
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
      const mask = maskOf(state, seat);
      if (mask === 0) return [];
      const moves = movesOf(state, lowestSeat(mask));
      return (mask & (mask - 1)) === 0 ? moves : moves.concat(movesOfOthers(state, mask & (mask - 1)));
    } catch (error) {
      return blame(state, error);
    }
  }

  function movesOf(s: S, seat: number): M[] {
    return codec.decodeList(s, seat, list(s, seat));
  }

  function movesOfOthers(s: S, mask: number): M[] {
    let moves: M[] = [];
    for (let left = mask; left !== 0; left &= left - 1) moves = moves.concat(movesOf(s, lowestSeat(left)));
    return moves;
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
    procedureOf(s).play(s, codec.seatEncoded(), c, dice, log);
    runToChoice(s, procedures, dice, log, null);
  }

  // The code of a legal move of one of the seats asked, or -1. Every field is read once, so that what is checked is what is played.
  function legalCode(s: S, asked: number, move: unknown): Code {
    const c = encodeFromOutside(s, move);
    if (c < 0) return -1;
    const seat = codec.seatEncoded();
    if ((asked & (1 << seat)) === 0) return -1;
    const procedure = procedureOf(s);
    return (procedure.lists === undefined ? list(s, seat).includes(c) : procedure.lists(s, seat, c)) ? c : -1;
  }

  function encodeFromOutside(s: S, move: unknown): Code {
    try {
      return codec.encode(s, move);
    } catch (error) {
      copyOfMove(move); // says so if it is the move that cannot be read
      throw error;
    }
  }

  function apply(state: S, move: M, dice?: Dice): Step<S, E> {
    try {
      const askedBefore = asked(state);
      const c = legalCode(state, askedBefore, move);
      if (c < 0) throw illegal(explain(state, copyOfMove(move)));
      const seat = codec.seatEncoded();
      const next = clone(state);
      const events: E[] = [];
      const door = dice === undefined ? new SeededDice(next.dice) : new WatchedDice(dice);
      const trail: Trail = { mover: seat, othersAsked: parts.moveKinds[verbOf(c)]!.final === true, toldBefore: 0 };
      procedureOf(next).play(next, seat, c, door, events);
      const askedAfter = runToChoice(next, procedures, door, events, trail);
      return { state: next, events, fixed: fixedBy(askedBefore, askedAfter, events, door.haveFallen, trail) };
    } catch (error) {
      return blame(state, error);
    }
  }

  // The first cause counts: what comes after others had a say, or dice that fall instead, depends on what they hide.
  // A secret choice may be taken back while the seats that were asked together with it are still out: they learn nothing.
  function fixedBy(askedBefore: number, askedAfter: number, events: readonly E[], haveFallen: boolean, trail: Trail): FixedBy | null {
    const before = trail.othersAsked ? trail.toldBefore : events.length;
    for (let i = 0; i < before; i++) if (parts.isReveal(events[i]!)) return "shown";
    if (trail.othersAsked || (askedAfter & ~askedBefore & ~(1 << trail.mover)) !== 0) return "asked";
    if (haveFallen) return "dice";
    return askedAfter === 0 ? "over" : null;
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
    return withoutGaps(keeper.refuse(state, seat, c)) ?? { code: "move/not-listed", clause: procedure.clause, data: { decision: procedure.kind } };
  }

  function setup(options: O & SeedOption, dice?: Dice, log?: E[]): S {
    const seed = readSeed(ownField(readObject(options, "options", OPTION_COMPLAINT), "seed"));
    const fortune = seedAlea(seed);
    const door = dice ?? new SeededDice(fortune);
    const s = parts.build(options, door, log, keeper.register);
    if (s.edition !== "") keeper.checkSetUp(s);
    s.dice = fortune;
    runToChoice(s, procedures, door, log, null);
    return s;
  }

  function viewerIndex(viewer: unknown): number {
    const index = seats.indexOf(viewer as Seat);
    if (index < 0 && viewer !== "spectator" && viewer !== "arbiter") {
      throw new PositionError("view/no-such-viewer", `expected a seat, "spectator" or "arbiter", got ${printed(viewer)}`);
    }
    return index;
  }

  const play: Play<S, M, E, P, O, Seat, D, N> = {
    id: parts.id,
    version: parts.version,
    seats,
    bound: parts.bound,
    options: parts.options,
    begins: (parts.targets ?? NO_TARGETS).begins,
    targets: targetsOf<M>(parts.targets ?? NO_TARGETS, parts.moveKinds, codec.format),
    setup,
    players(state) {
      checkedState(state);
      return atDoor(state, () => seatLists[parts.players?.(state) ?? seatLists.length - 1]!);
    },
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
    standing(state) {
      try {
        return parts.standing(checkedState(state));
      } catch (error) {
        return blame(state, error);
      }
    },
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
  return { play, asked, procedureOf, list, viewerIndex, explain, atDoor };
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

/** A seed. @throws SetupError */
export function readSeed(seed: unknown): string | number {
  if (typeof seed === "number" && Number.isFinite(seed)) return seed;
  if (typeof seed === "string" && seed.length <= LONGEST_SEED) return seed;
  throw OPTION_COMPLAINT("options.seed", `a number or a text of at most ${LONGEST_SEED} characters`, seed);
}

/** A quick look that catches what is no state at all; `restore` is the thorough check for states from outside. @throws PositionError */
export function checkedState<S extends GameState>(state: S): S {
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
