/** Control markers. When a marker changes, the siege points on its space are lost (DIA-SIE.17, DIA-SIE.29). */
import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { ownerName, ownerSeat, seatId, spaceId } from "../state/names.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { type SpaceIndex, tablesOf } from "../tables/index.js";

/** Replaces any marker in the space. */
export function placeMarker(s: DiadochiState, space: SpaceIndex, seat: number, clause: string, log: Log<DiadochiEvent>): void {
  replace(s, space, S.ownerOfSeat(seat), clause, log);
}

export function placeIndependentMarker(s: DiadochiState, space: SpaceIndex, clause: string, log: Log<DiadochiEvent>): void {
  replace(s, space, S.INDEPENDENTS, clause, log);
}

function replace(s: DiadochiState, space: SpaceIndex, owner: number, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const old = S.markerOf(s, space);
  S.setMarker(s, t, space, owner);
  endSiege(s, space);
  log?.push({ type: "marker-placed", clause, seat: ownerSeat(owner), space: spaceId(t, space), replaced: ownerName(old) });
}

export function removeMarker(s: DiadochiState, space: SpaceIndex, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const old = S.markerOf(s, space);
  if (old === S.NOBODY) return;
  S.setMarker(s, t, space, S.NOBODY);
  endSiege(s, space);
  log?.push({ type: "marker-removed", clause, space: spaceId(t, space), owner: old === S.INDEPENDENTS ? "independent" : seatId(old - 1) });
}

function endSiege(s: DiadochiState, space: SpaceIndex): void {
  if (S.siegePoints(s, space) > 0) S.setSiege(s, space, 0, 0);
}
