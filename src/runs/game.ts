import { IllegalMoveError, isTycheError, RunError, printed } from "../core/basics/errors.js";
import type { GameTypes, Memory, Outcome, Ruleset } from "../core/ruleset/contract.js";
import { hashState } from "../core/state/hash.js";
import { playout } from "../core/game/playout.js";
import type { Run } from "./run.js";

/** The player of a seat: a `Player` of `tyche/bots`, or one that answers asynchronously, such as another program. */
export interface Contestant<T extends GameTypes> {
  /**
   * A legal move.
   * @throws Forfeit to lose the game instead
   */
  choose(state: T["state"], seat: T["seat"], memory?: Memory<T["seat"]>): T["move"] | Promise<T["move"]>;
  /** The same move with its continuation, as in a `Player`. */
  plan?(state: T["state"], seat: T["seat"], memory?: Memory<T["seat"]>): readonly T["move"][];
  /** Receives the events that its seat may know: first those of the set-up, then those of each decision. */
  watch?(events: readonly T["event"][]): void;
  /** Called when the game is over, with its outcome, or without one if an error ended it. */
  close?(outcome?: Pick<PlayedGame, "winners" | "kind">): void;
}

/** Makes a contestant for one seat in one game. `seed` differs for each seat and game. */
export type ContestantMaker<T extends GameTypes> = (seed: string) => Contestant<T>;

/** Makes a contestant for any game, for programs that get the name of the game at run time. */
// biome-ignore lint/suspicious/noExplicitAny: as in AnyRuleset
export type AnyContestantMaker = ContestantMaker<any>;

const FORFEIT = "run/forfeit";

/** A contestant that throws this loses the game. `reason` is recorded. */
export class Forfeit extends RunError {
  override readonly name = "Forfeit";
  constructor(reason: string) {
    super(FORFEIT, reason);
  }
}

/** The thinking time of a player in one game. */
export interface Thought {
  /** The number of plans. A compound choice counts as one as long as nothing happens that might change it. */
  readonly decisions: number;
  readonly milliseconds: number;
  /** The longest time for one plan, in milliseconds. */
  readonly longest: number;
}

/** Adds up the thinking times of two games or two decisions. */
export function sumOfThoughts(a: Thought | undefined, b: Thought): Thought {
  if (a === undefined) return b;
  return { decisions: a.decisions + b.decisions, milliseconds: a.milliseconds + b.milliseconds, longest: Math.max(a.longest, b.longest) };
}

/** A finished game. Everything except the times is the same on every machine. */
export interface PlayedGame {
  /** Its number in the run, from 0. */
  readonly game: number;
  /** The seed of its set-up. */
  readonly seed: string;
  /** The name of the player at each seat; null if all moves are random. */
  readonly seats: Readonly<Record<string, string>> | null;
  readonly winners: readonly string[];
  /** The kind of victory, as `Outcome.kind`. */
  readonly kind: string;
  readonly decisions: number;
  /** The fingerprint of the last state. */
  readonly hash: string;
  /** The seat that lost by a `Forfeit`, and its reason; null for a game that was played to its end. */
  readonly fault: { readonly seat: string; readonly reason: string } | null;
  /** Thinking times by the name of the player; null if all moves are random. */
  readonly thought: Readonly<Record<string, Thought>> | null;
}

export function playRandomGame<T extends GameTypes>(ruleset: Ruleset<T>, run: Run, game: number): PlayedGame {
  const seed = `${run.seed}-${game}`;
  const { state, outcome, plies } = playout(ruleset, ruleset.setup({ ...run.options, seed } as T["options"] & { seed: string }), `${seed} choices`);
  return { game, seed, seats: null, ...told(outcome), decisions: plies, hash: hashState(state), fault: null, thought: null };
}

/**
 * The seats of a run, in seat order.
 * @throws SetupError if its options are not those of the ruleset
 */
export function seatsOf<T extends GameTypes>(ruleset: Ruleset<T>, run: Run): readonly T["seat"][] {
  return ruleset.players(ruleset.setup({ ...run.options, seed: run.seed } as T["options"] & { seed: string }));
}

/**
 * The seating of a game in a run with players: every deal is played once per seat, and the players rotate by one seat. With two players at more than two seats,
 * the first has one seat and the second all others.
 */
export function seating(run: Run, seats: readonly string[], game: number): Record<string, string> {
  const names = Object.keys(run.players ?? {});
  const turn = game % seats.length;
  return Object.fromEntries(seats.map((seat, i) => [seat, names[Math.min((i - turn + seats.length) % seats.length, names.length - 1)]!]));
}

/** The number of the deal of a game in a run with players. */
export function dealOf(seats: number, game: number): number {
  return Math.floor(game / seats);
}

/**
 * Plays a game of a run between contestants. `makers` has a maker for each player's name in the run.
 * @throws any error of a contestant except a `Forfeit`
 * @throws IllegalMoveError if a contestant chooses an illegal move
 * @throws RunError if a player has no maker
 */
