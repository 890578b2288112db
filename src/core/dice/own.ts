/** Distinguishes the library's own dice from a caller's dice, which may call the library during a step. */
import type { Dice } from "./dice.js";

export type Rolls = Pick<Dice, "roll" | "draw" | "rollOff" | "until">;

/** Dice of the library, which call no other code. */
export interface OwnDice extends Dice {
  /** The functions of the class; null in a subclass, and in scripted dice that draw from a caller's dice. */
  readonly own: Rolls | null;
}

/** True if the dice are of a class of the library and no function has been replaced. */
export function isOwn(dice: Dice): boolean {
  const { own } = dice as Partial<OwnDice>;
  return own !== undefined && own !== null && dice.roll === own.roll && dice.draw === own.draw && dice.rollOff === own.rollOff && dice.until === own.until;
}

/** The current functions of a class of dice, to notice if a caller replaces one later. */
export function rollsOf({ roll, draw, rollOff, until }: Rolls): Rolls {
  return { roll, draw, rollOff, until };
}
