/** One game of a match, as a task that any thread can do and a result that it sends back: plain JSON both. */
import type { MoveBase } from "../core/moves.js";
import type { AnyRuleset, Memory, Outcome } from "../core/contract.js";
import type { GameState } from "../core/state.js";
import type { GameAdapter } from "./games/game-adapter.js";
import type { Games } from "./games/games.js";
import { makePlayer } from "./players.js";

/** A game to be played. */
export interface Task {
  /** Its number in the match, from 0. */
  readonly game: number;
  readonly ruleset: string;
  /** Options of `setup`, with the seed. */
  readonly options: object;
  /** The player of each seat, by what `--seat` calls it and what it is. */
  readonly players: Readonly<Record<string, { readonly name: string; readonly player: string }>>;
  /** The seed of the bots' own choices. */
  readonly seed: string;
}

/** How it went. */
export interface Played {
  readonly game: number;
  readonly winners: readonly string[];
  readonly kind: string;
  readonly decisions: number;
  /** By the name of the player: how often it was asked for a plan, and the milliseconds it thought in all and at most. */
  readonly thought: Readonly<Record<string, Thought>>;
}

/** How long a player thought. */
export interface Thought {
  /** Plans made: a compound choice is one, as long as nothing happens that might change it. */
  readonly decisions: number;
  readonly milliseconds: number;
  readonly longest: number;
}

/** Plays a game. */
export async function playTask(task: Task, games: Games): Promise<Played> {
  return playGame(task, await games.load(task.ruleset));
}

function playGame({ game, options, players, seed }: Task, adapter: GameAdapter): Played {
  const { ruleset } = adapter;
  let state: GameState = ruleset.setup(options as never);
  const seats = Object.keys(players);
  const sitting = new Map(seats.map((seat) => [seat, makePlayer(players[seat]!.player, adapter, `${seed} ${seat}`)]));
  const memories: Memories = new Map(seats.map((seat) => [seat, ruleset.memory(state, seat)]));
  const thought: Record<string, Thought> = {};
  let decisions = 0;
  let outcome: Outcome<string> | null = null;
  for (; outcome === null; outcome = ruleset.outcome(state)) {
    const [seat] = ruleset.seatsToMove(state);
    const began = performance.now();
    const player = sitting.get(seat!)!;
    const memory = memories.get(seat!);
    const plan = player.plan?.(state, seat!, memory) ?? [player.choose(state, seat!, memory)];
    count(thought, players[seat!]!.name, performance.now() - began);
    const made = makePlan(ruleset, state, plan, memories);
    state = made.state;
    decisions += made.moves;
  }
  return { game, winners: outcome.winners, kind: outcome.kind, decisions, thought };
}

/** What each seat remembers of the game. */
type Memories = Map<string, Memory<string>>;

// The moves of a plan as far as each is legal and the one before it was not fixed; all seats watch.
function makePlan(ruleset: AnyRuleset, from: GameState, plan: readonly MoveBase[], memories: Memories): { readonly state: GameState; readonly moves: number } {
  let state = from;
  for (const [moves, move] of plan.entries()) {
    if (moves > 0 && ruleset.explain(state, move) !== null) return { state, moves };
    const step = ruleset.apply(state, move);
    for (const [seat, memory] of memories) memories.set(seat, ruleset.remember(memory, step.events));
    state = step.state;
    if (step.fixed !== null) return { state, moves: moves + 1 };
  }
  return { state, moves: plan.length };
}

function count(thought: Record<string, Thought>, name: string, milliseconds: number): void {
  const before = thought[name] ?? { decisions: 0, milliseconds: 0, longest: 0 };
  thought[name] = {
    decisions: before.decisions + 1,
    milliseconds: before.milliseconds + milliseconds,
    longest: Math.max(before.longest, milliseconds),
  };
}
