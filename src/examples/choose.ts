/**
 * The best example of each clause: one that shows it by the result of a played line, or by a refusal. A test with the clause in its title is preferred; a
 * test that shows only its title comes last.
 * Among equals: a title with only this clause, a played line beside a refused one, then the fewest steps; if the clause is not named, the trial with the most
 * events, then the first of its test.
 */
import type { GameTypes } from "../core/ruleset/contract.js";
import { type Candidate, candidateOf, type Listing, type TitledTrial } from "./candidates.js";
import type { GameState } from "../core/state/state.js";
import type { Example, ExampleBeside, ExampleStep } from "./example.js";

export interface Chosen<T extends GameTypes = GameTypes> extends Example<T["state"]> {
  /** True if an event, a roll, a refusal, a decision or the outcome names the clause. */
  readonly isNamed: boolean;
}

const MOST_STEPS = 8;
/** More events than this make a trial no better. */
const ENOUGH = 3;

/** MOST_DIFFERENCES: the most cells in which the two positions of an example differ; OTHER_LINE: a different line counts as this many cells. */
const [MOST_DIFFERENCES, OTHER_LINE] = [48, 8];

interface Ranked<T extends GameTypes> extends Chosen<T> {
  readonly candidate: Candidate<T>;
  readonly rank: readonly number[];
}

/**
 * The best example of each of these clauses, in order; clauses without one are left out. `titles` are the titles of the clauses, for examples from a test of
 * another clause.
 * @throws the errors of `candidateOf` for a trial that does not replay
 */
export function chooseExamples<T extends GameTypes>(
  ruleset: Listing<T>,
  titles: Readonly<Record<string, string>>,
  trials: Iterable<TitledTrial<T>>,
): Chosen<T>[] {
  return bestOf(
    titles,
    [...trials].map((trial) => candidateOf(ruleset, trial)),
  );
}

export function bestOf<T extends GameTypes>(titles: Readonly<Record<string, string>>, candidates: Iterable<Candidate<T>>): Chosen<T>[] {
  const best = new Map<string, Ranked<T>>();
  const tests = new Map<string, Candidate<T>[]>();
  for (const candidate of candidates) {
    const test = testOf(candidate);
    const nth = tests.get(test)?.length ?? 0;
    tests.set(test, [...(tests.get(test) ?? []), candidate]);
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
    if (chosen === undefined) return [];
    const { title, position, isNamed, candidate } = chosen;
    const steps = candidate.steps.slice(...keptOf(clause, candidate));
    const beside = showsBoth(steps) ? null : besideOf(clause, candidate, tests.get(testOf(candidate))!);
    return [{ clause, title, position, steps, isNamed, ...(beside === null ? {} : { beside }) }];
  });
}

function testOf({ clauses, title }: Candidate): string {
  return `${clauses.join()} ${title}`;
}

// A trial of the same test whose last line is of the same kind and has another result or, if nothing is played, whose decision differs. The best has a
// result of another kind, and then the position that differs least. Null if there is none, or if the title of the test lacks the clause.
function besideOf<T extends GameTypes>(clause: string, chosen: Candidate<T>, trials: readonly Candidate<T>[]): ExampleBeside<T["state"]> | null {
  if (!chosen.clauses.includes(clause)) return null;
  const own = partOf(clause, chosen);
  let [best, least] = [null as ExampleBeside<T["state"]> | null, 2 * MOST_DIFFERENCES + 1];
  for (const trial of trials) {
    if (trial === chosen) continue;
    const { position, steps, happened, kinds } = partOf(clause, trial);
    if (kindOf(steps) !== kindOf(own.steps) || happened === own.happened) continue;
    const differences = differencesOf(own.position, position) + (lastOf(steps)?.line === lastOf(own.steps)?.line ? 0 : OTHER_LINE);
    if (differences > MOST_DIFFERENCES || (steps.length === 0 && differences === 0)) continue;
    const rank = differences + (kinds === own.kinds ? MOST_DIFFERENCES : 0);
    if (rank < least) [best, least] = [{ position, steps }, rank];
  }
  return best;
}

function partOf<T extends GameTypes>(clause: string, candidate: Candidate<T>) {
  const [from, to] = keptOf(clause, candidate);
  const steps = candidate.steps.slice(from, to);
  // Only the last line counts, since those before it lead to the position.
  const last = candidate.events[to - 1]?.filter(isTold);
  const happened = JSON.stringify([last, lastOf(steps)?.refused, candidate.asked]);
  const kinds = JSON.stringify([last?.map((event) => event.slice(0, event.indexOf(","))), lastOf(steps)?.refused, candidate.asked]);
  return { position: candidate.positions[from]!, steps, happened, kinds };
}

