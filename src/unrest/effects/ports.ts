import type { Log } from "../../core/flow/flow.js";
import type { PortCause, UnrestEvent } from "../vocabulary/events.js";
import { seatId } from "../state/names.js";
import type { UnrestState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { CARTHAGE } from "../vocabulary/types.js";

/** Gives a Sicilian port to a seat, if the rival has any. */
export function givePort(s: UnrestState, seat: number, cause: PortCause, clause: string, log: Log<UnrestEvent>): void {
  const ports = Math.max(0, Math.min(tablesOf(s).scenario.ports, s.ports + (seat === CARTHAGE ? 1 : -1)));
  if (ports === s.ports) return;
  s.ports = ports;
  log?.push({ type: "port-changed", to: seatId(seat), ports, cause, clause });
}
