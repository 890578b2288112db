/** Why something is refused: one row a reason, its code with the clause that gives it. */
import { demandRow, IllegalMoveError, type Refusal } from "./errors.js";

/** The reasons of a ruleset: reason to clause. A reason is a code, with a note in brackets where one code rests on several clauses, `"count/too-many (Sicily)"`. */
export type RefusalRows = Readonly<Record<string, string>>;

/** The code of a reason: what stands before its note. */
export type CodeOf<Reason extends string> = Reason extends `${infer Code} (${string})` ? Code : Reason;

/** The reasons that core gives in every game. */
export type CommonRefusal =
  | "move/game-over"
  | "move/malformed"
  | "move/not-asked"
  | "move/other-seat"
  | "move/stale"
  | "move/unknown"
  | "move/not-listed"
  | "move/not-playing";

const REASON = /^[a-z0-9-]+\/[a-z0-9-]+(?: \(.+\))?$/;
const NOTE = / \(.*/;

/** The refusal of a reason, with the data of its sentence; null for none. `clause` where the same reason has another here. */
export interface Refuse<Reason> {
  (reason: Reason, data?: Refusal["data"], clause?: string): Refusal;
  (reason: Reason | null, data?: Refusal["data"], clause?: string): Refusal | null;
}

/** Makes the function that refuses, by the rows of a ruleset. @throws RulesetError naming a bad row */
export function refuser<Rows extends RefusalRows>(rows: Rows): Refuse<keyof Rows & string> {
  for (const [reason, clause] of Object.entries(rows)) {
    demandRow(REASON.test(reason), `refusals.${reason}`, 'a code such as "march/no-port", with a note in brackets at most', reason);
    demandRow(typeof clause === "string" && clause !== "", `refusals.${reason}`, "the clause that gives it", clause);
  }
  const refuse = (reason: (keyof Rows & string) | null, data: Refusal["data"] = {}, clause?: string): Refusal | null =>
    reason === null ? null : { code: reason.replace(NOTE, ""), clause: clause ?? rows[reason]!, data };
  return refuse as Refuse<keyof Rows & string>;
}

/** A refused move may name what there is not, such as the hundredth card of a hand; refusals are JSON and say null there. */
export function withoutGaps(refusal: Refusal | null): Refusal | null {
  if (refusal === null || !Object.values(refusal.data).includes(undefined as never)) return refusal;
  const data = Object.fromEntries(Object.entries(refusal.data).map(([key, value]) => [key, value ?? null]));
  return { ...refusal, data };
}

/** The error that says a refusal. */
export function illegal(refusal: Refusal | null): IllegalMoveError {
  const { code, clause, data } = refusal ?? { code: "move/malformed", clause: null, data: {} };
  const words = Object.entries(data).map(([key, value]) => `${key} ${String(value)}`);
  const reason = `${code}${words.length > 0 ? ` (${words.join(", ")})` : ""}`;
  return new IllegalMoveError(code, `illegal move: ${reason}${clause === null ? "" : `, see ${clause}`}`, clause === null ? { data } : { clause, data });
}
