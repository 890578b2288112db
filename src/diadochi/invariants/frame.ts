/** One frame of the stack with those around it, and how it is told where it does not fit. */
import { demand } from "../../core/errors.js";
import type { FrameView } from "../../core/frames.js";
import type { DiadochiState } from "../state.js";
import type { Tables } from "../tables.js";

/** A frame of a position; `slot` reads its numbers by name. */
export interface FrameInPlace {
  readonly s: DiadochiState;
  readonly t: Tables;
  readonly kind: string;
  readonly step: number;
  /** Its place from the bottom. */
  readonly place: number;
  readonly below: FrameView | undefined;
  readonly above: FrameView | undefined;
  readonly frames: readonly FrameView[];
}

/** A frame at a place of the stack. */
export function frameAt(s: DiadochiState, t: Tables, frames: readonly FrameView[], place: number): FrameInPlace {
  const { kind, step } = frames[place]!;
  return { s, t, kind, step, place, below: frames[place - 1], above: frames[place + 1], frames };
}

/** A number of the frame. */
export function slotIn(f: FrameInPlace, slot: string): number {
  return f.frames[f.place]!.slots[slot]!;
}

/** A number of the frame below. */
export function slotBelow(f: FrameInPlace, slot: string): number {
  return f.below!.slots[slot]!;
}

/** The nearest frame of a kind further down, or undefined. */
export function frameBelow(f: FrameInPlace, kind: string): FrameView | undefined {
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

/** Demands something of the frame as a whole. @throws PositionError naming it */
export function demandFrame(f: FrameInPlace, condition: boolean, expected: string): void {
  if (!condition) demand(false, pathOf(f.place, "kind"), expected, f.kind);
}

/** The path of a part of a frame in the words of the arbiter's view. */
export function pathOf(frame: number, part: string): string {
  return `secret.frames[${frame}].${part}`;
}
