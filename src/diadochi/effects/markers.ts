/** Control markers that come and go. Siege points on the space end with the old marker (DIA-SIE.17, DIA-SIE.29). */
import type { Log } from "../../core/flow.js";
import type { DiadochiEvent } from "../events.js";
import { ownerName, ownerSeat, seatId, spaceId } from "../names.js";
import { type DiadochiState, INDEPENDENTS, markerOf, NOBODY, ownerOfSeat, setMarker, setSiege, siegePoints } from "../state.js";
import { type SpaceIndex, tablesOf } from "../tables.js";

/** A player's marker is placed, in place of whatever lay there. */
export function placeMarker(s: DiadochiState, space: SpaceIndex, seat: number, clause: string, log: Log<DiadochiEvent>): void {
  replace(s, space, ownerOfSeat(seat), clause, log);
}

/** An independent marker is placed, in place of whatever lay there. */
export function placeIndependentMarker(s: DiadochiState, space: SpaceIndex, clause: string, log: Log<DiadochiEvent>): void {
  replace(s, space, INDEPENDENTS, clause, log);
}

function replace(s: DiadochiState, space: SpaceIndex, owner: number, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const old = markerOf(s, space);
  setMarker(s, t, space, owner);
  endSiege(s, space);
  log?.push({ type: "marker-placed", clause, seat: ownerSeat(owner), space: spaceId(t, space), replaced: ownerName(old) });
}

/** A marker is removed; the space becomes uncontrolled. */
export function removeMarker(s: DiadochiState, space: SpaceIndex, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const old = markerOf(s, space);
  if (old === NOBODY) return;
  setMarker(s, t, space, NOBODY);
  endSiege(s, space);
  log?.push({ type: "marker-removed", clause, space: spaceId(t, space), owner: old === INDEPENDENTS ? "independent" : seatId(old - 1) });
}

function endSiege(s: DiadochiState, space: SpaceIndex): void {
  if (siegePoints(s, space) > 0) setSiege(s, space, 0, 0);
}
