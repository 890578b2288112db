import { ACTED, powerOf, REDUCED } from "../vocabulary/corps.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { room } from "./forces.js";
import { hasLoc, locOfPower } from "./loc.js";
import { isBarredByTalks } from "./placement.js";

/**
 * True if a stack could be replaced, apart from its LOC: reduced, not used this round, not besieged, not overstacked (NYW-13.5.3.3, NYW-13.5.3.5,
 * NYW-4.1.3.4).
 */
export function isReplaceable(s: NineYearsState, t: Tables, power: number, index: number): boolean {
  const kind = S.kindOfStack(s, index);
  const place = S.placeOfStack(s, index);
  return (kind & (REDUCED | ACTED)) === REDUCED && place < S.INSIDE && powerOf(kind) === power && room(s, t, t.powerSide[power]!, place) >= 0;
}

/** NYW-13.5.3.2: true if a side can replace a corps. */
export function canReplaceAny(s: NineYearsState, t: Tables, side: number): boolean {
  if (S.hasFlag(s, S.REPLACEMENT_USED)) return false; // NYW-13.5.3.1: a Replacement is possible once per round.
  for (let i = 0; S.placeOfStack(s, i) >= 0; i++) {
    const power = powerOf(S.kindOfStack(s, i));
    if (!isReplaceable(s, t, power, i) || t.powerSide[power] !== side || isBarredByTalks(s, power)) continue;
    // NYW-13.5.3.4: the corps needs a LOC to the capital of its power.
    if (hasLoc(locOfPower(s, t, power), S.placeOfStack(s, i))) return true;
  }
  return false;
}
