/** The layout of an observation: rows of fields, laid out one after the other for an edition and a number of players. */
import type { Place } from "../core/flow/cursor.js";
import type { FrameHandle } from "../core/flow/frame-rows.js";
import { OPTION_COMPLAINT } from "../core/state/given.js";
import type { ObservationRow, Put } from "../core/ruleset/observation.js";
import type { FieldShape, StateShape } from "../core/flow/shape.js";
import type { GameState } from "../core/state/state.js";
import { type AnyWords, formOf, idsOf, isPacked, rangeIn } from "../core/state/words.js";

/** A field of an observation: consecutive numbers with one meaning. */
export interface ObservationField {
  readonly name: string;
  /** Its first index. */
  readonly at: number;
  readonly length: number;
  /** All its numbers are in `low`..`high`; `low` is below `high`. */
  readonly low: number;
  readonly high: number;
  /** The coding of its values: a number, a flag, a one-hot word, a set of words, or the binary digits of a large number, the lowest first. */
  readonly kind: "number" | "flag" | "one-hot" | "set" | "bits";
  /** The names of its numbers, one axis after the other, the last one moving fastest; empty for a single number. Seats are "own", "rival-1", and so on. */
  readonly axes: readonly (readonly string[])[];
}

/** The coding of one value. */
export interface Coding {
  readonly kind: ObservationField["kind"];
  readonly length: number;
  readonly low: number;
  readonly high: number;
  /** The divisor of a value of the kind "number". */
  readonly scale: number;
  /** Subtracted from a value before it is split into binary digits. */
  readonly least: number;
  readonly names: readonly string[] | null;
  /** True if values are seats. */
  readonly isSeat: boolean;
}

/** A row with its layout. */
export interface Laid {
  readonly name: string;
  readonly at: number;
  readonly coding: Coding;
  readonly counts: readonly number[];
  /** For each axis, true if it is the seats. */
  readonly ofSeats: readonly boolean[];
  readonly read: ((s: never, a: number, b: number) => number) | undefined;
  readonly cells: ((s: never) => readonly number[]) | undefined;
  readonly fill: ((s: never, put: Put) => void) | undefined;
}

/** A slot of a frame with its layout; `count` is the most entries of a list, 0 for any other slot. */
export interface LaidSlot {
  readonly at: number;
  readonly place: Place;
  readonly coding: Coding;
  readonly count: number;
}

/** A kind of frame with its layout: its depth, step and slots; `stepAt` is -1 if it has only one step. */
export interface LaidFrame {
  readonly at: number;
  readonly depth: Coding;
  readonly stepAt: number;
  readonly slots: readonly LaidSlot[];
}

/** Numbers of a larger range without a `usual` value are encoded in binary digits: as fractions of the range, neighbours would be too alike to learn from. */
const MOST_SCALED = 64;
/** The largest number of a row that does not state it, and of a slot whose bound depends on the game, not only on its edition. */
const MOST_UNSAID = 4095;
/** The most entries that are encoded of a list without a row. */
export const MOST_LISTED = 32;
/** Frames are rarely deeper in the stack than this. */
const USUAL_DEPTH = 8;
const MOST_DEPTH = 400; // no frame is this deep

/** Lays fields out, one after the other. */
export class Layout {
  readonly fields: ObservationField[] = [];
  size = 0;

  constructor(
    private readonly words: AnyWords,
    private readonly seats: readonly string[],
    private readonly players: number,
    private readonly like: GameState,
  ) {}

  row(name: string, row: ObservationRow<never>): Laid {
    const path = `observation.rows.${name}`;
    const axes = (row.each ?? []).map((each) => this.idsOf(typeof each === "string" ? this.wordsOf(each, `${path}.each`) : each));
    const coding = this.codingOf(row, `${path}.of`);
    const laid = this.add(
      name,
      coding,
      axes.map(({ names }) => names),
    );
    const { read, cells, fill } = row;
    if ([read, cells, fill].filter((given) => typeof given === "function").length !== 1) throw OPTION_COMPLAINT(path, "one function: read, cells or fill", row);
    return { name, at: laid, coding, counts: axes.map(({ names }) => names.length), ofSeats: axes.map(({ isSeat }) => isSeat), read, cells, fill };
  }

