/** Avoiding battle: the corps that may try to, and the spaces to which they may go (section 14.7). */
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, RED, type Tables } from "../tables/index.js";
import { occupies } from "./forces.js";
import { type Entered, hasLeaderInOrder } from "./interception.js";

/** A roll to avoid battle succeeds on this total or more (NYW-14.7.2). */
export const AVOIDING_SUCCESS = 4;

/**
 * Lists into `out` the adjacent friendly spaces free of enemy corps to which a side may go from where it is attacked, not the one the attacker came from (NYW-14.7.3,
 * NYW-16.4.4). They are one step away (NYW-16.4.2), and the units may overstack them (NYW-4.1.3.2).
 */
export function listRefuges(s: NineYearsState, t: Tables, { seat: side, space, from }: Entered, out: number[]): void {
  out.length = 0;
  const graph = t.graph;
  for (let i = graph.start[space]!; i < graph.start[space + 1]!; i++) {
    const to = graph.to[i]!;
    if (to === from || (graph.kind[i] === RED && side !== ALLIANCE)) continue;
    if (S.controlOf(s, to) === side && !occupies(s, S.rivalOf(side), to)) out.push(to);
  }
}

/** NYW-14.7.1, NYW-14.7.4: corps that have a leader who is not demoralized and somewhere to go may try to avoid battle. */
export function mayAvoidBattle(s: NineYearsState, t: Tables, entered: Entered, scratch: number[]): boolean {
  if (!hasLeaderInOrder(s, t, entered.seat, entered.space)) return false;
  listRefuges(s, t, entered, scratch);
  return scratch.length > 0;
}
