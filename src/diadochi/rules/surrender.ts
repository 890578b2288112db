/** The choices of the Surrender Segment (DIA-SUR, DIA-ALX.6). */
import { nextBit } from "../../core/basics/bits.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { kindOfSpace, type SpaceIndex, type Tables, TRANSIT } from "../tables/index.js";
import { countUnits } from "../vocabulary/units.js";
import { isConvertibleCity } from "./markers.js";
import { ATTEMPT_UNITS, attemptUnits, isAttemptTarget } from "./siege.js";

/**
 * True if a seat can place its marker on a space with its CUs in the field: an uncontrolled space other than a transit point, or another player's
 * minor city or subdued fortress (DIA-SUR.4, DIA-SUR.6, DIA-SUR.9).
 */
export function canPlaceMarker(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex): boolean {
  const owner = S.ownerOfSeat(seat);
  if (S.fieldOwner(s, space) !== owner) return false;
  if (S.markerOf(s, space) === S.NOBODY) return kindOfSpace(t, space) !== TRANSIT;
  return isConvertibleCity(s, t, owner, space);
}

/**
 * True if a seat's army in a space can make its free attempt: the marker can be taken, the army has a general and enough CUs, and it has made no free
 * attempt in this segment (DIA-SUR.1, DIA-SUR.2).
 */
export function canMakeFreeAttempt(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex): boolean {
  const owner = S.ownerOfSeat(seat);
  if (S.fieldOwner(s, space) !== owner || countUnits(S.fieldUnits(s, space)) < ATTEMPT_UNITS) return false;
  if (S.hasAttempted(s, space) || !isAttemptTarget(s, t, seat, space)) return false;
  return hasLeader(s, seat, space);
}

// DIA-SIE.25: a general must be able to use enough CUs.
function hasLeader(s: DiadochiState, seat: number, space: SpaceIndex): boolean {
  const generals = S.generalsAt(s, S.ownerOfSeat(seat), space);
  for (let general = nextBit(generals, 0); general >= 0; general = nextBit(generals, general + 1)) {
    if (countUnits(attemptUnits(s, seat, general, S.fieldUnits(s, space), space)) >= ATTEMPT_UNITS) return true;
  }
  return false;
}

/** True if a seat can bury Alexander's body in a space (DIA-ALX.6, DIA-ALX.2). */
export function canBuryBody(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex): boolean {
  const owner = S.ownerOfSeat(seat);
  if (s.turn < t.setup.body.mayMoveFromTurn || S.placeOfRoyal(s, S.bodyOf(t)) !== space || !S.isMajorCity(t, space)) return false;
  return S.markerOf(s, space) === owner && S.fieldOwner(s, space) === owner && S.generalsAt(s, owner, space) !== 0;
}
