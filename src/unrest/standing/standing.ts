import type { Standing } from "../../core/ruleset/contract.js";
import { tablesOf } from "../tables/index.js";
import type { UnrestState } from "../state/index.js";
import type { Seat } from "../vocabulary/types.js";

/** Victory points, which add up to the maximum (12), and Sicilian ports (CAR-S.3). */
export type UnrestMeasure = "victoryPoints" | "ports";

export function standing(s: UnrestState): Standing<Seat, UnrestMeasure> {
  const { box, scenario } = tablesOf(s);
  return {
    carthage: { victoryPoints: s.vp, ports: s.ports },
    coalition: { victoryPoints: box.maxVictoryPoints - s.vp, ports: scenario.ports - s.ports },
  };
}