  frame({ name, steps, places }: FrameHandle<unknown>): LaidFrame {
    const depth = scaled(0, MOST_DEPTH, USUAL_DEPTH);
    const at = this.add(`${name}: depth`, depth, []);
    const stepAt = steps.length > 1 ? this.add(`${name}: step`, oneOf(steps), []) : -1;
    const slots = places.map((place): LaidSlot => {
      const form = formOf(place.kind, (word) => Object.hasOwn(this.words, word));
      const count = form.form === "list" ? form.length : 0;
      const coding = this.codingOfSlot(place.kind, `frames.${name}.${place.name}`);
      const [entry, length] = [`${name}: ${place.name}`, `${name}: how many of ${place.name}`];
      const first = count > 0 ? this.add(length, scaled(0, count, count), []) : -1;
      const laid = this.add(entry, coding, count > 0 ? [numbered(count)] : []);
      return { at: count > 0 ? first : laid, place, coding, count };
    });
    return { at, depth, stepAt, slots };
  }

  /** Adds the field of the observing seat or of the seats asked, and returns its first index. */
  seatsField(name: string, kind: "one-hot" | "set"): number {
    const names = kind === "set" ? this.relative() : this.seats;
    return this.add(name, digits(kind, names), []);
  }

  private add(name: string, coding: Coding, axes: readonly (readonly string[])[]): number {
    const { kind, low, high, names } = coding;
    const at = this.size;
    const length = axes.reduce((product, axis) => product * axis.length, coding.length);
    const all = names === null ? axes : [...axes, names];
    if (length > 0) this.fields.push({ name, at, length, low, high, kind, axes: all });
    this.size += length;
    return at;
  }

  private relative(): readonly string[] {
    return Array.from({ length: this.players }, (_, i) => (i === 0 ? "own" : `rival-${i}`));
  }

  private isSeats(ids: readonly string[]): boolean {
    return ids.length === this.seats.length && ids.every((id, i) => id === this.seats[i]);
  }

  private idsOf(ids: readonly string[]): { readonly names: readonly string[]; readonly isSeat: boolean } {
    return this.isSeats(ids) ? { names: this.relative(), isSeat: true } : { names: ids, isSeat: false };
  }

  private wordsOf(word: string, path: string): readonly string[] {
    const held = this.heldAs(word, path, word);
    if (isPacked(held)) throw OPTION_COMPLAINT(path, "words that have ids", word);
    return idsOf(held, this.like);
  }

  private heldAs(word: string, path: string, given: string): AnyWords[string] {
    if (!Object.hasOwn(this.words, word)) throw OPTION_COMPLAINT(path, `a kind of these words: ${Object.keys(this.words).join(", ")}; or ids`, given);
    return this.words[word]!;
  }

  private codingOf({ of, most, usual }: ObservationRow<never>, path: string): Coding {
    if (typeof of === "function") return oneOf(of(this.like as never));
    if (typeof of !== "string") return oneOf(of);
    if (of === "number") {
      const highest = typeof most === "function" ? most(this.like as never) : (most ?? MOST_UNSAID);
      return scaled(0, highest, usual ?? highest);
    }
    return this.codingOfKind(of, usual, path);
  }

  private codingOfSlot(kind: string, path: string): Coding {
    const coding = this.codingOfKind(kind, undefined, path);
    return { ...coding, low: Math.min(0, coding.low), high: Math.max(0, coding.high) }; // 0 while no such frame is under way
  }

