/**
 * The owner of the code that answers a roll: the library's own dice, or a caller's dice, which may call the library during a step.
 */
import type { Dice } from "./dice.js";

/** The four functions of dice as a class of the library has them. */
export type Rolls = Pick<Dice, "roll" | "draw" | "rollOff" | "until">;

/** Dice of the library, which call nobody else. */
export interface OwnDice extends Dice {
  /** The functions of the class; null in a class that extends it, and where draws come from a caller's dice. */
  readonly own: Rolls | null;
}

/** True if dice are of a class of the library, with no function replaced. */
export function isOwn(dice: Dice): boolean {
  const { own } = dice as Partial<OwnDice>;
  return own !== undefined && own !== null && dice.roll === own.roll && dice.draw === own.draw && dice.rollOff === own.rollOff && dice.until === own.until;
}

/** The functions of a class of dice as they are now: a caller that replaces one later has dice of its own. */
export function rollsOf({ roll, draw, rollOff, until }: Rolls): Rolls {
  return { roll, draw, rollOff, until };
}
