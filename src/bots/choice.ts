import type { GameTypes, Client } from "../core/ruleset/contract.js";
import type { Dice } from "../core/dice/dice.js";
import { frameCount, sizeOfKind } from "../core/flow/frames.js";
import type { GameState } from "../core/state/state.js";
import { type IsUp, NEVER_UP } from "./budget.js";
import { type Evaluate, evaluationOf } from "./player.js";

/** The most moves that are compared for an answer. Of a longer list, this many in a row are taken, starting at a random place. */
const COMPARED = 3;
/** The most answers in a row. */
const ANSWERS = 12;

/** The stack level at which a seat makes a compound choice. Everything above it is part of the choice or follows from it. */
export interface Level {
  /** The number of frames at the first decision of the choice. */
  readonly first: number;
  /** The length of `frames` below the frame of the first decision. */
  readonly ground: number;
  /** The kind of the frame that ends at `ground`; undefined if there is none. */
  readonly kind: number | undefined;
}

export function levelOf(state: GameState): Level {
  const { frames } = state;
  const ground = frames.length - sizeOfKind(frames[frames.length - 1]!);
  return { first: frameCount(state), ground, kind: frames[ground - 1] };
}

/** Makes the decisions of others during a choice, each by the best immediate move of the deciding seat. */
export class Answers<T extends GameTypes> {
  private readonly ruleset: Client<T>;
  private readonly evaluate: Evaluate<T["state"]>;

  constructor(ruleset: Client<T>, evaluate: Evaluate<T["state"]>) {
    this.ruleset = ruleset;
    this.evaluate = evaluate;
  }

  /**
   * True if a choice is over: its game or phase has ended; or the stack is as low as at the start of the choice, and either another seat decides or the
   * seat begins another compound choice.
   */
  isOver(state: T["state"], seat: T["seat"], { first, ground, kind }: Level): boolean {
    const [asked] = this.ruleset.seatsToMove(state);
    if (asked === undefined || state.frames[ground - 1] !== kind) return true;
    if (frameCount(state) > first) return false;
    return asked !== seat || this.ruleset.compoundStarts.includes(this.ruleset.decision(state)!.kind);
  }

  /**
   * Answers in place until the seat of a choice decides again. Returns true if that does not happen: the choice is over, ANSWERS answers were made, or the
   * time is up.
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
      ruleset.advance(after, move, picks); // Uses its own dice, since the coming dice are unknown.
      const value = evaluationOf(ruleset, after, this.evaluate)[index]!;
      if (value <= most) continue;
      most = value;
      best = move;
    }
    return best;
  }
}
