/** Interception, avoiding battle and withdrawing inside: the armies that may do so, and their destinations (DIA-INT, DIA-AVO). */
import { withoutBit } from "../../core/basics/bits.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { endLink, firstLink, kindOfLink, kindOfSpace, LAND, neighbour, NONE, type SpaceIndex, type Tables, TRANSIT } from "../tables/index.js";
import { countUnits, NO_UNITS, type Units } from "../vocabulary/units.js";
import { canGeneralsCarryBody } from "./royals.js";
import { INSIDE_AT_MOST } from "./siege.js";

/** The chance, in sixths, that a die reaches a threshold. */
export function chanceOfThreshold(threshold: number): number {
  return Math.min(Math.max(7 - threshold, 0), 6);
}

/** True if an owner's armies may intercept into the space that the moving army has entered (DIA-INT.4, DIA-INT.5, DIA-INT.20). */
export function isOpenToInterceptors(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  if (kindOfSpace(t, space) === TRANSIT) return false; // DIA-INT.4: not into a transit point
  const field = S.fieldOwner(s, space);
  if (field !== S.NOBODY && field !== owner) return false; // DIA-INT.5: not if a third party has CUs there
  const marker = S.markerOf(s, space);
  if (owner === S.INDEPENDENTS) return field === S.NOBODY && (marker === S.NOBODY || marker === S.INDEPENDENTS); // DIA-INT.20: without CUs or a player's marker
  return marker === S.NOBODY || marker === owner || field === owner; // DIA-INT.4: another owner's marker bars an interceptor without CUs there
}

/**
 * True if an owner has an army in the field of a space that could intercept: CUs, and a general unless it is independent (DIA-INT.2). The caller checks
 * the link to the entered space (DIA-INT.3).
 */
export function canInterceptFrom(s: DiadochiState, owner: number, from: SpaceIndex): boolean {
  if (S.fieldOwner(s, from) !== owner) return false;
  return owner === S.INDEPENDENTS || S.fieldGenerals(s, owner, from) !== 0;
}

/** The nth (from 0) neighbour of a space by an ordinary link from which an owner may intercept; NONE if there are fewer. */
export function interceptorSpace(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex, nth: number): SpaceIndex {
  let left = nth;
  for (let i = firstLink(t.land, space); i < endLink(t.land, space); i++) {
    const from = neighbour(t.land, i);
    if (kindOfLink(t.land, i) === LAND && canInterceptFrom(s, owner, from) && left-- === 0) return from;
  }
  return NONE;
}

/** True if any army of an owner may intercept the moving army in its space. */
export function canIntercept(s: DiadochiState, t: Tables, owner: number): boolean {
  const space = S.forceSpace(s);
  return isOpenToInterceptors(s, t, owner, space) && interceptorSpace(s, t, owner, space, 0) !== NONE;
}

/** True if an owner's field pieces may step to a space when they avoid battle (DIA-AVO.5, DIA-AVO.17). */
export function canAvoidTo(s: DiadochiState, owner: number, attackerFrom: SpaceIndex, space: SpaceIndex): boolean {
  if (space === attackerFrom || S.hasEnemyUnits(s, owner, space)) return false;
  if (owner === S.INDEPENDENTS && S.fieldOwner(s, space) === S.INDEPENDENTS) return false; // DIA-IND.14: one independent army per space
  const marker = S.markerOf(s, space);
  return marker === S.NOBODY || marker === owner;
}

/** True if there is a first step of avoidance from a space (DIA-AVO.5). */
export function hasAvoidStep(s: DiadochiState, t: Tables, owner: number, attackerFrom: SpaceIndex, space: SpaceIndex): boolean {
  for (let i = firstLink(t.land, space); i < endLink(t.land, space); i++) if (canAvoidTo(s, owner, attackerFrom, neighbour(t.land, i))) return true;
  return false;
}

/** True if a seat may try to avoid the moving army: it has a general in the field and a step to make (DIA-AVO.1, DIA-AVO.3). */
export function canAvoid(s: DiadochiState, t: Tables, seat: number, attackerFrom: SpaceIndex): boolean {
  const owner = S.ownerOfSeat(seat);
  const space = S.forceSpace(s);
  return S.fieldGenerals(s, owner, space) !== 0 && hasAvoidStep(s, t, owner, attackerFrom, space);
}

/** The number of CUs that still fit behind the walls of a seat's own city; 0 elsewhere (DIA-AVO.7, DIA-SIE.16). */
export function roomInside(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex): number {
  if (!hasWalls(s, t, seat, space)) return 0;
  return Math.max(INSIDE_AT_MOST - countUnits(S.insideUnits(s, t, space)), 0);
}

/** True if a space is a major city with a seat's own marker (DIA-AVO.7). */
export function hasWalls(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex): boolean {
  return S.isMajorCity(t, space) && S.markerOf(s, space) === S.ownerOfSeat(seat);
}

/** True if a seat has pieces in the field of the army's space that could withdraw behind walls. */
export function canWithdraw(s: DiadochiState, t: Tables, seat: number): boolean {
  const space = S.forceSpace(s);
  if (!hasWalls(s, t, seat, space)) return false;
  const owner = S.ownerOfSeat(seat);
  return (S.fieldOwner(s, space) === owner && roomInside(s, t, seat, space) > 0) || S.fieldGenerals(s, owner, space) !== 0;
}

/**
 * The royal family members and the body that go along with an avoiding army: all that its owner controls in the field, but the body only with CUs
 * under a major general (DIA-INT.25).
 */
export function avoidingRoyals(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): number {
  const royals = S.fieldRoyals(s, owner, space);
  const units: Units = S.fieldOwner(s, space) === owner ? S.fieldUnits(s, space) : NO_UNITS;
  return canGeneralsCarryBody(s, t, S.fieldGenerals(s, owner, space), units) ? royals : withoutBit(royals, t.royalCount);
}

/** True if the moving army can step back to a space: one without CUs in the field, or with its own player's (DIA-INT.23, DIA-BAT.18). */
export function canStepBack(s: DiadochiState, space: SpaceIndex): boolean {
  if (space === NONE) return false;
  const field = S.fieldOwner(s, space);
  return field === S.NOBODY || (field === S.forceOwner(s) && field !== S.INDEPENDENTS);
}
