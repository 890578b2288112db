/** Dice for games and simulations: a generator behind the door to chance. */
import { type AleaState, nextBelow, seedAlea } from "./alea.js";
import { DiceError, printed } from "../errors.js";
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
  /** @throws DiceError when there is nothing to pick from. */
  draw(count: number): number {
    return count > 1 ? nextBelow(this.#state, count) : onlyOne(count);
  }
  rollOff(contenders: number, sides: number, onRound?: (still: readonly number[], faces: readonly number[]) => void): number {
    return playRollOff(this, contenders, sides, onRound);
  }
  until<T>(attempt: () => T | null, onAgain?: () => void): T {
    return playUntil(attempt, onAgain);
  }
}

// Nothing is drawn for the only one; a count that is no number would be drawn for ever.
function onlyOne(count: number): 0 {
  if (count !== 1) throw new DiceError("dice/nothing-to-draw", `expected a number of things to draw from, 1 or more, got ${printed(count)}`);
  return 0;
}
