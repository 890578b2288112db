import type { Dice } from "./dice.js";

/** Passes calls on to other dice and records if any was random; a draw from a single thing does not count. */
export class WatchedDice implements Dice {
  private readonly dice: Dice;
  /** True if a die has been rolled or a card drawn. */
  haveFallen = false;
  constructor(dice: Dice) {
    this.dice = dice;
  }
  roll(sides: number): number {
    this.haveFallen = true;
    return this.dice.roll(sides);
  }
  draw(count: number): number {
    if (count > 1) this.haveFallen = true;
    return this.dice.draw(count);
  }
  rollOff(contenders: number, sides: number, onRound?: (still: readonly number[], faces: readonly number[]) => void): number {
    if (contenders > 1) this.haveFallen = true;
    return this.dice.rollOff(contenders, sides, onRound);
  }
  until<T>(attempt: () => T | null, onAgain?: () => void): T {
    return this.dice.until(attempt, onAgain);
  }
}