// True for events that can make a result different, which rolls and points cannot.
function isTold(event: string): boolean {
  return !/^\{"type":"(?:roll|points-changed)"/.test(event);
}

function lastOf(steps: readonly ExampleStep[]): ExampleStep | undefined {
  return steps[steps.length - 1];
}

// The kind of the last move without its seat; empty if nothing is played.
function kindOf(steps: readonly ExampleStep[]): string {
  return lastOf(steps)?.line.split(" ")[1] ?? "";
}

// The number of cells in which two positions differ, without the dice.
function differencesOf(one: GameState, other: GameState): number {
  return Object.entries(one).reduce((sum, [field, value]) => {
    const second = (other as unknown as Record<string, unknown>)[field];
    if (field === "dice" || value === second) return sum;
    if (!Array.isArray(value) || !Array.isArray(second)) return sum + 1;
    return sum + Math.abs(value.length - second.length) + value.filter((cell, i) => i < second.length && cell !== second[i]).length;
  }, 0);
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
  const happening = candidate.events.slice(from, to).reduce((sum, events) => sum + events.length, 0);
  const rank = [
    showing === "happens" || showing === "is refused" ? 0 : 1 + SHOWINGS.indexOf(showing),
    isTitled ? 0 : 1,
    SHOWINGS.indexOf(showing),
    isAlone(clause, candidate) ? 0 : 1,
    showsBoth(steps) ? 0 : 1,
    ...(showing === "happens" || showing === "is refused" ? [] : [-Math.min(ENOUGH, happening), nth]),
    steps.length,
    JSON.stringify(position).length,
  ];
  return { clause, title: asSentence(isTitled ? candidate.title : clauseTitle), position, steps, isNamed, candidate, rank };
}

/**
 * The ways in which an example shows its clause, best first: in the result, by a refusal, by a decision that names it, by lines that do not name it, or by
 * its position.
 */
const SHOWINGS = ["happens", "is refused", "is asked", "is played", "lies there"] as const;
type Showing = (typeof SHOWINGS)[number];

function showingOf(steps: readonly ExampleStep[], told: readonly ReadonlySet<string>[], clause: string, isNamed: boolean): Showing {
  const naming = steps.filter((_, i) => told[i]!.has(clause));
  if (naming.some(({ refused }) => refused === undefined)) return "happens";
  if (naming.length > 0) return "is refused";
  if (isNamed) return "is asked";
  return steps.some(({ refused }) => refused === undefined) ? "is played" : "lies there";
}

// The steps up to the first that names the clause, or further if that shows both a played and a refused line; the last steps if none names it.
function windowOf<T extends GameTypes>(clause: string, { steps, named, told }: Candidate<T>): [from: number, to: number] {
  const happens = told.findIndex((ids) => ids.has(clause));
  const first = happens >= 0 ? happens + 1 : named.findIndex((ids) => ids.has(clause));
  if (first < 0) return [Math.max(0, steps.length - MOST_STEPS), steps.length];
  const least = Math.min(Math.max(first, 1), steps.length);
  const from = Math.max(0, least - MOST_STEPS + 2);
  for (let to = least; to <= Math.min(steps.length, from + MOST_STEPS); to++) if (showsBoth(steps.slice(from, to))) return [from, to];
  return [from, least];
}

// The steps that are kept: the window, and what follows in a test of this clause alone; in other tests, up to the last step that names the clause.
function keptOf<T extends GameTypes>(clause: string, candidate: Candidate<T>): [from: number, to: number] {
  const [from, to] = windowOf(clause, candidate);
  const { clauses, steps, told } = candidate;
  if (!clauses.includes(clause)) return [from, to];
  const last = isAlone(clause, candidate) ? steps.length : told.map((ids) => ids.has(clause)).lastIndexOf(true) + 1;
  return [from, Math.max(to, Math.min(last, from + MOST_STEPS))];
}

function isAlone(clause: string, { clauses }: Pick<Candidate, "clauses">): boolean {
  return clauses.length === 1 && clauses[0] === clause;
}

function showsBoth(steps: readonly ExampleStep[]): boolean {
  return steps.some(({ refused }) => refused === undefined) && steps.some(({ refused }) => refused !== undefined);
}
