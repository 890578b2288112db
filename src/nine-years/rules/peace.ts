/** The modifiers of the Peace roll (NYW-6.4); the roll is in flow/peace-talks.ts. */
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, BOURBON, EMPIRE, REGION_SPAIN, SPAIN, type Tables } from "../tables/index.js";
import { isFortress } from "./forces.js";

/** NYW-6.4.1: the first year with a Peace roll. */
export const FIRST_PEACE_YEAR = 1696;

export interface PeaceModifiers {
  readonly penalties: number;
  readonly spanishOutsideSpain: number;
  readonly empire: number;
  readonly spain: number;
  readonly london: number;
  readonly dublin: number;
  readonly edinburgh: number;
  readonly kww: number;
  readonly savoy: number;
  readonly lateWar: number;
}

const EMPIRE_NEEDED = 2;
const SPAIN_NEEDED = 3;

export function peaceModifiers(s: NineYearsState, t: Tables): PeaceModifiers {
  const { london, dublin, edinburgh } = t.named;
  const held = (space: number): number => (S.controlOf(s, space) === BOURBON ? 1 : 0);
  const taken = countTaken(s, t);
  return {
    penalties: -penaltyCount(s, ALLIANCE) - penaltyCount(s, BOURBON), // NYW-6.4.5: each penalty counts -1.
    spanishOutsideSpain: taken.spanishOutsideSpain >= 1 ? 1 : 0, // NYW-6.4.6: one such fortress is sufficient.
    empire: taken.empire >= EMPIRE_NEEDED ? 1 : 0, // NYW-6.4.7: these are fortresses of the Empire.
    spain: taken.spain >= SPAIN_NEEDED ? 1 : 0, // NYW-6.4.8: these are fortresses in Spain.
    london: held(london), // NYW-6.4.9: Bourbon control counts +1.
    dublin: held(dublin), // NYW-6.4.10: Bourbon control counts +1.
    edinburgh: held(edinburgh), // NYW-6.4.11: Bourbon control counts +1.
    kww: Math.max(0, -1 - s.kww), // NYW-6.4.12: the KWW marker counts +1 at -2 (the box of -1 VP) and +2 at -3 (-2 VP).
    savoy: S.hasFlag(s, S.SAVOY_GONE) ? 1 : 0, // NYW-6.4.13: +1 once Savoy is neutral.
    lateWar: Math.max(0, s.year - FIRST_PEACE_YEAR), // NYW-6.4.14: each year after 1696 counts +1.
  };
}

export function peaceModifier(m: PeaceModifiers): number {
  return m.penalties + m.spanishOutsideSpain + m.empire + m.spain + m.london + m.dublin + m.edinburgh + m.kww + m.savoy + m.lateWar;
}

function penaltyCount(s: NineYearsState, side: number): number {
  const penalties = S.penaltiesOf(s, side);
  return ((penalties & S.PENALTY_CARD) !== 0 ? 1 : 0) + ((penalties & S.PENALTY_RESOURCES) !== 0 ? 1 : 0);
}

function countTaken(s: NineYearsState, t: Tables): { spanishOutsideSpain: number; spain: number; empire: number } {
  const taken = { spanishOutsideSpain: 0, spain: 0, empire: 0 };
  for (let space = 0; space < t.spaceIds.length; space++) {
    if (!isFortress(t, space) || S.controlOf(s, space) !== BOURBON) continue;
    const home = t.home[space]!;
    if (home === EMPIRE)
      taken.empire++; // NYW-A-22: spaces of Austria do not count.
    else if (home === SPAIN && t.region[space] === REGION_SPAIN) taken.spain++;
    else if (home === SPAIN) taken.spanishOutsideSpain++;
  }
  return taken;
}
