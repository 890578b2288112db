/**
 * The engine of a game: runs the procedure on top of the stack until a seat has a real choice.
 *
 * A procedure does its automatic work in `run`, asks with `asks` and `moves`, and carries out a choice in `play`. A seat with a single possible
 * choice is not asked.
 */
import { nextBit } from "../basics/bits.js";
import { type Code, emptied } from "../moves/codes.js";
import type { Dice } from "../dice/dice.js";
import { broken, invariant, type Refusal } from "../basics/errors.js";
import { type FrameKind, forgetAnswer, stepOf, topKind } from "./frames.js";
import { dropLists, keptAsked, keptList, listToFill } from "../moves/kept-lists.js";
import type { GameState } from "../state/state.js";

/** The list to which a procedure writes events; undefined without a listener, so that `log?.push({ … })` builds nothing. */
export type Log<E> = E[] | undefined;

/** One kind of frame: its automatic work, its question and the effect of a choice. */
export interface Procedure<S extends GameState, E> {
  /** The name of the frame, in kebab case. */
  readonly kind: string;
  /** The clause of its question. */
  readonly clause: string;
  /** The names of the frame's slots. */
  readonly slots: readonly string[];
  /** The kind of frame, if some slot takes more than one integer. */
  readonly frame?: FrameKind;
  /** Does the automatic work while this frame is on top. Returns true to ask now; false after pushing or popping a frame or changing the step. */
  run(s: S, dice: Dice, log: Log<E>): boolean;
  /** `run` for each step of a procedure that is a table of steps; null for a step that only asks. Saves the engine a call. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a step that does not ask says nothing
  readonly work?: readonly (((s: S, dice: Dice, log: Log<E>) => boolean | void) | null)[];
  /** Bit mask of the seats asked. Several bits are a simultaneous secret choice; no bits, the end of the game. */
  asks(s: S): number;
  /** Lists the choices of a seat into `out`: complete, without duplicates, in a documented order that does not depend on history. */
  moves(s: S, seat: number, out: Code[]): void;
  /**
   * Set if the procedure asks or acts according to hidden information of its seats: true if this is hidden from every mover, else a function that is
   * true for a mover from whom it is hidden. Once this procedure has run after such a mover's move, the move cannot be taken back, even if nobody was
   * asked.
   */
  readonly conceals?: true | ((s: S, mover: number) => boolean);
  /** The question as other seats see it, if the asked seat or the subject is secret. */
  readonly shownAs?: { readonly kind: string; readonly clause: string };
  play(s: S, seat: number, c: Code, dice: Dice, log: Log<E>): void;
  /** The reason why a choice of a seat is not listed, found with the predicates of `moves`; null if the only reason is that this question does not offer it. */
  refuse?(s: S, seat: number, c: Code): Refusal | null;
}

/** Records if other seats could act between a move and the next choice. */
export interface Trail {
  readonly mover: number;
  /** True if another seat's only choice was played for it, or a procedure ran that depends on information hidden from the mover (`conceals`). */
  othersAsked: boolean;
  /** The number of events in the log when `othersAsked` became true. */
  eventsBefore: number;
}

const MOST_STEPS = 100_000;

/** Runs a state to its next real choice, or to the end of the game. Returns the mask of the seats asked. */
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

// Most asking steps do nothing before they ask, so their work is null.
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

export function seatsAsked<S extends GameState, E>(s: S, procedure: Procedure<S, E>): number {
  const asked = keptAsked(s);
  return asked >= 0 ? asked : procedure.asks(s);
}

/** The choices of a seat that is asked, valid until the next list is made: the list kept by the engine, or a new one in `out`. */
export function listChoices<S extends GameState, E>(s: S, procedure: Procedure<S, E>, seat: number, out: Code[]): readonly Code[] {
  const choices = keptList(s, seat);
  if (choices !== null) return choices;
  procedure.moves(s, seat, emptied(out));
  return out;
}

/** Returned by `askOrPlayOn` when it has played a choice. */
export const PLAYED_ON = -1;

/**
 * Lists the choices of each seat asked. If a seat has only one, plays it and returns PLAYED_ON; else returns the mask of the seats asked, 0 for none.
 */
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
