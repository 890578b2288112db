/** Reads states from JSON: checks every field, the range of every cell, the stack of frames and the invariants. */
import { isTycheError, PositionError } from "../basics/errors.js";
import { frameKind, type FrameSize, sizeOfKind } from "./frames.js";
import { ownField, POSITION_COMPLAINT, readArray, readInteger, readObject, readText } from "../basics/json.js";
import type { GameState } from "../state/state.js";

/** One bound for all cells of a field, or one per cell. */
export type CellBound = number | readonly number[];

/** The shape of a field. Rules may rely on its range in every loop. */
export interface FieldShape {
  /** A plain number, an array of exactly `length` numbers, or an array of at most `length`. */
  readonly form: "number" | "cells" | "list";
  readonly length: number;
  readonly least: CellBound;
  readonly most: CellBound;
}

export function number(least: number, most: number): FieldShape {
  return { form: "number", length: 1, least, most };
}

/** An array of exactly `length` numbers; a bound is one number for all, or one per cell. */
export function cells(length: number, least: CellBound, most: CellBound): FieldShape {
  return { form: "cells", length, least, most };
}

export function list(longest: number, least: number, most: number): FieldShape {
  return { form: "list", length: longest, least, most };
}

/**
 * The fields of a state, in the order of its keys. A field with ranges is given as a shape. A field of any 32-bit numbers is given as the number of its
 * cells, as any negative number if it is a list, or as "number".
 */
export type StateShape = Readonly<Record<string, FieldShape | number | "number">>;

const MOST_FRAMES = 400;
const MOST_FIELD = 4096;
const LARGEST = 4294967295;
const SMALLEST = -2147483648;

const GENERATOR: FieldShape = cells(4, 0, [LARGEST, LARGEST, LARGEST, 2091639]);

/** Reads a state of this shape from JSON; `procedures` are all that its stack may contain. @throws PositionError naming the field */
export function readState<S extends GameState>(
  json: unknown,
  shapeOf: (edition: string) => StateShape,
  procedures: readonly FrameSize[],
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
  // The keys are in the order of the ruleset, in which the fingerprint is fastest.
  state["edition"] = edition;
  state["dice"] = readGenerator(ownField(given, "dice"), "state.dice");
  state["frames"] = readFrames(ownField(given, "frames"), procedures);
  for (const key of Object.keys(shape)) state[key] = readField(ownField(given, key), `state.${key}`, fieldShape(shape[key]!));
  holding("state", () => checkInvariants(state as unknown as S));
  return state as unknown as S;
}

/**
 * Runs a check of given data. An error of this library passes unchanged; any other failure becomes the error of an impossible position. @throws
 * PositionError
 */
export function holding<T>(path: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (isTycheError(error)) throw error;
    throw impossible(path, error);
  }
}

const OURS = /^tyche invariant: /;

/** The error for a given position on which the rules fail. */
export function impossible(path: string, error: unknown): PositionError {
  const reason = error instanceof Error ? error.message.replace(OURS, "") : "it cannot be";
  const expected = "a position of this ruleset";
  return new PositionError("position/impossible", `${path}: expected ${expected}, got one where ${reason}`, { path, expected, got: reason });
}

function fieldShape(field: FieldShape | number | "number"): FieldShape {
  if (typeof field === "object") return field;
  if (field === "number") return number(SMALLEST, LARGEST);
  return field < 0 ? list(MOST_FIELD, SMALLEST, LARGEST) : cells(field, SMALLEST, LARGEST);
}

function readField(value: unknown, path: string, { form, length, least, most }: FieldShape): number | number[] {
  if (form === "number") return readInteger(value, path, boundAt(least, 0), boundAt(most, 0), POSITION_COMPLAINT);
  const entries = readArray(value, path, form === "list" ? length : MOST_FIELD, POSITION_COMPLAINT);
  if (form === "cells" && entries.length !== length) throw POSITION_COMPLAINT(path, `${length} entries`, entries);
  return entries.map((entry, i) => readInteger(entry, `${path}[${i}]`, boundAt(least, i), boundAt(most, i), POSITION_COMPLAINT));
}

function boundAt(bound: CellBound, cell: number): number {
  return typeof bound === "number" ? bound : bound[cell]!;
}

/** @throws PositionError naming the entry */
export function readGenerator(value: unknown, path: string): number[] {
  return readField(value, path, GENERATOR) as number[];
}

function readFrames(value: unknown, procedures: readonly FrameSize[]): number[] {
  const frames = readArray(value, "state.frames", MOST_FRAMES, POSITION_COMPLAINT).map((entry, i) =>
    readInteger(entry, `state.frames[${i}]`, SMALLEST, LARGEST, POSITION_COMPLAINT),
  );
  let top = frames.length;
  if (top === 0) throw POSITION_COMPLAINT("state.frames", "a procedure under way", value);
  const kinds = procedures.map(({ frame, slots }, index): number => frame ?? frameKind(index, slots.length));
  while (top > 0) {
    const kind = frames[top - 1]!;
    const size = sizeOfKind(kind);
    if (!kinds.includes(kind) || size > top) throw POSITION_COMPLAINT(`state.frames[${top - 1}]`, "a kind of frame", kind);
    top -= size;
  }
  return frames;
}
