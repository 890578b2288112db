/** The value of a position for each side, for bots. */
import { tanh } from "../../core/basics/arithmetic.js";
import { controlOf, fieldCorps, loweredBy, type NineYearsState, rpOf } from "../state/index.js";
import { ALLIANCE, BOURBON, tablesOf } from "../tables/index.js";

/** The weights in victory points, found by matches. */
const WEIGHTS = {
  /** The Alliance's points at which the war is even. */
  even: 24.5,
  /** The cost to the Alliance of Bourbons in London, for each year that is left, of which at most `years` count. */
  london: 2,
  years: 4,
  /** A step in King William's War, a corps in the field, a resource point. */
  kww: 0.3,
  corps: 0.12,
  resources: 0.05,
  /** A step by which a siege has lowered a fortress, for each of its victory points. */
  siege: 0.2,
  /** An army before an enemy fortress: `before` for each victory point of the fortress and each corps, of which at most `enough` count. */
  before: 0.12,
  enough: 3,
  /** A space under control. */
  space: 0.04,
  /** A lead of this many points is worth 0.76. */
  scale: 5,
} as const;

/** The value of a position for the Alliance and the Bourbons, -1 to 1 each; each is the negative of the other. Takes a few microseconds. */
export function evaluate(s: NineYearsState): readonly number[] {
  const t = tablesOf(s);
  let points = s.vp - WEIGHTS.even + WEIGHTS.kww * s.kww + WEIGHTS.resources * (rpOf(s, ALLIANCE) - rpOf(s, BOURBON));
  if (controlOf(s, t.named.london) === BOURBON) points -= WEIGHTS.london * Math.min(WEIGHTS.years, s.lastYear - s.year + 1);
  for (let space = 0; space < s.spaces.length; space++) {
    points += WEIGHTS.corps * (fieldCorps(s, ALLIANCE, space) - fieldCorps(s, BOURBON, space));
    const control = controlOf(s, space);
    if (control === ALLIANCE) points += heldAt(s, space, BOURBON, t.vp[space]!);
    else if (control === BOURBON) points -= heldAt(s, space, ALLIANCE, t.vp[space]!);
  }
  const alliance = tanh(points / WEIGHTS.scale);
  return [alliance, -alliance];
}

// The value of a space to its side minus the progress of the enemy in taking it.
function heldAt(s: NineYearsState, space: number, enemy: number, vp: number): number {
  const besiegers = Math.min(WEIGHTS.enough, fieldCorps(s, enemy, space));
  return WEIGHTS.space - vp * (WEIGHTS.siege * loweredBy(s, space) + WEIGHTS.before * besiegers);
}
