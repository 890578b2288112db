/**
 * The stack of frames: the active procedures, innermost on top. All frames are in one flat array, so that copying the stack is one slice.
 *
 * A frame consists of its slots in reverse order, its step (at which its procedure continues) and its kind, which includes the size of the slots, so
 * that the stack can be walked down.
 *
 * A procedure's answer to the one below is not part of the position: it is read before the next question, or never.
 */
import { invariant } from "../basics/errors.js";
import type { GameState } from "../state/state.js";

/** A kind of frame: its index among the ruleset's procedures and the number of integers in its slots, packed into one integer. */
export type FrameKind = number & { readonly __frameKind: true };

const INDEX_BITS = 8;
const INDEX_MASK = 255;
/** The distance from the end of a frame to its step. */
export const TO_STEP = 2;
export const TO_SLOTS = 3; // the distance to its first slot

/** Packs an index (0..255) and `size`, the number of integers in the slots. */
export function frameKind(index: number, size: number): FrameKind {
  return (index | (size << INDEX_BITS)) as FrameKind;
}

export function indexOfKind(kind: number): number {
  return kind & INDEX_MASK;
}

/** The number of integers in a frame of this kind. */
export function sizeOfKind(kind: number): number {
  return (kind >> INDEX_BITS) + TO_SLOTS - 1;
}

/** Pushes a frame at step 0 with every slot 0; returns its end. */
export function pushEmpty(s: GameState, kind: FrameKind): number {
  const { frames } = s;
  for (let n = kind >> INDEX_BITS; n > 0; n--) frames.push(0);
  frames.push(0);
  answer = undefined;
  return frames.push(kind);
}

/** Pops the top frame and leaves an answer for the one below. */
export function popFrame(s: GameState, left?: unknown): void {
  const { frames } = s;
  for (let n = sizeOfKind(frames[frames.length - 1]!); n > 0; n--) frames.pop(); // Popping keeps the capacity for the next frame; setting the length would not.
  answer = left;
}

// The answer register. `popFrame` sets it, a push or the next question clears it, and a handle's `answered` reads it in between. It belongs to the
// current step and never to a state.
let answer: unknown;

/** The answer of the last frame that ended above the top frame; undefined if it left none. Valid until the next question. */
export function lastAnswer(): unknown {
  invariant(answer !== FORGOTTEN, "an answer is read after a question");
  return answer;
}

const FORGOTTEN: unique symbol = Symbol("forgotten");

/** Clears the answer after a question, since it is not part of the position. */
export function forgetAnswer(): void {
  answer = FORGOTTEN;
}

/** The index of the procedure on top; -1 if the stack is empty. */
export function topKind(s: GameState): number {
  const { frames } = s;
  return frames.length === 0 ? -1 : frames[frames.length - 1]! & INDEX_MASK;
}

/** The step at which the top frame's procedure continues; 0 after a push. */
export function stepOf(s: GameState): number {
  return s.frames[s.frames.length - TO_STEP]!;
}

export function setStep(s: GameState, step: number): void {
  s.frames[s.frames.length - TO_STEP] = step;
}

/** The end of the nearest frame of a kind; 0 if the stack has none. */
export function endOfNearest(s: GameState, kind: FrameKind): number {
  const { frames } = s;
  for (let end = frames.length; end > 0; end -= sizeOfKind(frames[end - 1]!)) if (frames[end - 1] === kind) return end;
  return 0;
}

/** The ends of all frames, the bottom frame first. */
export function endsOfFrames(frames: readonly number[]): number[] {
  const ends: number[] = [];
  for (let end = frames.length; end > 0; end -= sizeOfKind(frames[end - 1]!)) ends.push(end);
  return ends.reverse();
}

export function frameCount({ frames }: GameState): number {
  let count = 0;
  for (let end = frames.length; end > 0; end -= sizeOfKind(frames[end - 1]!)) count++;
  return count;
}

export function clearFrames(s: GameState): void {
  s.frames.length = 0;
}

/** The fields of a procedure that give the size of its frame. */
export interface FrameSize {
  readonly slots: readonly string[];
  /** Set if some slot takes more than one integer. */
  readonly frame?: FrameKind;
}
