/**
 * The only source of randomness. Rules use a `Dice` and never a generator, so that the same code plays seeded games, examples with given rolls, and
 * exact odds.
 */

import { DiceError, printed } from "../basics/errors.js";

/** The most sides of a die, and the most things to draw from. */
export const MOST_SIDES: number = 2 ** 20;
/** The most contenders in a roll-off. */
export const MOST_CONTENDERS = 1000;
const MOST_ATTEMPTS = 1_000_000;

/** A source of dice, cards and random picks. An argument that is not a whole number in the stated range throws a DiceError. */
export interface Dice {
  /** One die: an integer in 1..sides; 1 to 2^20 sides. @throws DiceError */
  roll(sides: number): number;
  /** One card or random pick among 1 to 2^20 things: an integer in 0..count-1. @throws DiceError */
  draw(count: number): number;
  /**
   * Contenders 0..contenders-1 roll one die each; the highest wins, and ties are rolled again. Returns the winner. At most 1000 contenders, dice of
   * two sides or more. `onRound` gets the contenders still in and their faces in each round; an enumeration draws the winner at once and reports no
   * rounds.
   */
  rollOff(contenders: number, sides: number, onRound?: (still: readonly number[], faces: readonly number[]) => void): number;
  /**
   * Repeats `attempt` until its result is not null, and returns the result. Attempts must be alike and independent: they may roll and draw, but not
   * change the state or the log. `onAgain` is called after each attempt that returned null; an enumeration draws the final result at once and never
   * calls it.
   */
  until<T>(attempt: () => T | null, onAgain?: () => void): T;
  /**
   * Set on dice that enumerate every result: they can take several dice together, grouped by the values that are read from them. Absent on dice that
   * roll. See `together`.
   */
  readonly unorderedDice?: UnorderedDice | undefined;
}

export type ResultKey = string | number | boolean;

/** Dice that enumerate each combined result of several dice or cards once; for example, the sum of three dice in 16 ways instead of 216. */
export interface UnorderedDice extends Dice {
  /** The number of `count` dice that show `least` or more. */
  pool(count: number, sides: number, least: number): number;
  /** The faces of dice whose order does not matter, ascending. */
  faces(count: number, sides: number): number[];
  /** The number of cards of each kind among `count` drawn together, given the number available of each; `count` is at most the total. */
  hand(available: readonly number[], count: number): readonly number[];
  /**
   * The result of `read` for these dice; results with the same key are merged. `read` must have no side effects, and its result must not be changed
   * later.
   */
  groupRolls<T>(read: (dice: Dice) => T, keyOf: (result: T) => ResultKey): T;
}

/** The functions that read several dice at once, if the dice enumerate every result and no log shows the single dice; else undefined. */
export function together(dice: Dice, log: unknown): UnorderedDice | undefined {
  return log === undefined ? dice.unorderedDice : undefined;
}

/**
 * The result of `read`. If results are enumerated and no log shows the single dice, results with the same key are merged; for example, a battle is
 * reduced to its winner and losses. So `read` must have no side effects, its result must not be changed later, and the key must contain every part of
 * the result that is used.
 */
export function tally<T>(dice: Dice, log: unknown, read: (dice: Dice) => T, keyOf: (result: T) => ResultKey): T {
  const counting = together(dice, log);
  return counting === undefined ? read(dice) : counting.groupRolls(read, keyOf);
}

/** @throws DiceError unless a die can have this number of sides: 1 to MOST_SIDES */
export function checkSides(sides: number): void {
  if (!isSize(sides)) throw new DiceError("dice/no-such-die", `sides: expected a whole number in 1..${MOST_SIDES}, got ${printed(sides)}`);
}

/** @throws DiceError unless the count is 1 to MOST_SIDES */
export function checkCount(count: number): void {
  if (isSize(count)) return;
  const instead = count > MOST_SIDES ? "; uniform() of SeededDice gives a fraction, which times any number is a place among more" : "";
  throw new DiceError("dice/nothing-to-draw", `expected 1..${MOST_SIDES} things to draw from, got ${printed(count)}${instead}`);
}

function isSize(n: number): boolean {
  return Number.isInteger(n) && n >= 1 && n <= MOST_SIDES;
}

/** @throws DiceError unless there are 1 to MOST_CONTENDERS contenders and such a die exists; with one side, several contenders would tie for ever */
export function checkRollOff(contenders: number, sides: number): void {
  if (!Number.isInteger(contenders) || contenders < 1 || contenders > MOST_CONTENDERS)
    throw new DiceError("dice/no-contenders", `expected 1..${MOST_CONTENDERS} contenders, got ${printed(contenders)}`);
  checkSides(sides);
  if (contenders > 1 && sides < 2) throw new DiceError("dice/never-decided", "a roll-off with a die of one side can never be decided");
}

/** `rollOff` for dice that really roll. */
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

/** `until` for dice that really roll. */
export function playUntil<T>(attempt: () => T | null, onAgain: (() => void) | undefined): T {
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
    const result = attempt();
    if (result !== null) return result;
    onAgain?.();
  }
  throw new DiceError("dice/never-decided", `a repeated roll was not decided in ${MOST_ATTEMPTS} attempts`);
}
