/**
 * Checks of the procedure stack beyond those of its rows: the bottom is game-over if the game is over, else the campaign. It runs first, since the other
 * checks read the stack.
 */
import { demand } from "../../core/basics/errors.js";
import type { FrameHandle, FrameRow } from "../../core/flow/frame-rows.js";
import { endsOfFrames, indexOfKind } from "../../core/flow/frames.js";
import { F, type FRAMES } from "../vocabulary/frames.js";
import { isOver, type PeloponnesianState } from "../state/index.js";

export type Kind = keyof typeof FRAMES;

/** A frame with the names of its step and slots, and its path in the arbiter's view. */
export interface Frame {
  readonly kind: Kind;
  readonly step: string;
  readonly path: string;
  /** Slots of words and numbers, NONE if empty. */
  readonly slots: Readonly<Record<string, number>>;
  readonly flags: Readonly<Record<string, boolean>>;
}

/** A slot that the frame is known to have. */
export function slotOf({ slots }: Frame, name: string): number {
  return slots[name]!;
}

export function flagOf({ flags }: Frame, name: string): boolean {
  return flags[name]!;
}

/** Checks the stack against the game and returns it, bottom first. */
export function checkStack(s: PeloponnesianState): readonly Frame[] {
  const frames = framesOf(s);
  const over = isOver(s);
  const bottom = over ? "game-over" : "campaign";
  demand(frames[0]!.kind === bottom, "frames[0].kind", over ? `${bottom}, for the game is over` : bottom, frames[0]!.kind);
  return frames;
}

const HANDLES: readonly FrameHandle<FrameRow>[] = Object.values(F) as unknown as readonly FrameHandle<FrameRow>[];

function framesOf(s: PeloponnesianState): readonly Frame[] {
  return endsOfFrames(s.frames).map((end, i) => frameAt(s, end, `frames[${i}]`));
}

function frameAt(s: PeloponnesianState, end: number, path: string): Frame {
  const handle = HANDLES[indexOfKind(s.frames[end - 1]!)]!;
  const cursor = handle.at(s, end) as unknown as Readonly<Record<string, unknown>> & { readonly step: number };
  const slots: Record<string, number> = {};
  const flags: Record<string, boolean> = {};
  for (const { name } of handle.places) {
    const value = cursor[name];
    if (typeof value === "number") slots[name] = value;
    if (typeof value === "boolean") flags[name] = value;
  }
  return { kind: handle.name as Kind, step: handle.steps[cursor.step]!, path, slots, flags };
}

export function demandSlot(frame: Frame, name: string, sound: boolean, expected: string): void {
  demand(sound, `${frame.path}.slots.${name}`, expected, frame.slots[name] ?? frame.flags[name]);
}
