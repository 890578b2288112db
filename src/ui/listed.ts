/** The legal moves of a seat as a user interface needs them, and why other clicks mean nothing. */
import type { Client, GameTypes, Play } from "../core/ruleset/contract.js";
import type { Refusal } from "../core/basics/errors.js";
import type { MoveBase } from "../core/moves/moves.js";
import type { MoveTargets, Target } from "../core/board/targets.js";

/** A legal move, with what it is about: plain JSON. */
export interface ListedMove<M extends MoveBase = MoveBase> extends MoveTargets {
  readonly move: M;
  /** The move in notation: what is sent to a server. */
  readonly line: string;
}

/** The legal moves of a seat in their order, with what each is about. Empty for a seat that is not asked. */
export function listedMoves<T extends GameTypes>(rules: Play<T>, state: T["state"], seat: T["seat"]): ListedMove<T["move"]>[] {
  const decision = rules.decision(state, seat);
  return rules.legalMoves(state, seat).map((move) => ({ line: rules.format(move), move, ...rules.targets(move, decision) }));
}

/**
 * The reason why a thing cannot be chosen now: what is wrong with it in each kind of move that is asked for, each reason once, in the order of the list. Empty where a move can be about it,
 * and where nothing of its kind is asked for.
 */
export function refusalsOf<T extends GameTypes>(rules: Client<T>, state: T["state"], seat: T["seat"], target: Target): Refusal[] {
  const refusals = new Map<string, Refusal>();
  const tried = new Set<string>();
  for (const { move, targets } of listedMoves(rules, state, seat)) {
    const like = targets.find(({ kind }) => kind === target.kind);
    const values: readonly unknown[] = Object.values(move);
    if (like === undefined || !values.includes(like.id)) continue; // what is only where the choice is made can be no other place
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
