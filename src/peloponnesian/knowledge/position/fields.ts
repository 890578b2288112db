import { namesIn, type NamedBits } from "../../../core/basics/bits.js";
import { type Fields, readIndex, readInOrder } from "../../../core/basics/view-fields.js";
import type { Tables } from "../../tables/index.js";
import { SEATS } from "../../vocabulary/types.js";

/** More rows than any list of a view has. */
export const MOST_ROWS = 10_000;

export function readSeat(given: Fields, name: string, path: string): number {
  return readIndex(given, name, path, SEATS);
}

export function readArea(t: Tables, given: Fields, name: string, path: string): number {
  return readIndex(given, name, path, t.areaIds);
}

export function readBlockId(t: Tables, given: Fields, name: string, path: string): number {
  return readIndex(given, name, path, t.blockIds);
}

/** The bits of a list of words, which must be distinct and in order. */
export function readBits(given: unknown, path: string, names: NamedBits): number[] {
  return readInOrder(given, path, namesIn(names)).map((i) => names[i]![1]);
}
