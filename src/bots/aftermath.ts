import type { GameTypes, Client } from "../core/ruleset/contract.js";
import type { Dice } from "../core/dice/dice.js";
import { type IsUp, NEVER_UP } from "./budget.js";
import type { Answers, Level } from "./choice.js";
import { type Line, LineSearch, type Reach } from "./lines.js";
import { type Evaluate, evaluationOf } from "./player.js";

/** Limits of the lines that are followed through the rest of a choice. */
const REACH: Reach = { width: 4, length: 10, positions: 30, isSpread: false };
/** The number of seeds for sampled dice. */
const SEEDS = 1 << 20;

/**
 * Plays on, in place, until a compound choice is over, because an evaluation in the middle of a fight would come too early. The seat of the choice follows
 * its best line while that is certain; the others make the best immediate move.
 */
export class Aftermath<T extends GameTypes> {
  private readonly ruleset: Client<T>;
  private readonly evaluate: Evaluate<T["state"]>;
  private readonly answers: Answers<T>;
  private readonly most: number;

  /** @param most the most decisions, after which it stops in any case */
  constructor(ruleset: Client<T>, evaluate: Evaluate<T["state"]>, answers: Answers<T>, most: number) {
    this.ruleset = ruleset;
    this.evaluate = evaluate;
    this.answers = answers;
    this.most = most;
  }

  /** Plays on while there is time, and returns the resulting value for each seat, in seat order. */
  valueAfter(state: T["state"], seat: T["seat"], level: Level, picks: Dice, isUp: IsUp = NEVER_UP): readonly number[] {
    const search = new LineSearch(this.ruleset, this.evaluate, seat, this.answers);
    for (let n = 0; n < this.most && !this.answers.isOver(state, seat, level) && !isUp(); n++) {
      const [asked] = this.ruleset.seatsToMove(state);
      if (asked === seat) this.goOn(state, seat, (world) => search.linesOf(world, REACH, picks, isUp), picks);
      else this.answers.answer(state, asked!, picks);
    }
    return evaluationOf(this.ruleset, state, this.evaluate);
  }

  // The seat does not know the coming dice, so its lines are followed with other dice.
  private goOn(state: T["state"], seat: T["seat"], linesOf: (world: T["state"]) => readonly Line<T["move"]>[], picks: Dice): void {
    const ruleset = this.ruleset;
    const moves = ruleset.legalMoves(state, seat);
    if (moves.length === 1) return ruleset.advance(state, moves[0]!);
    const [best] = linesOf(ruleset.reseed(state, picks.draw(SEEDS)));
    best!.moves.slice(0, best!.sure).forEach((move) => ruleset.advance(state, move));
  }
}
