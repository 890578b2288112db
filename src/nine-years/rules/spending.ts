/** Checks of the purchases of a side (NYW-12.3). The list of purposes in `flow/spend.ts` and the lists of each purpose share them. */
import { DEMORALIZED, REDUCED, powerOf } from "../vocabulary/corps.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { BREST_FLEET, FLEET_COUNT, FRANCE, SAVOY, type Tables } from "../tables/index.js";
import { EVENT_CARD_IDS } from "../vocabulary/types.js";
import { occupies } from "./forces.js";
import { isUnderSiege } from "./siege.js";
import { hasLoc, type LocQuestion, locOfPower, locOfSide, locToCapital } from "./loc.js";
import { hasPlace, mayForm, mayRestore } from "./placement.js";
import { isLasting } from "./resources.js";

/** NYW-15.2.2: the corps that the builder of a Fortified Line must have in the space. */
export const LINE_CORPS = 5;
/** NYW-15.1.2: the highest level of a Fortified Line. */
export const TOP_LEVEL = 2;
/** NYW-9.3.2.2: the card that forbids preparing the Brest fleet. */
export const GUERRE_DE_COURSE: number = EVENT_CARD_IDS.indexOf("guerre-de-course");

/** True if a stack could be restored, apart from its LOC: reduced and outside walls (NYW-12.3.3.3), at home or abroad (NYW-12.3.5.4). */
export function isRestorable(s: NineYearsState, index: number, power: number): boolean {
  const kind = S.kindOfStack(s, index);
  return (kind & REDUCED) !== 0 && S.placeOfStack(s, index) < S.INSIDE && powerOf(kind) === power;
}

/** NYW-12.3.3.1, NYW-12.3.5.3: true if a power has a corps to restore. */
export function canRestore(s: NineYearsState, t: Tables, power: number): boolean {
  if (!mayRestore(s, t, power)) return false;
  let loc: LocQuestion | null = null;
  for (let i = 0; S.placeOfStack(s, i) >= 0; i++) {
    if (!isRestorable(s, i, power)) continue;
    loc ??= locOfPower(s, t, power, true);
    if (hasLoc(loc, S.placeOfStack(s, i))) return true;
  }
  return false;
}

export function canRestoreAny(s: NineYearsState, t: Tables, side: number): boolean {
  for (let i = 0; S.placeOfStack(s, i) >= 0; i++) {
    const power = powerOf(S.kindOfStack(s, i));
    if (!isRestorable(s, i, power) || t.powerSide[power] !== side || !mayRestore(s, t, power)) continue;
    if (hasLoc(locOfPower(s, t, power, true), S.placeOfStack(s, i))) return true;
  }
  return false;
}

/** NYW-12.3.4.3, NYW-12.3.4.5: true if a power can form a corps somewhere. */
export function canForm(s: NineYearsState, t: Tables, power: number): boolean {
  return mayForm(s, t, power) && hasPlace(s, t, power);
}

export function canFormAny(s: NineYearsState, t: Tables, side: number): boolean {
  for (let power = FRANCE; power <= SAVOY; power++) if (t.powerSide[power] === side && canForm(s, t, power)) return true;
  return false;
}

/** True if a side may build or raise a Fortified Line in a space (NYW-15.2.3, NYW-15.2.4, NYW-11.1.2.3). `loc` is the side's LOC to any friendly capital. */
export function canBuildLine(s: NineYearsState, t: Tables, side: number, space: number, loc: LocQuestion): boolean {
  // NYW-15.2.5: the space is friendly and not besieged; NYW-15.2.7: any five corps count.
  if (S.controlOf(s, space) !== side || !hasLoc(loc, space) || S.corpsOf(s, t, side, space) < LINE_CORPS || isUnderSiege(s, t, space)) return false;
  const level = S.lineLevel(s, space);
  // NYW-15.2.6: a line gains one level per turn, and the second only if the side owns the first.
  return level === 0 || (level < TOP_LEVEL && S.lineOwner(s, space) === side && !S.isLineNew(s, space));
}

export function canBuildAnyLine(s: NineYearsState, t: Tables, side: number): boolean {
  let loc: LocQuestion | null = null;
  for (let space = 0; space < t.spaceIds.length; space++) {
    if (S.corpsOf(s, t, side, space) < LINE_CORPS || S.controlOf(s, space) !== side) continue;
    loc ??= locOfSide(s, t, side);
    if (canBuildLine(s, t, side, space, loc)) return true;
  }
  return false;
}

/** NYW-12.3.6.1, NYW-12.3.6.12: true if a side may prepare a fleet. */
export function canPrepare(s: NineYearsState, t: Tables, side: number, fleet: number): boolean {
  // NYW-12.3.6.2, NYW-10.1.9: a fleet in its control box cannot be prepared; NYW-12.3.6.13: neither can a prepared one.
  if (t.fleetSide[fleet] !== side || S.fleetPlace(s, fleet) !== S.FLEET_POOL) return false;
  if (S.zoneControl(s, t.fleetZone[fleet]!) === side) return false; // NYW-12.3.6.1, NYW-12.3.6.9: in a neutral zone both sides may prepare.
  if (fleet === BREST_FLEET && isLasting(s, GUERRE_DE_COURSE)) return false; // NYW-9.3.2.2: the card forbids it.
  const port = t.fleetPort[fleet]!;
  const enemy = S.rivalOf(side);
  // NYW-12.3.6.12: no fleet is prepared in a port that is besieged or in enemy hands.
  if (S.controlOf(s, port) === enemy || isUnderSiege(s, t, port) || occupies(s, enemy, port)) return false;
  const capital = t.fleetLocTo[fleet]!;
  // NYW-12.3.6.6: the port needs a LOC to the capital of the fleet.
  return S.controlOf(s, capital) !== enemy && hasLoc(locToCapital(s, t, side, capital), port);
}

export function canPrepareAny(s: NineYearsState, t: Tables, side: number): boolean {
  for (let fleet = 0; fleet < FLEET_COUNT; fleet++) if (canPrepare(s, t, side, fleet)) return true;
  return false;
}

/** A restored corps stays demoralized if it was (NYW-12.3.5.3). */
export function restored(kind: number): number {
  return kind & ~REDUCED;
}

/** A replaced corps is rallied (NYW-13.5.3.2). */
export function replaced(kind: number): number {
  return kind & ~(REDUCED | DEMORALIZED);
}
