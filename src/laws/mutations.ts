/** Possibly invalid positions from outside: a state or a view with one to three changes, as JSON. */
import type { AnyRuleset } from "../core/ruleset/contract.js";
import type { Place } from "../core/flow/cursor.js";
import { MOST_SIDES } from "../core/dice/dice.js";
import type { SeededDice } from "../core/dice/seeded.js";
import type { FrameHandle } from "../core/flow/frame-rows.js";
import { FrameReader } from "../core/flow/frame-reader.js";
import { endsOfFrames, indexOfKind, sizeOfKind, TO_STEP } from "../core/flow/frames.js";
import type { GameState } from "../core/state/state.js";
import { partsOf } from "./parts.js";

/** A changed value and the entry point that receives it. */
export interface Mutation {
  readonly entry: "restore" | "position";
  readonly given: unknown;
  /** The changes, such as `state.leaders[38]: 256 → 163`. */
  readonly changes: string;
}

const MOST_CHANGES = 3;
/** Numbers at the limits of bytes, codes and cells and beyond, most of which no rule expects. */
const EXTREME = [-1, 0, 1, 2, 7, 63, 127, 128, 255, 256, 1023, 4095, 65_535, 8_388_609, 2 ** 30, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, -(2 ** 31), 2 ** 53];

/** Numbers at the ends of the ranges of slots; the rules often allow less. */
const ENDS_OF_SLOTS = [0, 1, 2, 3, 8, 9, 60, 254, 255, 65_535];

/** The subject of the change: any part of a position, or only the memory of its frames. */
export type Subject = "anything" | "slots";

/** IN_RANGE of OF_SLOTS changes to slots use another value in range, since other values are nearly always refused and find few faults. */
const IN_RANGE = 7;
const OF_SLOTS = 8;

/** A position with one to three changes. The memory of frames is a small part of a position and the hardest to check, so it is changed more often. */
export function mutate(ruleset: AnyRuleset, state: GameState, pick: SeededDice, subject: Subject = "anything"): Mutation {
  const entry = pick.draw(2) === 0 ? "restore" : "position";
  const given: unknown = JSON.parse(JSON.stringify(entry === "restore" ? state : ruleset.view(state, "arbiter")));
  const changes: string[] = [];
  if (subject === "slots" && pick.draw(OF_SLOTS) < IN_RANGE) return { entry, given, changes: changeInRange(ruleset, state, given, pick) };
  for (let left = 1 + pick.draw(MOST_CHANGES); left > 0; left--) {
    const inSlot = subject === "slots" || pick.draw(4) === 0;
    if (entry === "restore") changes.push(changeState(given as GameState, inSlot, pick));
    else changes.push((inSlot ? changeShownSlot(given, pick) : null) ?? changeView(given, pick));
  }
  return { entry, given, changes: changes.join("; ") };
}

/** A view with one change, as JSON with ids. */
export function mutateView(view: unknown, pick: SeededDice): { readonly given: unknown; readonly change: string } {
  const given: unknown = JSON.parse(JSON.stringify(view));
  const change = (pick.draw(4) === 0 ? changeShownSlot(given, pick) : null) ?? changeView(given, pick);
  return { given, change };
}

function changeState(state: GameState, inSlot: boolean, pick: SeededDice): string {
  if (inSlot) return changeSlot(state, pick) ?? changeCell(state, pick);
  return pick.draw(8) === 0 ? changeFrames(state, pick) : changeCell(state, pick);
}

function changeCell(state: GameState, pick: SeededDice): string {
  const fields = state as unknown as Record<string, number | number[]>;
  const names = Object.keys(fields).filter(
    (name) => name !== "edition" && name !== "dice" && (typeof fields[name] === "number" || (fields[name] as number[]).length > 0),
  );
  const name = names[pick.draw(names.length)]!;
  const field = fields[name]!;
  if (typeof field === "number") return changeText(`state.${name}`, field, (fields[name] = otherNumber(field, [], pick)));
  const cell = pick.draw(field.length);
  const was = field[cell]!;
  if (pick.draw(4) === 0) {
    const other = pick.draw(field.length);
    field[cell] = field[other]!;
    field[other] = was;
    return `state.${name}[${cell}] and [${other}] swapped (${was}, ${field[cell]})`;
  }
  return changeText(`state.${name}[${cell}]`, was, (field[cell] = otherNumber(was, field, pick)));
}

