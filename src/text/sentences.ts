/** One sentence for every member of a union: a table by type, whose completeness the compiler checks. */
import type { Viewer } from "../core/ruleset/contract.js";
import { capital } from "./wording.js";

/** A table of sentences: a function for every `type` of the union. `Context` is further information for a sentence. */
export type Sentences<U extends { readonly type: string }, Context extends readonly unknown[] = readonly []> = {
  readonly [T in U["type"]]: (item: Extract<U, { readonly type: T }>, ...context: Context) => string;
};

/** The sentence of an item, or its bare type if the table is of another version and has none. */
export function sentenceOf<U extends { readonly type: string }, Context extends readonly unknown[]>(
  sentences: Sentences<U, Context>,
  item: U,
  ...context: Context
): string {
  if (!Object.hasOwn(sentences, item.type)) return item.type;
  const sentence = sentences[item.type as U["type"]] as (item: U, ...context: Context) => string;
  return sentence(item, ...context);
}

/** Sentences of moves. The context is the kind of decision, on which the meaning of a button such as "Done" depends; undefined when unknown. */
export type MoveSentences<U extends { readonly type: string }> = Sentences<U, readonly [decision: string | undefined]>;

/** The things that a move such as "Done" ends, for the kinds of decision where that should be said. */
export type ByDecision<D extends { readonly kind: string }> = Readonly<Partial<Record<D["kind"], string>>>;

/** The sentence of a table by the kind of decision; `otherwise` for all others. */
export function byDecision(table: Readonly<Partial<Record<string, string>>>, otherwise: string): (item: unknown, decision: string | undefined) => string {
  return (_, decision) => (decision !== undefined && Object.hasOwn(table, decision) ? (table[decision] as string) : otherwise);
}

/** The question of a decision. */
interface Question {
  readonly kind: string;
  readonly seats: readonly string[];
  readonly about?: object;
}

/** True if a move of this type is in the list of moves; true for every type if the list is unknown. */
export type Can<T extends string> = (type: T) => boolean;

/**
 * The questions of a ruleset's decisions: a function for every kind, which reads the subject of that kind of decision and mentions only moves that are in the
 * list of moves. `T` is the union of the types of moves.
 */
export type Prompts<D extends Question, T extends string = never> = {
  readonly [K in D["kind"]]: (about: NonNullable<Extract<D, { readonly kind: K }>["about"]>, seats: D["seats"], can: Can<T>) => string;
};

/** The words for those moves of a table that are possible, each once, in the order of the table; an empty list if none is. */
export function whatCan<T extends string>(can: Can<T>, rows: Readonly<Partial<Record<T, string>>>): string[] {
  return [...new Set((Object.entries(rows) as [T, string][]).flatMap(([type, words]) => (can(type) ? [words] : [])))];
}

/**
 * The question of a decision, or its bare kind if the table is of another version and has none. For a viewer who is not asked, `who` names the asked seats before it, or none
 * if they are a secret.
 */
export function promptOf<D extends Question, T extends string>(
  prompts: Prompts<D, T>,
  decision: D,
  viewer: Viewer<string> | undefined,
  moves: readonly { readonly type: T }[] | undefined,
  who: (seats: readonly string[]) => string,
): string {
  if (!Object.hasOwn(prompts, decision.kind)) return decision.kind;
  const prompt = prompts[decision.kind as D["kind"]] as (about: object, seats: D["seats"], can: Can<T>) => string;
  const can: Can<T> = (type) => moves === undefined || moves.length === 0 || moves.some((move) => move.type === type);
  const question = capital(prompt(decision.about ?? {}, decision.seats, can));
  const isAsked = viewer === undefined || decision.seats.length === 0 || decision.seats.includes(viewer);
  return isAsked ? question : `${capital(who(decision.seats))}: ${question}`;
}
