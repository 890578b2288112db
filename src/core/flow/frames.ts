/**
 * The stack of frames: which procedures are under way, innermost on top.
 *
 * All frames are in one flat array, so that copying the stack is one slice. A frame is its slots in reverse order, its step (where its procedure continues) and
 * its kind; the kind holds the size of the slots, so the stack can be walked down. The answer that a procedure leaves for the one below is not a part of the
 * position: it is read before the next question, or never.
 */
import { invariant } from "../basics/errors.js";
import type { GameState } from "../state/state.js";

/** A kind of frame: its index among the ruleset's procedures and the number of integers in its slots, as one integer. */
export type FrameKind = number & { readonly __frameKind: true };

const INDEX_BITS = 8;
const INDEX_MASK = 255;
/** The distances from the end of a frame to its step, and to its first slot. */
export const TO_STEP = 2;
export const TO_SLOTS = 3;

/** The kind with an index among the ruleset's procedures (0..255) and `size` integers for slots. */
export function frameKind(index: number, size: number): FrameKind {
  return (index | (size << INDEX_BITS)) as FrameKind;
}

/** The index of a kind among the ruleset's procedures. */
export function indexOfKind(kind: number): number {
  return kind & INDEX_MASK;
}

/** The number of integers in a frame of a kind. */
export function sizeOfKind(kind: number): number {
  return (kind >> INDEX_BITS) + TO_SLOTS - 1;
}

/** Puts a frame on top with every slot 0, at step 0; returns where it ends. */
export function pushEmpty(s: GameState, kind: FrameKind): number {
  const { frames } = s;
  for (let n = kind >> INDEX_BITS; n > 0; n--) frames.push(0);
  frames.push(0);
  answer = undefined;
  return frames.push(kind);
}

/** Takes the top frame off and leaves an answer for the one below. */
export function popFrame(s: GameState, left?: unknown): void {
  const { frames } = s;
  for (let n = sizeOfKind(frames[frames.length - 1]!); n > 0; n--) frames.pop(); // keeps the space for the next frame, which setting the length would not
  answer = left;
}

// The answer register: `popFrame` sets it, a push or the next question clears it, and `answered` of a handle reads it in between. It belongs to the step under way and never to a state.
let answer: unknown;

/** The answer of the last frame that ended above the top frame; undefined if none was left. Valid until the next question. */
export function lastAnswer(): unknown {
  invariant(answer !== FORGOTTEN, "an answer is read after a question");
  return answer;
}

const FORGOTTEN: unique symbol = Symbol("forgotten");

/** Called when a question has been put: an answer left before is not a part of the position. */
export function forgetAnswer(): void {
  answer = FORGOTTEN;
}

/** The index of the procedure on top, or -1 when nothing is under way. */
export function topKind(s: GameState): number {
  const { frames } = s;
  return frames.length === 0 ? -1 : frames[frames.length - 1]! & INDEX_MASK;
}

/** The step from which the top frame's procedure continues; 0 when it has just been pushed. */
export function stepOf(s: GameState): number {
  return s.frames[s.frames.length - TO_STEP]!;
}

/** Sets the step from which the top frame's procedure continues. */
export function setStep(s: GameState, step: number): void {
  s.frames[s.frames.length - TO_STEP] = step;
}

/** The end of the nearest frame of a kind in the stack, or 0 if there is none. */
export function endOfNearest(s: GameState, kind: FrameKind): number {
  const { frames } = s;
  for (let end = frames.length; end > 0; end -= sizeOfKind(frames[end - 1]!)) if (frames[end - 1] === kind) return end;
  return 0;
}

/** The ends of all frames in the flat array, the bottom frame first. */
export function endsOfFrames(frames: readonly number[]): number[] {
  const ends: number[] = [];
  for (let end = frames.length; end > 0; end -= sizeOfKind(frames[end - 1]!)) ends.push(end);
  return ends.reverse();
}

/** The number of frames under way. */
export function frameCount({ frames }: GameState): number {
  let count = 0;
  for (let end = frames.length; end > 0; end -= sizeOfKind(frames[end - 1]!)) count++;
  return count;
}

/** Takes every frame off, for the end of a game. */
export function clearFrames(s: GameState): void {
  s.frames.length = 0;
}

/** The fields of a procedure that give the size of its frames. */
export interface FrameSize {
  readonly slots: readonly string[];
  /** Its kind, where some slot takes more than one integer. */
  readonly frame?: FrameKind;
}
