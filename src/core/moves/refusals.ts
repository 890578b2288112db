/** The reasons for refusing moves: one row per reason, with code and clause. */
import { demandRow, IllegalMoveError, type Refusal } from "../basics/errors.js";

/** The clause of each reason. A reason is a code, with a note in brackets if the code has several clauses: `"count/too-many (Sicily)"`. */
export type RefusalRows = Readonly<Record<string, string>>;

/** The code of a reason, without its note. */
export type CodeOf<Reason extends string> = Reason extends `${infer Code} (${string})` ? Code : Reason;

/** The reasons that core gives in every game, each with a fixed sentence. */
export type PlainRefusal =
  | "move/game-over"
  | "move/looks-on"
  | "move/stale"
  | "move/unknown"
  | "redo/none"
  /** The reasons that begin with "undo": a decision cannot be taken back. */
  | "undo/dice"
  | "undo/shown"
  | "undo/asked"
  | "undo/over"
  | "undo/none";

/** The codes of all reasons that core gives. */
export type CommonRefusal = PlainRefusal | "move/malformed" | "move/not-asked" | "move/other-seat" | "move/not-listed" | "move/not-playing";

const REASON = /^[a-z0-9-]+\/[a-z0-9-]+(?: \(.+\))?$/;
const NOTE = / \(.*/;

/** The refusal for a reason, with the data of its sentence; null for null. `clause` replaces the clause of the row. */
export interface Refuse<Reason> {
  (reason: Reason, data?: Refusal["data"], clause?: string): Refusal;
  (reason: Reason | null, data?: Refusal["data"], clause?: string): Refusal | null;
}

/** Makes the function that builds refusals from the rows of a ruleset. @throws RulesetError naming a bad row */
export function refuser<Rows extends RefusalRows>(rows: Rows): Refuse<keyof Rows & string> {
  for (const [reason, clause] of Object.entries(rows)) {
    demandRow(REASON.test(reason), `refusals.${reason}`, 'a code such as "march/no-port", with a note in brackets at most', reason);
    demandRow(typeof clause === "string" && clause !== "", `refusals.${reason}`, "the clause that gives it", clause);
  }
  const refuse = (reason: (keyof Rows & string) | null, data: Refusal["data"] = {}, clause?: string): Refusal | null =>
    reason === null ? null : { code: reason.replace(NOTE, ""), clause: clause ?? rows[reason]!, data };
  return refuse as Refuse<keyof Rows & string>;
}

/**
 * A refused move may name something that does not exist, such as the hundredth card of a hand. Undefined data become null, since refusals are JSON.
 */
export function withoutGaps(refusal: Refusal | null): Refusal | null {
  if (refusal === null || !Object.values(refusal.data).includes(undefined as never)) return refusal;
  const data = Object.fromEntries(Object.entries(refusal.data).map(([key, value]) => [key, value ?? null]));
  return { ...refusal, data };
}

/** The sentences for core's refusals; rulesets have theirs in `tyche/text`. */
const SENTENCES: Readonly<Record<CommonRefusal, (data: Refusal["data"]) => string>> = {
  "move/game-over": () => "The game is over",
  "move/malformed": ({ got }) => `This is not a move of the game${got === undefined ? "" : `: expected a plain object, got ${got}`}`,
  "move/not-asked": ({ seat }) => `It is not for ${seat} to decide now`,
  "move/other-seat": ({ seat, mover }) => `This is a move of ${mover}, not of ${seat}`,
  "move/stale": () => "The position has changed meanwhile",
  "move/looks-on": () => "Only players decide; you are looking on",
  "redo/none": () => "There is nothing for you to play again",
  "undo/dice": () => "Dice have fallen since your decision, so it stays",
  "undo/shown": () => "Your decision has shown something hidden, so it stays",
  "undo/asked": () => "Another player has been asked since your decision, so it stays",
  "undo/over": () => "Your decision has ended the game, so it stays",
  "undo/none": () => "There is no decision for you to take back",
  "move/unknown": () => "There is no such move in this game",
  "move/not-listed": () => "This is not one of the legal moves",
  "move/not-playing": ({ seat }) => `${seat} does not play in this game`,
};

/** The error for a refusal; null means "move/malformed". */
export function illegal(refusal: Refusal | null): IllegalMoveError {
  const { code, clause, data } = refusal ?? { code: "move/malformed", clause: null, data: {} };
  const sentence = Object.hasOwn(SENTENCES, code) ? SENTENCES[code as CommonRefusal](data) : `The rules refuse this move: ${reasonOf(code, data)}`;
  return new IllegalMoveError(code, `${sentence}${clause === null ? "" : ` (${clause})`}.`, clause === null ? { data } : { clause, data });
}

// "march/no-supply" with the space Pella: "march, no supply; space pella".
function reasonOf(code: string, data: Refusal["data"]): string {
  const words = Object.entries(data).map(([key, value]) => `${key} ${String(value)}`);
  return [code.replace("/", ", ").replaceAll("-", " "), ...(words.length > 0 ? [words.join(", ")] : [])].join("; ");
}
