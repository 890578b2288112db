/**
 * Refusals of spending (NYW-12.3): the first check that fails, with its clause. Without a power, space or fleet, they explain why the
 * purchase is not possible at all.
 */
import type { Refusal } from "../../core/basics/errors.js";
import { powerOf, REDUCED } from "../vocabulary/corps.js";
import { isActivePower, occupies } from "./forces.js";
import { isUnderSiege } from "./siege.js";
import { hasLoc, locOfPower, locOfSide } from "./loc.js";
import { hasPlace, isBarredByTalks } from "./placement.js";
import { refuse } from "./refusals.js";
import { isLasting } from "./resources.js";
import { canPrepare, GUERRE_DE_COURSE, LINE_CORPS, TOP_LEVEL } from "./spending.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { BREST_FLEET, FLEET_COUNT, FRANCE, type Tables } from "../tables/index.js";
import { FLEET_IDS, POWER_IDS, PURPOSE } from "../vocabulary/types.js";
import { stackRefusal } from "./action-refusals.js";
import { type Bar, type Bars, furthest } from "./bars.js";

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

const RESTORE_BARS: Bars = ["restore/none", "restore/besieged", "restore/talks", "restore/limit", "restore/limit (France)", "restore/no-loc"];

function restoreBar(s: NineYearsState, t: Tables, side: number, index: number): Bar {
  const kind = S.kindOfStack(s, index);
  const power = powerOf(kind);
  if (t.powerSide[power] !== side || (kind & REDUCED) === 0) return "restore/none";
  if (S.placeOfStack(s, index) >= S.INSIDE) return "restore/besieged";
  if (isBarredByTalks(s, power)) return "restore/talks";
  if (S.restoredBy(s, power) >= t.restoreLimit[power]!) return power === FRANCE ? "restore/limit (France)" : "restore/limit";
  return hasLoc(locOfPower(s, t, power, true), S.placeOfStack(s, index)) ? null : "restore/no-loc";
}

/** Refuses to restore corps of this name in this space, or any corps. */
export function restoreRefusal(s: NineYearsState, t: Tables, side: number, space = -1, name = -1): Refusal | null {
  return stackRefusal(s, t, RESTORE_BARS, { space, name }, (index) => restoreBar(s, t, side, index));
}

const FORM_BARS: Bars = ["form/not-yours", "form/not-at-war", "form/talks", "form/empty-pool", "form/limit", "form/limit (France)", "form/no-place"];

function formBar(s: NineYearsState, t: Tables, side: number, power: number): Bar {
  if (t.powerSide[power] !== side) return "form/not-yours";
  if (!isActivePower(s, power)) return "form/not-at-war";
  if (isBarredByTalks(s, power)) return "form/talks";
  if (S.poolOf(s, power) === 0) return "form/empty-pool";
  if (S.formedBy(s, power) >= t.formLimit[power]!) return power === FRANCE ? "form/limit (France)" : "form/limit";
  return hasPlace(s, t, power) ? null : "form/no-place";
}

export function formRefusal(s: NineYearsState, t: Tables, side: number, power = -1): Refusal | null {
  const found = furthest(FORM_BARS, POWER_IDS.length, (index) => formBar(s, t, side, index), power);
  return refuse(found.bar, { power: POWER_IDS[found.index] ?? null });
}

const LINE_BARS: Bars = ["line/not-controlled", "line/too-few-corps", "line/no-loc", "line/highest", "line/this-turn"];

function lineBar(s: NineYearsState, t: Tables, side: number, space: number): Bar {
  if (S.controlOf(s, space) !== side) return "line/not-controlled";
  if (S.corpsOf(s, t, side, space) < LINE_CORPS) return "line/too-few-corps";
  if (!hasLoc(locOfSide(s, t, side), space)) return "line/no-loc";
  return S.lineLevel(s, space) >= TOP_LEVEL ? "line/highest" : "line/this-turn";
}

export function lineRefusal(s: NineYearsState, t: Tables, side: number, space = -1): Refusal | null {
  const found = furthest(LINE_BARS, t.spaceIds.length, (index) => lineBar(s, t, side, index), space);
  // If the side lacks control or corps in every space, the refusal names no space.
  const isNamed = space >= 0 || (found.bar !== "line/not-controlled" && found.bar !== "line/too-few-corps");
  return refuse(found.bar, { space: isNamed ? (t.spaceIds[found.index] ?? null) : null });
}

const FLEET_BARS: Bars = [
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

function fleetBar(s: NineYearsState, t: Tables, side: number, fleet: number): Bar {
  if (t.fleetSide[fleet] !== side) return "fleet/not-yours";
  if (S.isPrepared(s, fleet)) return "fleet/prepared";
  const place = S.fleetPlace(s, fleet);
  if (place !== S.FLEET_POOL) return place === S.FLEET_REMOVED ? "fleet/removed" : "fleet/in-box";
  if (S.zoneControl(s, t.fleetZone[fleet]!) === side) return "fleet/zone";
  if (fleet === BREST_FLEET && isLasting(s, GUERRE_DE_COURSE)) return "fleet/guerre-de-course";
  const port = t.fleetPort[fleet]!;
  const enemy = S.rivalOf(side);
  if (S.controlOf(s, port) === enemy || isUnderSiege(s, t, port) || occupies(s, enemy, port)) return "fleet/port";
  return canPrepare(s, t, side, fleet) ? "fleet/strength" : "fleet/no-loc";
}

/** Refuses to prepare a fleet, or any fleet if none is given. If the fleet could be prepared, its strength is refused. */
export function fleetRefusal(s: NineYearsState, t: Tables, side: number, fleet = -1): Refusal | null {
  const found = furthest(FLEET_BARS, FLEET_COUNT, (index) => fleetBar(s, t, side, index), fleet);
  return refuse(found.bar, { fleet: FLEET_IDS[found.index] ?? null });
}
