/** Why resource points cannot be spent on something, at all or on this power, space or fleet (NYW-12.3): the first check that fails, with its clause. */
import type { Refusal } from "../../core/flow.js";
import { at } from "../../core/lists.js";
import { powerOf, REDUCED } from "../corps.js";
import { isActivePower, isUnderSiege, occupies } from "./forces.js";
import { hasLoc, locOfPower, locOfSide } from "./loc.js";
import { hasPlace, isBarredByTalks } from "./placement.js";
import { type Reason, refuse } from "./refusals.js";
import { isLasting } from "./resources.js";
import { canPrepare, GUERRE_DE_COURSE, LINE_CORPS, TOP_LEVEL } from "./spending.js";
import * as S from "../state.js";
import type { NineYearsState } from "../state.js";
import { BREST_FLEET, FLEET_COUNT, FRANCE, type Tables } from "../tables.js";
import { FLEET_IDS, POWER_IDS, PURPOSE } from "../types.js";
import { stackRefusal } from "./action-refusals.js";
import { furthest, refusalBy } from "./bars.js";

/** Why a side cannot spend points for a purpose at all. */
export function spendRefusal(s: NineYearsState, t: Tables, side: number, purpose: number): Refusal | null {
  switch (purpose) {
    case PURPOSE.restore:
      return restoreRefusal(s, t, side);
    case PURPOSE.form:
      return formRefusal(s, t, side);
    case PURPOSE.line:
      return lineRefusal(s, t, side);
    case PURPOSE["colonial-support"]:
      return refuse("support/sent");
    case PURPOSE.fleet:
      return fleetRefusal(s, t, side);
    default:
      return null;
  }
}

const RESTORE_BARS: readonly Reason[] = ["restore/none", "restore/besieged", "restore/talks", "restore/limit", "restore/limit (France)", "restore/no-loc"];

function restoreBar(s: NineYearsState, t: Tables, side: number, index: number): number {
  const kind = S.kindOfStack(s, index);
  const power = powerOf(kind);
  if (at(t.powerSide, power) !== side || (kind & REDUCED) === 0) return 0;
  if (S.placeOfStack(s, index) >= S.INSIDE) return 1;
  if (isBarredByTalks(s, power)) return 2;
  if (S.restoredBy(s, power) >= at(t.restoreLimit, power)) return power === FRANCE ? 4 : 3;
  return hasLoc(locOfPower(s, t, power, true), S.placeOfStack(s, index)) ? RESTORE_BARS.length : 5;
}

/** Why no corps of a side can be restored, or none of this name in this space. */
export function restoreRefusal(s: NineYearsState, t: Tables, side: number, space = -1, name = -1): Refusal | null {
  return stackRefusal(s, t, RESTORE_BARS, { space, name }, (index) => restoreBar(s, t, side, index));
}

const FORM_BARS: readonly Reason[] = [
  "form/not-yours",
  "form/not-at-war",
  "form/talks",
  "form/empty-pool",
  "form/limit",
  "form/limit (France)",
  "form/no-place",
];

function formBar(s: NineYearsState, t: Tables, side: number, power: number): number {
  if (at(t.powerSide, power) !== side) return 0;
  if (!isActivePower(s, power)) return 1;
  if (isBarredByTalks(s, power)) return 2;
  if (S.poolOf(s, power) === 0) return 3;
  if (S.formedBy(s, power) >= at(t.formLimit, power)) return power === FRANCE ? 5 : 4;
  return hasPlace(s, t, power) ? FORM_BARS.length : 6;
}

/** Why no power of a side can form a corps, or this one cannot. */
export function formRefusal(s: NineYearsState, t: Tables, side: number, power = -1): Refusal | null {
  const barOf = (index: number): number => formBar(s, t, side, index);
  const found = power >= 0 ? { index: power, bar: barOf(power) } : furthest(POWER_IDS.length, barOf);
  return refusalBy(FORM_BARS, found.bar, { power: POWER_IDS[found.index] ?? null });
}

const LINE_BARS: readonly Reason[] = ["line/not-controlled", "line/too-few-corps", "line/no-loc", "line/highest", "line/this-turn"];

function lineBar(s: NineYearsState, t: Tables, side: number, space: number): number {
  if (S.controlOf(s, space) !== side) return 0;
  if (S.corpsOf(s, t, side, space) < LINE_CORPS) return 1;
  if (!hasLoc(locOfSide(s, t, side), space)) return 2;
  return S.lineLevel(s, space) >= TOP_LEVEL ? 3 : 4;
}

/** Why a side can build a Fortified Line nowhere, or not in this space. */
export function lineRefusal(s: NineYearsState, t: Tables, side: number, space = -1): Refusal | null {
  const barOf = (index: number): number => lineBar(s, t, side, index);
  const found = space >= 0 ? { index: space, bar: barOf(space) } : furthest(t.spaceIds.length, barOf);
  // Without corps enough anywhere no space is nearer to it than others.
  const isNamed = space >= 0 || found.bar > 1;
  return refusalBy(LINE_BARS, found.bar, { space: isNamed ? (t.spaceIds[found.index] ?? null) : null });
}

const FLEET_BARS: readonly Reason[] = [
  "fleet/not-yours",
  "fleet/removed",
  "fleet/in-box",
  "fleet/prepared",
  "fleet/zone",
  "fleet/guerre-de-course",
  "fleet/port",
  "fleet/no-loc",
  "fleet/strength",
];

function fleetBar(s: NineYearsState, t: Tables, side: number, fleet: number): number {
  if (at(t.fleetSide, fleet) !== side) return 0;
  const place = S.fleetPlace(s, fleet);
  if (place !== S.FLEET_POOL) return place === S.FLEET_REMOVED ? 1 : place === S.FLEET_BOX ? 2 : 3;
  if (S.zoneControl(s, at(t.fleetZone, fleet)) === side) return 4;
  if (fleet === BREST_FLEET && isLasting(s, GUERRE_DE_COURSE)) return 5;
  const port = at(t.fleetPort, fleet);
  const enemy = S.rivalOf(side);
  if (S.controlOf(s, port) === enemy || isUnderSiege(s, t, port) || occupies(s, enemy, port)) return 6;
  return canPrepare(s, t, side, fleet) ? 8 : 7;
}

/** Why a side can prepare no fleet, or not this one: if nothing else, not with this strength. */
export function fleetRefusal(s: NineYearsState, t: Tables, side: number, fleet = -1): Refusal | null {
  const barOf = (index: number): number => fleetBar(s, t, side, index);
  const found = fleet >= 0 ? { index: fleet, bar: barOf(fleet) } : furthest(FLEET_COUNT, barOf);
  return refusalBy(FLEET_BARS, found.bar, { fleet: FLEET_IDS[found.index] ?? null });
}
