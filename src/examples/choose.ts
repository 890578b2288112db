/**
 * The best example of each clause. A test whose title has the clause comes first if the clause is named while it plays, then any other test that names it, then a test that has
 * it only in its title. Among these: a title with the clause alone, then a played line beside a refused one, then the fewest steps, then the smallest position.
 */
import type { GameTypes } from "../core/ruleset/contract.js";
import { type Candidate, candidateOf, type TitledTrial } from "./candidates.js";
import type { Example, ExampleStep } from "./example.js";
import type { Playing } from "./play.js";

/** An example that is chosen. */
export interface Chosen<T extends GameTypes = GameTypes> extends Example<T["state"]> {
  /** True if the clause is named while it plays: in an event, a roll, a refusal, a decision or the outcome. */
  readonly isNamed: boolean;
}

/** No example has more steps. */
const MOST_STEPS = 6;

interface Ranked<T extends GameTypes> extends Chosen<T> {
  readonly rank: readonly number[];
}

/**
 * The best example of each of these clauses, in their order; clauses without one are left out. `titles` are the titles of the clauses, for examples taken from a test of
 * another clause.
 * @throws the errors of `candidateOf` for a trial that does not replay
 */
export function chooseExamples<T extends GameTypes>(
  ruleset: Playing<T>,
  titles: Readonly<Record<string, string>>,
  trials: Iterable<TitledTrial<T>>,
): Chosen<T>[] {
  return bestOf(
    titles,
    [...trials].map((trial) => candidateOf(ruleset, trial)),
  );
}

/** The best example of each clause among candidates. */
export function bestOf<T extends GameTypes>(titles: Readonly<Record<string, string>>, candidates: Iterable<Candidate<T>>): Chosen<T>[] {
  const best = new Map<string, Ranked<T>>();
  for (const candidate of candidates) {
    const clauses = new Set([...candidate.clauses, ...candidate.named.flatMap((ids) => [...ids])]);
    for (const clause of clauses) {
      if (!Object.hasOwn(titles, clause)) continue;
      const ranked = rankedFor(clause, titles[clause]!, candidate);
      const known = best.get(clause);
      if (known === undefined || isBefore(ranked.rank, known.rank)) best.set(clause, ranked);
    }
  }
  return Object.keys(titles).flatMap((clause) => {
    const chosen = best.get(clause);
    return chosen === undefined ? [] : [{ clause, title: chosen.title, position: chosen.position, steps: chosen.steps, isNamed: chosen.isNamed }];
  });
}

function asSentence(title: string): string {
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}

function rankedFor<T extends GameTypes>(clause: string, clauseTitle: string, candidate: Candidate<T>): Ranked<T> {
  const [from, to] = windowOf(clause, candidate);
  const steps = candidate.steps.slice(from, to);
  const position = candidate.positions[from]!;
  const isNamed = candidate.named.slice(from, to + 1).some((ids) => ids.has(clause));
  const isTitled = candidate.clauses.includes(clause);
  const rank = [
    isNamed ? (isTitled ? 0 : 1) : 2,
    isTitled && candidate.clauses.length === 1 ? 0 : 1,
    showsBoth(steps) ? 0 : 1,
    steps.length === 0 ? MOST_STEPS + 1 : steps.length,
    JSON.stringify(position).length,
  ];
  return { clause, title: asSentence(isTitled ? candidate.title : clauseTitle), position, steps, isNamed, rank };
}

// The steps up to the first that names the clause, and further if that shows both a played and a refused line; the last steps if none names it.
function windowOf<T extends GameTypes>(clause: string, { steps, named }: Candidate<T>): [from: number, to: number] {
  const first = named.findIndex((ids) => ids.has(clause));
  if (first < 0) return [Math.max(0, steps.length - MOST_STEPS), steps.length];
  const least = Math.min(Math.max(first, 1), steps.length);
  const from = Math.max(0, least - MOST_STEPS + 2);
  for (let to = least; to <= Math.min(steps.length, from + MOST_STEPS); to++) if (showsBoth(steps.slice(from, to))) return [from, to];
  return [from, least];
}

function showsBoth(steps: readonly ExampleStep[]): boolean {
  return steps.some(({ refused }) => refused === undefined) && steps.some(({ refused }) => refused !== undefined);
}
