import { withoutBit } from "../../core/basics/bits.js";
import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { ownerSeat, royalId } from "../state/names.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";

/** Gives the control of a male or of the body to an owner. NOBODY ends the control. */
export function controlRoyal(s: DiadochiState, royal: number, owner: number, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  if (S.controllerOf(s, royal) === owner) return;
  S.setController(s, royal, owner);
  log?.push({ type: "royal-controlled", clause, royal: royalId(t, royal), seat: ownerSeat(owner) });
}

/** Makes an active female inactive, since females are never captured (DIA-ROY.10, DIA-ROY.12), and ends her marriage (DIA-ROY.18). */
export function deactivateRoyal(s: DiadochiState, royal: number, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  if (S.controllerOf(s, royal) === S.NOBODY) return;
  S.setController(s, royal, S.NOBODY);
  S.setHusband(s, royal, NONE);
  S.setForceRoyals(s, withoutBit(S.forceRoyals(s), royal));
  log?.push({ type: "royal-deactivated", clause, royal: royalId(t, royal) });
}

/** Kills a royal family member, which ends the control and the marriage (DIA-ROY.23). */
export function killRoyal(s: DiadochiState, royal: number, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  S.setController(s, royal, S.NOBODY);
  S.setHusband(s, royal, NONE);
  S.setForceRoyals(s, withoutBit(S.forceRoyals(s), royal));
  S.setRoyalPlace(s, royal, S.DEAD);
  log?.push({ type: "royal-killed", clause, royal: royalId(t, royal) });
}

/** Makes the wives of a general inactive when he is killed or returns to the pool, since their marriages end (DIA-ROY.15, DIA-ROY.18). */
export function endMarriages(s: DiadochiState, t: Tables, general: number, log: Log<DiadochiEvent>): void {
  for (let r = 0; r < t.royalCount; r++) if (S.husbandOf(s, r) === general) deactivateRoyal(s, r, "DIA-ROY.18", log);
}
