/** The blocks that may move in an action (4.1, 7.4). */
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";

/** True if a block on the map has not moved and is not cargo (PEL-4.1.1, PEL-5.0.9). `canLeave` checks besieged blocks (PEL-7.4.1). */
export function canBeMoved(s: PeloponnesianState, block: number): boolean {
  return S.isInPlay(s, block) && !S.hasMark(s, block, S.MOVED | S.CARRIED);
}

export function canManeuver(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (canBeMoved(s, b) && canLeave(s, t, b)) return true;
  return false;
}

/** True if a block can leave on its own. Of besieged blocks, only a fleet in a port can; others leave on such a fleet (PEL-7.4.2). */
export function canLeave(s: PeloponnesianState, t: Tables, block: number): boolean {
  return !S.hasMark(s, block, S.INSIDE) || (t.fleet[block] === 1 && t.offshore[S.areaOf(s, block)]! >= 0);
}
