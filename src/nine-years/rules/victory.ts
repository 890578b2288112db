import { controlOf, type NineYearsState } from "../state/index.js";
import { ALLIANCE, BOURBON, type Tables } from "../tables/index.js";
import type { Seat, Victory } from "../vocabulary/types.js";
import { hasLandLoc } from "./loc.js";

export interface VictoryBand {
  readonly winner: Seat;
  readonly victory: Victory;
  readonly clause: string;
}

/** NYW-6.2.2, NYW-6.2.4: the Alliance wins automatically with 35 VP or more, the Bourbons with 0. */
const ALLIANCE_AUTOMATIC = 35;
const BOURBON_AUTOMATIC = 0;
/** NYW-6.3.2, NYW-6.3.5: the least VP of three results, from the best for the Alliance down. Fewer VP are a significant victory of the Bourbons. */
const ALLIANCE_SIGNIFICANT = 30;
const ALLIANCE_MARGINAL = 25;
const BOURBON_MARGINAL = 20;

const BANDS: readonly [VictoryBand, VictoryBand, VictoryBand, VictoryBand] = [
  { winner: "alliance", victory: "significant", clause: "NYW-6.3.2" },
  { winner: "alliance", victory: "marginal", clause: "NYW-6.3.3" },
  { winner: "bourbon", victory: "marginal", clause: "NYW-6.3.4" },
  { winner: "bourbon", victory: "significant", clause: "NYW-6.3.5" },
];

/** The result of a war that ends with these victory points. */
export function victoryBand(vp: number): VictoryBand {
  if (vp >= ALLIANCE_SIGNIFICANT) return BANDS[0]; // NYW-6.3.2: 30 or more are needed.
  if (vp >= ALLIANCE_MARGINAL) return BANDS[1]; // NYW-6.3.3: 25 or more are needed.
  return vp >= BOURBON_MARGINAL ? BANDS[2] : BANDS[3]; // NYW-6.3.4, NYW-6.3.5: 20 is the boundary.
}

export function automaticVictory(s: NineYearsState, t: Tables): VictoryBand | null {
  const alliance = allianceClause(s, t);
  const bourbon = bourbonClause(s, t);
  // NYW-6.2.7: if conditions of both sides hold, the victory points decide.
  if (alliance !== null && (bourbon === null || s.vp >= ALLIANCE_MARGINAL)) return { winner: "alliance", victory: "automatic", clause: alliance };
  // NYW-6.2.3, NYW-6.2.4: the Bourbons win automatically.
  return bourbon === null ? null : { winner: "bourbon", victory: "automatic", clause: bourbon };
}

function allianceClause(s: NineYearsState, t: Tables): string | null {
  const { paris, amsterdam, vienna } = t.named;
  if (s.vp >= ALLIANCE_AUTOMATIC) return "NYW-6.2.2";
  if (controlOf(s, paris) !== ALLIANCE) return null;
  return hasLandLoc(s, t, ALLIANCE, paris, amsterdam) || hasLandLoc(s, t, ALLIANCE, paris, vienna) ? "NYW-6.2.1" : null;
}

function bourbonClause(s: NineYearsState, t: Tables): string | null {
  if (s.vp <= BOURBON_AUTOMATIC) return "NYW-6.2.4";
  const { paris, amsterdam, vienna } = t.named;
  for (const capital of [vienna, amsterdam]) {
    if (controlOf(s, capital) === BOURBON && hasLandLoc(s, t, BOURBON, capital, paris)) return "NYW-6.2.3";
  }
  return null;
}
