/**
 * The stack of frames: which procedures are under way, innermost on top.
 *
 * All frames lie in one flat array, so that copying the stack is one slice. A frame is its slots in reverse order, its step (where its procedure goes on) and its
 * kind; the kind knows the number of slots, so the stack can be walked down. What a procedure leaves for the one below when it ends is no part of a position: it is
 * read before the next question, or never.
 */
import { invariant } from "./errors.js";
import { isPlainObject } from "./json.js";
import type { GameState } from "./state.js";

/** A kind of frame: its index among the ruleset's procedures and its number of slots in one integer. */
export type FrameKind = number & { readonly __frameKind: true };

const INDEX_BITS = 8;
const INDEX_MASK = 255;
/** From the end of a frame to its step, and to its first slot. */
export const TO_STEP = 2;
export const TO_SLOTS = 3;

/** The kind with this index among the ruleset's procedures (0..255) and this many integers for slots. */
export function frameKind(index: number, size: number): FrameKind {
  return (index | (size << INDEX_BITS)) as FrameKind;
}

/** The index of a kind among the ruleset's procedures. */
export function indexOfKind(kind: number): number {
  return kind & INDEX_MASK;
}

/** How many integers a frame of a kind takes. */
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
  for (let n = sizeOfKind(frames[frames.length - 1]!); n > 0; n--) frames.pop(); // keeps the room for the next frame, which setting the length would not
  answer = left;
}

let answer: unknown;

/** What the last frame that ended above the top frame has left for it. Only until the next question: then it is forgotten. */
export function lastAnswer(): unknown {
  invariant(answer !== FORGOTTEN, "an answer is read after a question");
  return answer;
}

const FORGOTTEN: unique symbol = Symbol("forgotten");

/** Called when a question has been put: what was left before is no part of the position. */
export function forgetAnswer(): void {
  answer = FORGOTTEN;
}

/** The index of the procedure on top, or -1 when nothing is under way. */
export function topKind(s: GameState): number {
  const { frames } = s;
  return frames.length === 0 ? -1 : frames[frames.length - 1]! & INDEX_MASK;
}

/** Where the top frame's procedure goes on; 0 when it has just been pushed. */
export function stepOf(s: GameState): number {
  return s.frames[s.frames.length - TO_STEP]!;
}

/** Where the nearest frame of a kind ends in the stack, or 0 when there is none. */
export function endOfNearest(s: GameState, kind: FrameKind): number {
  const { frames } = s;
  for (let end = frames.length; end > 0; end -= sizeOfKind(frames[end - 1]!)) if (frames[end - 1] === kind) return end;
  return 0;
}

/** Takes every frame off, for the end of a game. */
export function clearFrames(s: GameState): void {
  s.frames.length = 0;
}

// ---- the older forms, for procedures that are not yet rows

/** Puts a new frame on top, at step 0; slots that are not given are 0. */
export function pushFrame(s: GameState, kind: FrameKind, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0): void {
  const frames = s.frames;
  const count = kind >> INDEX_BITS;
  // The last slot lies deepest.
  if (count > 7) frames.push(h);
  if (count > 6) frames.push(g);
  if (count > 5) frames.push(f);
  if (count > 4) frames.push(e);
  if (count > 3) frames.push(d);
  if (count > 2) frames.push(c);
  if (count > 1) frames.push(b);
  if (count > 0) frames.push(a);
  frames.push(0, kind);
  answer = 0;
}

/** Says where the top frame's procedure goes on. */
export function setStep(s: GameState, step: number): void {
  s.frames[s.frames.length - TO_STEP] = step;
}

/** What the last frame that ended above the top frame left for it. */
export function answerOf(_s: GameState): number {
  return (lastAnswer() ?? 0) as number;
}

/** Overwrites the answer, e.g. to forget one that has been read. */
export function setAnswer(_s: GameState, left: number): void {
  answer = left;
}

/** A slot of the top frame. */
export function slot(s: GameState, index: number): number {
  return s.frames[s.frames.length - TO_SLOTS - index]!;
}

/** Sets a slot of the top frame. */
export function setSlot(s: GameState, index: number, value: number): void {
  s.frames[s.frames.length - TO_SLOTS - index] = value;
}

/** A slot of a frame further down; depth 0 is the top frame. */
export function slotOf(s: GameState, depth: number, index: number): number {
  return s.frames[topOf(s, depth) - TO_SLOTS - index]!;
}

/** Sets a slot of a frame further down; depth 0 is the top frame. */
export function setSlotOf(s: GameState, depth: number, index: number, value: number): void {
  s.frames[topOf(s, depth) - TO_SLOTS - index] = value;
}

/** The step of a frame further down; depth 0 is the top frame. */
export function stepOfFrame(s: GameState, depth: number): number {
  return s.frames[topOf(s, depth) - TO_STEP]!;
}

/** The procedure index of a frame further down, or -1 below the bottom. */
export function kindAt(s: GameState, depth: number): number {
  const top = topOf(s, depth);
  return top <= 0 ? -1 : s.frames[top - 1]! & INDEX_MASK;
}

/** How far down the nearest frame of a kind lies (0 is the top), or -1. */
export function findFrame(s: GameState, kind: FrameKind): number {
  const frames = s.frames;
  let depth = 0;
  for (let top = frames.length; top > 0; top -= sizeOfKind(frames[top - 1]!), depth++) if (frames[top - 1] === kind) return depth;
  return -1;
}

/** A frame in words, for views of the arbiter and for saved positions. */
export interface FrameView {
  readonly kind: string;
  readonly step: number;
  readonly slots: Readonly<Record<string, number>>;
}

/** The stack in words, bottom first. */
export function viewFrames(s: GameState, procedures: readonly FrameWords[]): FrameView[] {
  const views: FrameView[] = [];
  const frames = s.frames;
  for (let top = frames.length; top > 0; top -= sizeOfKind(frames[top - 1]!)) {
    const words = procedures[frames[top - 1]! & INDEX_MASK]!;
    const slots: Record<string, number> = {};
    words.slots.forEach((name, i) => (slots[name] = frames[top - TO_SLOTS - i]!));
    views.push({ kind: words.kind, step: frames[top - TO_STEP]!, slots });
  }
  return views.reverse();
}

/** What is needed to tell a frame in words; every procedure has it. */
export interface FrameWords {
  readonly kind: string;
  readonly slots: readonly string[];
  /** Its kind in storage, where its slots take more integers than one each. */
  readonly frame?: FrameKind;
}

/** The inverse of `viewFrames`: the flat stack, or null when the words name a procedure or slot that does not exist. */
export function framesFromView(views: readonly FrameView[], procedures: readonly FrameWords[]): number[] | null {
  const frames: number[] = [];
  for (const view of views) {
    if (!isPlainObject(view) || !isPlainObject(view.slots)) return null;
    const index = procedures.findIndex((p) => p.kind === view.kind);
    const words = procedures[index];
    if (words === undefined || Object.keys(view.slots).length !== words.slots.length) return null;
    for (let i = words.slots.length - 1; i >= 0; i--) {
      const value = Object.hasOwn(view.slots, words.slots[i]!) ? view.slots[words.slots[i]!] : undefined;
      if (!Number.isSafeInteger(value)) return null;
      frames.push(value!);
    }
    if (!Number.isSafeInteger(view.step)) return null;
    frames.push(view.step, frameKind(index, words.slots.length));
  }
  return frames;
}

function topOf(s: GameState, depth: number): number {
  let top = s.frames.length;
  for (let i = 0; i < depth && top > 0; i++) top -= sizeOfKind(s.frames[top - 1]!);
  return top;
}
