import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { setCarrier } from "./cargo.js";
import { CV_MASK, CV_SHIFT, INSIDE, MARKS, ON_MAP, PLACE_MASK, POOL } from "./marks.js";
import { dropPair } from "./pairs.js";
import type { PeloponnesianState } from "./position.js";

const WHERE: number = PLACE_MASK | INSIDE;

/** The area of a block, or -1 if it is not on the map. */
export function areaOf(s: PeloponnesianState, block: number): number {
  const place = s.blocks[block]! & PLACE_MASK;
  return place < ON_MAP ? -1 : place - ON_MAP;
}

/** A place off the map, or `ON_MAP` plus the area. */
export function placeOf(s: PeloponnesianState, block: number): number {
  return s.blocks[block]! & PLACE_MASK;
}

export function isInPlay(s: PeloponnesianState, block: number): boolean {
  return (s.blocks[block]! & PLACE_MASK) >= ON_MAP;
}

/** Moves a block to an area. The caller updates marks and cargo. */
export function setArea(s: PeloponnesianState, block: number, area: number): void {
  s.blocks[block] = (s.blocks[block]! & ~PLACE_MASK) | (ON_MAP + area);
}

export function putOnMap(s: PeloponnesianState, block: number, area: number, cv: number): void {
  forget(s, block);
  s.blocks[block] = (ON_MAP + area) | (cv << CV_SHIFT);
}

/** Takes a block off the map to a place from `POOL` to `DRAWN`. The caller handles the cargo of a fleet. */
export function takeOff(s: PeloponnesianState, block: number, place: number = POOL): void {
  forget(s, block);
  s.blocks[block] = place;
}

// A block that is placed elsewhere has no fleet and no route.
function forget(s: PeloponnesianState, block: number): void {
  setCarrier(s, block, -1);
  if (s.onRoute.length > 0) dropPair(s.onRoute, block);
}

export function cvOf(s: PeloponnesianState, block: number): number {
  return (s.blocks[block]! & CV_MASK) >> CV_SHIFT;
}

export function setCV(s: PeloponnesianState, block: number, cv: number): void {
  s.blocks[block] = (s.blocks[block]! & ~CV_MASK) | (cv << CV_SHIFT);
}

export function hasMark(s: PeloponnesianState, block: number, mark: number): boolean {
  return (s.blocks[block]! & mark) !== 0;
}

export function addMark(s: PeloponnesianState, block: number, mark: number): void {
  s.blocks[block]! |= mark;
}

export function dropMark(s: PeloponnesianState, block: number, mark: number): void {
  s.blocks[block]! &= ~mark;
}

export function marksOf(s: PeloponnesianState, block: number): number {
  return s.blocks[block]! & MARKS;
}

export function dropMarks(s: PeloponnesianState, t: Tables, seat: number, marks: number): void {
  const last = lastOf(t, seat);
  for (let b = firstOf(t, seat); b <= last; b++) if ((s.blocks[b]! & marks) !== 0) s.blocks[b]! &= ~marks;
}

/** Forgets the actions of all blocks this turn. Of their marks only INSIDE and CARRIED stay. */
export function forgetTurn(s: PeloponnesianState): void {
  const ended = MARKS & ~INSIDE;
  for (let b = 0; b < s.blocks.length; b++) if ((s.blocks[b]! & ended) !== 0) s.blocks[b]! &= ~ended;
  s.routes.length = 0;
  s.onRoute.length = 0;
  s.crossings.length = 0;
  s.forced.length = 0;
}

/** True if a block is in an area and not inside its besieged city (PEL-1.1.4). */
export function isField(s: PeloponnesianState, block: number, area: number): boolean {
  return (s.blocks[block]! & WHERE) === ON_MAP + area;
}

export function isInside(s: PeloponnesianState, block: number, area: number): boolean {
  return (s.blocks[block]! & WHERE) === ((ON_MAP + area) | INSIDE);
}

export function hasField(s: PeloponnesianState, t: Tables, area: number, seat: number): boolean {
  const { blocks } = s;
  const last = lastOf(t, seat);
  for (let b = firstOf(t, seat); b <= last; b++) if ((blocks[b]! & WHERE) === ON_MAP + area) return true;
  return false;
}

/** True if a seat has any block in an area, in the field or inside. */
export function hasBlock(s: PeloponnesianState, t: Tables, area: number, seat: number): boolean {
  const { blocks } = s;
  const last = lastOf(t, seat);
  for (let b = firstOf(t, seat); b <= last; b++) if ((blocks[b]! & PLACE_MASK) === ON_MAP + area) return true;
  return false;
}

/** Sets a bit in `out` for every area where a seat has blocks, in the field or inside. It runs often, so it is a single tight pass. */
export function markBlocks({ blocks }: PeloponnesianState, t: Tables, seat: number, bit: number, out: Uint8Array): void {
  const last = lastOf(t, seat);
  for (let b = firstOf(t, seat); b <= last; b++) {
    const place = blocks[b]! & PLACE_MASK;
    if (place >= ON_MAP) out[place - ON_MAP]! |= bit;
  }
}

/** Sets a bit in `out` for every area where a seat has field blocks. */
export function markField({ blocks }: PeloponnesianState, t: Tables, seat: number, bit: number, out: Uint8Array): void {
  const last = lastOf(t, seat);
  for (let b = firstOf(t, seat); b <= last; b++) {
    const place = blocks[b]! & WHERE;
    if (place >= ON_MAP && place < INSIDE) out[place - ON_MAP]! |= bit;
  }
}

export function countField(s: PeloponnesianState, t: Tables, area: number, seat: number): number {
  const last = lastOf(t, seat);
  let n = 0;
  for (let b = firstOf(t, seat); b <= last; b++) if (isField(s, b, area)) n++;
  return n;
}

export function countInside(s: PeloponnesianState, t: Tables, area: number, seat: number): number {
  const last = lastOf(t, seat);
  let n = 0;
  for (let b = firstOf(t, seat); b <= last; b++) if (isInside(s, b, area)) n++;
  return n;
}
