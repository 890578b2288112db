/**
 * Stacks of frames that `restore` reads. A test begins a procedure on whatever lies there; in a game other procedures lie beneath it, each at the step at which it waits.
 */
import { SlotList } from "../../src/core/flow/cursor.js";
import { type AnyGiven, givenOver } from "../../src/core/flow/given-slots.js";
import type { FrameHandle } from "../../src/core/flow/frame-rows.js";
import { indexOfKind, sizeOfKind, TO_STEP } from "../../src/core/flow/frames.js";
import type { GameState } from "../../src/core/state/state.js";

type Handle = FrameHandle<unknown>;

/** The handles of any ruleset by name. */
// biome-ignore lint/suspicious/noExplicitAny: the frames of any ruleset
export type Handles = Readonly<Record<string, FrameHandle<any>>>;

/** One frame of a stack: its kind, its step and its slots by name. */
interface Entry {
  readonly handle: Handle;
  readonly step: string;
  readonly slots: Readonly<Record<string, unknown>>;
}

/** A copy of the state in which each frame lies on one that can wait for it; null where no stack can be found. `choice` picks among the steps at which one can wait; `idle` is put on top where nobody is asked. */
export function withSoundStack<S extends GameState>(state: S, frames: Handles, given: AnyGiven, idle: string, choice: "first" | "last"): S | null {
  const s = structuredClone(state);
  const entries = entriesOf(s, Object.values(frames));
  s.frames.length = 0;
  for (const entry of entries) {
    const below = beneath(s, frames, entry.handle);
    if (below === null) return null;
    for (const name of below) push(s, { handle: frames[name]!, step: "", slots: slotsOf(entries) }, frames, choice);
    push(s, entry, frames, choice);
  }
  const top = topOf(s, Object.values(frames));
  if (top !== null && !top.asks.includes(top.steps[s.frames.at(-TO_STEP)!]!)) {
    for (const name of beneath(s, frames, frames[idle]!) ?? []) push(s, { handle: frames[name]!, step: "", slots: {} }, frames, choice);
    push(s, { handle: frames[idle]!, step: frames[idle]!.asks[0]!, slots: {} }, frames, choice);
  }
  fillGiven(s, Object.values(frames), given);
  return s;
}

function entriesOf(s: GameState, handles: readonly Handle[]): Entry[] {
  const entries: Entry[] = [];
  for (let end = s.frames.length; end > 0; end -= sizeOfKind(s.frames[end - 1]!)) {
    const handle = handles[indexOfKind(s.frames[end - 1]!)]!;
    const cursor = handle.at(s, end) as Readonly<Record<string, unknown>>;
    const slots = Object.fromEntries(handle.places.map(({ name }) => [name, copyOf(cursor[name])]));
    entries.unshift({ handle, step: handle.steps[s.frames[end - TO_STEP]!]!, slots });
  }
  return entries;
}

function copyOf(slot: unknown): unknown {
  return slot instanceof SlotList ? Array.from({ length: slot.length }, (_, i) => slot.at(i)) : slot;
}

// The procedures to be begun between the top of the stack and a frame; what can have nothing like it on top is taken off.
function beneath(s: GameState, frames: Handles, handle: Handle): string[] | null {
  const { under } = handle.row;
  if (under === undefined) return [];
  for (;;) {
    const top = topOf(s, Object.values(frames));
    const path = pathBetween(frames, top?.name ?? null, handle.name);
    if (path !== null) return path;
    if (top === null) return null;
    s.frames.length -= sizeOfKind(s.frames.at(-1)!);
  }
}

function topOf(s: GameState, handles: readonly Handle[]): Handle | null {
  return s.frames.length === 0 ? null : handles[indexOfKind(s.frames.at(-1)!)]!;
}

// The shortest row of procedures from one to another, both left out; from the bottom, where there is none yet.
function pathBetween(frames: Handles, from: string | null, to: string): string[] | null {
  const ways: string[][] = [[to]];
  const seen = new Set([to]);
  for (const way of ways) {
    const { under } = frames[way[0]!]!.row;
    if (under === undefined) continue;
    if (under === "bottom") {
      if (from === null) return way.slice(0, -1);
      continue;
    }
    if (from !== null && Object.hasOwn(under, from)) return way.slice(0, -1);
    for (const lower of Object.keys(under)) {
      if (seen.has(lower)) continue;
      seen.add(lower);
      ways.push([lower, ...way]);
    }
  }
  return null;
}

// Slots that procedures hand on to each other have the same name: the seat, the space, the card.
function slotsOf(entries: readonly Entry[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...entries].reverse().flatMap(({ slots }) => Object.entries(slots)));
}

function push(s: GameState, { handle, step, slots }: Entry, frames: Handles, choice: "first" | "last"): void {
  wait(s, handle, Object.values(frames), choice);
  const cursor = handle.push(s) as Record<string, unknown> & { step: number };
  for (const { name, size } of handle.places) {
    const value = slots[name];
    if (Array.isArray(value) !== size > 1) continue;
    if (Array.isArray(value)) fill(cursor[name] as SlotList, value as number[]);
    else if (value !== undefined) cursor[name] = value;
  }
  cursor.step = Math.max(0, handle.steps.indexOf(step));
}

function fill(list: SlotList, values: readonly number[]): void {
  for (const value of values) list.push(value);
}

// The frame on top goes on after the one that is to lie on it.
function wait(s: GameState, above: Handle, handles: readonly Handle[], choice: "first" | "last"): void {
  const top = topOf(s, handles);
  const { under } = above.row;
  if (top === null || under === undefined || under === "bottom") return;
  const steps = under[top.name]!;
  if (steps.includes(top.steps[s.frames.at(-TO_STEP)!]!)) return;
  s.frames[s.frames.length - TO_STEP] = top.steps.indexOf(steps.at(choice === "first" ? 0 : -1)!);
}

// What the frames below give to those that were put in.
function fillGiven(s: GameState, handles: readonly Handle[], given: AnyGiven): void {
  const ends: number[] = [];
  for (let end = s.frames.length; end > 0; end -= sizeOfKind(s.frames[end - 1]!)) ends.unshift(end);
  for (const [i, end] of ends.entries()) {
    if (i === 0) continue;
    const [handle, lower] = [handles[indexOfKind(s.frames[end - 1]!)]!, handles[indexOfKind(s.frames[ends[i - 1]! - 1]!)]!];
    const gives = givenOver(given, handle.name, lower.name, lower.steps[s.frames[ends[i - 1]! - TO_STEP]!]!);
    if (gives === undefined) continue;
    const slots = { ...gives(lower.at(s, ends[i - 1]!), s) };
    Object.assign(handle.at(s, end) as object, slots);
  }
}
