/** Naval movement: ports in range, and ports in which an army may land (DIA-NAV). */
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { costOfLink, endLink, firstLink, kindOfLink, neighbour, type SpaceIndex, type Tables } from "../../tables/index.js";
import { NO_UNITS } from "../../vocabulary/units.js";

/** The most ports in a path, as in the slots `path` of the frames. */
export const PATH_AT_MOST = 9;

/** True if an owner's marker is within two sea routes of a port (DIA-NAV.16, DIA-NAV.17). */
export function hasMarkerInRange(s: DiadochiState, t: Tables, owner: number, port: SpaceIndex): boolean {
  const end = t.seaRangeStart[port + 1]!;
  for (let i = t.seaRangeStart[port]!; i < end; i++) if (S.markerOf(s, t.seaRangeTo[i]!) === owner) return true;
  return false;
}

/** True if the moving army may land in a port: a lone general only without enemy CUs there (DIA-MOV.17). */
export function canLand(s: DiadochiState, port: SpaceIndex): boolean {
  const field = S.fieldOwner(s, port);
  return S.forceUnits(s) !== NO_UNITS || field === S.NOBODY || field === S.forceOwner(s);
}

/** A voyage that has reached a port: the MP and sea routes left, and a test for ports already visited. */
export interface Voyage {
  readonly port: SpaceIndex;
  readonly mp: number;
  readonly left: number;
  visited(port: SpaceIndex): boolean;
}

/** True if a voyage can still end in a port in which the army may land. */
export function canReachLanding(s: DiadochiState, t: Tables, { port, mp, left, visited }: Voyage): boolean {
  if (canLand(s, port)) return true;
  if (left === 0) return false;
  for (let i = firstLink(t.naval, port); i < endLink(t.naval, port); i++) {
    const next = neighbour(t.naval, i);
    const cost = costOfLink(kindOfLink(t.naval, i));
    if (cost > mp || visited(next)) continue;
    if (canReachLanding(s, t, { port: next, mp: mp - cost, left: left - 1, visited: (p) => p === port || visited(p) })) return true;
  }
  return false;
}
