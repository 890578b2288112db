/** Sieges of major cities, and subjugation of independent markers elsewhere (DIA-SIE); `flow/assault.ts` carries out an attempt. */
import { hasBit } from "../../core/basics/bits.js";
import type { Dice } from "../../core/dice/dice.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { EDITIONS, FORTRESS, kindOfSpace, MINOR_CITY, type SpaceIndex, type Tables, tablesOf, TRANSIT } from "../tables/index.js";
import { countUnits, ROYAL, type Units, withoutType } from "../vocabulary/units.js";
import { hasAbility, SIEGE_MASTER, seniorGeneral } from "./command.js";
import { legitimacyTotal } from "./prestige.js";

/** The CUs needed for an assault, a subjugation attempt or the removal of a marker (DIA-SIE.5, DIA-SIE.28, DIA-MOV.8). */
export const ATTEMPT_UNITS = 3;
/** The MP for an assault, a subjugation attempt or the removal of a marker (DIA-SIE.6, DIA-MOV.8, DIA-MOV.10). */
export const ATTEMPT_MP = 2;
/** The CUs that fit inside a city (DIA-AVO.9). */
export const INSIDE_AT_MOST = 2;

/** The siege points that a die gains (DIA-SIE.8); the die is clamped to the table (DIA-TAB.3). */
export function siegeGain(t: Tables, die: number): number {
  return siegeRow(t, die)[0]!;
}
/** The CUs that a die costs the besieger (DIA-SIE.8). */
export function siegeCost(t: Tables, die: number): number {
  return siegeRow(t, die)[1]!;
}
function siegeRow(t: Tables, die: number): readonly number[] {
  return t.rules.siege[Math.min(Math.max(die, 1), t.rules.siege.length) - 1] ?? [];
}

/** True if the marker on a space can be taken by siege: a major city with an enemy or independent marker (DIA-SIE.1, DIA-SIE.2, DIA-SIE.12). */
export function isSiegeTarget(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex): boolean {
  const marker = S.markerOf(s, space);
  return S.isMajorCity(t, space) && marker !== S.NOBODY && marker !== S.ownerOfSeat(seat);
}

/** True if a space can be subjugated: an independent marker on a minor city or fortress (DIA-SIE.1, DIA-SIE.31). */
export function isSubjugationTarget(s: DiadochiState, t: Tables, space: SpaceIndex): boolean {
  const kind = kindOfSpace(t, space);
  return (kind === MINOR_CITY || kind === FORTRESS) && S.markerOf(s, space) === S.INDEPENDENTS;
}

/**
 * The points that take the marker on a space (DIA-SIE.10, DIA-SIE.11, DIA-SIE.27), for any types of CUs inside (DIA-SIE.32); 0 if it cannot be taken.
 */
export function requiredPoints(s: DiadochiState, t: Tables, space: SpaceIndex): number {
  const rules = t.rules.siegePoints;
  const marker = S.markerOf(s, space);
  const kind = kindOfSpace(t, space);
  if (marker === S.NOBODY || kind === TRANSIT) return 0; // DIA-SIE.12: nothing to besiege
  if (S.isMajorCity(t, space))
    return marker === S.INDEPENDENTS ? rules.independentCity : rules.inside[Math.min(countUnits(S.insideUnits(s, t, space)), INSIDE_AT_MOST)]!;
  if (marker !== S.INDEPENDENTS) return 0;
  return kind === FORTRESS ? rules.fortress : rules.minorCity;
}

/** True if the points on a space suffice (DIA-SIE.9, DIA-SIE.18). */
export function isSiegeComplete(s: DiadochiState, t: Tables, space: SpaceIndex): boolean {
  const points = S.siegePoints(s, space);
  const required = requiredPoints(s, t, space);
  return points > 0 && required > 0 && points >= required;
}

/**
 * True if a seat may make an attempt on a space, apart from the CUs and MP needed: the marker can be taken, and no other army is in the field
 * (DIA-SIE.28, DIA-SUR.10).
 */
export function isAttemptTarget(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex): boolean {
  if (!isSiegeTarget(s, t, seat, space) && !isSubjugationTarget(s, t, space)) return false;
  const field = S.fieldOwner(s, space);
  return (
    (field === S.NOBODY || field === S.ownerOfSeat(seat)) &&
    !S.hasIndependentArmy(s, space) &&
    (S.forceSpace(s) !== space || S.forceOwner(s) === S.NOBODY || S.forceOwner(s) === S.ownerOfSeat(seat))
  );
}

/** The CUs of a besieger that count in an attempt and can be lost in it. Royal troops count only if legitimacy allows (DIA-SIE.25). */
export function attemptUnits(s: DiadochiState, seat: number, commander: number, units: Units, space: SpaceIndex): Units {
  const t = tablesOf(s);
  const marker = S.markerOf(s, space);
  if (marker === S.INDEPENDENTS || marker === S.NOBODY || !S.isMajorCity(t, space)) return units;
  return besiegerTotal(s, seat, commander, space) < garrisonTotal(s, t, marker, space) ? withoutType(units, ROYAL) : units;
}

/** The besieger's total in the comparison of legitimacy (DIA-RT.13). */
export function besiegerTotal(s: DiadochiState, seat: number, commander: number, space: SpaceIndex): number {
  return legitimacyTotal(s, S.ownerOfSeat(seat), commander, space, false);
}

/** The city owner's total in the comparison: with his most senior general inside, and sacred ground (DIA-RT.13). */
export function garrisonTotal(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): number {
  return legitimacyTotal(s, owner, seniorGeneral(t, S.generalsAt(s, owner, S.INSIDE + space)), space, true);
}

/** The modifier of an attempt's die: from Demetrius assaulting a major city in the Surrender Segment (DIA-GEN.2), and from Siege Engines. */
export function attemptModifier(s: DiadochiState, t: Tables, commander: number, space: SpaceIndex): number {
  const master = s.segment === S.SURRENDER && S.isMajorCity(t, space) && hasAbility(s, t, commander, SIEGE_MASTER) ? 1 : 0;
  return master + (hasBit(s.engines, commander) ? 1 : 0);
}

/** A siege attempt without a game: the die, the points gained and the CUs lost. */
export function rollSiegeAttempt(dice: Dice, modifier = 0): { readonly die: number; readonly points: number; readonly losses: number } {
  const t = EDITIONS.of("");
  const die = dice.roll(6);
  return { die, points: siegeGain(t, die + modifier), losses: siegeCost(t, die + modifier) };
}
