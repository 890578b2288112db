/** The tiny game with one answer that is another, held against one law: each law's own test says what the law then finds. */
import { TINY } from "../../examples/tiny/index.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { LAWS } from "../../src/laws/all/index.js";
import type { Law } from "../../src/laws/law.js";
import type { Trial } from "../../src/laws/walk.js";
import { knownOf } from "./known.js";

/** Functions of a ruleset, in place of those that it has. */
export type Functions = Readonly<Record<string | symbol, unknown>>;

// biome-ignore lint/suspicious/noExplicitAny: the arguments and the answer of any function of a ruleset
type Any = any;
type Part = (...args: readonly Any[]) => Any;
/** Makes another answer of the one that there is, and of the arguments. */
export type Change = (answer: Any, ...args: readonly Any[]) => unknown;

export function lawOf(number: number): Law {
  return LAWS.find((law) => law.number === number)!;
}

export function partOf(name: string): Part {
  return (TINY as unknown as Record<string, Part>)[name]!;
}

/** The law, held against some games of a copy of the tiny game. */
export function held(number: number, functions: Functions, more: Partial<Trial> = {}, games = 8): () => void {
  const ruleset = { ...TINY, ...functions } as unknown as AnyRuleset;
  return () => {
    for (let n = 0; n < games; n++) lawOf(number).check({ ruleset, options: { rounds: 2 }, seed: `held ${n}`, known: knownOf(TINY), ...more });
  };
}

/** A function that answers otherwise. */
export function otherwise(name: string, change: Change): Functions {
  const part = partOf(name);
  return { [name]: (...args: readonly unknown[]) => change(part(...args), ...args) };
}

/** A function that answers otherwise of positions that some function has made. */
export function ofMade(maker: string, name: string, change: Change): Functions {
  const made = new WeakMap<object, unknown>();
  const answered = (called: string, args: readonly unknown[]): unknown => {
    const answer = partOf(called)(...args);
    return called === name && made.has(args[0] as object) ? change(answer, ...args) : answer;
  };
  return {
    [name]: (...args: readonly unknown[]) => answered(name, args),
    [maker]: (...args: readonly unknown[]) => {
      const answer = answered(maker, args) as { readonly state?: object };
      made.set(answer.state ?? answer, args);
      return answer;
    },
  };
}

/** A function that refuses, or breaks at, what some function has made, once it has been through JSON. */
export function refusingMade(maker: string, name: string, error: unknown): Functions {
  const made = new Set<string>();
  return {
    [maker]: (...args: readonly unknown[]) => {
      const answer = partOf(maker)(...args);
      made.add(JSON.stringify(answer));
      return answer;
    },
    [name]: (given: unknown, ...rest: readonly unknown[]) => {
      if (made.has(JSON.stringify(given))) throw error;
      return partOf(name)(given, ...rest);
    },
  };
}

/** The same, with something more or otherwise. */
export function having(more: object): Change {
  return (answer: object | null) => ({ ...answer, ...more });
}

export const ROUND_9: Change = having({ round: 9 });
export const SHORTER: Change = (list: readonly unknown[]) => list.slice(1);
export const REVERSED: Change = (list: readonly unknown[]) => [...list].reverse();

/** Options of a game of many decisions: the ends of its track are far away. */
export const LONG = { rounds: 9, edition: { spaces: ["a", "b", "c", "d", "e", "f", "g", "h", "i"] } };

/** Positions are frozen, but not what they hold. */
export const SHALLOW: Functions = {
  ...otherwise("setup", (state) => Object.freeze(state)),
  ...otherwise("apply", (step) => ({ ...step, state: Object.freeze(step.state) })),
};
