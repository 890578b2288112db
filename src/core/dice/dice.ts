/**
 * The one source of chance. Rules use a `Dice` and never a generator, so that the same code plays seeded games, worked examples with given rolls, and exact odds.
 */

import { DiceError, printed } from "../basics/errors.js";

/** The most sides of a die, or things to draw from. */
export const MOST_SIDES: number = 2 ** 20;
/** The most contenders of a roll-off. */
export const MOST_CONTENDERS = 1000;
const MOST_ATTEMPTS = 1_000_000;

/** A source of dice, cards and random picks. Any argument that is not a whole number in the stated range throws a DiceError. */
export interface Dice {
  /** One die: an integer in 1..sides; 1 to 2^20 sides. @throws DiceError */
  roll(sides: number): number;
  /** One card or random pick among 1 to 2^20 things: an integer in 0..count-1. @throws DiceError */
  draw(count: number): number;
  /**
   * Contenders 0..contenders-1 roll one die each; the highest wins, and those tied for it roll again among themselves. Returns the winner.
   * At most 1000 contenders, dice of two sides or more. `onRound` is called in each round with the contenders still in and their faces. An enumeration draws the winner at once
   * and logs no rounds.
   */
  rollOff(contenders: number, sides: number, onRound?: (still: readonly number[], faces: readonly number[]) => void): number;
  /**
   * Repeats `attempt` until its result is not null, and returns that. All attempts must be alike and independent: they may roll and draw, but must not touch the state or the
   * log. `onAgain` is called after each attempt that decided nothing; an enumeration, which draws the decided result at once, never calls it.
   */
  until<T>(attempt: () => T | null, onAgain?: () => void): T;
  /** Set on dice that take every result once: they can take several dice together, by what is read of them. Left out on dice that roll. See `together`. */
  readonly unorderedDice?: UnorderedDice | undefined;
}

/** A key that tells results apart. */
export type ResultKey = string | number | boolean;

/** Dice that take each *reading* of several dice, or of several cards, once: the sum of three dice in 16 ways and not in 216. */
export interface UnorderedDice extends Dice {
  /** The number of `count` dice that show `least` or more. */
  pool(count: number, sides: number, least: number): number;
  /** The faces of dice whose order means nothing, in rising order. */
  faces(count: number, sides: number): number[];
  /** The number of cards drawn of each kind, from the number available of each, when `count` are drawn together; `count` is at most the total. */
  hand(available: readonly number[], count: number): readonly number[];
  /**
   * The result of `read` for these dice, whatever it rolls and draws; results with the same key are merged. `read` must change nothing but its result, which nobody may change.
   */
  groupRolls<T>(read: (dice: Dice) => T, keyOf: (result: T) => ResultKey): T;
}

/** The dice, if they can be read together: they take every result once, and no log shows the single dice; else undefined. */
export function together(dice: Dice, log: unknown): UnorderedDice | undefined {
  return log === undefined ? dice.unorderedDice : undefined;
}

/**
 * The result of `read`. If every result is enumerated once, and no log shows the single dice, results with the same key are merged: a battle by winner and
 * losses, whatever the faces. Therefore `read` must change nothing but its result, which nobody may change, and the key must hold every part of it that is
 * used.
 */
export function tally<T>(dice: Dice, log: unknown, read: (dice: Dice) => T, keyOf: (result: T) => ResultKey): T {
  const counting = together(dice, log);
  return counting === undefined ? read(dice) : counting.groupRolls(read, keyOf);
}

/** Throws unless a die can have this number of sides: 1 to MOST_SIDES. */
export function checkSides(sides: number): void {
  if (!isSize(sides)) throw new DiceError("dice/no-such-die", `sides: expected a whole number in 1..${MOST_SIDES}, got ${printed(sides)}`);
}

/** Throws unless one can be drawn from this number of things: 1 to MOST_SIDES. */
export function checkCount(count: number): void {
  if (isSize(count)) return;
  const instead = count > MOST_SIDES ? "; uniform() of SeededDice gives a fraction, which times any number is a place among more" : "";
  throw new DiceError("dice/nothing-to-draw", `expected 1..${MOST_SIDES} things to draw from, got ${printed(count)}${instead}`);
}

function isSize(n: number): boolean {
  return Number.isInteger(n) && n >= 1 && n <= MOST_SIDES;
}

/** Throws unless this number of contenders, 1 to MOST_CONTENDERS, can roll off with such a die: with one side, several would tie for ever. */
export function checkRollOff(contenders: number, sides: number): void {
  if (!Number.isInteger(contenders) || contenders < 1 || contenders > MOST_CONTENDERS)
    throw new DiceError("dice/no-contenders", `expected 1..${MOST_CONTENDERS} contenders, got ${printed(contenders)}`);
  checkSides(sides);
  if (contenders > 1 && sides < 2) throw new DiceError("dice/never-decided", "a roll-off with a die of one side can never be decided");
}

/** Implements `rollOff` for dice that really roll. */
export function playRollOff(
  dice: Dice,
  contenders: number,
  sides: number,
  onRound: ((still: readonly number[], faces: readonly number[]) => void) | undefined,
): number {
  checkRollOff(contenders, sides);
  let still: number[] = [];
  for (let i = 0; i < contenders; i++) still.push(i);
  while (still.length > 1) {
    const faces = still.map(() => dice.roll(sides));
    onRound?.(still, faces);
    const highest = Math.max(...faces);
    still = still.filter((_, i) => faces[i] === highest);
  }
  return still[0]!;
}

/** Implements `until` for dice that really roll. */
export function playUntil<T>(attempt: () => T | null, onAgain: (() => void) | undefined): T {
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
    const result = attempt();
    if (result !== null) return result;
    onAgain?.();
  }
  throw new DiceError("dice/never-decided", `a repeated roll was not decided in ${MOST_ATTEMPTS} attempts`);
}
