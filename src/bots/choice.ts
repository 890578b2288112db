/** Compound choices, and the answers of the others while one is made. */
import type { GameTypes, Client } from "../core/ruleset/contract.js";
import type { Dice } from "../core/dice/dice.js";
import { frameCount, sizeOfKind } from "../core/flow/frames.js";
import type { GameState } from "../core/state/state.js";
import { type IsUp, NEVER_UP } from "./budget.js";
import { type Evaluate, evaluationOf } from "./player.js";

/** The most moves that are compared for an answer: from a longer list, that many in a row are taken from a random place on. */
const COMPARED = 3;
/** The most answers in a row. */
const ANSWERS = 12;

/** The level of the stack at which a seat makes a compound choice: everything above it is part of the choice or follows from it. */
export interface Level {
  /** The number of frames under way at the first decision of the choice. */
  readonly first: number;
  /** The length of `frames` below the frame of the first decision, and the kind of the frame that ends there; 0 and undefined if there is none. */
  readonly ground: number;
  readonly kind: number | undefined;
}

/** The level of a choice that begins in a position. */
export function levelOf(state: GameState): Level {
  const { frames } = state;
  const ground = frames.length - sizeOfKind(frames[frames.length - 1]!);
  return { first: frameCount(state), ground, kind: frames[ground - 1] };
}

/** Answers the questions that a choice puts to others, each with the move that is best at once for the seat that is asked. */
export class Answers<T extends GameTypes> {
  private readonly ruleset: Client<T>;
  private readonly evaluate: Evaluate<T["state"]>;

  constructor(ruleset: Client<T>, evaluate: Evaluate<T["state"]>) {
    this.ruleset = ruleset;
    this.evaluate = evaluate;
  }

  /**
   * True if a choice is over: the game or the phase of the choice has ended, or the stack is as low as where the choice began, and another seat is asked or the
   * seat itself begins another compound choice.
   */
  isOver(state: T["state"], seat: T["seat"], { first, ground, kind }: Level): boolean {
    const [asked] = this.ruleset.seatsToMove(state);
    if (asked === undefined || state.frames[ground - 1] !== kind) return true;
    if (frameCount(state) > first) return false;
    return asked !== seat || this.ruleset.compoundStarts.includes(this.ruleset.decision(state)!.kind);
  }

  /**
   * Answers in place until the seat of a choice is asked again. Returns true if that does not happen: the choice is over, ANSWERS questions have been answered,
   * or the time is up.
   */
  untilAsked(state: T["state"], seat: T["seat"], level: Level, picks: Dice, isUp: IsUp = NEVER_UP): boolean {
    for (let n = 0; n < ANSWERS && !this.isOver(state, seat, level); n++) {
      const [asked] = this.ruleset.seatsToMove(state);
      if (asked === seat) return false;
      this.answer(state, asked!, picks);
      if (isUp()) return true;
    }
    return true;
  }

  /** Answers one question, in place. */
  answer(state: T["state"], asked: T["seat"], picks: Dice): void {
    this.ruleset.advance(state, this.bestAtOnce(state, asked, picks));
  }

  private bestAtOnce(state: T["state"], asked: T["seat"], picks: Dice): T["move"] {
    const ruleset = this.ruleset;
    const moves = ruleset.legalMoves(state, asked);
    if (moves.length === 1) return moves[0]!;
    const index = ruleset.seats.indexOf(asked);
    const from = picks.draw(moves.length);
    let best = moves[from]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < Math.min(COMPARED, moves.length); n++) {
      const move = moves[(from + n) % moves.length]!;
      const after = ruleset.clone(state);
      ruleset.advance(after, move, picks); // Not the dice that will fall, which nobody knows.
      const value = evaluationOf(ruleset, after, this.evaluate)[index]!;
      if (value <= most) continue;
      most = value;
      best = move;
    }
    return best;
  }
}
