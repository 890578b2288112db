/**
 * The best example of each clause: one that shows it, by what happens in a line that is played, or by a refusal. A test whose title has the clause comes before others, and a
 * test of which one sees nothing but the title comes last. Among equals: a title with the clause alone, a played line beside a refused one, then the fewest steps; where the clause
 * is not named, the trial in which the most happens, then the first of its test.
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
const MOST_STEPS = 8;
/** More events than this in a trial make it no better. */
const ENOUGH = 3;

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
  const trials = new Map<string, number>();
  for (const candidate of candidates) {
    const test = `${candidate.clauses.join()} ${candidate.title}`;
    const nth = trials.get(test) ?? 0;
    trials.set(test, nth + 1);
    const clauses = new Set([...candidate.clauses, ...candidate.named.flatMap((ids) => [...ids])]);
    for (const clause of clauses) {
      if (!Object.hasOwn(titles, clause)) continue;
      const ranked = rankedFor(clause, titles[clause]!, candidate, nth);
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

function rankedFor<T extends GameTypes>(clause: string, clauseTitle: string, candidate: Candidate<T>, nth: number): Ranked<T> {
  const [from, to] = windowOf(clause, candidate);
  const steps = candidate.steps.slice(from, to);
  const position = candidate.positions[from]!;
  const isNamed = candidate.named.slice(from, to + 1).some((ids) => ids.has(clause));
  const isTitled = candidate.clauses.includes(clause);
  const showing = showingOf(steps, candidate.told.slice(from, to), clause, isNamed);
  const happening = candidate.events.slice(from, to).reduce((sum, count) => sum + count, 0);
  const rank = [
    showing === "happens" || showing === "is refused" ? 0 : 1 + SHOWINGS.indexOf(showing),
    isTitled ? 0 : 1,
    SHOWINGS.indexOf(showing),
    isTitled && candidate.clauses.length === 1 ? 0 : 1,
    showsBoth(steps) ? 0 : 1,
    ...(showing === "happens" || showing === "is refused" ? [] : [-Math.min(ENOUGH, happening), nth]),
    steps.length,
    JSON.stringify(position).length,
  ];
  return { clause, title: asSentence(isTitled ? candidate.title : clauseTitle), position, steps, isNamed, rank };
}

/** The ways in which an example shows its clause, the best first: in what happens, by a refusal, by a decision that names it, by lines that do not name it, or by its position alone. */
const SHOWINGS = ["happens", "is refused", "is asked", "is played", "lies there"] as const;
type Showing = (typeof SHOWINGS)[number];

function showingOf(steps: readonly ExampleStep[], told: readonly ReadonlySet<string>[], clause: string, isNamed: boolean): Showing {
  const naming = steps.filter((_, i) => told[i]!.has(clause));
  if (naming.some(({ refused }) => refused === undefined)) return "happens";
  if (naming.length > 0) return "is refused";
  if (isNamed) return "is asked";
  return steps.some(({ refused }) => refused === undefined) ? "is played" : "lies there";
}

// The steps up to the first that names the clause, and further if that shows both a played and a refused line; the last steps if none names it.
function windowOf<T extends GameTypes>(clause: string, { steps, named, told }: Candidate<T>): [from: number, to: number] {
  const happens = told.findIndex((ids) => ids.has(clause));
  const first = happens >= 0 ? happens + 1 : named.findIndex((ids) => ids.has(clause));
  if (first < 0) return [Math.max(0, steps.length - MOST_STEPS), steps.length];
  const least = Math.min(Math.max(first, 1), steps.length);
  const from = Math.max(0, least - MOST_STEPS + 2);
  for (let to = least; to <= Math.min(steps.length, from + MOST_STEPS); to++) if (showsBoth(steps.slice(from, to))) return [from, to];
  return [from, least];
}

function showsBoth(steps: readonly ExampleStep[]): boolean {
  return steps.some(({ refused }) => refused === undefined) && steps.some(({ refused }) => refused !== undefined);
}
