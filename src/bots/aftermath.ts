/** What follows a compound choice before it comes to rest: answers, interceptions, fights. What is judged in the middle of a fight is judged too early. */
import type { Dice } from "../core/dice/dice.js";
import { frameCount, sizeOfKind } from "../core/frames.js";
import type { MoveBase } from "../core/moves.js";
import type { GameState } from "../core/state.js";
import { type Evaluate, type GameOf, worthOf } from "./player.js";

/** Moves of a decision that are compared; of a longer list so many in a row from a place picked by chance. */
const COMPARED = 6;

/** Where a seat makes a compound choice: what lies deeper in the stack of procedures is part of it or follows from it. */
export interface Level {
  /** Frames under way at its first decision. */
  readonly first: number;
  /** Frames under way at its deepest decision so far. */
  readonly deepest: number;
  /** Where the frame below the first decision ends in the stack, and its kind; 0 and -1 when there is none. */
  readonly ground: number;
  readonly kind: number;
}

/** Where a choice that begins in a position is made. */
export function levelOf(state: GameState): Level {
  const { frames } = state;
  const first = frameCount(state);
  const ground = first === 0 ? 0 : frames.length - sizeOfKind(frames[frames.length - 1]!);
  return { first, deepest: first, ground, kind: ground === 0 ? -1 : frames[ground - 1]! };
}

/** The level of a choice that goes on with a decision in a position. */
export function goneOn(level: Level, state: GameState): Level {
  const count = frameCount(state);
  return count <= level.deepest ? level : { ...level, deepest: count };
}

/** Plays on in place until the choice of a seat has come to rest, everybody taking the move after which the position is worth most to them. */
export class Aftermath<S extends GameState, M extends MoveBase, Seat extends string> {
  readonly #ruleset: GameOf<S, M, Seat>;
  readonly #evaluate: Evaluate<S>;
  readonly #most: number;

  /** @param most decisions after which it ends in any case */
  constructor(ruleset: GameOf<S, M, Seat>, evaluate: Evaluate<S>, most: number) {
    this.#ruleset = ruleset;
    this.#evaluate = evaluate;
    this.#most = most;
  }

  /** Whether the game is over, the phase in which the choice was made has ended, or the next question is no deeper than the choice itself. */
  isOver(state: S, seat: Seat, { first, deepest, ground, kind }: Level): boolean {
    const [asked] = this.#ruleset.seatsToMove(state);
    if (asked === undefined || (ground > 0 && state.frames[ground - 1] !== kind)) return true;
    return frameCount(state) <= (asked === seat ? deepest : first);
  }

  /** Plays it, and says what has come of it for each seat, in seat order. */
  worthAfter(state: S, seat: Seat, level: Level, { picks, fortune }: Chance): readonly number[] {
    for (let n = 0; n < this.#most && !this.isOver(state, seat, level); n++) {
      const [asked] = this.#ruleset.seatsToMove(state);
      this.#ruleset.advance(state, this.#bestAtOnce(state, asked!, picks), fortune);
    }
    return worthOf(this.#ruleset, state, this.#evaluate);
  }

  #bestAtOnce(state: S, asked: Seat, picks: Dice): M {
    const ruleset = this.#ruleset;
    const moves = ruleset.legalMoves(state, asked);
    if (moves.length === 1) return moves[0]!;
    const index = ruleset.seats.indexOf(asked);
    const from = picks.draw(moves.length);
    let best = moves[from]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < Math.min(COMPARED, moves.length); n++) {
      const move = moves[(from + n) % moves.length]!;
      const after = ruleset.clone(state);
      ruleset.advance(after, move, picks);
      const worth = worthOf(ruleset, after, this.#evaluate)[index]!;
      if (worth <= most) continue;
      most = worth;
      best = move;
    }
    return best;
  }
}

/** Picks of the player, and the dice of the world it imagines. */
export interface Chance {
  readonly picks: Dice;
  readonly fortune: Dice;
}
