/** The standing of the sides, in a few public numbers. */
import type { Standing } from "../../core/ruleset/contract.js";
import { MOST_VP } from "./outcome.js";
import { type NineYearsState, rpOf } from "../state/index.js";
import type { Seat } from "../vocabulary/types.js";

/** Victory points from 0 to 40, those of both sides together 40; resource points, 0 or more. */
export type NineYearsMeasure = "victoryPoints" | "resourcePoints";

/** The tracks: victory points as marked for the Alliance, the rest of the track for the Bourbons. */
export function standing(s: NineYearsState): Standing<Seat, NineYearsMeasure> {
  return {
    alliance: { victoryPoints: s.vp, resourcePoints: rpOf(s, 0) },
    bourbon: { victoryPoints: MOST_VP - s.vp, resourcePoints: rpOf(s, 1) },
  };
}
