/** The coverage of random games, by ruleset: the kinds of moves, decisions, refusals and victories that occurred, and those that never did. */
import type { AnyRuleset } from "../core/ruleset/contract.js";
import type { Procedure } from "../core/flow/flow.js";
import type { Refusal } from "../core/basics/errors.js";
import type { MoveBase } from "../core/moves/moves.js";
import type { GameState } from "../core/state/state.js";
import { partsOf, victoriesOf } from "./parts.js";

export const SUBJECTS = ["moves", "decisions", "refusals", "endings"] as const;
export type Subject = (typeof SUBJECTS)[number];

const tallies = new Map<string, Record<Subject, Map<string, number>>>();

export function note(ruleset: AnyRuleset, subject: Subject, name: string): void {
  let subjects = tallies.get(ruleset.id);
  if (subjects === undefined) {
    subjects = { moves: new Map(), decisions: new Map(), refusals: new Map(), endings: new Map() };
    tallies.set(ruleset.id, subjects);
  }
  const times = subjects[subject];
  times.set(name, (times.get(name) ?? 0) + 1);
}

/** The reason why a move is refused, which is noted as having occurred; null for a legal move. */
export function explained(ruleset: AnyRuleset, state: GameState, move: unknown): Refusal | null {
  const refusal = ruleset.explain(state, move);
  if (refusal !== null) note(ruleset, "refusals", refusal.code);
  return refusal;
}

/** Notes a move before it is made, and the decision that it answers. */
export function noteMove(ruleset: AnyRuleset, state: GameState, move: MoveBase): void {
  note(ruleset, "moves", move.type);
  note(ruleset, "decisions", ruleset.decision(state)!.kind);
}

/** Things that can occur and have not, in the order of the ruleset's own tables; `reasons` are the codes of all its refusals. */
export function neverOccurred(ruleset: AnyRuleset, reasons: readonly string[] = []): Record<Subject, string[]> {
  const occurred = tallies.get(ruleset.id);
  const never = (subject: Subject): string[] => possible(ruleset, subject, reasons).filter((name) => occurred?.[subject].has(name) !== true);
  return { moves: never("moves"), decisions: never("decisions"), refusals: never("refusals"), endings: never("endings") };
}

/** The number of times each thing of a kind has occurred, for reports. */
export function timesOf(ruleset: AnyRuleset, subject: Subject): ReadonlyMap<string, number> {
  return tallies.get(ruleset.id)?.[subject] ?? new Map();
}

/**
 * Everything that can occur: every kind of move, every procedure that asks, every reason that is given, and every kind of victory except
 * concession, which is not a move.
 */
export function possible(ruleset: AnyRuleset, subject: Subject, reasons: readonly string[] = []): readonly string[] {
  const { moveKinds, procedures } = partsOf(ruleset);
  if (subject === "moves") return moveKinds.map(({ type }) => type);
  if (subject === "decisions") return procedures.filter((procedure) => mayAsk(procedure)).map(({ kind }) => kind);
  return subject === "endings" ? victoriesOf(ruleset).filter((kind) => kind !== "concession") : reasons;
}

// A procedure that never asks throws a message that says so, or names no seats. Any other procedure fails differently, because it is called
// without a state.
function mayAsk({ asks }: Procedure<never, never>): boolean {
  try {
    return asks(undefined as never) !== 0;
  } catch (error) {
    return !(error instanceof Error && error.message.includes("cannot be reached"));
  }
}
