/** Procedures as tables of steps. */
import { bit } from "../basics/bits.js";
import type { Dice } from "../dice/dice.js";
import { unreachable } from "../basics/errors.js";
import type { Log, Procedure } from "./flow.js";
import type { AskingOf, FrameHandle, FrameRow, StepsOf } from "./frame-rows.js";
import { stepOf } from "./frames.js";
import type { GameState } from "../state/state.js";

/** Returned by a step that asks now. */
export const ASK = true;

/** The work of one step: it asks, pushes a frame, pops its own or goes to another step. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that does not ask says nothing
export type StepWork<S, E> = (s: S, dice: Dice, log: Log<E>) => boolean | void;

/** A question and the work around it. */
export interface Question<R, S extends GameState, E> extends Pick<Procedure<S, E>, "clause" | "moves" | "play" | "refuse" | "conceals" | "shownAs"> {
  /** Bit mask of the seats asked; by default the seat in the slot "seat". */
  asks?(s: S): number;
  /** The work of each step that does not ask, and of the asking steps that first do something else. */
  readonly run?: { readonly [K in Exclude<StepsOf<R>, AskingOf<R>>]: StepWork<S, E> } & { readonly [K in AskingOf<R>]?: StepWork<S, E> };
}

/** Makes a procedure that asks at some of its steps. */
export function asking<R extends FrameRow, S extends GameState, E>(frame: FrameHandle<R>, question: Question<R, S, E>): Procedure<S, E> {
  return procedureOf(frame, question.run ?? {}, { ...question, asks: question.asks ?? seatAsked(frame) });
}

// The slot "seat" of the top frame. Without that slot, `createRuleset` refuses the procedure.
function seatAsked<R>({ places }: FrameHandle<R>): ((s: GameState) => number) | undefined {
  const at = places.find((place) => place.name === "seat")?.at;
  return at === undefined ? undefined : (s) => bit(s.frames[s.frames.length - at]!);
}

/** Makes a procedure that never asks. `conceals` is as in `Procedure`. */
export function automatic<R extends FrameRow, S extends GameState, E>(
  frame: FrameHandle<R>,
  clause: string,
  steps: { readonly [K in StepsOf<R>]: StepWork<S, E> },
  conceals?: Procedure<S, E>["conceals"],
): Procedure<S, E> {
  const none = (): never => unreachable(`a question of ${frame.name}`);
  return procedureOf(frame, steps, { clause, asks: none, moves: none, play: none, ...(conceals === undefined ? {} : { conceals }) });
}

/** Makes the procedure at the end of the game, which asks no seat and has no moves. */
export function ended<R, S extends GameState, E>(frame: FrameHandle<R>, clause: string): Procedure<S, E> {
  const none = (): never => unreachable("a move after the end");
  return procedureOf(frame, {}, { clause, asks: () => 0, moves: none, play: none });
}

/** Sorts procedures into the order of the table of frames, which numbers their kinds. `createRuleset` refuses missing and repeated ones. */
export function inOrder<Rows extends object, S extends GameState, E>(rows: Rows, procedures: readonly Procedure<S, E>[]): readonly Procedure<S, E>[] {
  return Object.keys(rows).flatMap((name) => procedures.filter(({ kind }) => kind === name));
}

type Parts<S extends GameState, E> = Pick<Procedure<S, E>, "clause" | "moves" | "play" | "refuse" | "conceals" | "shownAs"> & {
  readonly asks: Procedure<S, E>["asks"] | undefined;
};

// All procedures have the same fields in the same order, so that JavaScript engines treat them as one class.
function procedureOf<R, S extends GameState, E>(frame: FrameHandle<R>, table: object, parts: Parts<S, E>): Procedure<S, E> {
  const { clause, asks, moves, play, refuse, conceals, shownAs } = parts;
  const byStep = table as Readonly<Record<string, StepWork<S, E> | undefined>>;
  const work = frame.steps.map((step) => byStep[step] ?? null); // null for a step that only asks
  const slots = frame.places.map(({ name }) => name);
  const run: Procedure<S, E>["run"] = (s, dice, log) => worked(work[stepOf(s)]!, s, dice, log);
  return { kind: frame.name, clause, slots, frame: frame.kind, work, run, asks, moves, play, refuse, conceals, shownAs } as Procedure<S, E>;
}

function worked<S, E>(work: StepWork<S, E> | null, s: S, dice: Dice, log: Log<E>): boolean {
  return work === null || work(s, dice, log) === ASK;
}
