import type { GameTypes, Outcome } from "../core/ruleset/contract.js";
import type { Refusal } from "../core/basics/errors.js";
import type { CardText } from "./cards.js";
import { logOf, type LogRows } from "./log.js";
import { type MoveSentences, type Prompts, promptOf, type Sentences, sentenceOf } from "./sentences.js";
import type { Texts } from "./texts.js";
import { capital, labelsOf } from "./wording.js";

/** The tables of a language for a ruleset. */
export interface TextTables<T extends GameTypes> {
  readonly moves: MoveSentences<T["move"]>;
  readonly events: Sentences<T["event"]>;
  readonly prompts: Prompts<T["decision"], T["move"]["type"]>;
  /** A heading for every kind of decision. */
  readonly decisions: Readonly<Record<T["decision"]["kind"], string>>;
  /** The events and moves that a log leaves out or joins. */
  readonly log: LogRows<T["move"], T["event"]>;
  /** The names of things on the board. */
  readonly board: Readonly<Record<string, string>>;
  /** The name of an id, or the id itself if it has none. */
  nameOf(id: string): string;
  /** Several seats, as a heading. */
  namesText(seats: readonly string[]): string;
  refusal(refusal: Refusal): string;
  outcome(outcome: Outcome<T["seat"]>): string;
  card(id: string): CardText | null;
}

/** Makes the texts of a ruleset from its tables. */
export function textsOf<T extends GameTypes>(tables: TextTables<T>): Texts<T> {
  const { nameOf, decisions } = tables;
  const move: Texts<T>["move"] = (chosen, asked, { seat = true } = {}) => {
    const sentence = sentenceOf(tables.moves, chosen, asked?.kind);
    return seat ? `${capital(nameOf(chosen.seat))}: ${sentence}` : sentence;
  };
  const event: Texts<T>["event"] = (happened) => capital(sentenceOf(tables.events, happened));
  const decision = (kind: string): string => (Object.hasOwn(decisions, kind) ? decisions[kind as T["decision"]["kind"]] : kind);
  const name = (id: string): string => (nameOf(id) === id ? decision(id) : nameOf(id));
  const texts: Texts<T> = {
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
