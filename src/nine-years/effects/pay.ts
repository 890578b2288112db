import type { Log } from "../../core/flow/flow.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { seatId } from "../state/names.js";
import { type NineYearsState, rpOf, setRp } from "../state/index.js";

export function payPoints(s: NineYearsState, seat: number, points: number, log: Log<NineYearsEvent>): void {
  setRp(s, seat, rpOf(s, seat) - points);
  log?.push({ type: "resources-spent", seat: seatId(seat), points, left: rpOf(s, seat), clause: "NYW-12.3.1.1" });
}
