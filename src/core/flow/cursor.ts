/** Cursors: objects with the slots of a frame as fields. Each kind of frame has one, which shows the frame it was last bound to. */
import { TO_STEP } from "./frames.js";
import { invariant } from "../basics/errors.js";

export class Spot {
  frames: number[] = [];
  end = 0;
}

/**
 * Binds a spot to the frame that ends at `end`. A game keeps the same array for a long time, so it is assigned only if it differs; this saves work
 * for the garbage collector.
 */
export function show(spot: Spot, frames: number[], end: number): void {
  if (spot.frames !== frames) spot.frames = frames;
  spot.end = end;
}

export class SlotList {
  private readonly spot: Spot;
  private readonly offset: number;
  private readonly most: number;
  constructor(spot: Spot, at: number, most: number) {
    this.spot = spot;
    this.offset = at;
    this.most = most;
  }
  get length(): number {
    return this.spot.frames[this.spot.end - this.offset]!;
  }
  at(index: number): number {
    invariant(index >= 0 && index < this.length, "the list of a frame has no such entry");
    return this.spot.frames[this.spot.end - this.offset - 1 - index]!;
  }
  put(index: number, value: number): void {
    invariant(index >= 0 && index < this.length, "the list of a frame has no such entry");
    this.spot.frames[this.spot.end - this.offset - 1 - index] = value;
  }
  has(value: number): boolean {
    for (let i = this.length - 1; i >= 0; i--) if (this.at(i) === value) return true;
    return false;
  }
  push(value: number): void {
    const { frames, end } = this.spot;
    const { length } = this;
    invariant(length < this.most, "the list of a frame is full");
    frames[end - this.offset - 1 - length] = value;
    frames[end - this.offset] = length + 1;
  }
  pop(): number {
    const { frames, end } = this.spot;
    const last = this.at(this.length - 1);
    frames[end - this.offset - this.length] = 0;
    frames[end - this.offset] = this.length - 1;
    return last;
  }
  clear(): void {
    while (this.length > 0) this.pop();
  }
  /** Replaces the entries with a copy of others. */
  take(values: Iterable<number>): void {
    const copy = [...values];
    this.clear();
    for (const value of copy) this.push(value);
  }
  *[Symbol.iterator](): Iterator<number> {
    for (let i = 0; i < this.length; i++) yield this.at(i);
  }
}

/** The storage of a slot: its distance from the end of the frame, and its size in integers. */
export interface Place {
  readonly name: string;
  readonly kind: string;
  readonly at: number;
  readonly size: number;
}

const LIST = /^.+\[(\d+)\]$/;

/** The most entries of a list of this kind; null for other kinds. */
export function mostOfList(kind: string): number | null {
  const list = kind.endsWith("]") ? LIST.exec(kind) : null; // few slots are lists
  return list === null ? null : Number(list[1]);
}

/**
 * Makes the cursor of a kind of frame, with a field per slot. Each kind has its own class, so that a JavaScript engine optimizes its fields like
 * fields written in the source.
 */
export function cursorOf(places: readonly Place[], spot: Spot): object {
  class Cursor {
    get step(): number {
      return spot.frames[spot.end - TO_STEP]!;
    }
    set step(step: number) {
      spot.frames[spot.end - TO_STEP] = step;
    }
  }
  for (const place of places) Object.defineProperty(Cursor.prototype, place.name, fieldOf(place, spot));
  return new Cursor();
}

function fieldOf({ kind, at, size }: Place, spot: Spot): PropertyDescriptor {
  if (mostOfList(kind) !== null) return { value: new SlotList(spot, at, size - 1) };
  if (kind === "flag") return flagField(spot, at);
  return kind.endsWith("?") ? optionalField(spot, at) : numberField(spot, at);
}

// Values are passed as parameters. With outer constants, each use would check their initialization, and the functions would be too long to be inlined
// every time.
function flagField(spot: Spot, at: number): PropertyDescriptor {
  return {
    get: () => spot.frames[spot.end - at] === 1,
    set: (value: boolean) => {
      spot.frames[spot.end - at] = value ? 1 : 0;
    },
  };
}

function optionalField(spot: Spot, at: number): PropertyDescriptor {
  return {
    get: () => spot.frames[spot.end - at]! - 1,
    set: (value: number) => {
      spot.frames[spot.end - at] = value + 1;
    },
  };
}

function numberField(spot: Spot, at: number): PropertyDescriptor {
  return {
    get: () => spot.frames[spot.end - at],
    set: (value: number) => {
      spot.frames[spot.end - at] = value;
    },
  };
}
