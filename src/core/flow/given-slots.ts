/** Slots that a frame gets from the one below when it is pushed, as a table for checking given stacks. */
import type { Frame, StepsOf } from "./frame-rows.js";

/**
 * Slots that a frame gets from the one below and never changes. Each frame has a function, or one function for each frame that may be below it, or one
 * for each step at which that frame waits. A function gets the frame below and the state, and returns slots as a procedure sees them: indices, NONE,
 * flags.
 */
export type GivenRows<Rows, S> = {
  readonly [K in keyof Rows]?: Gives<Rows[K], unknown, S> | GivenOver<Rows, K, S>;
};

type GivenOver<Rows, K extends keyof Rows, S> = Rows[K] extends { readonly under: infer U extends object }
  ? {
      readonly [B in keyof U & keyof Rows]?: Gives<Rows[K], Rows[B], S> | { readonly [Step in StepsOf<Rows[B]> & Waiting<U[B]>]?: Gives<Rows[K], Rows[B], S> };
    }
  : never;
type Gives<Row, Below, S> = (below: Readonly<Frame<Below>>, s: S) => Readonly<Partial<Frame<Row>>>;
type Waiting<Steps> = Steps extends readonly (infer Step extends string)[] ? Step : never;

/** Slots by name, as a procedure sees them. */
export type GivenSlots = Readonly<Record<string, number | boolean>>;
type AnyGives = (below: never, s: never) => object;
export type AnyGiven = Readonly<Record<string, AnyGives | Readonly<Record<string, AnyGives | Readonly<Record<string, AnyGives>> | undefined>> | undefined>>;

/** The function that gives a frame its slots from the frame below at a step; undefined if there are none. */
export function givenOver(given: AnyGiven, name: string, below: string, step: string): ((below: unknown, s: unknown) => GivenSlots) | undefined {
  const row = given[name];
  const over = typeof row === "object" ? row[below] : row;
  return (typeof over === "object" ? over[step] : over) as ((below: unknown, s: unknown) => GivenSlots) | undefined;
}
