/**
 * The builder that makes of a ruleset's parts what a game is played with: legality, stepping, views and errors are the same for all games and stand here once.
 * Validation are added in `ruleset.ts`; a program that only plays does not carry them.
 */
import { allBelow, hasBit, lowestBit, nextBit, only, withoutBit } from "../basics/bits.js";
import { type Code, verbOf } from "../moves/codes.js";
import type { FixedBy, GameTypes, Outcome, Play, SeedOption, Step, Viewer } from "./contract.js";
import { decisionFor } from "../flow/shown-decision.js";
import { type AleaState, seedAlea } from "../dice/alea.js";
import type { Dice } from "../dice/dice.js";
import { isOwn } from "../dice/own.js";
import { SeededDice } from "../dice/seeded.js";
import { checkedDraw, runWithSupplied } from "../dice/supplied.js";
import { WatchedDice } from "../dice/watched.js";
import type { EditionHold } from "../state/editions.js";
import { IllegalMoveError, PositionError, printed, type Refusal, unreachable } from "../basics/errors.js";
import { listChoices, type Procedure, runToChoice, seatsAsked, type Trail } from "../flow/flow.js";
import { topKind } from "../flow/frames.js";
import { frozen } from "../basics/frozen.js";
import { checkedState, OPTION_COMPLAINT, readSeed, refuseEdition } from "../state/given.js";
import { noteStates } from "../state/hash.js";
import { isPlainObject, ownField, readObject } from "../basics/json.js";
import { dropLists, keepLists } from "../moves/kept-lists.js";
import { copyOfMove, createMoveCodec, type MoveCodec } from "../moves/moves.js";
import { type Diagnosis, ENGINE, type Engine, type PlayParts } from "./parts.js";
import { illegal, withoutGaps } from "../moves/refusals.js";
import type { GameState } from "../state/state.js";
import { type TargetRows, targetsOf } from "../board/targets.js";

const MOST_EVENTS = 1_000_000;

/** Makes of a ruleset's parts what a game is played with: all but validation, which `createRuleset` adds. */
export function createPlay<T extends GameTypes>(parts: PlayParts<T>): Play<T> {
  return Object.freeze(engineOf(parts, NO_DIAGNOSIS).play);
}

const NO_TARGETS: TargetRows = { words: {}, about: {}, adjust: [], end: [], begins: [] };

const NO_EDITIONS: EditionHold = Object.freeze({ tables: Object.freeze({}) });

/** Says nothing of what is wrong but what the rules themselves say. */
export const NO_DIAGNOSIS: Diagnosis = {
  diagnose(_state, error) {
    throw error;
  },
  register: refuseEdition,
  checkSetUp: () => undefined,
  checkWords: () => undefined,
};

