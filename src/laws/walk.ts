/** Random games for testing the laws. They follow from a seed and options alone, so that a failure can be replayed. */
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

/** Facts about a ruleset that it does not state itself, all optional. Facts that it does state (`lawFacts` of its parts) need not be repeated. */
export interface Known extends LawFacts {
  /** True if an id is a clause of the rules. Without this function, every text that is not empty counts as one. */
  isClause?(id: string): boolean;
  /** The board of a state and the table of a view; the subjects of moves and events must be on them (laws 23 and 32). */
  readonly drawing?: { board(state: GameState): Board; table(view: never): Table; eventTargets?(event: never): EventTargets };
  /** The rows that show the state to a seat as numbers (law 36). */
  readonly observation?: Observation<GameState>;
}

/** One game to play. */
export interface Trial {
  readonly ruleset: AnyRuleset;
  readonly options: object;
  readonly seed: string;
  readonly known?: Known;
  /** Measures the calls of an entry point; by default with the clock. */
  readonly watch?: Watch;
  /** If present, the walk covers only this stretch: `plies` decisions after a position. */
  readonly stretch?: { readonly from: GameState; readonly plies: number };
}

/** A position of a random game and the next move. */
export interface Stop {
  readonly ply: number;
  readonly state: GameState;
  readonly move: MoveBase;
  /** True at random stops, for checks that are too costly for every stop. */
  readonly isSampled: boolean;
  /** True at random stops, which are fewer in a long game, for checks that play many continuations. */
  readonly isRare: boolean;
  /** True if the game is short or is a stretch, so that every stop may be examined. */
  readonly isShort: boolean;
  /** The random choices of the test itself, separate from the game's generator and the moves. */
  readonly pick: SeededDice;
}

/** The average number of stops between two sampled ones in a whole game. */
const SAMPLING = 12;
const SAMPLING_IN_STRETCH = 4; // the same in a stretch
/** A game that may have this many decisions is long; one in RARE of its sampled stops is rare. */
const LONG_GAME = 10_000;
const RARE = 8;

export function setUp(trial: Trial, log?: EventBase[]): GameState {
  return trial.ruleset.setup({ ...trial.options, seed: trial.seed }, undefined, log);
}

/**
 * Plays a random game, or the trial's stretch of one, with `apply`, and calls `visit` with every position before its move. Returns the last
 * position. Errors of `visit` are rethrown with the ply.
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

/** The seats still in the game: those that may concede. */
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
