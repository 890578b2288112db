/** The standing of the sides, in a public number. */
import type { Standing } from "../../core/ruleset/contract.js";
import { CLOCK, type PeloponnesianState, read } from "../state/index.js";
import type { Seat } from "../vocabulary/types.js";

/** The lead in prestige: that of one side is the other's with the opposite sign (PEL-14.1.0.1). */
export type PeloponnesianMeasure = "prestige";

/** The lead of each side, by the prestige marker. */
export function standing(s: PeloponnesianState): Standing<Seat, PeloponnesianMeasure> {
  const marker = read(s, CLOCK.prestige);
  return { sparta: { prestige: marker === 0 ? 0 : -marker }, athens: { prestige: marker } };
}
