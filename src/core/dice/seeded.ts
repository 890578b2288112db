import { type AleaState, nextBelow, seedAlea } from "./alea.js";
import { type Dice, playRollOff, playUntil } from "./dice.js";

/** Dice from a seed, or from a generator state that they advance in place (a game state's own `dice`). */
export class SeededDice implements Dice {
  readonly #state: AleaState;
  constructor(source: string | number | AleaState) {
    this.#state = typeof source === "object" ? source : seedAlea(source);
  }
  roll(sides: number): number {
    return nextBelow(this.#state, sides) + 1;
  }
  draw(count: number): number {
    return count === 1 ? 0 : nextBelow(this.#state, count);
  }
  rollOff(contenders: number, sides: number, onRound?: (still: readonly number[], faces: readonly number[]) => void): number {
    return playRollOff(this, contenders, sides, onRound);
  }
  until<T>(attempt: () => T | null, onAgain?: () => void): T {
    return playUntil(attempt, onAgain);
  }
}