/** The same with what says what is wrong. */
export function engineOf<T extends GameTypes>(parts: PlayParts<T>, diagnosis: Diagnosis): Engine<T> {
  // What every step asks for is taken out once: parts may have been put together, and such objects are slow to read.
  const { procedures, seats, clone, isReveal } = parts;
  const finals = parts.moveKinds.map(({ final }) => final === true);
  const diagnose: (state: T["state"], error: unknown) => never = diagnosis.diagnose;
  const codec: MoveCodec<T["state"], T["move"]> = createMoveCodec<T["state"], T["move"]>(seats, parts.moveKinds, diagnosis.checkWords);
  const codes: Code[] = []; // lists of positions whose lists are not kept
  const seatLists = listSeatsOfMasks(seats);
  let ownGenerator: AleaState | null = null; // of the position played last, whose dice these are
  let ownDice: Dice = new SeededDice(0);

  function procedureOf(s: T["state"]): Procedure<T["state"], T["event"]> {
    const procedure = procedures[topKind(s)];
    if (procedure === undefined) throw new PositionError("position/malformed", "state.frames: expected a procedure under way");
    return procedure;
  }

  function asked(s: T["state"]): number {
    return seatsAsked(s, procedureOf(checkedState(s)));
  }

  // Validation a search goes through again and again catch for themselves and make no closure.
  function onInput<R>(state: T["state"], run: () => R): R {
    try {
      return run();
    } catch (error) {
      return diagnose(state, error);
    }
  }

  function list(s: T["state"], seat: number): readonly Code[] {
    return listChoices(s, procedureOf(s), seat, codes);
  }

  function seatIndex(seat: unknown): number {
    const index = seats.indexOf(seat as T["seat"]);
    if (index < 0) throw new IllegalMoveError("move/no-such-seat", `expected a seat (${seats.join(", ")}), got ${printed(seat)}`);
    return index;
  }

  function seatsToMove(state: T["state"]): readonly T["seat"][] {
    try {
      return seatLists[asked(state)]!;
    } catch (error) {
      return diagnose(state, error);
    }
  }

  function outcome(state: T["state"]): Outcome<T["seat"]> | null {
    try {
      return parts.outcome(checkedState(state));
    } catch (error) {
      return diagnose(state, error);
    }
  }

  function copy(state: T["state"]): T["state"] {
    try {
      return clone(checkedState(state));
    } catch (error) {
      return diagnose(state, error);
    }
  }

  function question(s: T["state"], viewer: Viewer<T["seat"]>): Pick<T["decision"], "kind" | "clause" | "seats"> | null {
    const mask = asked(s);
    return mask === 0 ? null : decisionFor(procedureOf(s), seatLists[mask]!, viewer);
  }

  // The seats asked, or of them the one that is meant.
  function maskOf(s: T["state"], seat: T["seat"] | undefined): number {
    return seat === undefined ? asked(s) : asked(s) & only(seatIndex(seat));
  }

  function legalMoves(state: T["state"], seat?: T["seat"]): T["move"][] {
    try {
      const mask = maskOf(state, seat);
      return mask === 0 ? [] : movesOfSeats(state, mask);
    } catch (error) {
      return diagnose(state, error);
    }
  }

  function movesOf(s: T["state"], seat: number): T["move"][] {
    return codec.decodeList(s, seat, list(s, seat));
  }

  function movesOfSeats(s: T["state"], mask: number): T["move"][] {
    const moves = movesOf(s, lowestBit(mask));
    const others = mask & (mask - 1);
    return others === 0 ? moves : moves.concat(movesOfSeats(s, others));
  }

  function randomMove(state: T["state"], dice: Dice, seat?: T["seat"]): T["move"] {
    try {
      const mask = maskOf(state, seat);
      if (mask === 0) throw new IllegalMoveError("move/nobody-asked", seat === undefined ? "The game is over." : `It is not for ${seat} to decide now.`);
      const index = lowestBit(mask);
      if (mask !== only(index)) return randomOfSeveral(state, mask, dice);
      if (!isOwn(dice)) return randomBySupplied(state, index, dice);
      const choices = list(state, index);
      return codec.decode(state, index, choices[dice.draw(choices.length)]!);
    } catch (error) {
      return diagnose(state, error);
    }
  }

  // Dice of a caller may list moves themselves.
  function randomBySupplied(s: T["state"], seat: number, dice: Dice): T["move"] {
    const listed = [...list(s, seat)];
    return codec.decode(s, seat, listed[checkedDraw(dice, listed.length)]!);
  }

  // A move of one of several seats asked, all moves of all seats equally likely.
  function randomOfSeveral(s: T["state"], mask: number, dice: Dice): T["move"] {
    let count = 0;
    for (let index = nextBit(mask, 0); index >= 0; index = nextBit(mask, index + 1)) count += list(s, index).length;
    let nth = checkedDraw(dice, count);
    for (let index = nextBit(mask, 0); index >= 0; index = nextBit(mask, index + 1)) {
      const choices = list(s, index);
      if (nth < choices.length) return codec.decode(s, index, choices[nth]!);
      nth -= choices.length;
    }
    return unreachable("a random move outside the lists");
  }

  function advance(s: T["state"], move: T["move"], dice?: Dice, log?: T["event"][]): void {
    try {
      const c = codec.encodeMove(s, move);
      const seat = codec.seatEncoded();
      if (c < 0 || seat < 0) throw illegal({ code: "move/unknown", clause: null, data: {} });
      const events: T["event"][] | undefined = log === undefined ? undefined : [];
      act(s, seat, c, dice, events);
      if (log !== undefined) handOver(events!, log);
    } catch (error) {
      diagnoseArguments(s, move);
      throw error;
    }
  }

  function act(s: T["state"], seat: number, c: Code, dice: Dice | undefined, events: T["event"][] | undefined): number {
    if (dice === undefined) return step(s, seat, c, diceOf(s), events);
    return isOwn(dice) ? step(s, seat, c, dice, events) : actWithSupplied(s, seat, c, dice, events);
  }

  // A game in place asks for the dice of the same generator at every step: to make and check them each time costs 4 % of small steps.
  function diceOf(s: T["state"]): Dice {
    if (ownGenerator !== s.dice) {
      ownDice = new SeededDice(s.dice);
      ownGenerator = s.dice;
    }
    return ownDice;
  }

  function step(s: T["state"], seat: number, c: Code, dice: Dice, events: T["event"][] | undefined): number {
    dropLists(); // for a move that throws half-way
    procedureOf(s).play(s, seat, c, dice, events);
    const askedNext = runToChoice(s, procedures, dice, events, null);
    keepLists(s, askedNext);
    return askedNext;
  }

  // The position changes when the step is complete. Its generator is left alone: dice of a caller may well draw from it.
  function actWithSupplied(s: T["state"], seat: number, c: Code, dice: Dice, events: T["event"][] | undefined): number {
    const before = clone(s);
    let askedNext = 0;
    const after = runWithSupplied(dice, (supplied) => {
      const next = clone(before);
      emptyLog(events);
      askedNext = step(next, seat, c, supplied, events);
      return next;
    });
    after.dice = s.dice;
    overwrite(s, after);
    return askedNext;
  }

  // What is wrong with the arguments of an unchecked function that has failed.
  function diagnoseArguments(s: T["state"], move: T["move"]): void {
    checkedState(s);
    if (!isPlainObject(move)) throw illegal({ code: "move/malformed", clause: null, data: { got: printed(move) } });
  }

  // The code of a legal move of one of the seats asked, or -1. Every field is read once, so that what is checked is what is played.
  function legalCode(s: T["state"], procedure: Procedure<T["state"], T["event"]>, asked: number, move: unknown): Code {
    const c = encodeFromOutside(s, move);
    if (c < 0) return -1;
    const seat = codec.seatEncoded();
    if (!hasBit(asked, seat)) return -1;
    return listChoices(s, procedure, seat, codes).includes(c) ? c : -1;
  }

  function encodeFromOutside(s: T["state"], move: unknown): Code {
    try {
      return codec.encode(s, move);
    } catch (error) {
      copyOfMove(move); // says so if it is the move that cannot be read
      throw error;
    }
  }

  function apply(state: T["state"], move: T["move"], dice?: Dice): Step<T["state"], T["event"]> {
    try {
      const procedure = procedureOf(checkedState(state));
      const askedBefore = seatsAsked(state, procedure);
      const c = legalCode(state, procedure, askedBefore, move);
      if (c < 0) throw illegal(explain(state, copyOfMove(move)));
      const seat = codec.seatEncoded();
      if (dice !== undefined && !isOwn(dice)) {
        const before = clone(state);
        return runWithSupplied(dice, (supplied) => stepped(clone(before), seat, c, askedBefore, supplied));
      }
      const next = clone(state);
      return stepped(next, seat, c, askedBefore, dice === undefined ? new SeededDice(next.dice) : new WatchedDice(dice));
    } catch (error) {
      return diagnose(state, error);
    }
  }

  function stepped(next: T["state"], seat: number, c: Code, askedBefore: number, dice: Dice & { readonly haveFallen: boolean }): Step<T["state"], T["event"]> {
    const events: T["event"][] = [];
    const trail: Trail = { mover: seat, othersAsked: finals[verbOf(c)]!, eventsBefore: 0 };
    procedureOf(next).play(next, seat, c, dice, events);
    const askedAfter = runToChoice(next, procedures, dice, events, trail);
    keepLists(next, askedAfter);
    return { state: next, events, fixed: fixedBy(askedBefore, askedAfter, events, dice.haveFallen, trail) };
  }

  // The first cause counts: what comes after others had a say, or dice that fall instead, depends on what they hide.
  // A secret choice may be taken back while the seats that were asked together with it are still out: they learn nothing.
  function fixedBy(askedBefore: number, askedAfter: number, events: readonly T["event"][], haveFallen: boolean, trail: Trail): FixedBy | null {
    const before = trail.othersAsked ? trail.eventsBefore : events.length;
    for (let i = 0; i < before; i++) if (isReveal(events[i]!)) return "shown";
    if (trail.othersAsked || withoutBit(askedAfter & ~askedBefore, trail.mover) !== 0) return "asked";
    if (haveFallen) return "dice";
    return askedAfter === 0 ? "over" : null;
  }

  function explain(state: T["state"], move: unknown): Refusal | null {
    const mask = asked(state);
    if (mask === 0) return { code: "move/game-over", clause: parts.outcome(state)?.clause ?? null, data: {} };
    const seat = codec.seatOf(move);
    if (seat < 0) return { code: "move/malformed", clause: null, data: { got: printed(move) } };
    if (!hasBit(mask, seat)) return { code: "move/not-asked", clause: null, data: { seat: seats[seat]! } };
    const procedure = procedureOf(state);
    const c = codec.encode(state, move);
    if (c < 0) return { code: "move/unknown", clause: procedure.clause, data: { decision: procedure.kind } };
    if (list(state, seat).includes(c)) return null;
    return withoutGaps(procedure.refuse?.(state, seat, c) ?? null) ?? { code: "move/not-listed", clause: procedure.clause, data: { decision: procedure.kind } };
  }

  function setup(options: T["options"] & SeedOption, dice?: Dice, log?: T["event"][]): T["state"] {
    const given = { ...readObject(options, "options", OPTION_COMPLAINT) } as T["options"] & SeedOption;
    const seed = readSeed(ownField(given as Readonly<Record<string, unknown>>, "seed"));
    const events: T["event"][] | undefined = log === undefined ? undefined : [];
    const state =
      dice === undefined || isOwn(dice)
        ? begin(given, seed, dice, events)
        : runWithSupplied(dice, (supplied) => {
            emptyLog(events);
            return begin(given, seed, supplied, events);
          });
    if (log !== undefined) handOver(events!, log);
    return state;
  }

  function begin(options: T["options"] & SeedOption, seed: string | number, dice: Dice | undefined, events: T["event"][] | undefined): T["state"] {
    const generator = seedAlea(seed);
    const rolls = dice ?? new SeededDice(generator);
    const s = parts.build(options, rolls, events, diagnosis.register);
    if (s.edition !== "") diagnosis.checkSetUp(s);
    s.dice = generator;
    runToChoice(s, procedures, rolls, events, null);
    return s;
  }

  function viewerIndex(viewer: unknown): number {
    const index = seats.indexOf(viewer as T["seat"]);
    if (index < 0 && viewer !== "spectator" && viewer !== "arbiter") {
      throw new PositionError("view/no-such-viewer", `expected a seat, "spectator" or "arbiter", got ${printed(viewer)}`);
    }
    return index;
  }

  const play: Play<T> = {
    id: parts.id,
    version: parts.version,
    seats: Object.freeze([...seats]),
    bound: parts.bound,
    options: frozen(parts.options),
    begins: frozen((parts.targets ?? NO_TARGETS).begins),
    targets: targetsOf<T["move"]>(parts.targets ?? NO_TARGETS, parts.moveKinds, codec.format),
    setup,
    players(state) {
      checkedState(state);
      return onInput(state, () => seatLists[parts.players?.(state) ?? seatLists.length - 1]!);
    },
    seatsToMove,
    decision(state, viewer = "arbiter") {
      viewerIndex(viewer);
      return onInput(state, () => {
        checkedState(state);
        return parts.decision === undefined ? (question(state, viewer) as T["decision"] | null) : parts.decision(state, viewer);
      });
    },
    legalMoves,
    explain: (state, move) => onInput(state, () => frozen(explain(state, copyOfMove(move)))),
    randomMove,
    apply,
    advance,
    clone: copy,
    holdEdition: (state) => parts.editions?.hold(checkedState(state).edition) ?? NO_EDITIONS,
    reseed: (state, seed) =>
      onInput(state, () => {
        const next = clone(checkedState(state));
        next.dice = seedAlea(readSeed(seed, "seed"));
        return next;
      }),
    outcome,
    standing(state) {
      try {
        return parts.standing(checkedState(state));
      } catch (error) {
        return diagnose(state, error);
      }
    },
    view(state, viewer) {
      viewerIndex(viewer);
      return onInput(state, () => parts.view(checkedState(state), viewer));
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
    isReveal,
    concede(state, seat) {
      const index = seatIndex(seat);
      return onInput(state, () => {
        if (asked(state) === 0) throw illegal({ code: "move/game-over", clause: parts.outcome(state)?.clause ?? null, data: {} });
        const next = clone(state);
        const events: T["event"][] = [];
        if (!parts.concede(next, index, events)) throw illegal({ code: "move/not-playing", clause: null, data: { seat } });
        return { state: next, events, fixed: "over" };
      });
    },
    format: codec.format,
    parse: codec.parse,
  };
  noteStates(() => setup({ seed: 0 } as T["options"] & SeedOption));
  const engine: Engine<T> = { play, parts, codec, asked, procedureOf, question, list, act, diagnose, viewerIndex, onInput };
  Object.assign(play, { [ENGINE]: engine });
  return engine;
}

function emptyLog(events: unknown[] | undefined): void {
  if (events !== undefined) events.length = 0;
}

// A log is a caller's, whose code may run when it is written to: so it hears of a step when the step is complete.
function handOver<E>(events: readonly E[], log: E[]): void {
  for (const event of events) log.push(event);
}

// Makes a state what another is, in its own arrays.
function overwrite<S extends GameState>(s: S, other: S): void {
  for (const [key, value] of Object.entries(other) as [keyof S, S[keyof S]][]) {
    const own = s[key];
    if (!Array.isArray(own) || !Array.isArray(value)) s[key] = value;
    else if (own !== value) own.splice(0, own.length, ...value);
  }
}

// The seats of every mask, listed once, so that asking whose turn it is allocates nothing.
function listSeatsOfMasks<Seat extends string>(seats: readonly Seat[]): readonly (readonly Seat[])[] {
  const lists: (readonly Seat[])[] = [];
  for (let mask = 0; mask <= allBelow(seats.length); mask++) lists.push(Object.freeze(seats.filter((_, index) => hasBit(mask, index))));
  return lists;
}
