import { nextBit, withoutBit } from "../../core/basics/bits.js";
import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { seatId } from "../state/names.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { endMarriages } from "./royals.js";

export function disperseGeneral(s: DiadochiState, t: Tables, general: number, clause: string, log: Log<DiadochiEvent>): void {
  log?.push({ type: "general-dispersed", clause, seat: seatId(S.seatOfOwner(S.ownerOfGeneral(s, general))), general: S.generalId(s, t, general) });
  S.setForceGenerals(s, withoutBit(S.forceGenerals(s), general));
  S.setGeneralPlace(s, general, S.DISPERSED);
}

export function disperseGenerals(s: DiadochiState, t: Tables, mask: number, clause: string, log: Log<DiadochiEvent>): void {
  for (let general = nextBit(mask, 0); general >= 0; general = nextBit(mask, general + 1)) disperseGeneral(s, t, general, clause, log);
}

/** Kills a general, who loses his markers and his marriage (DIA-GEN.19, DIA-PRE.8). */
export function killGeneral(s: DiadochiState, t: Tables, general: number, clause: string, log: Log<DiadochiEvent>): void {
  log?.push({ type: "general-killed", clause, seat: seatId(S.seatOfOwner(S.ownerOfGeneral(s, general))), general: S.generalId(s, t, general) });
  S.setForceGenerals(s, withoutBit(S.forceGenerals(s), general));
  S.setPrestigeMarkers(s, general, 0);
  s.oratory = withoutBit(s.oratory, general);
  s.engines = withoutBit(s.engines, general);
  endMarriages(s, t, general, log);
  // DIA-GEN.19: a minor general, too, is out of play until the next Reinforcement Phase returns him to the pool.
  S.setGeneralPlace(s, general, S.DEAD);
}
