/** Refusals that several procedures share. They read only information of the seat: its own blocks, and the places of enemy blocks. */
import type { Refusal } from "../../core/basics/errors.js";
import { type Reason, refuse } from "../rules/refusals.js";
import { isEarthquake, isTruce } from "../rules/entry.js";
import { isBlockaded, isEnemyCity } from "../rules/siege.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";

export function ofBlock(t: Tables, block: number, reason: Reason, clause?: string): Refusal {
  return refuse(reason, { block: t.blockIds[block] ?? null }, clause);
}

export function ofArea(t: Tables, area: number, reason: Reason, clause?: string): Refusal {
  return refuse(reason, { area: t.areaIds[area] ?? null }, clause);
}

export function notAdjacent(t: Tables, area: number, from: number, clause?: string): Refusal {
  return refuse("march/not-adjacent", { area: t.areaIds[area] ?? null, from: t.areaIds[from] ?? null }, clause);
}

export function ofCity(t: Tables, city: number, reason: Reason, clause?: string): Refusal {
  return refuse(reason, { city: t.areaIds[city] ?? null }, clause);
}

/** Refuses a block that is not one of the seat's own on the map. It does not depend on the place of a rival's block. */
export function refuseAbsent(s: PeloponnesianState, t: Tables, seat: number, block: number, clause: string): Refusal | null {
  return t.side[block] === seat && S.isInPlay(s, block) ? null : ofBlock(t, block, "maneuver/no-such-block", clause);
}

/** Explains why a block of a seat may not enter an area, as `mayEnter` decides. */
export function refuseEntry(s: PeloponnesianState, t: Tables, seat: number, area: number, byLand: boolean): Refusal | null {
  if (S.isClosedArea(s, t, area)) return ofArea(t, area, "march/neutral-area", "PEL-5.1.2");
  if (area >= t.lands) return null;
  if (S.hasCityMark(s, area, S.CLOSED) && seat === S.activeOf(s)) return ofArea(t, area, "march/closed-area");
  if (byLand && isEarthquake(s, seat) && isEnemyCity(s, t, seat, area)) return ofArea(t, area, "march/earthquake");
  return isTruce(s) ? ofArea(t, area, "march/truce") : null;
}

/** Explains why a fleet cannot carry a block, as `fitsOn` decides. */
export function refuseCargo(s: PeloponnesianState, t: Tables, fleet: number, block: number): Refusal | null {
  if (t.fleet[fleet] === 0 || t.fleet[block] === 1 || t.side[fleet] !== t.side[block]) return ofBlock(t, block, "load/not-a-cargo");
  if (t.greek[block] === 0) return ofBlock(t, block, "load/barbarian");
  return S.cvOf(s, fleet) < 2 ? ofBlock(t, fleet, "load/too-weak") : null;
}

/** The clause that forbids builds and recruits in a besieged city (PEL-4.2.0.2, PEL-4.2.0.3); null if they are allowed. */
export function siegeClause(s: PeloponnesianState, t: Tables, city: number): string | null {
  if (!isBlockaded(s, t, city)) return null;
  return t.offshore[city]! < 0 ? "PEL-4.2.0.2" : "PEL-4.2.0.3";
}
