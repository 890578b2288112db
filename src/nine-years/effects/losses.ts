/** Corps that lose steps or are eliminated. */
import type { Log } from "../../core/flow.js";
import { type CorpsKind, HURT, powerOf, REDUCED } from "../corps.js";
import type { NineYearsEvent } from "../events.js";
import { addCorps, changePool, INSIDE, kindId, type NineYearsState, takeCorps } from "../state.js";
import { entryAt, type Tables } from "../tables.js";

/** The space a place belongs to, in the field or behind walls. */
export function spaceOfPlace(place: number): number {
  return place >= INSIDE ? place - INSIDE : place;
}

/** NYW-3.2.2: a full corps becomes reduced, a reduced one is eliminated. In battle a corps that lost a step is marked (NYW-16.2.6). */
export function loseStep(s: NineYearsState, t: Tables, place: number, kind: CorpsKind, clause: string, log: Log<NineYearsEvent>, inBattle = false): void {
  if ((kind & REDUCED) !== 0) {
    eliminateCorps(s, t, place, kind, 1, clause, log);
    return;
  }
  takeCorps(s, place, kind, 1);
  addCorps(s, place, kind | REDUCED | (inBattle ? HURT : 0), 1);
  log?.push({ type: "corps-reduced", corps: kindId(kind), space: entryAt(t.spaceIds, spaceOfPlace(place)), clause });
}

/** NYW-3.2.3, NYW-12.3.2.2: eliminated corps go to their side's Force Pool. */
export function eliminateCorps(s: NineYearsState, t: Tables, place: number, kind: CorpsKind, count: number, clause: string, log: Log<NineYearsEvent>): void {
  takeCorps(s, place, kind, count);
  changePool(s, powerOf(kind), count);
  if (log !== undefined)
    for (let i = 0; i < count; i++) log.push({ type: "corps-eliminated", corps: kindId(kind), space: entryAt(t.spaceIds, spaceOfPlace(place)), clause });
}
