import { type Dice, playRollOff, playUntil } from "../core/dice/dice.js";
import type { ExampleStep } from "./example.js";

/** Other dice, with a record of faces and draws in order, from which an example can be replayed. A pick from a single thing does not count as a draw. */
export class NotingDice implements Dice {
  readonly #faces: number[] = [];
  readonly #picks: number[] = [];
  constructor(private readonly dice: Dice) {}

  roll(sides: number): number {
    const face = this.dice.roll(sides);
    this.#faces.push(face);
    return face;
  }
  draw(count: number): number {
    if (count === 1) return this.dice.draw(count);
    const pick = this.dice.draw(count);
    this.#picks.push(pick);
    return pick;
  }
  rollOff(contenders: number, sides: number, onRound?: (still: readonly number[], faces: readonly number[]) => void): number {
    return playRollOff(this, contenders, sides, onRound);
  }
  until<T>(attempt: () => T | null, onAgain?: () => void): T {
    return playUntil(attempt, onAgain);
  }
  /** The results so far, in the form of a step of an example. */
  noted(): Pick<ExampleStep, "dice" | "draws"> {
    return { dice: this.#faces.join(" "), ...(this.#picks.length === 0 ? {} : { draws: this.#picks.join(" ") }) };
  }
}
