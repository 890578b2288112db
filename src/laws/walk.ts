/** Random games on which the laws are tested: they follow from a seed and options alone, so that a failure can be played again. */
import type { Board } from "../core/board/board.js";
import { SeededDice } from "../core/dice/seeded.js";
import type { EventBase } from "../core/events/events.js";
import type { EventTargets } from "../core/board/event-targets.js";
import type { MoveBase } from "../core/moves/moves.js";
import type { Observation } from "../core/ruleset/observation.js";
import type { AnyRuleset } from "../core/ruleset/contract.js";
import { sortedText } from "../core/basics/same.js";
import type { LawFacts } from "../core/ruleset/parts.js";
import type { GameState } from "../core/state/state.js";
import type { Table } from "../core/board/table.js";
import { noteMove } from "./coverage.js";
import type { Watch } from "./watch.js";

/** Facts about a ruleset that it does not state itself; each may be left out. Those that it does state (`lawFacts` of its parts) need not be repeated. */
export interface Known extends LawFacts {
  /** True if an id is a clause of the rules. Left out: every text that is not empty is taken for one. */
  isClause?(id: string): boolean;
  /** The board of a state and the table of a view: the subjects of moves and events must be on them (laws 23 and 32). */
  readonly drawing?: { board(state: GameState): Board; table(view: never): Table; eventTargets?(event: never): EventTargets };
  /** The rows that show a seat the state as numbers (law 36). */
  readonly observation?: Observation<GameState>;
}

/** One game to be played: its ruleset, options and seed. */
export interface Trial {
  readonly ruleset: AnyRuleset;
  readonly options: object;
  readonly seed: string;
  readonly known?: Known;
  /** Times the calls of an entry point; by the clock when left out. */
  readonly watch?: Watch;
  /** Walk only this stretch of the game: from a position, this many decisions. */
  readonly stretch?: { readonly from: GameState; readonly plies: number };
}

/** A position of a random game with the move that is about to be played from it. */
export interface Stop {
  readonly ply: number;
  readonly state: GameState;
  readonly move: MoveBase;
  /** True if this stop is one of the sampled ones, for checks too costly for every stop. */
  readonly isSampled: boolean;
  /** True if it is sampled and, in a long game, one of a few such stops: for checks that play on from it in many ways. */
  readonly isRare: boolean;
  /** True if the game is short, or this is a stretch, so that every stop may be examined. */
  readonly isShort: boolean;
  /** Choices of the test itself, apart from the game's generator and the moves. */
  readonly pick: SeededDice;
}

/** The average number of stops between two sampled ones; and the same in a stretch of a game. */
const SAMPLING = 12;
const SAMPLING_IN_STRETCH = 4;
/** The length from which a game counts as long, and the number of sampled stops per rare one there. */
const LONG_GAME = 10_000;
const RARE = 8;

export function setUp(trial: Trial, log?: EventBase[]): GameState {
  return trial.ruleset.setup({ ...trial.options, seed: trial.seed }, undefined, log);
}

/**
 * Plays a random game, or the trial's stretch of one, with `apply` and lets `visit` look at every position before its move; returns the last position. Errors
 * of `visit` are thrown again with the ply.
 */
export function walk(trial: Trial, visit: (stop: Stop) => void, heard?: (events: readonly EventBase[]) => void): GameState {
  const { ruleset, stretch } = trial;
  const choices = new SeededDice(`${trial.seed} choices`);
  const pick = new SeededDice(`${trial.seed} picks`);
  const sampling = stretch === undefined ? SAMPLING : SAMPLING_IN_STRETCH;
  const isShort = stretch !== undefined || ruleset.maxDecisions < LONG_GAME;
  const begun: EventBase[] = [];
  let state: GameState = stretch === undefined ? setUp(trial, begun) : ruleset.clone(stretch.from);
  heard?.(begun);
  for (let ply = 0; ruleset.seatsToMove(state).length > 0; ply++) {
    if (stretch !== undefined && ply === stretch.plies) break;
    if (ply >= ruleset.maxDecisions) throw new Error(`more than ${ruleset.maxDecisions} decisions`);
    try {
      const move: MoveBase = ruleset.randomMove(state, choices);
      noteMove(ruleset, state, move);
      const isSampled = ply === 0 || pick.draw(sampling) === 0;
      visit({ ply, state, move, isSampled, isRare: isSampled && (isShort || pick.draw(RARE) === 0), isShort, pick });
      const step = ruleset.apply(state, move);
      heard?.(step.events);
      state = step.state;
    } catch (error) {
      throw atPly(ply, error);
    }
  }
  return state;
}

/** The seats that take part: those that may concede. */
export function seatsInPlay(ruleset: AnyRuleset, state: GameState): string[] {
  return (ruleset.seats as readonly string[]).filter((seat) => {
    try {
      ruleset.concede(state, seat);
      return true;
    } catch {
      return false;
    }
  });
}

/** The state without its generator, as text. */
export function positionText(state: GameState): string {
  return sortedText({ ...state, dice: [] });
}

function atPly(ply: number, error: unknown): unknown {
  if (error instanceof Error && !error.message.startsWith("ply ")) error.message = `ply ${ply}: ${error.message}`;
  return error;
}
