/** The sentences of a ruleset in one language, of its tables. */
import type { Decision, Outcome } from "../core/contract.js";
import type { EventBase } from "../core/events.js";
import type { Refusal } from "../core/flow.js";
import type { MoveBase } from "../core/moves.js";
import type { CardText } from "./cards.js";
import { logOf, type LogRows } from "./log.js";
import { type MoveSentences, type Prompts, promptOf, type Sentences, sentenceOf } from "./sentences.js";
import type { Texts } from "./texts.js";
import { capital, labelsOf } from "./wording.js";

/** What a language has of a ruleset. */
export interface TextTables<M extends MoveBase, E extends EventBase, Seat extends string, D extends Decision<Seat>> {
  readonly moves: MoveSentences<M>;
  readonly events: Sentences<E>;
  readonly prompts: Prompts<D, M["type"]>;
  /** A heading for every kind of decision. */
  readonly decisions: Readonly<Record<D["kind"], string>>;
  /** What a log leaves out. */
  readonly log: LogRows<M, E>;
  /** What stands on the board. */
  readonly board: Readonly<Record<string, string>>;
  /** The name of a thing by its id; the id itself when there is none. */
  nameOf(id: string): string;
  /** Several seats in a row, as a heading. */
  namesText(seats: readonly string[]): string;
  refusal(refusal: Refusal): string;
  outcome(outcome: Outcome<Seat>): string;
  card(id: string): CardText | null;
}

/** The sentences of these tables. */
export function textsOf<M extends MoveBase, E extends EventBase, Seat extends string, D extends Decision<Seat>>(
  tables: TextTables<M, E, Seat, D>,
): Texts<M, E, Seat, D> {
  const { nameOf, decisions } = tables;
  const move: Texts<M, E, Seat, D>["move"] = (chosen, asked) => `${capital(nameOf(chosen.seat))}: ${sentenceOf(tables.moves, chosen, asked?.kind)}`;
  const event: Texts<M, E, Seat, D>["event"] = (told) => capital(sentenceOf(tables.events, told));
  const decision = (kind: string): string => (Object.hasOwn(decisions, kind) ? decisions[kind as D["kind"]] : kind);
  const name = (id: string): string => (nameOf(id) === id ? decision(id) : nameOf(id));
  const texts: Texts<M, E, Seat, D> = {
    move,
    event,
    log: logOf(tables.log, move, event),
    refusal: tables.refusal,
    outcome: tables.outcome,
    decision,
    prompt: (asked, viewer, moves) => promptOf(tables.prompts, asked, viewer, moves, tables.namesText),
    name,
    label: labelsOf(tables.board, name),
    card: tables.card,
  };
  return Object.freeze(texts);
}
