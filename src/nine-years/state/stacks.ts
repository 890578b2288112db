import { invariant } from "../../core/basics/errors.js";
import { CORPS_KIND_IDS, type CorpsKind, nameOfKind, powerOf } from "../vocabulary/corps.js";
import { sideOfPower, type Tables } from "../tables/index.js";
import { INSIDE } from "./places.js";
import type { NineYearsState } from "./position.js";
import { countInField, fieldCorps } from "./spaces.js";

const PLACE_SHIFT = 15;
export const KIND_SHIFT = 6;
export const KIND_MASK = 511;
export const COUNT_MASK = 63;
/** The largest number that encodes a stack. */
export const MOST_STACK: number = ((2 * INSIDE - 1) << PLACE_SHIFT) | (((CORPS_KIND_IDS.length << 3) - 1) << KIND_SHIFT) | COUNT_MASK;

/** The index of the first stack at or after a place. */
export function firstStack(s: NineYearsState, place: number): number {
  const list = s.corps;
  let low = 0;
  let high = list.length;
  const wanted = place << PLACE_SHIFT;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function stackCount(s: NineYearsState): number {
  return s.corps.length;
}

/** The place of a stack, or -1 after the last. */
export function placeOfStack(s: NineYearsState, index: number): number {
  return index < s.corps.length ? s.corps[index]! >> PLACE_SHIFT : -1;
}

export function kindOfStack(s: NineYearsState, index: number): CorpsKind {
  return (s.corps[index]! >> KIND_SHIFT) & KIND_MASK;
}

export function sizeOfStack(s: NineYearsState, index: number): number {
  return s.corps[index]! & COUNT_MASK;
}

export function addCorps(s: NineYearsState, place: number, kind: CorpsKind, count: number): void {
  if (count === 0) return;
  if (place < INSIDE) countInField(s, sideOfPower(powerOf(kind)), place, count);
  putStack(s, place, kind, count);
}

function putStack(s: NineYearsState, place: number, kind: CorpsKind, count: number): void {
  const list = s.corps;
  const key = (place << PLACE_SHIFT) | (kind << KIND_SHIFT);
  let i = firstStack(s, place);
  while (i < list.length && list[i]! < key) i++;
  if (i < list.length && list[i]! >> KIND_SHIFT === key >> KIND_SHIFT) list[i] = list[i]! + count;
  else insert(list, i, key | count);
}

export function takeCorps(s: NineYearsState, place: number, kind: CorpsKind, count: number): void {
  if (count === 0) return;
  const list = s.corps;
  const key = (place << PLACE_SHIFT) | (kind << KIND_SHIFT);
  let i = firstStack(s, place);
  while (i < list.length && list[i]! >> KIND_SHIFT !== key >> KIND_SHIFT) i++;
  invariant(i < list.length && (list[i]! & COUNT_MASK) >= count, "corps that are not there cannot be taken away");
  if (place < INSIDE) countInField(s, sideOfPower(powerOf(kind)), place, -count);
  if ((list[i]! & COUNT_MASK) > count) list[i] = list[i]! - count;
  else removeAt(list, i);
}

/** The number of a side's corps at a place that have all marks of `mask`. */
export function corpsOf(s: NineYearsState, t: Tables, side: number, place: number, mask = 0): number {
  if (mask === 0 && place < INSIDE) return fieldCorps(s, side, place);
  let count = 0;
  for (let i = firstStack(s, place); placeOfStack(s, i) === place; i++) {
    const kind = kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] === side && (kind & mask) === mask) count += sizeOfStack(s, i);
  }
  return count;
}

/** A kind at a place with this public name, all marks of `mask` and none of `without`; -1 if the place has no such kind. A kind that has acted is preferred. */
export function kindNamed(s: NineYearsState, place: number, name: number, mask: number, without: number): CorpsKind {
  let found = -1;
  for (let i = firstStack(s, place); placeOfStack(s, i) === place; i++) {
    const kind = kindOfStack(s, i);
    if (nameOfKind(kind) === name && (kind & mask) === mask && (kind & without) === 0) found = kind;
  }
  return found;
}

/** For example `france-reduced`. */
export function kindId(kind: CorpsKind): string {
  return CORPS_KIND_IDS[nameOfKind(kind)]!;
}

function insert(list: number[], index: number, value: number): void {
  list.push(value);
  for (let i = list.length - 1; i > index; i--) list[i] = list[i - 1]!;
  list[index] = value;
}

function removeAt(list: number[], index: number): void {
  for (let i = index; i < list.length - 1; i++) list[i] = list[i + 1]!;
  list.pop();
}
