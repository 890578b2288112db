/** Checks that a seat has a block to build or to recruit (4.2.1, 4.2.2). */
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { canBuild } from "./homes.js";

export function canBuildAny(s: PeloponnesianState, t: Tables, seat: number, fleetsOnly: boolean): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if ((!fleetsOnly || t.fleet[b] === 1) && canBuild(s, t, b)) return true;
  return false;
}

export function canRecruit(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.placeOf(s, b) === S.POOL) return true;
  return false;
}