// A neighbour, another sign or bit, the value of another cell, or an extreme value.
function otherNumber(was: number, field: readonly number[], pick: SeededDice): number {
  switch (pick.draw(6)) {
    case 0:
      return was + 1;
    case 1:
      return was - 1;
    case 2:
      return was === 0 ? -1 : -was;
    case 3:
      return was ^ (1 << pick.draw(12));
    case 4:
      return field.length > 0 ? field[pick.draw(field.length)]! : pick.draw(20);
    default:
      return EXTREME[pick.draw(EXTREME.length)]!;
  }
}

/** The frames of a state, bottom first; null if the stack is already broken. */
function framesIn(state: GameState): number[][] | null {
  const frames: number[][] = [];
  for (let top = state.frames.length; top > 0; ) {
    const size = sizeOfKind(state.frames[top - 1]!);
    if (size > top || size < 2) return null;
    frames.unshift(state.frames.slice(top - size, top));
    top -= size;
  }
  return frames;
}

/** Changes a number or the step of a frame; null if the frames cannot be read. */
function changeSlot(state: GameState, pick: SeededDice): string | null {
  const frames = framesIn(state);
  if (frames === null || frames.length === 0) return null;
  const place = pick.draw(frames.length);
  const frame = frames[place]!;
  const cell = pick.draw(frame.length - 1); // The last number of a frame is its kind.
  const was = frame[cell]!;
  frame[cell] = pick.draw(3) === 0 ? ENDS_OF_SLOTS[pick.draw(ENDS_OF_SLOTS.length)]! : otherNumber(was, frame.slice(0, -1), pick);
  state.frames = frames.flat();
  return changeText(`frame ${place} of kind ${frame[frame.length - 1]}, number ${cell}`, was, frame[cell]);
}

/** Changes a slot in the frames that a view shows; null if it shows no slot. */
function changeShownSlot(view: unknown, pick: SeededDice): string | null {
  const { frames } = view as { readonly frames?: readonly { readonly slots?: Record<string, unknown> }[] };
  if (!Array.isArray(frames) || frames.length === 0) return null;
  const place = pick.draw(frames.length);
  const slots: unknown = frames[place]?.slots;
  if (typeof slots !== "object" || slots === null) return null;
  const names = Object.keys(slots);
  if (names.length === 0) return null;
  const name = names[pick.draw(names.length)]!;
  return changePart(slots as Record<string, unknown>, name, `view.frames[${place}].slots.${name}`, view, pick);
}

/** Gives one to three slots other values in their range. A view shows them in its own words and omits the decision, which repeats them. */
function changeInRange(ruleset: AnyRuleset, state: GameState, given: unknown, pick: SeededDice): string {
  const { frames, words } = partsOf(ruleset).shown!;
  const reader = new FrameReader<GameState>(frames, words);
  const handles = Object.values(frames);
  const changed = ruleset.clone(state) as GameState;
  const changes: string[] = [];
  for (let left = 1 + pick.draw(MOST_CHANGES); left > 0; left--) {
    const ends = endsOfFrames(changed.frames);
    const depth = pick.draw(ends.length);
    const end = ends[depth]!;
    changes.push(`frames[${depth}] ${changeWithin(reader, changed, end, handles[indexOfKind(changed.frames[end - 1]!)]!, pick)}`);
  }
  const into = given as { frames: unknown; decision?: unknown; underWay?: unknown };
  if ("ruleset" in into) {
    into.frames = reader.show(changed);
    delete into.decision;
    delete into.underWay;
  } else into.frames = changed.frames;
  return changes.join("; ");
}

// Changes the step, a number, the length of a list or an entry of it.
function changeWithin(reader: FrameReader<GameState>, s: GameState, end: number, handle: FrameHandle<unknown>, pick: SeededDice): string {
  const slot = pick.draw(handle.places.length + 1);
  const place = handle.places[slot];
  if (place === undefined) {
    const was = s.frames[end - TO_STEP]!;
    s.frames[end - TO_STEP] = pick.draw(handle.steps.length);
    return changeText(`${handle.name}.step`, handle.steps[was], handle.steps[s.frames[end - TO_STEP]!]);
  }
  const held = place.size === 1 ? 0 : s.frames[end - place.at]!;
  const isLength = place.size > 1 && (held === 0 || pick.draw(2) === 0);
  const at = end - place.at - (place.size === 1 || isLength ? 0 : 1 + pick.draw(held));
  const was = s.frames[at]!;
  s.frames[at] = isLength ? pick.draw(place.size) : drawnFor(reader, s, place, was, pick);
  for (let n = 1 + s.frames[at]!; isLength && n < place.size; n++) s.frames[end - place.at - n] = 0;
  return changeText(`${handle.name}.${place.name}`, was, s.frames[at]);
}

