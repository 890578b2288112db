/** Generals: place, faction and prestige markers, and sets of generals in a place. */
import { hasBit, withBit } from "../../core/basics/bits.js";
import type { SpaceIndex, Tables } from "../tables/index.js";
import { NOBODY } from "./places.js";
import { type DiadochiState, UNSETTLED_PIECES, UNSETTLED_POINTS } from "./position.js";

const GENERAL_STRIDE = 3;

/** The place of a general: a space (field), INSIDE + space, POOL, DISPERSED or DEAD. */
export function placeOfGeneral(s: DiadochiState, general: number): number {
  return s.generals[general * GENERAL_STRIDE]!;
}

export function setGeneralPlace(s: DiadochiState, general: number, place: number): void {
  // A general counts for legitimacy anywhere on the map, so a step does not change points.
  s.unsettled |= place < 0 || s.generals[general * GENERAL_STRIDE]! < 0 ? UNSETTLED_PIECES | UNSETTLED_POINTS : UNSETTLED_PIECES;
  s.generals[general * GENERAL_STRIDE] = place;
}

/** The owner of a general; NOBODY until he joins a faction. */
export function ownerOfGeneral(s: DiadochiState, general: number): number {
  return s.generals[general * GENERAL_STRIDE + 1]!;
}

export function setOwnerOfGeneral(s: DiadochiState, general: number, owner: number): void {
  s.generals[general * GENERAL_STRIDE + 1] = owner;
  s.unsettled |= UNSETTLED_POINTS;
}

/** The number of a general's prestige markers (DIA-PRE.5). */
export function prestigeMarkers(s: DiadochiState, general: number): number {
  return s.generals[general * GENERAL_STRIDE + 2]!;
}

/** More prestige markers than a general can gain in any game. */
export const MOST_MARKERS = 1000;

export function setPrestigeMarkers(s: DiadochiState, general: number, markers: number): void {
  s.generals[general * GENERAL_STRIDE + 2] = markers;
}

/** Generals of an owner in a place, as a mask; in a field, including those of the moving army. */
export function generalsAt(s: DiadochiState, owner: number, place: number): number {
  const generals = s.generals;
  let mask = 0;
  for (let i = 0, g = 0; i < generals.length; i += GENERAL_STRIDE, g++) if (generals[i] === place && generals[i + 1] === owner) mask = withBit(mask, g);
  return mask;
}

/** Generals of an owner in the field of a space, as a mask, without those of the moving army. */
export function fieldGenerals(s: DiadochiState, owner: number, space: SpaceIndex): number {
  const mask = generalsAt(s, owner, space);
  return s.force[0] === owner ? mask & ~s.force[3]! : mask;
}

/** The only owner with generals in a place; NOBODY if there are none or several. */
export function soleOwnerAt(s: DiadochiState, place: number): number {
  const generals = s.generals;
  let sole = NOBODY;
  for (let i = 0; i < generals.length; i += GENERAL_STRIDE) {
    if (generals[i] !== place || generals[i + 1] === sole) continue;
    if (sole !== NOBODY) return NOBODY;
    sole = generals[i + 1]!;
  }
  return sole;
}

/** As a mask. */
export function generalsOnMap(s: DiadochiState, owner: number): number {
  const generals = s.generals;
  let mask = 0;
  for (let i = 0, g = 0; i < generals.length; i += GENERAL_STRIDE, g++) if (generals[i]! >= 0 && generals[i + 1] === owner) mask = withBit(mask, g);
  return mask;
}

/** True for a major general or his replacement. */
export function isMajor(t: Tables, general: number): boolean {
  return general < t.majorCount;
}

/** True if a general is represented by his replacement (DIA-GEN.28). */
export function isReplaced(s: DiadochiState, general: number): boolean {
  return hasBit(s.replaced, general);
}

/** The piece that names a general in moves, events and views: his own, or his replacement. */
export function pieceOf(s: DiadochiState, t: Tables, general: number): number {
  return isReplaced(s, general) ? t.generalCount + general : general;
}

export function generalOfPiece(t: Tables, piece: number): number {
  return piece >= t.generalCount ? piece - t.generalCount : piece;
}

/** True if a piece is the current piece of a general in the mask. */
export function isPieceOf(s: DiadochiState, t: Tables, generals: number, piece: number): boolean {
  const general = generalOfPiece(t, piece);
  return general < t.generalCount && hasBit(generals, general) && pieceOf(s, t, general) === piece;
}

/** The id of a general's current piece. */
export function generalId(s: DiadochiState, t: Tables, general: number): string {
  return t.pieceIds[pieceOf(s, t, general)]!;
}
