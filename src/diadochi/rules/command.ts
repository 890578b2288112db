/** Commanders and their ratings (DIA-GEN, DIA-BAT.3). */
import { nextBit, withBit } from "../../core/basics/bits.js";
import { type DiadochiState, isReplaced } from "../state/index.js";
import { NONE, provinceOfSpace, type SpaceIndex, type Tables } from "../tables/index.js";

/** Abilities, as indices of ABILITIES. */
export const HOME_BATTLE_RATING = 0;
export const SIEGE_MASTER = 1;
export const TRIBE_BREAKER = 2;
export const ELEPHANT_DRILL = 3;
export const GARRISON_REMOVER = 4;
export const BELOVED_OF_THE_ARMY = 5;
export const ELUSIVE = 6;
export const HARD_MARCHER = 7;
export const QUICK_INTERCEPTOR = 8;
export const GRAND_CAMPAIGNER = 9;
export const MASTER_OF_DECEIT = 10;
export const GREEK_GARRISONS = 11;

/** The least battle rating under two abilities (DIA-GEN.1, DIA-GEN.3). */
const RAISED_BATTLE_RATING = 4;
/** The highest threshold under two abilities (DIA-GEN.7, DIA-GEN.9). */
const LOWERED_THRESHOLD = 3;

/** The most senior general of a mask by rank (DIA-BAT.3), or NONE for an empty mask; the lower number wins ties. */
export function seniorGeneral(t: Tables, mask: number): number {
  let senior = NONE;
  for (let general = nextBit(mask, 0); general >= 0; general = nextBit(mask, general + 1)) {
    if (senior === NONE || t.ranks[general]! < t.ranks[senior]!) senior = general;
  }
  return senior;
}

/** The generals in a mask who are senior to a given one (DIA-INT.10). */
export function seniorsOf(t: Tables, mask: number, general: number): number {
  let seniors = 0;
  for (let other = nextBit(mask, 0); other >= 0; other = nextBit(mask, other + 1)) {
    if (t.ranks[other]! < t.ranks[general]!) seniors = withBit(seniors, other);
  }
  return seniors;
}

/** True if a general has an ability; replacements do not (DIA-GEN.20). If only a commander may use it (DIA-GEN.13), the caller checks that he commands. */
export function hasAbility(s: DiadochiState, t: Tables, general: number, ability: number): boolean {
  return general !== NONE && t.abilities[general] === ability && !isReplaced(s, general);
}

export function initiativeOf(s: DiadochiState, t: Tables, general: number): number {
  return isReplaced(s, general) ? t.replacementInitiatives[general]! : t.initiatives[general]!;
}

/** The battle rating of a commander in a space; 0 without a commander (DIA-BAT.24). */
export function battleRatingOf(s: DiadochiState, t: Tables, general: number, space: SpaceIndex, againstIndependents: boolean): number {
  if (general === NONE) return 0;
  const printed = isReplaced(s, general) ? t.replacementBattles[general]! : t.battles[general]!;
  const raised =
    (hasAbility(s, t, general, HOME_BATTLE_RATING) && provinceOfSpace(t, space) === t.strategos) || // DIA-GEN.1: Antipater in Macedonia
    (hasAbility(s, t, general, TRIBE_BREAKER) && againstIndependents); // DIA-GEN.3: Peithon against independents
  return raised ? Math.max(printed, RAISED_BATTLE_RATING) : printed; // DIA-GEN.14: a higher printed rating stays
}

/** The lowest die with which a general intercepts on land (DIA-INT.6, DIA-GEN.9). */
export function interceptionThreshold(s: DiadochiState, t: Tables, general: number): number {
  const threshold = initiativeOf(s, t, general) + 1;
  return hasAbility(s, t, general, QUICK_INTERCEPTOR) ? Math.min(threshold, LOWERED_THRESHOLD) : threshold; // DIA-GEN.17: the lower threshold counts
}

/** The lowest die with which a general avoids battle (DIA-AVO.2, DIA-GEN.7). */
export function avoidanceThreshold(s: DiadochiState, t: Tables, general: number): number {
  const threshold = initiativeOf(s, t, general) + 1;
  return hasAbility(s, t, general, ELUSIVE) ? Math.min(threshold, LOWERED_THRESHOLD) : threshold; // DIA-GEN.17: the lower threshold counts
}

/** The lowest die with which an independent army intercepts or avoids (DIA-INT.19). */
export function independentThreshold(t: Tables): number {
  return t.rules.independentInitiative + 1;
}

/** The MP of a general's movement roll (DIA-MOV.5, DIA-GEN.8); fixed MP are not rolled (DIA-GEN.18, DIA-GEN.24). */
export function movementPoints(s: DiadochiState, t: Tables, general: number, die: number): number {
  if (die === 6 && hasAbility(s, t, general, HARD_MARCHER)) return t.rules.antigonusSix;
  return rollOfMovement(t, initiativeOf(s, t, general), die);
}

/** Looks up the MP in the movement table (DIA-TAB.1). */
export function rollOfMovement(t: Tables, initiative: number, die: number): number {
  const row = t.rules.movement[initiative - 1];
  return row === undefined ? 0 : row[die - 1]!;
}
