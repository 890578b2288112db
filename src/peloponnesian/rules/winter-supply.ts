import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { isInFriendlyCity } from "./homes.js";

/** True if a block, Greek or barbarian, still needs winter supply (PEL-4.4.1, PEL-9.2.2.1). */
export function needsSupply(s: PeloponnesianState, t: Tables, block: number): boolean {
  return S.isInPlay(s, block) && !S.hasMark(s, block, S.SUPPLIED) && !isInFriendlyCity(s, t, block);
}

export function canSupplyAny(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (needsSupply(s, t, b)) return true;
  return false;
}
