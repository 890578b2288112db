import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, RED, type Tables } from "../tables/index.js";
import { occupies } from "./forces.js";
import { type Entered, hasLeaderInOrder } from "./interception.js";

/** NYW-14.7.2: the lowest total that avoids battle. */
export const AVOIDING_SUCCESS = 4;

/**
 * Lists into `out` the adjacent friendly spaces free of enemy corps, except the one the attacker came from (NYW-14.7.3, NYW-16.4.4). They are one step away
 * (NYW-16.4.2), and the units may overstack them (NYW-4.1.3.2).
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

/** NYW-14.7.1, NYW-14.7.4: corps may try to avoid battle if a leader who is not demoralized is with them and they have a space to go to. */
export function mayAvoidBattle(s: NineYearsState, t: Tables, entered: Entered, scratch: number[]): boolean {
  if (!hasLeaderInOrder(s, t, entered.seat, entered.space)) return false;
  listRefuges(s, t, entered, scratch);
  return scratch.length > 0;
}
