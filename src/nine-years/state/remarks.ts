import { powerOf } from "../vocabulary/corps.js";
import { sideOfPower } from "../tables/index.js";
import type { NineYearsState } from "./position.js";
import { addCorps, COUNT_MASK, firstStack, KIND_MASK, KIND_SHIFT, kindOfStack, placeOfStack, sizeOfStack, takeCorps } from "./stacks.js";

/** A change of marks, on pieces that have all marks of `having`. */
export interface Remark {
  readonly having: number;
  readonly clear: number;
  readonly set: number;
}

export function remarkCorps(s: NineYearsState, side: number, place: number, { having, clear, set }: Remark): void {
  for (let i = firstStack(s, place); placeOfStack(s, i) === place; i++) {
    const kind = kindOfStack(s, i);
    if (sideOfPower(powerOf(kind)) !== side || (kind & having) !== having || ((kind & ~clear) | set) === kind) continue;
    const size = sizeOfStack(s, i);
    takeCorps(s, place, kind, size);
    addCorps(s, place, (kind & ~clear) | set, size);
    i = firstStack(s, place) - 1;
  }
}

/** Moves a side's corps that have all marks of `mask` to another place. */
export function moveCorps(s: NineYearsState, side: number, from: number, to: number, mask = 0): void {
  if (from === to) return;
  for (let i = firstStack(s, from); placeOfStack(s, i) === from; ) {
    const kind = kindOfStack(s, i);
    if (sideOfPower(powerOf(kind)) !== side || (kind & mask) !== mask) {
      i++;
      continue;
    }
    const size = sizeOfStack(s, i);
    takeCorps(s, from, kind, size);
    addCorps(s, to, kind, size);
    i = firstStack(s, from);
  }
}

export function isAnyCorpsMarked(s: NineYearsState, marks: number): boolean {
  const list = s.corps;
  for (let i = 0; i < list.length; i++) if ((list[i]! & (marks << KIND_SHIFT)) !== 0) return true;
  return false;
}

export function clearCorpsMarks(s: NineYearsState, marks: number): void {
  remarkAllCorps(s, 0, marks, 0);
}

/** Changes the marks of all corps on the map that have the marks of `mask`, in one pass. */
export function remarkAllCorps(s: NineYearsState, mask: number, clear: number, set: number): void {
  const list = s.corps;
  let count = firstToTurn(list, mask, clear, set);
  for (let i = count; i < list.length; i++) {
    const entry = list[i]!;
    const kind = (entry >> KIND_SHIFT) & KIND_MASK;
    const turned = (kind & mask) === mask ? (entry & ~(clear << KIND_SHIFT)) | (set << KIND_SHIFT) : entry;
    count = fileStack(list, count, turned);
  }
  while (list.length > count) list.pop(); // Setting the length would lose the capacity.
}

// Stacks before the first change stay in place.
function firstToTurn(list: readonly number[], mask: number, clear: number, set: number): number {
  let i = 0;
  for (; i < list.length; i++) {
    const kind = (list[i]! >> KIND_SHIFT) & KIND_MASK;
    if ((kind & mask) === mask && ((kind & ~clear) | set) !== kind) break;
  }
  return i;
}

// Inserts a stack into the first `count` sorted stacks, or adds it to the one with its place and kind. Returns the new number of stacks.
// The stack moves back only a few places, because marks are low bits.
function fileStack(list: number[], count: number, entry: number): number {
  let at = count;
  while (at > 0 && list[at - 1]! >> KIND_SHIFT > entry >> KIND_SHIFT) at--;
  if (at > 0 && list[at - 1]! >> KIND_SHIFT === entry >> KIND_SHIFT) {
    list[at - 1] = list[at - 1]! + (entry & COUNT_MASK);
    return count;
  }
  for (let i = count; i > at; i--) list[i] = list[i - 1]!;
  list[at] = entry;
  return count + 1;
}
