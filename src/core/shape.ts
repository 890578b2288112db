/** States read back from JSON: every field there, whole numbers throughout, the stack of frames sound, the invariants kept. */
import { isTycheError, PositionError } from "./errors.js";
import { ownField, POSITION_COMPLAINT, readArray, readInteger, readObject, readText } from "./json.js";
import type { GameState } from "./state.js";

/** The length of each array of a state in the order of its keys; "number" for a plain number, -1 for an array of any length. */
export type StateShape = Readonly<Record<string, number | "number">>;

const MOST_FRAMES = 400;
const MOST_FIELD = 4096;
const LARGEST = 4294967295;
const MOST_KIND = (8 << 8) | 255; // eight slots at most
const SMALLEST = -2147483648;

/** A state of this shape from JSON. @throws PositionError naming the field */
export function readState<S extends GameState>(
  json: unknown,
  shapeOf: (edition: string) => StateShape,
  procedures: number,
  checkInvariants: (s: S) => void,
): S {
  const given = readObject(json, "state", POSITION_COMPLAINT);
  const edition = readText(ownField(given, "edition"), "state.edition", 40, POSITION_COMPLAINT);
  const shape = shapeOf(edition);
  const state: Record<string, unknown> = {};
  for (const key of Object.keys(given)) {
    if (key !== "edition" && key !== "dice" && key !== "frames" && !Object.hasOwn(shape, key))
      throw POSITION_COMPLAINT(`state.${key.slice(0, 40)}`, "no such field", given[key]);
  }
  // The order of keys is part of the fingerprint, so it is that of the ruleset and not of the JSON.
  state["edition"] = edition;
  state["dice"] = readIntegers(ownField(given, "dice"), "state.dice", 4, 0);
  state["frames"] = readFrames(ownField(given, "frames"), procedures);
  for (const key of Object.keys(shape)) {
    const length = shape[key]!;
    const value = ownField(given, key);
    state[key] =
      length === "number" ? readInteger(value, `state.${key}`, SMALLEST, LARGEST, POSITION_COMPLAINT) : readIntegers(value, `state.${key}`, length, SMALLEST);
  }
  try {
    checkInvariants(state as unknown as S);
  } catch (error) {
    if (isTycheError(error)) throw error;
    throw new PositionError("position/impossible", `state: ${error instanceof Error ? error.message : "impossible"}`);
  }
  return state as unknown as S;
}

function readIntegers(value: unknown, path: string, length: number, least: number): number[] {
  const list = readArray(value, path, MOST_FIELD, POSITION_COMPLAINT);
  if (length >= 0 && list.length !== length) throw POSITION_COMPLAINT(path, `${length} entries`, list);
  return list.map((entry, i) => readInteger(entry, `${path}[${i}]`, least, LARGEST, POSITION_COMPLAINT));
}

function readFrames(value: unknown, procedures: number): number[] {
  const frames = readArray(value, "state.frames", MOST_FRAMES, POSITION_COMPLAINT).map((entry, i) =>
    readInteger(entry, `state.frames[${i}]`, SMALLEST, LARGEST, POSITION_COMPLAINT),
  );
  let top = frames.length;
  if (top === 0) throw POSITION_COMPLAINT("state.frames", "a procedure under way", value);
  while (top > 0) {
    const kind = frames[top - 1]!;
    const size = (kind >> 8) + 3;
    // From 2^31 on a number is negative to the bit operators; taken for a size it would walk the wrong way for ever.
    if (kind < 0 || kind > MOST_KIND || (kind & 255) >= procedures || size > top) throw POSITION_COMPLAINT(`state.frames[${top - 1}]`, "a kind of frame", kind);
    top -= size;
  }
  return frames;
}
