import type { Standing } from "../../core/ruleset/contract.js";
import { CLOCK, type PeloponnesianState, read } from "../state/index.js";
import type { Seat } from "../vocabulary/types.js";

/** The lead in prestige, which has opposite signs for the two sides (PEL-14.1.0.1). */
export type PeloponnesianMeasure = "prestige";

export function standing(s: PeloponnesianState): Standing<Seat, PeloponnesianMeasure> {
  const marker = read(s, CLOCK.prestige);
  return { sparta: { prestige: marker === 0 ? 0 : -marker }, athens: { prestige: marker } };
}
