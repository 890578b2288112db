/** What a seat can choose from, and why not from more: worked out by the table, or by a page that has only the view of its seat. */
import type { AnyClient, AnyPlay, GameState } from "tyche";
import type { Choice, Refused, Target } from "../protocol.js";

/** The legal moves of a seat, with what they are about. */
export function choicesOf(ruleset: AnyPlay, state: GameState, seat: string): Choice[] {
  const decision = ruleset.decision(state, seat);
  return ruleset.legalMoves(state, seat).map((move) => ({ line: ruleset.format(move), move, ...ruleset.targets(move, decision) }));
}

/** Why a thing cannot be chosen now, from the moves of the kinds that are asked for; each reason once. */
export function reasonsFor(ruleset: AnyClient, state: GameState, seat: string, target: Target): readonly Refused[] {
  const reasons = new Map<string, Refused>();
  const tried = new Set<string>();
  for (const { move, targets } of choicesOf(ruleset, state, seat)) {
    const first = targets.find(({ kind }) => kind === target.kind);
    // What is only where the choice is made can be no other place.
    if (first === undefined || !Object.values(move).includes(first.id)) continue;
    const other = Object.fromEntries(Object.entries(move as object).map(([field, value]) => [field, value === first.id ? target.id : value]));
    const line = ruleset.format(other as never);
    if (tried.has(line)) continue;
    tried.add(line);
    const refusal = ruleset.explain(state, other) as Refused | null;
    if (refusal === null) return [];
    reasons.set(refusal.code, refusal);
  }
  return [...reasons.values()];
}
