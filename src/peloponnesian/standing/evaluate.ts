import { tanh } from "../../core/basics/arithmetic.js";
import { tributeOf } from "../rules/tribute.js";
import { closingYear } from "../rules/victory.js";
import { CLOCK, controllerOf, cvOf, isBesieged, isInPlay, nativeOf, type PeloponnesianState, read } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { ATHENS, SPARTA } from "../vocabulary/types.js";

/** Weights in points of prestige, tuned by matches. */
const WEIGHTS = {
  /** A point of tribute for each remaining year, up to `years`. */
  tribute: 0.9,
  years: 3,
  /** The siege of a city, per point of its value. */
  siege: 0.25,
  /** The capture of a city beyond its tribute, per point of its value. */
  city: 0.5,
  /** A point of CV on the map. */
  strength: 0.05,
  /** The lead with the value tanh(1), about 0.76. */
  scale: 8,
} as const;

/** The values of a position for Sparta and Athens, from -1 to 1; their sum is 0. Takes a few microseconds. */
export function evaluate(s: PeloponnesianState): readonly number[] {
  const t = tablesOf(s);
  const years = Math.min(WEIGHTS.years, Math.max(0, closingYear(s) - read(s, CLOCK.year)));
  const tribute = tributeOf(s, t, ATHENS) - tributeOf(s, t, SPARTA);
  let points = read(s, CLOCK.prestige) + WEIGHTS.tribute * years * tribute;
  points += citiesOf(s, t) + WEIGHTS.strength * (strengthOf(s, t, ATHENS) - strengthOf(s, t, SPARTA));
  const athens = tanh(points / WEIGHTS.scale);
  return [-athens, athens];
}

// A captured city counts for its controller; a siege counts against the controller.
function citiesOf(s: PeloponnesianState, t: Tables): number {
  let points = 0;
  for (const area of t.cities) {
    const controller = controllerOf(s, area);
    if (controller > ATHENS) continue;
    const sign = controller === ATHENS ? 1 : -1;
    const value = t.cityValue[area]!;
    if (controller !== nativeOf(s, area)) points += sign * WEIGHTS.city * value;
    if (isBesieged(s, area)) points -= sign * WEIGHTS.siege * value;
  }
  return points;
}

function strengthOf(s: PeloponnesianState, t: Tables, seat: number): number {
  let strength = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isInPlay(s, b)) strength += cvOf(s, b);
  return strength;
}
