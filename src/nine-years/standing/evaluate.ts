import { tanh } from "../../core/basics/arithmetic.js";
import { controlOf, fieldCorps, loweredBy, type NineYearsState, rpOf } from "../state/index.js";
import { ALLIANCE, BOURBON, tablesOf } from "../tables/index.js";

/** Weights in victory points, tuned by matches. */
const WEIGHTS = {
  /** The VP at which the war is even. */
  even: 24.5,
  /** The cost to the Alliance if the Bourbons control London, for each remaining year up to `years`. */
  london: 2,
  years: 4,
  /** A box of King William's War. */
  kww: 0.3,
  /** A corps in the field. */
  corps: 0.12,
  /** A resource point. */
  resources: 0.05,
  /** A step by which a fortress is lowered, per victory point of the fortress. */
  siege: 0.2,
  /** An enemy corps before a fortress, per victory point of the fortress; at most `enough` corps count. */
  before: 0.12,
  enough: 3,
  space: 0.04,
  /** A lead of this many points has the value 0.76. */
  scale: 5,
} as const;

/** The values of a position for the Alliance and the Bourbons, from -1 to 1; their sum is 0. Takes a few microseconds. */
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

// The value of a space to its side, minus the enemy's progress in taking it.
function heldAt(s: NineYearsState, space: number, enemy: number, vp: number): number {
  const besiegers = Math.min(WEIGHTS.enough, fieldCorps(s, enemy, space));
  return WEIGHTS.space - vp * (WEIGHTS.siege * loweredBy(s, space) + WEIGHTS.before * besiegers);
}
