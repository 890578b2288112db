/**
 * The spaces where arriving leaders, scheduled corps and formed corps may be placed (sections 12.2 to 12.4); corps brought by events have rules of their own
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
      // NYW-7.2.6.3, NYW-7.2.6.4: London and York, later both isles.
      return S.hasFlag(s, S.GR_HAPPENED) ? region === REGION_BRITAIN || region === REGION_IRELAND : space === t.named.london || spaceId(t, space) === "york";
    case CATALONIA:
      // NYW-7.2.3: any space that the Bourbons hold in Spain.
      return region === REGION_SPAIN && S.controlOf(s, space) === BOURBON;
    case BRITAIN:
      // NYW-7.2.7: both isles.
      return region === REGION_BRITAIN || region === REGION_IRELAND;
    case SUBSIDIES:
      // NYW-2.4.2: one space alone.
      return space === t.named.empireHome;
    default:
      // NYW-2.4.5: Empire corps in every home space of the Empire, unlike Subsidies.
      return t.home[space] === power;
  }
}

/** True if a corps of a power may be put in a space (NYW-12.2.3.1, NYW-12.3.4.3, NYW-12.3.4.5), `loc` being the LOC to that power's capital. */
export function canPlaceCorps(s: NineYearsState, t: Tables, power: number, space: number, loc: LocQuestion): boolean {
  if (isHomeSpace(s, t, power, space)) return hasRoomForNew(s, t, power, space) && hasLoc(loc, space); // NYW-11.1.2.2: reinforcements need a LOC.
  // NYW-12.2.5.1: or in Amsterdam.
  if (power === BRITAIN && space === t.named.amsterdam) return hasRoomForNew(s, t, power, space) && canLandInAmsterdam(s, t);
  // NYW-7.2.6.7: with a LOC to Paris.
  return power === JACOBITES && isRefuge(s, t, space) && hasRoomForNew(s, t, power, space) && hasLocTo(loc, space, t.named.paris);
}

// NYW-12.2.3.3: friendly and free of enemy corps; NYW-12.2.3.2, NYW-4.1.3.5: within the limit.
function hasRoomForNew(s: NineYearsState, t: Tables, power: number, space: number): boolean {
  const side = t.powerSide[power]!;
  return S.controlOf(s, space) === side && !occupies(s, S.rivalOf(side), space) && room(s, t, side, space) >= 1;
}

// NYW-12.2.5.1: one British corps per turn; NYW-12.2.5.2: without a LOC, as long as London is not enemy-controlled.
function canLandInAmsterdam(s: NineYearsState, t: Tables): boolean {
  return !S.hasFlag(s, S.BRITISH_IN_AMSTERDAM) && S.controlOf(s, t.named.london) !== BOURBON;
}

// NYW-7.2.6.7, NYW-7.2.6.9, NYW-12.2.3.5, NYW-12.2.6: the French home space where James II stands, for the only Jacobite corps outside the islands. Those that
// fled in the Revolution may be there together, but while they are, no further one comes (NYW-7.2.6.8, NYW-20.2.5.2.b1).
function isRefuge(s: NineYearsState, t: Tables, space: number): boolean {
  return (
    S.hasFlag(s, S.GR_HAPPENED) && t.home[space] === FRANCE && S.placeOfLeader(s, t.jamesII) === space && corpsOfPowerElsewhere(s, t, JACOBITES, ISLES) === 0
  );
}

const ISLES: readonly number[] = [REGION_BRITAIN, REGION_IRELAND];

/** True if any space can take a new corps of a power now. */
export function hasPlace(s: NineYearsState, t: Tables, power: number): boolean {
  const loc = locOfPower(s, t, power);
  for (let space = 0; space < t.spaceIds.length; space++) if (canPlaceCorps(s, t, power, space, loc)) return true;
  return false;
}

/** NYW-12.3.4.1, NYW-12.3.4.2, NYW-12.3.4.3: whether a power may still form a corps this turn, if a space can take it. */
export function mayForm(s: NineYearsState, t: Tables, power: number): boolean {
  return isActivePower(s, power) && !isBarredByTalks(s, power) && S.poolOf(s, power) > 0 && S.formedBy(s, power) < t.formLimit[power]!;
}

/** NYW-12.3.5.1, NYW-12.3.5.2: whether a power may still restore a corps this turn, if one qualifies. */
export function mayRestore(s: NineYearsState, t: Tables, power: number): boolean {
  return isActivePower(s, power) && !isBarredByTalks(s, power) && S.restoredBy(s, power) < t.restoreLimit[power]!;
}

/** Secret Talks at Turin: no Savoyard corps may be formed, restored or replaced this turn (NYW-9.3.9). */
export function isBarredByTalks(s: NineYearsState, power: number): boolean {
  return power === SAVOY && S.hasFlag(s, S.TURIN_TALKS);
}

/**
 * The place an arriving or transferred leader takes in a friendly space, with or without corps there, of whatever power (NYW-3.1.7, NYW-12.4.3): behind the
 * walls when the fortress is besieged; -1 when enemy corps hold an unfortified friendly space, where no leader can come in.
 */
export function entryPlace(s: NineYearsState, t: Tables, side: number, space: number): number {
  const status = S.chainStatus(s, side, space);
  if (status === S.CHAIN_OPEN) return space;
  return status === S.CHAIN_CONTESTED && isFortress(t, space) ? S.INSIDE + space : -1; // NYW-A-56: behind the walls, or not at all.
}
