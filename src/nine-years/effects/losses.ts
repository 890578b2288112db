import type { Log } from "../../core/flow/flow.js";
import { type CorpsKind, powerOf, REDUCED } from "../vocabulary/corps.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { spaceId } from "../state/names.js";
import { addCorps, changePool, INSIDE, kindId, type NineYearsState, takeCorps } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

/** The space of a place; a place is the field of a space or the inside of its walls. */
export function spaceOfPlace(place: number): number {
  return place >= INSIDE ? place - INSIDE : place;
}

export interface Victim {
  readonly place: number;
  readonly kind: CorpsKind;
  readonly clause: string;
  /** The mark that a corps gets when it is reduced: HURT in battle (NYW-16.2.6). */
  readonly mark?: number;
}

/** NYW-3.2.2: a full corps becomes reduced, a reduced one is eliminated. */
export function loseStep(s: NineYearsState, victim: Victim, log: Log<NineYearsEvent>): void {
  const { place, kind, clause, mark = 0 } = victim;
  if ((kind & REDUCED) !== 0) return eliminateCorps(s, victim, 1, log);
  takeCorps(s, place, kind, 1);
  addCorps(s, place, kind | REDUCED | mark, 1);
  log?.push({ type: "corps-reduced", corps: kindId(kind), space: spaceIdOf(s, place), clause });
}

/** NYW-3.2.3, NYW-12.3.2.2: eliminated corps go to their side's Force Pool. */
export function eliminateCorps(s: NineYearsState, { place, kind, clause }: Victim, count: number, log: Log<NineYearsEvent>): void {
  takeCorps(s, place, kind, count);
  changePool(s, powerOf(kind), count);
  for (let i = 0; log !== undefined && i < count; i++) log.push({ type: "corps-eliminated", corps: kindId(kind), space: spaceIdOf(s, place), clause });
}

function spaceIdOf(s: NineYearsState, place: number): string {
  return spaceId(tablesOf(s), spaceOfPlace(place));
}
