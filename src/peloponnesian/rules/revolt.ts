import { controllerOf, hasBlock, isBesieged, isClosedArea, type PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { ATHENS } from "../vocabulary/types.js";
import { isTruce } from "./entry.js";

/** PEL-3.4.1: true if a city is eligible to revolt. */
export function canRevolt(s: PeloponnesianState, t: Tables, city: number): boolean {
  if (t.mayRevolt[city] === 0 || controllerOf(s, city) !== ATHENS || isBesieged(s, city)) return false; // PEL-1.5.12: only the nine regions revolt.
  return !isClosedArea(s, t, city) && !hasBlock(s, t, city, ATHENS) && !isTruce(s);
}

export function canRegionRevolt(s: PeloponnesianState, t: Tables, region: number): boolean {
  for (let i = 0; i < t.cities.length; i++) if (t.region[t.cities[i]!] === region && canRevolt(s, t, t.cities[i]!)) return true;
  return false;
}
