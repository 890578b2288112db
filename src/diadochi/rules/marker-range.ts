/**
 * The range of control markers placed with OPs: on an uncontrolled space without enemies, at most two spaces from a marker of the player, over land
 * links of any cost and ordinary sea routes, without enemies or their markers in between (DIA-OPS.7 to DIA-OPS.13, DIA-OPS.22). Markers placed with
 * the same card do not extend the range (DIA-OPS.10).
 */
import type { SlotList } from "../../core/flow/cursor.js";
import { type DiadochiState, hasEnemyUnits, markerOf, NOBODY, ownerOfGeneral, ownerOfSeat, placeOfGeneral } from "../state/index.js";
import { endLink, firstLink, kindOfSpace, neighbour, type SpaceIndex, type Tables, TRANSIT } from "../tables/index.js";

/** The spaces marked with the current card. */
export type PlacedMarkers = Pick<SlotList, "has">;

const NO_MARKERS: PlacedMarkers = { has: () => false };

export function isMarkerTarget(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex, placed: PlacedMarkers = NO_MARKERS): boolean {
  const owner = ownerOfSeat(seat);
  // DIA-OPS.7: an uncontrolled space without enemies that is not a transit point.
  if (markerOf(s, space) !== NOBODY || kindOfSpace(t, space) === TRANSIT || hasEnemies(s, t, owner, space)) return false;
  // DIA-OPS.11: routes are land links and sea routes.
  for (let i = firstLink(t.routes, space); i < endLink(t.routes, space); i++) {
    const between = neighbour(t.routes, i);
    if (isSource(s, owner, between, placed)) return true;
    if (isClear(s, t, owner, between) && isNextToSource(s, t, owner, between, placed)) return true;
  }
  return false;
}

// A marker of the owner that was there before the current card.
function isSource(s: DiadochiState, owner: number, space: SpaceIndex, placed: PlacedMarkers): boolean {
  return markerOf(s, space) === owner && !placed.has(space);
}

// DIA-OPS.9, DIA-OPS.12: without an enemy or another owner's marker. A transit point or a marker of the owner is allowed.
function isClear(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  const marker = markerOf(s, space);
  return (marker === NOBODY || marker === owner) && !hasEnemies(s, t, owner, space);
}

/** True if the field of a space has enemy CUs, an independent army, or an enemy general, alone or not (DIA-OPS.7, DIA-OPS.9). */
export function hasEnemies(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  if (hasEnemyUnits(s, owner, space)) return true;
  for (let g = 0; g < t.generalCount; g++) if (placeOfGeneral(s, g) === space && ownerOfGeneral(s, g) !== owner) return true;
  return false;
}

function isNextToSource(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex, placed: PlacedMarkers): boolean {
  for (let i = firstLink(t.routes, space); i < endLink(t.routes, space); i++) if (isSource(s, owner, neighbour(t.routes, i), placed)) return true;
  return false;
}

export function hasMarkerTarget(s: DiadochiState, t: Tables, seat: number, placed: PlacedMarkers = NO_MARKERS): boolean {
  for (let space = 0; space < t.spaceCount; space++) if (isMarkerTarget(s, t, seat, space, placed)) return true;
  return false;
}
