/**
 * The legal spaces for generals and CUs (DIA-REI.9 to DIA-REI.13): first under DIA-REI.9 (a) and (b), then under (c), each in board order; fallback
 * spaces only if there are no others.
 */
import { hasBit, nextBit } from "../../core/basics/bits.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { endOfMinors, firstMinor, FORTRESS, kindOfSpace, MAJOR_CITY, MINOR_CITY, minorAt, NONE, type SpaceIndex, type Tables } from "../tables/index.js";

/** The ways in which a space is legal: not at all, by itself, with a minor general placed there, or as a fallback. */
export const NOT_LEGAL = 0;
export const LEGAL = 1;
export const WITH_MINOR = 2;
export const FALLBACK = 3;

// Scratch: each search marks the spaces with a general of its seat in the field; `marked` lists them, so that the next search can unmark them.
const withGeneral: boolean[] = [];
const marked: SpaceIndex[] = [];

function markGenerals(s: DiadochiState, t: Tables, owner: number): void {
  while (withGeneral.length < t.spaceCount) withGeneral.push(false);
  for (let space = marked.pop(); space !== undefined; space = marked.pop()) withGeneral[space] = false;
  const generals = S.generalsOnMap(s, owner);
  for (let general = nextBit(generals, 0); general >= 0; general = nextBit(generals, general + 1)) {
    const place = S.placeOfGeneral(s, general);
    if (place >= S.INSIDE) continue;
    withGeneral[place] = true;
    marked.push(place);
  }
}

/** True if the rules treat a space as a minor city: a minor city, or a fortress without an independent marker (DIA-MAP.13). */
export function isLikeMinorCity(s: DiadochiState, t: Tables, space: SpaceIndex): boolean {
  const kind = kindOfSpace(t, space);
  return kind === MINOR_CITY || (kind === FORTRESS && S.markerOf(s, space) !== S.INDEPENDENTS);
}

/** The first minor general in a seat's pool who can be placed; NONE without one. All in a pool are alike, so the lowest number is taken (DIA-AMB.155). */
export function poolMinor(s: DiadochiState, t: Tables, seat: number): number {
  const end = endOfMinors(t, seat);
  for (let place = firstMinor(t, seat); place < end; place++) {
    const g = minorAt(t, place);
    if (S.placeOfGeneral(s, g) === S.POOL && !hasBit(s.placedGenerals, g)) return g; // DIA-GEN.26: not twice in a segment
  }
  return NONE;
}

function legality(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex, hasMinor: boolean): number {
  const own = S.markerOf(s, space) === owner;
  if (!own && withGeneral[space] !== true) return NOT_LEGAL;
  // DIA-REI.9, DIA-REI.11: no enemies may be in the field of the space. CUs inside a besieged city do not count (DIA-REI.10).
  if (S.hasEnemyUnits(s, owner, space)) return NOT_LEGAL;
  if (withGeneral[space] === true || kindOfSpace(t, space) === MAJOR_CITY) return LEGAL;
  return hasMinor && isLikeMinorCity(s, t, space) ? WITH_MINOR : NOT_LEGAL;
}

function isFallback(s: DiadochiState, owner: number, space: SpaceIndex): boolean {
  return S.markerOf(s, space) === owner && !S.hasEnemyUnits(s, owner, space); // DIA-REI.13: the owner's marker and no enemies
}

/** Calls `take` with every legal space of a seat and the way in which it is legal; returns their number. */
export function eachPlacement(s: DiadochiState, t: Tables, seat: number, take: (space: SpaceIndex, how: number) => void): number {
  const owner = S.ownerOfSeat(seat);
  const hasMinor = poolMinor(s, t, seat) !== NONE;
  markGenerals(s, t, owner);
  const needMinor: SpaceIndex[] = [];
  let count = 0;
  for (let space = 0; space < t.spaceCount; space++) {
    const how = legality(s, t, owner, space, hasMinor);
    if (how === WITH_MINOR) needMinor.push(space);
    if (how !== LEGAL) continue;
    count++;
    take(space, LEGAL);
  }
  for (const space of needMinor) take(space, WITH_MINOR);
  count += needMinor.length;
  if (count > 0) return count;
  for (let space = 0; space < t.spaceCount; space++) {
    if (!isFallback(s, owner, space)) continue;
    count++;
    take(space, FALLBACK);
  }
  return count;
}

/** True if a seat has a space for reinforcements, including fallback spaces. */
export function hasPlacement(s: DiadochiState, t: Tables, seat: number): boolean {
  const owner = S.ownerOfSeat(seat);
  markGenerals(s, t, owner);
  // Every legal space has the seat's general or marker, and every space with its marker and no enemies is at least a fallback.
  for (let space = 0; space < t.spaceCount; space++) {
    if ((withGeneral[space] === true || S.markerOf(s, space) === owner) && !S.hasEnemyUnits(s, owner, space)) return true;
  }
  return false;
}

/** The way in which a space is legal for a seat's reinforcements; fallback spaces count only if there are no others. */
export function placementOn(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex): number {
  let found = NOT_LEGAL;
  eachPlacement(s, t, seat, (candidate, how) => {
    if (candidate === space) found = how;
  });
  return found;
}
