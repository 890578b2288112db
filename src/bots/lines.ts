/**
 * The lines of a compound choice. Playing a card, marching or placing markers takes several small decisions, whose value shows only at the end.
 * A line is a sequence of moves by one seat in one world. It ends where the result is uncertain (another seat decides, dice fall, hidden information is
 * shown), or continues to the end of the choice with the dice of that world and the answers of the others.
 */
import type { GameTypes, Client } from "../core/ruleset/contract.js";
import { isSame } from "../core/basics/same.js";
import type { Dice } from "../core/dice/dice.js";
import type { EventBase } from "../core/events/events.js";
import { hashState } from "../core/state/hash.js";
import type { GameState } from "../core/state/state.js";
import { type IsUp, NEVER_UP } from "./budget.js";
import { type Answers, type Level, levelOf } from "./choice.js";
import { type Evaluate, evaluationOf } from "./player.js";

export interface Line<M> {
  /** At least one move. */
  readonly moves: readonly M[];
  /** The number of moves that certainly follow each other. Only the last of these can depend on dice or on others. */
  readonly sure: number;
  /** The value of its end for the seat. */
  readonly value: number;
}

/** Limits of the lines that are followed. */
export interface Reach {
  /** The number of lines that are continued after each move: those with the highest values. */
  readonly width: number;
  /** The most moves of a line; a longer one is evaluated where it is cut. */
  readonly length: number;
  /** The most positions examined; a list of moves that was begun is still completed. */
  readonly positions: number;
  /**
   * Among lines of equal value, true prefers those that part early, so that no move is lost because another has many continuations; false prefers those found
   * first.
   */
  readonly isSpread: boolean;
}

interface Open<T extends GameTypes> extends Line<T["move"]> {
  readonly state: T["state"];
  /** True if no move of the line depended on dice or on others. */
  readonly isSure: boolean;
  /** Its rank, from 0, among the new positions that follow the same line. */
  readonly rank: number;
}

interface Followed<T extends GameTypes> extends Open<T> {
  readonly isEnd: boolean;
}

/** Values that differ by less count as equal, so that a line is not preferred to a shorter one for such a small gain. */
const FINEST = 1e-5;
/** The number of seeds for the dice of repeated tries. */
const SEEDS = 1 << 20;

/** Follows the lines of a seat until the result is uncertain or, with the answers of others, beyond that point. */
export class LineSearch<T extends GameTypes> {
  private readonly ruleset: Client<T>;
  private readonly evaluate: Evaluate<T["state"]>;
  private readonly seat: T["seat"];
  private readonly index: number;
  private readonly answers: Answers<T> | undefined;
  private readonly throws: number;

  /**
   * @param beyond the answers of others, with which lines continue past uncertain results; or a number: if a line ends with a move whose result depends on
   * dice, that move is tried this many times
   */
  constructor(ruleset: Client<T>, evaluate: Evaluate<T["state"]>, seat: T["seat"], beyond: Answers<T> | number) {
    this.ruleset = ruleset;
    this.evaluate = evaluate;
    this.seat = seat;
    this.index = ruleset.seats.indexOf(seat);
    this.answers = typeof beyond === "number" ? undefined : beyond;
    this.throws = typeof beyond === "number" ? beyond : 0;
  }

  value(state: T["state"]): number {
    const value = evaluationOf(this.ruleset, state, this.evaluate)[this.index]!;
    return Math.round(value / FINEST) * FINEST;
  }

  /**
   * Lines from a world in which the seat decides, best first; among equals the shortest, then the first found. When the time is up, lines end where they are.
   */
  linesOf(world: T["state"], reach: Reach, picks: Dice, isUp: IsUp = NEVER_UP): Line<T["move"]>[] {
    const level = levelOf(world);
    const ends: Line<T["move"]>[] = [];
    const seen = new Set<string>();
    let open: Open<T>[] = [{ state: world, moves: [], sure: 0, isSure: true, value: 0, rank: 0 }];
    let left = reach.positions;
    for (let length = 1; length <= reach.length && left > 0; length++) {
      const further: Open<T>[] = [];
      for (const from of open) {
        const found = ends.length + further.length;
        let rank = 0;
        if (left > 0)
          for (const move of this.ruleset.legalMoves(from.state, this.seat)) {
            left--;
            const line = this.follow(from, move, { level, picks, rank, isUp });
            if (line.isEnd) ends.push(line);
            else if (isNew(seen, line.state)) {
              further.push(line);
              rank++;
            }
            if (!isUp()) continue;
            left = 0;
            break;
          }
        // A line without new continuations, or without time for them, is evaluated as it is.
        if (ends.length + further.length === found) ends.push(from);
      }
      open = further.sort(reach.isSpread ? byValueThenRank : byValue).slice(0, reach.width);
    }
    return ends.concat(open).sort((a, b) => byValue(a, b) || a.moves.length - b.moves.length);
  }

  /** The value of a line in another world, played in place while its moves are legal there. */
  valueIn(world: T["state"], line: Line<T["move"]>): number {
    for (const move of line.moves) {
      if (this.ruleset.explain(world, move) !== null) break;
      this.ruleset.advance(world, move);
    }
    return this.value(world);
  }

  private follow(from: Open<T>, move: T["move"], { level, picks, rank, isUp }: Way): Followed<T> {
    const ruleset = this.ruleset;
    const log: EventBase[] | undefined = from.isSure ? [] : undefined;
    const state = ruleset.clone(from.state);
    ruleset.advance(state, move, undefined, log);
    const isChance = !isSame(from.state.dice, state.dice);
    const isSure = log !== undefined && !isChance && ruleset.seatsToMove(state).includes(this.seat) && !log.some((event) => ruleset.revealsSecret(event));
    const isEnd = this.answers === undefined ? !isSure : this.answers.untilAsked(state, this.seat, level, picks, isUp);
    const value = this.meanOf({ from: from.state, move, state, again: isChance ? this.throws : 0 }, picks);
    return { state, moves: [...from.moves, move], sure: from.isSure ? from.moves.length + 1 : from.sure, isSure, isEnd, value, rank };
  }

  // The mean value of a move over `again` tries with other dice, since the coming dice are unknown; the value of `state` if `again` is 0.
  private meanOf({ from, move, state, again }: Tried<T>, picks: Dice): number {
    if (again === 0) return this.value(state);
    let sum = 0;
    for (let n = 0; n < again; n++) {
      const other = this.ruleset.reseed(from, picks.draw(SEEDS));
      this.ruleset.advance(other, move);
      sum += this.value(other);
    }
    return sum / again;
  }
}

/** The data for continuing a line by one move. */
interface Way {
  readonly level: Level;
  readonly picks: Dice;
  readonly rank: number;
  readonly isUp: IsUp;
}

interface Tried<T extends GameTypes> {
  readonly from: T["state"];
  readonly move: T["move"];
  /** The state after the move. */
  readonly state: T["state"];
  /** The number of tries with other dice. */
  readonly again: number;
}

// False for a position that was reached before, for example by the same moves in another order.
function isNew(seen: Set<string>, state: GameState): boolean {
  const { size } = seen;
  return seen.add(hashState(state)).size > size;
}

function byValueThenRank(a: Open<GameTypes>, b: Open<GameTypes>): number {
  return byValue(a, b) || a.rank - b.rank;
}

function byValue(a: { readonly value: number }, b: { readonly value: number }): number {
  return b.value - a.value;
}
