/**
 * The engine of a game: runs the procedure on top of the stack until somebody has a real choice.
 *
 * A procedure does what is automatic in `run`, asks in `asks` and `moves`, and carries out a choice in `play`. A seat with only one possible choice is not asked.
 */
import { nextBit } from "../basics/bits.js";
import { type Code, emptied } from "../moves/codes.js";
import type { Dice } from "../dice/dice.js";
import { broken, invariant, type Refusal } from "../basics/errors.js";
import { type FrameKind, forgetAnswer, stepOf, topKind } from "./frames.js";
import { dropLists, keptAsked, keptList, listToFill } from "../moves/kept-lists.js";
import type { GameState } from "../state/state.js";

/** The list to which a procedure writes events; undefined when nobody listens, so that `log?.push({ … })` builds nothing. */
export type Log<E> = E[] | undefined;

/** One kind of frame: what it does by itself, what it asks and what a choice does. */
export interface Procedure<S extends GameState, E> {
  /** The name of the frame: kebab-case, the name of its file. */
  readonly kind: string;
  /** The clause that poses its question. */
  readonly clause: string;
  /** The names of the frame's slots, which hold what it remembers. */
  readonly slots: readonly string[];
  /** Its kind in storage, where some slot takes more than one integer. */
  readonly frame?: FrameKind;
  /** Automatic work while this frame is on top. True: a decision is to be asked now. False: a frame was pushed or popped, or the step moved on. */
  run(s: S, dice: Dice, log: Log<E>): boolean;
  /** The same for each step, where the procedure is a table of steps; null at a step that only asks. Saves the engine a call. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a step that does not ask says nothing
  readonly work?: readonly (((s: S, dice: Dice, log: Log<E>) => boolean | void) | null)[];
  /** Bit mask of the seats asked; several bits mean a simultaneous secret choice, no bits the end of the game. */
  asks(s: S): number;
  /** Lists the choices of a seat into `out`: complete, without duplicates, in a documented order that does not depend on history. */
  moves(s: S, seat: number, out: Code[]): void;
  /**
   * Set when the procedure asks or acts according to what its seats hide (from every mover, or from this one): a move cannot be taken back once the procedure
   * has run after it, no matter who was asked.
   */
  readonly conceals?: true | ((s: S, mover: number) => boolean);
  /** The question as shown to those who are not asked, if the asked seat or the subject is a secret. */
  readonly shownAs?: { readonly kind: string; readonly clause: string };
  /** Carries out one listed choice. */
  play(s: S, seat: number, c: Code, dice: Dice, log: Log<E>): void;
  /** The reason why a choice of a seat is not listed, by the predicates of `moves`; null when the only reason is that it is not asked for. */
  refuse?(s: S, seat: number, c: Code): Refusal | null;
}

/** Records, from a move to the next choice, whether anybody else had a say. */
export interface Trail {
  readonly mover: number;
  /** True if another seat's only choice was played for it, or a procedure ran that depends on what its seats hide. */
  othersAsked: boolean;
  /** The number of events in the log when this first happened. */
  eventsBefore: number;
}

const MOST_STEPS = 100_000;

/** Runs a state to its next real choice, or to the end of the game; returns the mask of the seats asked. */
export function runToChoice<S extends GameState, E>(s: S, procedures: readonly Procedure<S, E>[], dice: Dice, log: Log<E>, trail: Trail | null = null): number {
  for (let steps = 0; ; steps++) {
    const procedure = procedures[topKind(s)];
    if (procedure === undefined) return broken("no procedure is under way");
    if (steps > MOST_STEPS) return broken(`the flow does not come to a choice in ${procedure.kind}`);
    if (trail !== null && procedure.conceals !== undefined && isConcealed(s, procedure.conceals, trail.mover)) noteOthers(trail, log);
    if (!isAsking(s, procedure, dice, log)) continue;
    const asked = askOrPlayOn(s, procedure, dice, log, trail);
    if (asked === PLAYED_ON) continue;
    forgetAnswer();
    return asked;
  }
}

function isConcealed<S>(s: S, conceals: true | ((s: S, mover: number) => boolean), mover: number): boolean {
  return conceals === true || conceals(s, mover);
}

// Most steps that ask do nothing before their question, and therefore have no work.
function isAsking<S extends GameState, E>(s: S, procedure: Procedure<S, E>, dice: Dice, log: Log<E>): boolean {
  if (procedure.work === undefined) return procedure.run(s, dice, log);
  const work = procedure.work[stepOf(s)]!;
  return work === null || work(s, dice, log) === true;
}

function noteOthers<E>(trail: Trail, log: Log<E>): void {
  if (trail.othersAsked) return;
  trail.othersAsked = true;
  trail.eventsBefore = log?.length ?? 0;
}

/** The mask of the seats asked in a state. */
export function seatsAsked<S extends GameState, E>(s: S, procedure: Procedure<S, E>): number {
  const asked = keptAsked(s);
  return asked >= 0 ? asked : procedure.asks(s);
}

/** The choices of a seat that is asked, to be read at once: the list that the engine has made, or a new one in `out`. */
export function listChoices<S extends GameState, E>(s: S, procedure: Procedure<S, E>, seat: number, out: Code[]): readonly Code[] {
  const choices = keptList(s, seat);
  if (choices !== null) return choices;
  procedure.moves(s, seat, emptied(out));
  return out;
}

/** The return value of `askOrPlayOn` when a choice has been played. */
export const PLAYED_ON = -1;

/** Lists the choices of each seat asked. If a seat has only one, plays it and returns PLAYED_ON; otherwise returns the mask of the seats asked, 0 when nobody is asked. */
export function askOrPlayOn<S extends GameState, E>(s: S, procedure: Procedure<S, E>, dice: Dice, log: Log<E>, trail: Trail | null): number {
  dropLists();
  const asked = procedure.asks(s);
  if (asked < 0) return broken(`${procedure.kind} asks a seat that is not in the game`); // `nextBit` would go through such a set for ever
  for (let seat = nextBit(asked, 0); seat >= 0; seat = nextBit(asked, seat + 1)) {
    const choices = listToFill(seat);
    procedure.moves(s, seat, choices);
    if (choices.length === 0) invariant(false, `${procedure.kind} has no move to offer`);
    if (choices.length > 1) continue;
    if (trail !== null && seat !== trail.mover) noteOthers(trail, log);
    procedure.play(s, seat, choices[0]!, dice, log);
    return PLAYED_ON;
  }
  return asked;
}
