/**
 * The controllers of male royal family members and of Alexander's body (DIA-ROY.4, DIA-ALX.3, DIA-ALX.5), and the conditions for moving the body.
 * Burial is in `surrender.ts`, marriage in `flow/events/royals.ts`.
 */
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type SpaceIndex, type Tables } from "../tables/index.js";
import { NO_UNITS, type Units } from "../vocabulary/units.js";
import { seniorGeneral } from "./command.js";

/** The rightful controller of a male or the body in his current place; NOBODY if nobody there has a claim. */
export function rightfulController(s: DiadochiState, t: Tables, royal: number): number {
  const place = S.placeOfRoyal(s, royal);
  const present = S.controllerOf(s, royal);
  const inside = place >= S.INSIDE;
  const space = inside ? place - S.INSIDE : place;
  const defender = inside ? ownerInside(s, t, space) : ownerInField(s, present, space);
  if (defender !== S.NOBODY) return defender; // DIA-ROY.4 (1): the player with CUs there
  if (present !== S.NOBODY && S.generalsAt(s, present, place) !== 0) return present; // (2): the present controller, with a general there
  const marker = S.markerOf(s, space);
  if (marker !== S.NOBODY && marker !== S.INDEPENDENTS && !S.hasIndependentArmy(s, space) && !isForceOfIndependents(s, space)) return marker; // (3): the owner of the marker
  return S.soleOwnerAt(s, place); // (4), (5): the only player with a general there, or nobody
}

function ownerInside(s: DiadochiState, t: Tables, space: SpaceIndex): number {
  return S.insideUnits(s, t, space) === NO_UNITS ? S.NOBODY : S.markerOf(s, space);
}

// During a passage two players have CUs in the field; then the present controller keeps control.
function ownerInField(s: DiadochiState, present: number, space: SpaceIndex): number {
  if (present !== S.NOBODY && S.unitsOf(s, present, space) !== NO_UNITS) return present;
  const field = S.fieldOwner(s, space);
  if (field !== S.NOBODY && field !== S.INDEPENDENTS) return field;
  return S.forceSpace(s) === space && S.forceUnits(s) !== NO_UNITS && S.forceOwner(s) !== S.INDEPENDENTS ? S.forceOwner(s) : S.NOBODY;
}

function isForceOfIndependents(s: DiadochiState, space: SpaceIndex): boolean {
  return S.forceOwner(s) === S.INDEPENDENTS && S.forceSpace(s) === space;
}

/** True if the body can move with an army under this commander (DIA-ALX.1, DIA-ALX.2). */
export function canCarryBody(s: DiadochiState, t: Tables, commander: number, units: Units): boolean {
  return s.turn >= t.setup.body.mayMoveFromTurn && units !== NO_UNITS && commander !== NONE && S.isMajor(t, commander);
}

/** True if the body can move with an army led by the most senior of these generals. */
export function canGeneralsCarryBody(s: DiadochiState, t: Tables, generals: number, units: Units): boolean {
  return canCarryBody(s, t, seniorGeneral(t, generals), units);
}