// A neighbour, a value that differs by one bit (a member of a set, a piece of a force), or any value in the range.
function drawnFor(reader: FrameReader<GameState>, s: GameState, place: Place, was: number, pick: SeededDice): number {
  const [least, most] = reader.rangeOfSlot(s, place);
  const near = [was + 1, was - 1, was ^ (1 << pick.draw(Math.max(32 - Math.clz32(most), 1)))][pick.draw(3)]!;
  if (pick.draw(2) === 0 && near >= least && near <= most) return near;
  const count = most - least + 1;
  if (count < 1) return was; // a change before has left it no value
  if (count <= MOST_SIDES) return least + pick.draw(count);
  return least + Math.min(pick.draw(Math.ceil(count / MOST_SIDES)) * MOST_SIDES + pick.draw(MOST_SIDES), count - 1);
}

/** Removes a frame alone or with the frames above it, inserts a copy of one, or moves one to the top. */
function changeFrames(state: GameState, pick: SeededDice): string {
  const frames = framesIn(state);
  if (frames === null || frames.length === 0) return changeCell(state, pick);
  const at = pick.draw(frames.length);
  const change = pick.draw(4);
  if (change === 0) frames.splice(at, 1);
  else if (change === 1) frames.length = at;
  else if (change === 2) frames.splice(at, 0, frames[pick.draw(frames.length)]!);
  else frames.push(...frames.splice(at, 1));
  state.frames = frames.flat();
  return `frame ${at} of ${frames.length} ${["cut", "and those above cut", "put in once more", "put on top"][change]}`;
}

/** Descends into a view at random and changes the value it reaches. */
function changeView(view: unknown, pick: SeededDice): string {
  let at = view as Record<string, unknown>;
  let path = "view";
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[pick.draw(keys.length)]!;
    const inside = at[key];
    const here = Array.isArray(at) ? `${path}[${key}]` : `${path}.${key}`;
    const isFull = typeof inside === "object" && inside !== null && Object.keys(inside).length > 0;
    if (isFull && pick.draw(12) > 0) {
      at = inside as Record<string, unknown>;
      path = here;
      continue;
    }
    // The generator is not changed, since any contents of it are valid.
    if (path.endsWith(".dice")) return changeView(view, pick);
    return changePart(at, key, here, view, pick);
  }
}

function changePart(at: Record<string, unknown>, key: string, path: string, view: unknown, pick: SeededDice): string {
  const was = at[key];
  const change = pick.draw(8);
  if (Array.isArray(at) && change < 2) {
    const [taken] = at.splice(Number(key), 1);
    if (change === 1) at.splice(pick.draw(at.length + 1), 0, taken, taken);
    return `${path} ${change === 1 ? "doubled" : "taken out"} (${shown(taken)})`;
  }
  if (!Array.isArray(at) && change === 0) {
    delete at[key];
    return `${path} left out (${shown(was)})`;
  }
  if (!Array.isArray(at) && change === 1) {
    at[`${key}-too`] = was;
    return `${path}-too added (${shown(was)})`;
  }
  at[key] = otherValue(was, view, pick);
  return changeText(path, was, at[key]);
}

// Null, or another value of the same kind (a text comes from elsewhere in the view). Null becomes a text or a number; a list becomes an empty
// object, and an object a list.
function otherValue(was: unknown, view: unknown, pick: SeededDice): unknown {
  if (pick.draw(8) === 0) return null;
  if (typeof was === "boolean") return !was;
  if (typeof was === "number") return otherNumber(was, [], pick);
  if (typeof was === "string") return wordFrom(view, pick);
  if (was === null) return pick.draw(2) === 0 ? wordFrom(view, pick) : pick.draw(4);
  return Array.isArray(was) ? {} : [];
}

function wordFrom(view: unknown, pick: SeededDice): unknown {
  const words: string[] = [];
  const collect = (part: unknown): void => {
    if (typeof part === "string") words.push(part);
    else if (typeof part === "object" && part !== null) for (const inside of Object.values(part)) collect(inside);
  };
  collect(view);
  return words[pick.draw(words.length)];
}

function changeText(path: string, was: unknown, is: unknown): string {
  return `${path}: ${shown(was)} → ${shown(is)}`;
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 60);
}
