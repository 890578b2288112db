import { DEMORALIZED, powerOf } from "../vocabulary/corps.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, RED, type Tables } from "../tables/index.js";
import { isFortress, isOpenTo, occupies } from "./forces.js";

/** The lowest totals that intercept an army and bypass a line (NYW-14.6.5, NYW-15.4.2). */
export const INTERCEPTION_SUCCESS = 6;
export const BYPASS_SUCCESS = 4;
export const DISPATCHES = 2;

/** An army has gone from `from` to `space`, and `seat` reacts. */
export interface Entered {
  readonly seat: number;
  readonly space: number;
  readonly from: number;
}

/** Lists into `out` the spaces from which a side may intercept, in board order. */
export function listInterceptors(s: NineYearsState, t: Tables, { seat: side, space, from }: Entered, out: number[]): void {
  out.length = 0;
  if (!mayInterceptInto(s, t, side, space)) return;
  const graph = t.graph;
  for (let i = graph.start[space]!; i < graph.start[space + 1]!; i++) {
    const origin = graph.to[i]!;
    // NYW-2.1.6: only the Alliance uses red links; NYW-14.6.3: the space that the army just left is excluded.
    if (origin === from || (graph.kind[i] === RED && side !== ALLIANCE)) continue;
    if (hasInterceptor(s, t, side, origin)) out.push(origin);
  }
}

/** NYW-14.6.4: true if the entered space is friendly, or the side has corps there outside the walls. */
export function mayInterceptInto(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  return isOpenTo(s, t, side, space) && (S.controlOf(s, space) === side || occupies(s, side, space));
}

// NYW-14.6.2, NYW-14.6.3: true if a leader and a corps, neither demoralized, are there and besiege nothing.
function hasInterceptor(s: NineYearsState, t: Tables, side: number, origin: number): boolean {
  const besieges = isFortress(t, origin) && S.controlOf(s, origin) === S.rivalOf(side);
  return !besieges && hasCorpsInOrder(s, t, side, origin) && hasLeaderInOrder(s, t, side, origin);
}

function hasCorpsInOrder(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  for (let i = S.firstStack(s, space); S.placeOfStack(s, i) === space; i++) {
    const kind = S.kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] === side && (kind & DEMORALIZED) === 0) return true;
  }
  return false;
}

/** True if a leader of the side who is not demoralized is in the field of a space. */
export function hasLeaderInOrder(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  for (const leader of S.leadersOf(s, t, side)) if (S.placeOfLeader(s, leader) === space && !S.hasMarks(s, leader, S.LEADER_DEMORALIZED)) return true;
  return false;
}
