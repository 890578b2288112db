import { RunError } from "../core/basics/errors.js";
import { DIGEST_VERSION, digestOf, NO_DIGEST, sumOf } from "./digest.js";
import { type PlayedGame, sumOfThoughts, type Thought } from "./game.js";
import { numbersOf, type GameRange, rowsOf, rangesInWords } from "./numbers.js";
import { checkSameRun, type Run, sortedJson } from "./run.js";

/** Games with equal results: the same players at the same seats, and the same seats winning in the same way. */
export interface Result {
  readonly seats: Readonly<Record<string, string>> | null;
  readonly winners: readonly string[];
  readonly kind: string;
  readonly games: number;
}

/** Games that a player lost by a `Forfeit` for the same reason. */
export interface Fault {
  readonly player: string;
  readonly reason: string;
  readonly games: number;
}

/**
 * The results of games of a run, in numbers that add up: the summary of a run is the sum of those of its shards, in any order. Only the times depend on the
 * machine.
 */
export interface Summary {
  readonly run: Run;
  /** The numbers of its games, as rows of first, last and step. */
  readonly played: readonly GameRange[];
  readonly games: number;
  readonly decisions: number;
  /** The sum, modulo 2^128, of the 128-bit hashes of its games without their times, as 32 hexadecimal digits. */
  readonly digest: string;
  /** The `DIGEST_VERSION` of the package that made the summary. */
  readonly digestVersion: number;
  /** The number of games by the number of decisions. */
  readonly lengths: Readonly<Record<string, number>>;
  readonly results: readonly Result[];
  readonly faults: readonly Fault[];
  /** Thinking times by the name of the player; null if all moves are random. */
  readonly thought: Readonly<Record<string, Thought>> | null;
}

/** Adds games up to a summary. */
export class Counter {
  readonly run: Run;
  private readonly numbers = new Set<number>();
  private readonly lengths = new Map<number, number>();
  private readonly results = new Map<string, Result>();
  private readonly faults = new Map<string, Fault>();
  private readonly thoughts = new Map<string, Thought>();
  private digest: string = NO_DIGEST;
  private decisions = 0;

  constructor(run: Run) {
    this.run = run;
  }

  get games(): number {
    return this.numbers.size;
  }

  has(game: number): boolean {
    return this.numbers.has(game);
  }

  /** @throws RunError if a game with this number has been counted */
  add(played: PlayedGame): void {
    const { game, decisions, seats, winners, kind, fault, thought } = played;
    if (this.numbers.has(game)) throw twice([[game, game, 1]]);
    this.numbers.add(game);
    this.decisions += decisions;
    this.digest = sumOf([this.digest, digestOf(played)]);
    this.lengths.set(decisions, (this.lengths.get(decisions) ?? 0) + 1);
    this.addResult({ seats, winners, kind, games: 1 });
    if (fault !== null) this.addFault({ player: seats?.[fault.seat] ?? fault.seat, reason: fault.reason, games: 1 });
    this.addThoughts(thought);
  }

  /** @throws RunError if it belongs to another run, or contains games that have been counted */
  addSummary(summary: Summary): void {
    checkSameRun(this.run, summary.run);
    const numbers = numbersOf(summary.played);
    const double = numbers.filter((game) => this.numbers.has(game));
    if (double.length > 0) throw twice(rowsOf(double));
    for (const game of numbers) this.numbers.add(game);
    this.decisions += summary.decisions;
    this.digest = sumOf([this.digest, summary.digest]);
    for (const [length, games] of Object.entries(summary.lengths)) this.lengths.set(Number(length), (this.lengths.get(Number(length)) ?? 0) + games);
    for (const result of summary.results) this.addResult(result);
    for (const fault of summary.faults) this.addFault(fault);
    this.addThoughts(summary.thought);
  }

  get summary(): Summary {
    const { run, games, decisions, digest } = this;
    const inOrder = <V>(map: ReadonlyMap<string, V>): V[] => [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
    return {
      run,
      played: rowsOf([...this.numbers].sort((a, b) => a - b)),
      games,
      decisions,
      digest,
      digestVersion: DIGEST_VERSION,
      lengths: Object.fromEntries([...this.lengths].sort(([a], [b]) => a - b)),
      results: inOrder(this.results),
      faults: inOrder(this.faults),
      thought: run.players === null ? null : Object.fromEntries([...this.thoughts].sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  }

  private addResult(result: Result): void {
    const { seats, winners, kind, games } = result;
    const key = sortedJson([seats, winners, kind]);
    this.results.set(key, { seats, winners, kind, games: games + (this.results.get(key)?.games ?? 0) });
  }

  private addFault({ player, reason, games }: Fault): void {
    const key = sortedJson([player, reason]);
    this.faults.set(key, { player, reason, games: games + (this.faults.get(key)?.games ?? 0) });
  }

  private addThoughts(thought: PlayedGame["thought"]): void {
    for (const [name, more] of Object.entries(thought ?? {})) this.thoughts.set(name, sumOfThoughts(this.thoughts.get(name), more));
  }
}

function twice(rows: readonly GameRange[]): RunError {
  return new RunError("run/twice", `games counted twice: ${rangesInWords(rows)}`, { data: { games: rows } });
}

/**
 * The summary of games.
 * @throws RunError if two have the same number
 */
export function summaryOf(run: Run, games: Iterable<PlayedGame>): Summary {
  const counter = new Counter(run);
  for (const game of games) counter.add(game);
  return counter.summary;
}

/**
 * Adds up the summaries of shards, in any order.
 * @throws RunError if there are no summaries, if their runs differ (it names the field), or if a game is in two of them
 */
export function mergeSummaries(summaries: Iterable<Summary>): Summary {
  let counter: Counter | undefined;
  for (const summary of summaries) {
    counter ??= new Counter(summary.run);
    counter.addSummary(summary);
  }
  if (counter === undefined) throw new RunError("run/malformed", "summaries: expected at least one, got none", { path: "summaries" });
  return counter.summary;
}

/** The numbers of the games of its run that a summary lacks, as rows of first, last and step. */
export function missingGames({ run, played }: Summary): GameRange[] {
  const there = new Set(numbersOf(played));
  return rowsOf(
    (function* () {
      for (let game = 0; game < run.games; game++) if (!there.has(game)) yield game;
    })(),
  );
}
