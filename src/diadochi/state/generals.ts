/** Generals: place, faction and prestige markers, and the sets of them at a place. */
import { hasBit, withBit } from "../../core/basics/bits.js";
import type { SpaceIndex, Tables } from "../tables/index.js";
import { NOBODY } from "./places.js";
import { type DiadochiState, UNSETTLED_PIECES, UNSETTLED_POINTS } from "./position.js";

/** Entries per general. */
const GENERAL_STRIDE = 3;

/** The place of a general: a space (field), INSIDE + space, POOL, DISPERSED or DEAD. */
export function placeOfGeneral(s: DiadochiState, general: number): number {
  return s.generals[general * GENERAL_STRIDE]!;
}

export function setGeneralPlace(s: DiadochiState, general: number, place: number): void {
  // A general counts for legitimacy wherever he is on the map, so a step changes no points.
  s.unsettled |= place < 0 || s.generals[general * GENERAL_STRIDE]! < 0 ? UNSETTLED_PIECES | UNSETTLED_POINTS : UNSETTLED_PIECES;
  s.generals[general * GENERAL_STRIDE] = place;
}

/** The owner of a general, NOBODY while he has joined no faction. */
export function ownerOfGeneral(s: DiadochiState, general: number): number {
  return s.generals[general * GENERAL_STRIDE + 1]!;
}

/** Gives a general to a faction. */
export function setOwnerOfGeneral(s: DiadochiState, general: number, owner: number): void {
  s.generals[general * GENERAL_STRIDE + 1] = owner;
  s.unsettled |= UNSETTLED_POINTS;
}

/** The number of a general's prestige markers (DIA-PRE.5). */
export function prestigeMarkers(s: DiadochiState, general: number): number {
  return s.generals[general * GENERAL_STRIDE + 2]!;
}

/** More prestige markers than any game can give. */
export const MOST_MARKERS = 1000;

export function setPrestigeMarkers(s: DiadochiState, general: number, markers: number): void {
  s.generals[general * GENERAL_STRIDE + 2] = markers;
}

/** Generals of an owner at a place, as a mask; in a field those of the army under way are among them. */
export function generalsAt(s: DiadochiState, owner: number, place: number): number {
  const generals = s.generals;
  let mask = 0;
  for (let i = 0, g = 0; i < generals.length; i += GENERAL_STRIDE, g++) if (generals[i] === place && generals[i + 1] === owner) mask = withBit(mask, g);
  return mask;
}

/** Generals of an owner in the field of a space, as a mask; those of the army under way are not among them. */
export function fieldGenerals(s: DiadochiState, owner: number, space: SpaceIndex): number {
  const mask = generalsAt(s, owner, space);
  return s.force[0] === owner ? mask & ~s.force[3]! : mask;
}

/** The owner who alone has generals at a place, or NOBODY. */
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

/** Generals of an owner on the map, as a mask. */
export function generalsOnMap(s: DiadochiState, owner: number): number {
  const generals = s.generals;
  let mask = 0;
  for (let i = 0, g = 0; i < generals.length; i += GENERAL_STRIDE, g++) if (generals[i]! >= 0 && generals[i + 1] === owner) mask = withBit(mask, g);
  return mask;
}

/** True if a general is a major general (replacements included). */
export function isMajor(t: Tables, general: number): boolean {
  return general < t.majorCount;
}

/** True if the piece of a general is his replacement (DIA-GEN.28). */
export function isReplaced(s: DiadochiState, general: number): boolean {
  return hasBit(s.replaced, general);
}

/** The piece by which moves, events and views name a general: his own, or his replacement's. */
export function pieceOf(s: DiadochiState, t: Tables, general: number): number {
  return isReplaced(s, general) ? t.generalCount + general : general;
}

/** The general a piece stands for. */
export function generalOfPiece(t: Tables, piece: number): number {
  return piece >= t.generalCount ? piece - t.generalCount : piece;
}

/** True if a piece is the present piece of one of the generals in a mask. */
export function isPieceOf(s: DiadochiState, t: Tables, generals: number, piece: number): boolean {
  const general = generalOfPiece(t, piece);
  return general < t.generalCount && hasBit(generals, general) && pieceOf(s, t, general) === piece;
}

/** The id of a general by his present piece. */
export function generalId(s: DiadochiState, t: Tables, general: number): string {
  return t.pieceIds[pieceOf(s, t, general)]!;
}
