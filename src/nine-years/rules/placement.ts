/**
 * The spaces where arriving leaders, scheduled corps and formed corps may be placed (sections 12.2 to 12.4). Corps from events follow their own rules
 * (NYW-12.0.1).
 */
import { spaceId } from "../state/names.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import {
  BOURBON,
  BRITAIN,
  CATALONIA,
  FRANCE,
  JACOBITES,
  REGION_BRITAIN,
  REGION_IRELAND,
  REGION_SPAIN,
  SAVOY,
  SUBSIDIES,
  type Tables,
} from "../tables/index.js";
import { corpsOfPowerElsewhere, isActivePower, isFortress, occupies, room } from "./forces.js";
import { hasLoc, hasLocTo, type LocQuestion, locOfPower } from "./loc.js";

/** True if a space is a home space of a power (sections 7.2 and 2.4). */
export function isHomeSpace(s: NineYearsState, t: Tables, power: number, space: number): boolean {
  const region = t.region[space]!;
  switch (power) {
    case JACOBITES:
      // NYW-7.2.6.3, NYW-7.2.6.4: London and York qualify, later all of Britain and Ireland.
      return S.hasFlag(s, S.GR_HAPPENED) ? region === REGION_BRITAIN || region === REGION_IRELAND : space === t.named.london || spaceId(t, space) === "york";
    case CATALONIA:
      // NYW-7.2.3: every Bourbon-controlled space in Spain qualifies.
      return region === REGION_SPAIN && S.controlOf(s, space) === BOURBON;
    case BRITAIN:
      // NYW-7.2.7: Britain and Ireland qualify.
      return region === REGION_BRITAIN || region === REGION_IRELAND;
    case SUBSIDIES:
      // NYW-2.4.2: only this space qualifies.
      return space === t.named.empireHome;
    default:
      // NYW-2.4.5: Empire corps may use every home space of the Empire, unlike Subsidies.
      return t.home[space] === power;
  }
}

/** True if a corps of a power may be placed in a space (NYW-12.2.3.1, NYW-12.3.4.3, NYW-12.3.4.5). `loc` is the LOC to that power's capital. */
export function canPlaceCorps(s: NineYearsState, t: Tables, power: number, space: number, loc: LocQuestion): boolean {
  if (isHomeSpace(s, t, power, space)) return hasRoomForNew(s, t, power, space) && hasLoc(loc, space); // NYW-11.1.2.2: reinforcements need a LOC.
  // NYW-12.2.5.1: a British corps may also land in Amsterdam.
  if (power === BRITAIN && space === t.named.amsterdam) return hasRoomForNew(s, t, power, space) && canLandInAmsterdam(s, t);
  // NYW-7.2.6.7: the refuge needs a LOC to Paris.
  return power === JACOBITES && isRefuge(s, t, space) && hasRoomForNew(s, t, power, space) && hasLocTo(loc, space, t.named.paris);
}

// NYW-12.2.3.3: true if the space is friendly and free of enemy corps; NYW-12.2.3.2, NYW-4.1.3.5: and if it has room.
function hasRoomForNew(s: NineYearsState, t: Tables, power: number, space: number): boolean {
  const side = t.powerSide[power]!;
  return S.controlOf(s, space) === side && !occupies(s, S.rivalOf(side), space) && room(s, t, side, space) >= 1;
}

// NYW-12.2.5.1: one British corps may land per turn. NYW-12.2.5.2: it needs no LOC, but London must not be enemy-controlled.
function canLandInAmsterdam(s: NineYearsState, t: Tables): boolean {
  return !S.hasFlag(s, S.BRITISH_IN_AMSTERDAM) && S.controlOf(s, t.named.london) !== BOURBON;
}

// NYW-7.2.6.7, NYW-7.2.6.9, NYW-12.2.3.5, NYW-12.2.6: the French home space of James II may receive the only Jacobite corps outside the islands. While corps
// that fled in the Revolution are there, no other may come (NYW-7.2.6.8, NYW-20.2.5.2.b1).
function isRefuge(s: NineYearsState, t: Tables, space: number): boolean {
  return (
    S.hasFlag(s, S.GR_HAPPENED) && t.home[space] === FRANCE && S.placeOfLeader(s, t.jamesII) === space && corpsOfPowerElsewhere(s, t, JACOBITES, ISLES) === 0
  );
}

const ISLES: readonly number[] = [REGION_BRITAIN, REGION_IRELAND];

export function hasPlace(s: NineYearsState, t: Tables, power: number): boolean {
  const loc = locOfPower(s, t, power);
  for (let space = 0; space < t.spaceIds.length; space++) if (canPlaceCorps(s, t, power, space, loc)) return true;
  return false;
}

/** NYW-12.3.4.1, NYW-12.3.4.2, NYW-12.3.4.3: true if a power may form a corps this turn, provided that a space suits. */
export function mayForm(s: NineYearsState, t: Tables, power: number): boolean {
  return isActivePower(s, power) && !isBarredByTalks(s, power) && S.poolOf(s, power) > 0 && S.formedBy(s, power) < t.formLimit[power]!;
}

/** NYW-12.3.5.1, NYW-12.3.5.2: true if a power may restore a corps this turn, apart from the choice of the corps. */
export function mayRestore(s: NineYearsState, t: Tables, power: number): boolean {
  return isActivePower(s, power) && !isBarredByTalks(s, power) && S.restoredBy(s, power) < t.restoreLimit[power]!;
}

/** NYW-9.3.9: after Secret Talks at Turin, no Savoyard corps may be formed, restored or replaced this turn. */
export function isBarredByTalks(s: NineYearsState, power: number): boolean {
  return power === SAVOY && S.hasFlag(s, S.TURIN_TALKS);
}

/**
 * The place where an arriving or transferred leader enters a friendly space, with or without corps there (NYW-3.1.7, NYW-12.4.3): the field or, if the
 * fortress is besieged, behind its walls. -1 for a space that is not friendly, or has enemy corps but no fortress.
 */
export function entryPlace(s: NineYearsState, t: Tables, side: number, space: number): number {
  const status = S.chainStatus(s, side, space);
  if (status === S.CHAIN_OPEN) return space;
  return status === S.CHAIN_CONTESTED && isFortress(t, space) ? S.INSIDE + space : -1; // NYW-A-56: a leader goes behind the walls, or nowhere.
}
