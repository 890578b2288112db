import type { Viewer } from "../core/ruleset/contract.js";
import { capital } from "./wording.js";

/** A sentence for every `type` of a union, whose completeness the compiler checks. `Context` is further information for a sentence. */
export type Sentences<U extends { readonly type: string }, Context extends readonly unknown[] = readonly []> = {
  readonly [T in U["type"]]: (item: Extract<U, { readonly type: T }>, ...context: Context) => string;
};

/** The sentence of an item, or its bare type if the table comes from another version and lacks it. */
export function sentenceOf<U extends { readonly type: string }, Context extends readonly unknown[]>(
  sentences: Sentences<U, Context>,
  item: U,
  ...context: Context
): string {
  if (!Object.hasOwn(sentences, item.type)) return item.type;
  const sentence = sentences[item.type as U["type"]] as (item: U, ...context: Context) => string;
  return sentence(item, ...context);
}

/** Sentences of moves. The context is the kind of decision, on which the meaning of a button such as "Done" depends; undefined if unknown. */
export type MoveSentences<U extends { readonly type: string }> = Sentences<U, readonly [decision: string | undefined]>;

/** The thing that a move such as "Done" ends, by kind of decision. */
export type ByDecision<D extends { readonly kind: string }> = Readonly<Partial<Record<D["kind"], string>>>;

/** The sentence of a table for the kind of decision; `otherwise` if the table has none. */
export function byDecision(table: Readonly<Partial<Record<string, string>>>, otherwise: string): (item: unknown, decision: string | undefined) => string {
  return (_, decision) => (decision !== undefined && Object.hasOwn(table, decision) ? (table[decision] as string) : otherwise);
}

interface Question {
  readonly kind: string;
  readonly seats: readonly string[];
  readonly about?: object;
}

/** True if the list of moves has a move of this type, or if the list is unknown. */
export type Can<T extends string> = (type: T) => boolean;

/**
 * The questions of a ruleset's decisions: a function for every kind, which reads the subject of the decision and mentions only moves in the list. `T` is the
 * union of the types of moves.
 */
export type Prompts<D extends Question, T extends string = never> = {
  readonly [K in D["kind"]]: (about: NonNullable<Extract<D, { readonly kind: K }>["about"]>, seats: D["seats"], can: Can<T>) => string;
};

/** The words of a table for the possible moves, without duplicates and in the order of the table. */
export function whatCan<T extends string>(can: Can<T>, rows: Readonly<Partial<Record<T, string>>>): string[] {
  return [...new Set((Object.entries(rows) as [T, string][]).flatMap(([type, words]) => (can(type) ? [words] : [])))];
}

/**
 * The question of a decision, or its bare kind if the table comes from another version and lacks it. For a viewer without a decision, the
 * question follows the words of `who` for the deciding seats, or for nobody if they are secret.
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