  private codingOfKind(kind: string, usual: number | undefined, path: string): Coding {
    const { form, word, least, most } = formOf(kind.replace(/\[\d+\]$/, ""), (name) => Object.hasOwn(this.words, name));
    if (form === "flag") return digits("flag", null);
    if (word === "") return numberIn(least, most, usual);
    const held = this.heldAs(word, path, kind);
    if (isPacked(held)) return held.isNumber === true ? numberIn(...rangeOf(held, this.like), usual) : bitsIn(...rangeOf(held, this.like));
    const { names, isSeat } = this.idsOf(idsOf(held, this.like));
    return { ...digits(form === "set" ? "set" : "one-hot", names), isSeat };
  }
}

function oneOf(names: readonly string[]): Coding {
  return digits("one-hot", names);
}

// A number for each name, or a single number without names; each is 0 or 1.
function digits(kind: Coding["kind"], names: readonly string[] | null): Coding {
  return { kind, length: names?.length ?? 1, low: 0, high: 1, scale: 1, least: 0, names, isSeat: false };
}

// The bounds are rounded to 32 bits, like the numbers of an observation, so that no value is rounded beyond them.
function scaled(least: number, most: number, usual: number): Coding {
  const scale = Math.max(1, usual);
  const [low, high] = [Math.fround(least / scale), Math.fround(Math.max(most, least + 1) / scale)];
  return { kind: "number", length: 1, low, high, scale, least, names: null, isSeat: false };
}

function numberIn(least: number, most: number, usual: number | undefined): Coding {
  if (most - least <= MOST_SCALED || usual !== undefined) return scaled(least, most, usual ?? Math.max(Math.abs(least), Math.abs(most)));
  return bitsIn(least, most);
}

// A packed number is not a quantity. It is encoded in bits, so that any two of its values differ by at least 1 in some number.
function bitsIn(least: number, most: number): Coding {
  return { ...digits("bits", numbered(32 - Math.clz32(most - least))), least };
}

function rangeOf(held: Parameters<typeof rangeIn>[0], like: GameState): readonly [least: number, most: number] {
  try {
    const range = rangeIn(held, like);
    return range.every(Number.isFinite) ? range : [0, MOST_UNSAID];
  } catch (error) {
    if (error instanceof TypeError) return [0, MOST_UNSAID];
    throw error;
  }
}

function numbered(count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => String(i));
}

/** Rows for a ruleset without any: the plain state, by its shape. Only the first entries of long lists are encoded. */
export function rowsOfShape(shape: StateShape): { readonly rows: Record<string, ObservationRow<never>>; readonly leftOut: Record<string, string> } {
  const rows: Record<string, ObservationRow<never>> = {};
  const leftOut: Record<string, string> = {};
  for (const [name, given] of Object.entries(shape)) {
    if (typeof given !== "object") {
      leftOut[name] = "the ruleset does not say what it holds";
      continue;
    }
    const { form, length } = given;
    const of = `${Math.min(...boundsOf(given.least))}..${Math.max(...boundsOf(given.most))}`;
    const field = (s: never): number & readonly number[] => (s as Readonly<Record<string, number & readonly number[]>>)[name]!;
    if (form === "number") rows[name] = { of, read: (s) => field(s) };
    else if (form === "cells") rows[name] = { each: [numbered(length)], of, cells: field };
    else {
      const count = Math.min(length, MOST_LISTED);
      if (count < length) leftOut[name] = `only the first ${count} entries are encoded`;
      rows[`${name}: how many`] = { of: "number", most: length, usual: count, read: (s) => field(s).length };
      rows[name] = { each: [numbered(count)], of, read: (s, at) => field(s)[at] ?? leastOf(given) };
    }
  }
  return { rows, leftOut };
}

function boundsOf(bound: FieldShape["least"]): readonly number[] {
  return typeof bound === "number" ? [bound] : bound;
}

function leastOf({ least }: FieldShape): number {
  return Math.min(...boundsOf(least));
}
