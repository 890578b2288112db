/** Control markers, and the resulting control of provinces. */
import { NONE, type SpaceIndex, type Tables } from "../tables/index.js";
import { MARKER_MASK } from "./fields.js";
import { INDEPENDENTS, NOBODY } from "./places.js";
import { type DiadochiState, UNSETTLED_PIECES, UNSETTLED_POINTS } from "./position.js";

/** The owner of the one control marker on a space (DIA-MAP.3): NOBODY, a player, or INDEPENDENTS. */
export function markerOf(s: DiadochiState, space: SpaceIndex): number {
  return s.board[space]! & MARKER_MASK;
}

/** Places, replaces or (NOBODY) removes a control marker, and updates the owner of the province. */
export function setMarker(s: DiadochiState, t: Tables, space: SpaceIndex, owner: number): void {
  s.board[space] = (s.board[space]! & ~MARKER_MASK) | owner;
  s.unsettled |= UNSETTLED_PIECES | UNSETTLED_POINTS;
  const province = t.provinceOf[space]!;
  if (province !== NONE) s.provinces[province] = countedControl(s, t, province);
}

/** The owner of a province, NOBODY if no player controls it, counted from its markers (DIA-MAP.5, DIA-MAP.6, DIA-MAP.7); CUs do not count (DIA-MAP.8). */
export function countedControl(s: DiadochiState, t: Tables, province: number): number {
  const city = t.provinceCity[province]!;
  const start = t.provinceStart[province]!;
  const end = t.provinceStart[province + 1]!;
  const needed = t.majorities[province]!;
  // DIA-MAP.6: only the owner of the major city can control the province; without a major city, the first owner with a majority.
  for (let i = start; i < end; i++) {
    const owner = markerOf(s, city === NONE ? t.provinceSpaces[i]! : city);
    if (owner !== NOBODY && owner !== INDEPENDENTS && countMarkers(s, t, owner, start, end) >= needed) return owner;
    if (city !== NONE) return NOBODY;
  }
  return NOBODY;
}

function countMarkers(s: DiadochiState, t: Tables, owner: number, start: number, end: number): number {
  let count = 0;
  for (let i = start; i < end; i++) if (markerOf(s, t.provinceSpaces[i]!) === owner) count++;
  return count;
}

/** The owner of a province as kept by `setMarker`; NOBODY if no player controls it. */
export function provinceOwner(s: DiadochiState, province: number): number {
  return s.provinces[province]!;
}
