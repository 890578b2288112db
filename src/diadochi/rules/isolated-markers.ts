/** Isolated control markers (DIA-ISO); `flow/game-turn.ts` removes them. */
import { flood } from "../../core/basics/graph.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import type { SpaceIndex, Tables } from "../tables/index.js";
import { NO_UNITS } from "../vocabulary/units.js";

/** The spaces with markers of a seat that no unbroken path joins to one of its CUs or major cities, in the order of spaces (DIA-ISO.2). */
export function isolatedMarkers(s: DiadochiState, t: Tables, seat: number): SpaceIndex[] {
  const owner = S.ownerOfSeat(seat);
  const reached: number[] = [];
  for (let space = 0; space < t.spaceCount; space++) reached.push(isSource(s, t, owner, space) ? 1 : 0);
  flood(t.routes, reached, (space) => isOpen(s, t, owner, space)); // DIA-ISO.8: all except Trans-Mediterranean routes
  const isolated: SpaceIndex[] = [];
  for (let space = 0; space < t.spaceCount; space++) if (S.markerOf(s, space) === owner && reached[space] === 0) isolated.push(space);
  return isolated;
}

// DIA-ISO.3, DIA-ISO.4, DIA-ISO.7: a CU, in the field or inside, or a major city, even if besieged.
function isSource(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  return hasUnits(s, t, owner, space) || (S.isMajorCity(t, space) && S.markerOf(s, space) === owner);
}

function hasUnits(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  return S.fieldOwner(s, space) === owner || (S.markerOf(s, space) === owner && S.insideUnits(s, t, space) !== NO_UNITS);
}

function isOpen(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  const marker = S.markerOf(s, space);
  if (marker === owner) return true; // DIA-ISO.10: a marker of `owner` never blocks
  if (marker !== S.NOBODY) return hasUnits(s, t, owner, space); // DIA-ISO.5: another marker blocks, unless `owner` has CUs there
  const field = S.fieldOwner(s, space);
  return field === S.NOBODY || field === owner || field === S.INDEPENDENTS; // DIA-ISO.6: without a marker, other players' CUs block
}