export async function playMatchGame<T extends GameTypes>(
  ruleset: Ruleset<T>,
  run: Run,
  game: number,
  makers: Readonly<Record<string, ContestantMaker<T>>>,
): Promise<PlayedGame> {
  const seats = seatsOf(ruleset, run);
  const seed = `${run.seed}-${dealOf(seats.length, game)}`;
  const sitting = seating(run, seats, game);
  const contestants = new Map<T["seat"], Contestant<T>>();
  let played: PlayedGame | undefined;
  try {
    for (const seat of seats) contestants.set(seat, makerOf(makers, sitting[seat]!)(`${run.seed}-${game} ${seat}`));
    const table = new Table(ruleset, { ...run.options, seed } as T["options"] & { seed: string }, contestants);
    while (table.outcome === null) {
      const [seat] = ruleset.seatsToMove(table.state) as [T["seat"]];
      await table.ask(seat, sitting[seat]!);
    }
    const { state, decisions, outcome, fault, thought } = table;
    played = { game, seed, seats: sitting, ...told(outcome), decisions, hash: hashState(state), fault, thought };
    return played;
  } finally {
    for (const contestant of contestants.values()) contestant.close?.(played);
  }
}

function makerOf<T extends GameTypes>(makers: Readonly<Record<string, ContestantMaker<T>>>, name: string): ContestantMaker<T> {
  const maker = Object.hasOwn(makers, name) ? makers[name] : undefined;
  if (typeof maker === "function") return maker;
  throw new RunError("run/no-player", `players.${name.slice(0, 40)}: expected a function that makes the player, got ${printed(maker)}`, {
    path: `players.${name}`,
  });
}

function told({ winners, kind }: Outcome<string>): Pick<PlayedGame, "winners" | "kind"> {
  return { winners: [...winners], kind };
}

class Table<T extends GameTypes> {
  state: T["state"];
  outcome: Outcome<T["seat"]> | null;
  decisions = 0;
  fault: PlayedGame["fault"] = null;
  private readonly thoughts = new Map<string, Thought>();
  private readonly ruleset: Ruleset<T>;
  private readonly contestants: ReadonlyMap<T["seat"], Contestant<T>>;
  private readonly memories: Map<T["seat"], Memory<T["seat"]>>;

  constructor(ruleset: Ruleset<T>, options: T["options"] & { seed: string }, contestants: ReadonlyMap<T["seat"], Contestant<T>>) {
    const events: T["event"][] = [];
    this.ruleset = ruleset;
    this.contestants = contestants;
    this.state = ruleset.setup(options, undefined, events);
    this.outcome = ruleset.outcome(this.state);
    this.memories = new Map([...contestants.keys()].map((seat) => [seat, ruleset.memory(this.state, seat)]));
    this.tell(events);
  }

  get thought(): Readonly<Record<string, Thought>> {
    return Object.fromEntries(this.thoughts);
  }

  async ask(seat: T["seat"], name: string): Promise<void> {
    const began = performanceNow();
    const contestant = this.contestants.get(seat)!;
    const memory = this.memories.get(seat);
    try {
      const plan = contestant.plan?.(this.state, seat, memory) ?? [await contestant.choose(this.state, seat, memory)];
      this.play(plan);
    } catch (error) {
      if (!isTycheError(error) || error.code !== FORFEIT) throw error; // Checked by its code, because it may come from another copy of the package.
      this.state = this.ruleset.concede(this.state, seat).state;
      this.fault = { seat, reason: error.message };
    }
    this.count(name, performanceNow() - began);
    this.outcome = this.ruleset.outcome(this.state);
  }

  // Plays the moves of a plan while each is legal and the one before it could still be taken back. All seats watch.
  private play(plan: readonly T["move"][]): void {
    if (plan.length === 0) throw new IllegalMoveError("move/malformed", "illegal move: expected a plan of at least one move, got none");
    for (const [nth, move] of plan.entries()) {
      if (nth > 0 && this.ruleset.explain(this.state, move) !== null) return;
      const step = this.ruleset.apply(this.state, move);
      for (const [seat, memory] of this.memories) this.memories.set(seat, this.ruleset.remember(memory, step.events));
      this.tell(step.events);
      this.state = step.state;
      this.decisions++;
      if (step.undoBarrier !== null) return;
    }
  }

  private tell(events: readonly T["event"][]): void {
    for (const [seat, contestant] of this.contestants) contestant.watch?.(this.ruleset.viewEvents(events, seat));
  }

  private count(name: string, milliseconds: number): void {
    this.thoughts.set(name, sumOfThoughts(this.thoughts.get(name), { decisions: 1, milliseconds, longest: milliseconds }));
  }
}

/** Milliseconds of a monotonic clock. */
export function performanceNow(): number {
  return (globalThis as unknown as { performance: { now(): number } }).performance.now();
}
