/** The army, the optional starting location and the markers of a general who enters after the set-up (DIA-TYC.22, DIA-TYC.23, DIA-PLY.2). */
import { type DiadochiState, NOBODY, ownerOfGeneral } from "../state/index.js";
import { indexOfId, NONE, type SpaceIndex, type Tables, unitsOfRow } from "../tables/index.js";
import type { LaterGeneralRow, StartingArmyRow } from "../vocabulary/edition-types.js";
import { NO_UNITS, type Units } from "../vocabulary/units.js";

function laterRow(t: Tables, general: number): LaterGeneralRow | undefined {
  const id = t.pieceIds[general]!;
  return t.setup.laterGenerals.find((row) => row.general === id);
}

// DIA-PLY.2: with two generals per player, the remaining primary generals enter by card, with the army and markers listed for their start.
function startingRow(t: Tables, general: number): StartingArmyRow | undefined {
  const id = t.pieceIds[general]!;
  return t.setup.startingArmies.find((row) => row.general === id);
}

/** The CUs that enter with a general. */
export function armyOfGeneral(t: Tables, general: number): Units {
  const row = laterRow(t, general) ?? startingRow(t, general);
  return row === undefined ? NO_UNITS : unitsOfRow(row.units);
}

/** The optional starting location of a general; NONE if he has none. */
export function startOfGeneral(t: Tables, general: number): SpaceIndex {
  const later = laterRow(t, general);
  const id = later === undefined ? startingRow(t, general)?.space : later.optionalSpace;
  return id === undefined || id === null ? NONE : indexOfId(t.spaceIds, id);
}

/** The number of markers that may be placed with a general at his starting location. */
export function markersOfGeneral(t: Tables, general: number): number {
  return laterRow(t, general)?.markersAtMost ?? startingRow(t, general)?.markers.length ?? 0;
}

/** True if a marker may be placed on a space with a general: a listed space, or a space of the listed province. */
export function isMarkerSpaceOfGeneral(t: Tables, general: number, space: SpaceIndex): boolean {
  const later = laterRow(t, general);
  if (later === undefined) return startingRow(t, general)?.markers.includes(t.spaceIds[space]!) ?? false;
  return later.optionalProvince !== null && t.provinceOf[space] === indexOfId(t.provinceIds, later.optionalProvince);
}

/** True if a general joins the holder of another by the turn track instead of by a card (DIA-SET.7, DIA-EOT.7). */
export function entersByTrack(t: Tables, general: number): boolean {
  const id = t.pieceIds[general]!;
  return t.setup.turnTrack.some((row) => row.events.some((event) => event.id === "general-enters" && event.general === id));
}

/** The general of the turn track who still waits to join the holder of `general`; NONE if nobody waits (DIA-EOT.7). */
export function followerOf(s: DiadochiState, t: Tables, general: number): number {
  const id = t.pieceIds[general]!;
  for (const row of t.setup.turnTrack) {
    for (const event of row.events) {
      if (event.id !== "general-enters" || event.holderOf !== id || row.turn > s.turn) continue;
      const follower = indexOfId(t.pieceIds, event.general);
      if (ownerOfGeneral(s, follower) === NOBODY) return follower;
    }
  }
  return NONE;
}
