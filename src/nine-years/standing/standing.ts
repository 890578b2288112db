import type { Standing } from "../../core/ruleset/contract.js";
import { MOST_VP } from "./outcome.js";
import { type NineYearsState, rpOf } from "../state/index.js";
import type { Seat } from "../vocabulary/types.js";

/** `victoryPoints`: 0 to 40, and 40 for both sides together; `resourcePoints`: 0 or more. */
export type NineYearsMeasure = "victoryPoints" | "resourcePoints";

/** The victory points of the Alliance as marked, the rest of the track for the Bourbons, and the resource points. */
export function standing(s: NineYearsState): Standing<Seat, NineYearsMeasure> {
  return {
    alliance: { victoryPoints: s.vp, resourcePoints: rpOf(s, 0) },
    bourbon: { victoryPoints: MOST_VP - s.vp, resourcePoints: rpOf(s, 1) },
  };
}
