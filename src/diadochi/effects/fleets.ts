/** Upgrading and returning fleets (DIA-TYC.32, DIA-TYC.33, DIA-FLT). */
import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { fleetId, seatId } from "../state/names.js";
import { type DiadochiState, isFleetDispersed, isFleetUpgraded, setFleet } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export function upgradeFleet(s: DiadochiState, seat: number, fleet: number, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  setFleet(s, fleet, true, isFleetDispersed(s, fleet));
  log?.push({ type: "fleet-upgraded", clause, seat: seatId(seat), fleet: fleetId(t, fleet) });
}

/** Makes a dispersed fleet available at its current strength. */
export function returnFleet(s: DiadochiState, seat: number, fleet: number, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  setFleet(s, fleet, isFleetUpgraded(s, fleet), false);
  log?.push({ type: "fleet-returned", clause, seat: seatId(seat), fleet: fleetId(t, fleet) });
}
