/** One frame of the stack with those around it, and how it is shown where it does not fit. */
import { demand } from "../../core/errors.js";
import type { FrameHandle } from "../../core/frame-rows.js";
import { indexOfKind, sizeOfKind } from "../../core/frames.js";
import { F } from "../frames.js";
import type { DiadochiState } from "../state.js";
import type { Tables } from "../tables.js";

/** A frame with its slots as numbers: indices, masks, 1 for yes, NONE for none; lists apart. */
export interface StackFrame {
  readonly kind: string;
  readonly step: number;
  readonly slots: Readonly<Record<string, number>>;
  readonly lists: Readonly<Record<string, readonly number[]>>;
}

const HANDLES = Object.values(F) as readonly FrameHandle<unknown>[];

/** The stack, bottom first. */
export function stackOf(s: DiadochiState): readonly StackFrame[] {
  const stack: StackFrame[] = [];
  for (let end = s.frames.length; end > 0; end -= sizeOfKind(s.frames[end - 1]!)) stack.push(frameEndingAt(s, end));
  return stack.reverse();
}

function frameEndingAt(s: DiadochiState, end: number): StackFrame {
  const handle = HANDLES[indexOfKind(s.frames[end - 1]!)]!;
  const cursor = handle.at(s, end) as unknown as Readonly<Record<string, number | boolean | Iterable<number>>>;
  const slots: Record<string, number> = {};
  const lists: Record<string, readonly number[]> = {};
  for (const { name } of handle.places) {
    const value = cursor[name]!;
    if (typeof value === "object") lists[name] = [...value];
    else slots[name] = Number(value);
  }
  return { kind: handle.name, step: handle.at(s, end).step, slots, lists };
}

/** A frame of a position; `slot` reads its numbers by name. */
export interface FrameInPlace {
  readonly s: DiadochiState;
  readonly t: Tables;
  readonly kind: string;
  readonly step: number;
  /** Its place from the bottom. */
  readonly place: number;
  readonly below: StackFrame | undefined;
  readonly above: StackFrame | undefined;
  readonly frames: readonly StackFrame[];
}

/** A frame at a place of the stack. */
export function frameAt(s: DiadochiState, t: Tables, frames: readonly StackFrame[], place: number): FrameInPlace {
  const { kind, step } = frames[place]!;
  return { s, t, kind, step, place, below: frames[place - 1], above: frames[place + 1], frames };
}

/** A number of the frame. */
export function slotIn(f: FrameInPlace, slot: string): number {
  return f.frames[f.place]!.slots[slot]!;
}

/** A list of the frame. */
export function listIn(f: FrameInPlace, slot: string): readonly number[] {
  return f.frames[f.place]!.lists[slot]!;
}

/** A number of the frame below. */
export function slotBelow(f: FrameInPlace, slot: string): number {
  return f.below!.slots[slot]!;
}

/** The nearest frame of a kind further down, or undefined. */
export function frameBelow(f: FrameInPlace, kind: string): StackFrame | undefined {
  for (let place = f.place - 1; place >= 0; place--) if (f.frames[place]!.kind === kind) return f.frames[place];
  return undefined;
}

/** Demands something of a slot of the frame. @throws PositionError naming it */
export function demandSlot(f: FrameInPlace, condition: boolean, slot: string, expected: string): void {
  if (!condition) demand(false, pathOf(f.place, `slots.${slot}`), expected, slotIn(f, slot));
}

/** Demands that a slot holds a number. @throws PositionError naming it */
export function demandEqual(f: FrameInPlace, slot: string, value: number, why: string): void {
  demandSlot(f, slotIn(f, slot) === value, slot, `${value}, ${why}`);
}

/** It is the active player's. */
export function ofActive(f: FrameInPlace): void {
  demandEqual(f, "seat", f.s.active, "who is active (clock.active)");
}

/** Demands something of the frame as a whole. @throws PositionError naming it */
export function demandFrame(f: FrameInPlace, condition: boolean, expected: string): void {
  if (!condition) demand(false, pathOf(f.place, "kind"), expected, f.kind);
}

/** The path of a part of a frame in the words of the arbiter's view. */
export function pathOf(frame: number, part: string): string {
  return `frames[${frame}].${part}`;
}
