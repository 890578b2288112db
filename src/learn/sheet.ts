/** The sheet on which an observation is written, and the functions that write rows of a state or a memory on it. */
import { hasBit } from "../core/basics/bits.js";
import { OPTION_COMPLAINT } from "../core/state/given.js";
import type { Put } from "../core/ruleset/observation.js";
import type { Coding, Laid } from "./layout.js";

/** An observation under construction. Its numbers are 0 except at places that have been written to, which are recorded. It is empty between observations. */
export class Sheet {
  readonly numbers: Float32Array;
  /** The number of places that have been written to, some perhaps twice. */
  count = 0;
  /** The seats that play, the observing one first. */
  readonly order: number[] = [];
  /** The rank of each seat in `order`, -1 when it does not play. */
  readonly ranks: number[] = [];
  private readonly written: number[] = [];

  constructor(size: number) {
    this.numbers = new Float32Array(size);
  }

  put(at: number, value: number): void {
    if (this.numbers[at] === 0) this.written[this.count++] = at;
    this.numbers[at] = value;
  }

  /** Copies all numbers to `out`, from index `from` on, and empties the sheet. */
  takeAll(out: Float32Array, from: number): void {
    out.set(this.numbers, from);
    this.empty();
  }

  /** Copies the numbers that are not 0, each once, to these arrays from index `from` on, and empties the sheet. Returns how many there are. */
  takeSome(indices: Int32Array, values: Float32Array, from: number): number {
    const { numbers, written, count } = this;
    let to = from;
    for (let i = 0; i < count; i++) {
      const at = written[i]!;
      if (numbers[at] === 0) continue;
      indices[to] = at;
      values[to++] = numbers[at]!;
      numbers[at] = 0; // so that none is copied twice
    }
    this.empty();
    return to - from;
  }

  /** Sets everything that has been written back to 0. */
  empty(): void {
    for (let i = 0; i < this.count; i++) this.numbers[this.written[i]!] = 0;
    this.count = 0;
  }

  /** Sets the order of the seats that play, the observing one first. `playing` is their mask, `seats` the number of all seats. */
  lookFrom(seat: number, playing: number, seats: number): void {
    const { order, ranks } = this;
    order.length = 0;
    order.push(seat);
    for (let other = 0; other < seats; other++) if (other !== seat && hasBit(playing, other)) order.push(other);
    for (let other = 0; other < seats; other++) ranks[other] = -1;
    order.forEach((one, rank) => void (ranks[one] = rank));
  }

  /** Writes a value in its coding, from number `at` of the observation on. */
  write({ kind, length, scale, least, isSeat }: Coding, value: number, at: number): void {
    if (kind === "number") {
      if (value !== 0) this.put(at, value / scale);
    } else if (kind === "flag") {
      if (value !== 0) this.put(at, 1);
    } else if (kind === "one-hot") {
      const place = isSeat && value >= 0 ? this.ranks[value]! : value;
      if (place >= 0 && place < length) this.put(at + place, 1);
    } else if (kind === "set") {
      for (let i = 0; i < length; i++) if (hasBit(value, isSeat ? this.order[i]! : i)) this.put(at + i, 1);
    } else for (let rest = value - least, i = 0; rest > 0; rest = Math.floor(rest / 2), i++) if (rest % 2 === 1) this.put(at + i, 1);
  }
}

/** Writes a row of a state. */
export type RowWriter<S> = (s: S) => void;

