import type { Log } from "../../core/flow/flow.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { seatId, spaceId } from "../state/names.js";
import { isFortress } from "../rules/forces.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, NEUTRAL, type Tables, tablesOf } from "../tables/index.js";

/** The ends of the victory point track (NYW-2.8.2, NYW-2.8.3). */
export const LEAST_VP = 0;
export const MOST_VP = 40;

/** Adds to the victory points, within the track. A gain of the Bourbons is negative (NYW-6.1.1). */
export function gainVp(s: NineYearsState, by: number, clause: string, log: Log<NineYearsEvent>): void {
  const total = Math.max(LEAST_VP, Math.min(MOST_VP, s.vp + by));
  const moved = total - s.vp;
  s.vp = total;
  if (moved !== 0) log?.push({ type: "victory-points", by: moved, total, clause });
}

export function gainVpFor(s: NineYearsState, side: number, points: number, clause: string, log: Log<NineYearsEvent>): void {
  gainVp(s, side === ALLIANCE ? points : -points, clause, log);
}

/**
 * Gives a space to a side or to nobody. Removes its siege markers, and its Fortified Line unless that belongs to the new controller. Victory points change
 * only when a fortress passes from one side to the other. Only conversion, sieges, events, Savoy and the Glorious Revolution change control (NYW-2.3.1,
 * NYW-2.3.2).
 */
export function changeControl(s: NineYearsState, space: number, side: number, clause: string, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  const former = S.controlOf(s, space);
  if (former === side) return;
  S.setControlOf(s, space, side);
  log?.push({ type: "control-changed", space: spaceId(t, space), seat: side === NEUTRAL ? null : seatId(side), clause });
  // NYW-15.5.1: a line is removed when its space comes under enemy control or becomes neutral.
  if (S.lineLevel(s, space) > 0 && S.lineOwner(s, space) !== side) removeLine(s, t, space, "NYW-15.5.1", log);
  // NYW-17.5.11, NYW-7.2.1.13, NYW-20.2.5.2.h: siege markers are removed with the change of control.
  S.setContinued(s, space, false);
  S.setLoweredBy(s, space, 0);
  // NYW-6.1.2: VP pass only between the sides, never from or to neutral (NYW-6.1.2.1, NYW-6.1.2.2), and only for fortresses (NYW-6.1.2.3).
  if (isFortress(t, space) && former !== NEUTRAL && side !== NEUTRAL) gainVpFor(s, side, t.vp[space]!, "NYW-6.1.2", log);
}

export function removeLine(s: NineYearsState, t: Tables, space: number, clause: string, log: Log<NineYearsEvent>): void {
  S.setLine(s, space, 0, ALLIANCE, false);
  log?.push({ type: "line-removed", space: spaceId(t, space), clause });
}
