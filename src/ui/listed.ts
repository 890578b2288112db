import type { Client, GameTypes, Play } from "../core/ruleset/contract.js";
import type { Refusal } from "../core/basics/errors.js";
import type { MoveBase } from "../core/moves/moves.js";
import type { MoveTargets, Target } from "../core/board/targets.js";

/** A legal move with its targets, as plain JSON. */
export interface ListedMove<M extends MoveBase = MoveBase> extends MoveTargets {
  readonly move: M;
  /** The move in notation, as it is sent to a server. */
  readonly line: string;
}

/** The legal moves of a seat in order, with their targets. Empty for a seat without a decision. */
export function listedMoves<T extends GameTypes>(rules: Play<T>, state: T["state"], seat: T["seat"]): ListedMove<T["move"]>[] {
  const decision = rules.decision(state, seat);
  return rules.legalMoves(state, seat).map((move) => ({ line: rules.format(move), move, ...rules.targets(move, decision) }));
}

/**
 * The reasons why a thing cannot be chosen now: the refusals of the listed moves with this thing in place of their own, one per code, in the order of the
 * list. Empty if one of these moves is legal, or if the decision is not about things of its kind.
 */
export function refusalsOf<T extends GameTypes>(rules: Client<T>, state: T["state"], seat: T["seat"], target: Target): Refusal[] {
  const refusals = new Map<string, Refusal>();
  const tried = new Set<string>();
  for (const { move, targets } of listedMoves(rules, state, seat)) {
    const like = targets.find(({ kind }) => kind === target.kind);
    const values: readonly unknown[] = Object.values(move);
    if (like === undefined || !values.includes(like.id)) continue; // A target that only shows the place of the choice cannot be another place.
    const other = Object.fromEntries(Object.entries(move).map(([field, value]: [string, unknown]) => [field, value === like.id ? target.id : value]));
    const text = JSON.stringify(other);
    if (tried.has(text)) continue;
    tried.add(text);
    const refusal = rules.explain(state, other);
    if (refusal === null) return [];
    refusals.set(refusal.code, refusal);
  }
  return [...refusals.values()];
}