export function rowWriter<S>(laid: Laid, sheet: Sheet): RowWriter<S> {
  const { fill, cells, read } = laid as unknown as LaidFor<S>;
  if (fill !== undefined) {
    const put = putOf(laid, sheet);
    return (s) => fill(s, put);
  }
  const { at, coding, counts, ofSeats } = laid;
  if (counts.length === 0) return (s) => sheet.write(coding, read!(s, 0, 0), at);
  const [outer, inner = 1] = counts as readonly [number, number?];
  const [isOuterSeat, isInnerSeat] = [ofSeats[0] === true, ofSeats[1] === true];
  const { order } = sheet;
  if (cells !== undefined && !isInnerSeat && (coding.kind === "number" || coding.kind === "flag"))
    return (s) => {
      const list = cells(s);
      const { scale } = coding; // 1 for a flag
      for (let a = 0, to = at; a < outer; a++) {
        const from = (isOuterSeat ? order[a]! : a) * inner;
        for (let i = from; i < from + inner; i++, to++) if (list[i] !== 0) sheet.put(to, list[i]! / scale);
      }
    };
  const none = coding.kind === "one-hot" || coding.kind === "bits" ? Number.NaN : 0; // a value that leaves all numbers 0
  return (s) => {
    const list = cells?.(s);
    for (let a = 0, to = at; a < outer; a++) {
      const first = isOuterSeat ? order[a]! : a;
      for (let b = 0; b < inner; b++, to += coding.length) {
        const second = isInnerSeat ? order[b]! : b;
        const value = list === undefined ? read!(s, first, second) : list[first * inner + second]!;
        if (value !== none) sheet.write(coding, value, to);
      }
    }
  };
}

/** Writes a row from the contents of a memory. */
export type RememberedWriter<S> = (held: unknown, s: S) => void;

/** The function that writes a row of a memory on a sheet. */
export function rememberedWriter<S>(laid: Laid, fill: (held: unknown, put: Put, s: S) => void, sheet: Sheet): RememberedWriter<S> {
  const put = putOf(laid, sheet);
  return (held, s) => fill(held, put, s);
}

interface LaidFor<S> {
  readonly read: ((s: S, a: number, b: number) => number) | undefined;
  readonly cells: ((s: S) => readonly number[]) | undefined;
  readonly fill: ((s: S, put: Put) => void) | undefined;
}

// Numbers are kept as `value / scale`; rounding finds the whole number again when another is added to it. Each kind has its own function, which works out the
// cell itself: one function for all kinds, or one more call per value, makes an observation take a third longer.
function putOf(laid: Laid, sheet: Sheet): Put {
  const { at: start, coding, counts, ofSeats } = laid;
  const { kind, length, scale, isSeat } = coding;
  const [outer = 1, inner = 1] = counts;
  const { ranks, numbers } = sheet;
  const [isOuterSeat, isInnerSeat] = [ofSeats[0] === true, ofSeats[1] === true];
  if (kind === "number")
    return (value, a = 0, b = 0) => {
      if (value === 0) return;
      const first = isOuterSeat ? ranks[a]! : a;
      const second = isInnerSeat ? ranks[b]! : b;
      if (!(first >= 0 && second >= 0 && first < outer && second < inner)) return outOfRow(laid, sheet, a, b);
      const to = start + first * inner + second;
      const before = numbers[to]!;
      sheet.put(to, (before === 0 ? value : Math.round(before * scale) + value) / scale);
    };
  if (kind === "one-hot")
    return (value, a = 0, b = 0) => {
      if (value < 0) return;
      const first = isOuterSeat ? ranks[a]! : a;
      const second = isInnerSeat ? ranks[b]! : b;
      if (!(first >= 0 && second >= 0 && first < outer && second < inner)) return outOfRow(laid, sheet, a, b);
      const place = isSeat ? ranks[value]! : value;
      if (place >= 0 && place < length) sheet.put(start + (first * inner + second) * length + place, 1);
    };
  return (value, a = 0, b = 0) => {
    if (value === 0 && kind !== "bits") return;
    const first = isOuterSeat ? ranks[a]! : a;
    const second = isInnerSeat ? ranks[b]! : b;
    if (!(first >= 0 && second >= 0 && first < outer && second < inner)) return outOfRow(laid, sheet, a, b);
    sheet.write(coding, value, start + (first * inner + second) * length);
  };
}

// Handles a value put outside its row. It is ignored if the index is that of a seat that does not play; any other index is refused.
function outOfRow({ name, counts, ofSeats }: Laid, { ranks }: Sheet, ...at: readonly number[]): void {
  at.forEach((index, axis) => {
    const count = ofSeats[axis] === true ? ranks.length : (counts[axis] ?? 1);
    if (!(index >= 0 && index < count))
      throw OPTION_COMPLAINT(`observation.rows.${name}.fill`, counts.length === 0 ? "no index but 0" : `indices below ${counts.join(" and ")}`, at);
  });
}
