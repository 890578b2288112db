/** Entry into areas: neutral areas, closed City-States, the earthquake and the truce (1.3.1, 5.5, 12.1.1). */
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { SPARTA } from "../vocabulary/types.js";
import { isEnemyCity } from "./siege.js";

export function isTruce(s: PeloponnesianState): boolean {
  return S.read(s, S.CLOCK.truce) > 0;
}

export function isEarthquake(s: PeloponnesianState, seat: number): boolean {
  return seat === SPARTA && S.hasEffect(s, S.EARTHQUAKE);
}

/** True if a block of a seat may enter an area, apart from enemies there, which `canEnterOver` in march.ts checks. `byLand` is true for a land border. */
export function mayEnter(s: PeloponnesianState, t: Tables, seat: number, area: number, byLand: boolean): boolean {
  if (S.isClosedArea(s, t, area)) return false; // PEL-1.3.1.1, PEL-5.1.2: neutral areas are closed.
  if (area >= t.lands) return true;
  if (S.hasCityMark(s, area, S.CLOSED) && seat === S.activeOf(s)) return false; // PEL-5.5.9: a pillaged city stays closed for the rest of the turn.
  if (byLand && isEarthquake(s, seat) && isEnemyCity(s, t, seat, area)) return false; // PEL-3.5.20: Sparta enters no city of Athens by land.
  // PEL-12.1.1.1: no block may enter an enemy City-State or engage.
  return !isTruce(s) || (!isEnemyCity(s, t, seat, area) && !S.hasField(s, t, area, S.rivalOf(seat)));
}

/** True if enemy field blocks in an area stop blocks of a seat (PEL-5.4.0.1). In a truce they stop nobody (PEL-12.1.1.2); on land, `mayEnter` is false. */
export function isStoppedAt(s: PeloponnesianState, t: Tables, seat: number, area: number): boolean {
  return S.hasField(s, t, area, S.rivalOf(seat)) && !isTruce(s); // PEL-5.0.10, PEL-5.1.7, PEL-5.4.0.3: friends, garrisons and besieged blocks do not stop them.
}
