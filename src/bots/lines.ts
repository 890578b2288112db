/**
 * Compound choices. A card play, a march, the placing of markers are several small decisions; only where they end can be seen what they were good for. A line is
 * a row of moves of one seat that ends where another seat is asked, dice fall, something hidden is shown or the game is over.
 */
import type { Dice } from "../core/dice/dice.js";
import { SeededDice } from "../core/dice/seeded.js";
import { WatchedDice } from "../core/dice/watched.js";
import type { EventBase } from "../core/events.js";
import { hashState } from "../core/hash.js";
import type { MoveBase } from "../core/moves.js";
import type { GameState } from "../core/state.js";
import { type Aftermath, goneOn, type Level, levelOf } from "./aftermath.js";
import { type Evaluate, type GameOf, worthOf } from "./player.js";

/** A row of moves of one seat as far as it has been followed. */
export interface Line<M> {
  /** At least one move; only the last can leave anything to chance. */
  readonly moves: readonly M[];
  /** What its end is worth to the seat. */
  readonly worth: number;
}

/** How far lines are followed. */
export interface Reach {
  /** Lines that are followed on from one move to the next: those whose position is worth most. */
  readonly width: number;
  /** The most moves of a line; a longer one is judged where it is cut. */
  readonly length: number;
  /** The most positions looked at. */
  readonly positions: number;
  /** How often what comes of the end of a line is tried, where that is not certain. */
  readonly throws: number;
}

interface Open<S, M> {
  readonly state: S;
  readonly moves: readonly M[];
  readonly worth: number;
  readonly level: Level;
}

/** A move that was made. */
interface Step<S> {
  readonly state: S;
  readonly isEnd: boolean;
  /** Whether dice fell. */
  readonly isChance: boolean;
}

/** Follows the lines of a seat in one world. Without an aftermath a line is judged where it ends, be it before a battle. */
export class LineSearch<S extends GameState, M extends MoveBase, Seat extends string> {
  readonly #ruleset: GameOf<S, M, Seat>;
  readonly #evaluate: Evaluate<S>;
  readonly #seat: Seat;
  readonly #index: number;
  readonly #aftermath: Aftermath<S, M, Seat> | undefined;

  constructor(ruleset: GameOf<S, M, Seat>, evaluate: Evaluate<S>, seat: Seat, aftermath?: Aftermath<S, M, Seat>) {
    this.#aftermath = aftermath;
    this.#ruleset = ruleset;
    this.#evaluate = evaluate;
    this.#seat = seat;
    this.#index = ruleset.seats.indexOf(seat);
  }

  /** What a position is worth to the seat. */
  worth(state: S): number {
    return worthOf(this.#ruleset, state, this.#evaluate)[this.#index]!;
  }

  /** Lines from a world, the best first; of those worth the same the first found. */
  linesOf(world: S, reach: Reach, picks: Dice): Line<M>[] {
    const ends: Line<M>[] = [];
    const seen = new Set<string>();
    let open: readonly Open<S, M>[] = [{ state: world, moves: [], worth: 0, level: levelOf(world) }];
    let left = reach.positions;
    for (let length = 1; open.length > 0 && length <= reach.length && left > 0; length++) {
      const further: Open<S, M>[] = [];
      for (const from of open) {
        const next = left > 0 ? this.#follow(from, reach.throws, picks) : [];
        left -= next.length;
        const found = ends.length + further.length;
        for (const line of next)
          if (line.state === null) ends.push(line);
          else if (isNew(seen, line.state)) further.push({ ...line, state: line.state });
        // Where nothing new comes after it, or there is no time to look, a line is judged as it stands.
        if (ends.length + further.length === found && length > 1) ends.push(from);
      }
      open = bestOf(further, reach.width, picks);
    }
    return ends.concat(open).sort((a, b) => b.worth - a.worth);
  }

  // A line with every move that can come after it; those that end there keep no state.
  #follow(from: Open<S, M>, throws: number, picks: Dice): (Line<M> & { readonly state: S | null; readonly level: Level })[] {
    const level = goneOn(from.level, from.state);
    return this.#ruleset.legalMoves(from.state, this.#seat).map((move) => {
      const step = this.#step(from.state, move, picks);
      const worth = this.#isCertain(step, level) ? this.worth(step.state) : this.#meanOf({ from: from.state, move, step, level, throws }, picks);
      return { moves: [...from.moves, move], worth, state: step.isEnd ? null : step.state, level };
    });
  }

  /** What a line is worth in another world, in place, as far as its moves are legal there. */
  worthIn(world: S, line: Line<M>): number {
    const fortune = new SeededDice(world.dice);
    for (const move of line.moves) {
      if (this.#ruleset.explain(world, move) !== null) break;
      this.#ruleset.advance(world, move, fortune);
    }
    return this.worth(world);
  }

  #step(from: S, move: M, picks: Dice): Step<S> {
    const state = this.#ruleset.clone(from);
    const dice = new WatchedDice(picks);
    const log: EventBase[] = [];
    this.#ruleset.advance(state, move, dice, log);
    const isChance = dice.haveFallen;
    const isEnd = isChance || !this.#ruleset.seatsToMove(state).includes(this.#seat) || log.some((event) => this.#ruleset.isReveal(event));
    return { state, isEnd, isChance };
  }

  #isCertain({ state, isEnd, isChance }: Step<S>, level: Level): boolean {
    return !isChance && (!isEnd || this.#aftermath === undefined || this.#aftermath.isOver(state, this.#seat, level));
  }

  #meanOf({ from, move, step, level, throws }: Tried<S, M>, picks: Dice): number {
    let sum = 0;
    for (let n = 0; n < throws; n++) {
      const state = n === 0 || !step.isChance ? this.#ruleset.clone(step.state) : this.#ruleset.clone(from);
      if (n > 0 && step.isChance) this.#ruleset.advance(state, move, picks);
      sum += this.#aftermath?.worthAfter(state, this.#seat, level, { picks, fortune: picks })[this.#index] ?? this.worth(state);
    }
    return sum / throws;
  }
}

/** A move whose outcome is not certain. */
interface Tried<S, M> {
  readonly from: S;
  readonly move: M;
  /** How it went the first time. */
  readonly step: Step<S>;
  readonly level: Level;
  readonly throws: number;
}

// Several orders of the same moves lead to one position.
function isNew(seen: Set<string>, state: GameState): boolean {
  const { size } = seen;
  return seen.add(hashState(state)).size > size;
}

// The open lines worth most; which of those worth the same is left to chance.
function bestOf<S, M>(lines: readonly Open<S, M>[], width: number, picks: Dice): Open<S, M>[] {
  if (lines.length <= width) return [...lines];
  const tied = lines.map((line) => ({ line, tie: picks.draw(1 << 20) }));
  tied.sort((a, b) => b.line.worth - a.line.worth || a.tie - b.tie);
  return tied.slice(0, width).map(({ line }) => line);
}
