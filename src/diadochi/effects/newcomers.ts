import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { seatId } from "../state/names.js";
import { type DiadochiState, generalId, ownerOfSeat, setOwnerOfGeneral } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

/** Adds a general to a player's faction; he is placed afterwards. */
export function joinFaction(s: DiadochiState, seat: number, general: number, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  setOwnerOfGeneral(s, general, ownerOfSeat(seat));
  log?.push({ type: "general-joined", clause, seat: seatId(seat), general: generalId(s, t, general) });
}
