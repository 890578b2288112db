/**
 * The one door to chance. Rules ask a `Dice` and never a generator, so that the same code plays seeded games, worked examples with given rolls, and exact odds.
 */

/** A source of dice, cards and random picks. */
export interface Dice {
  /** One die: an integer in 1..sides. */
  roll(sides: number): number;
  /** One card or random pick: an integer in 0..count-1. */
  draw(count: number): number;
  /**
   * Contenders 0..contenders-1 roll one die each; the highest wins, equal highest roll again among themselves. Returns the winner.
   * `onRound` hears of each round: the contenders still in and their faces. An enumeration draws the winner at once and tells no rounds.
   */
  rollOff(contenders: number, sides: number, onRound?: (still: readonly number[], faces: readonly number[]) => void): number;
  /**
   * Repeats `attempt` until it is not null. Every attempt must be alike and independent: it may roll and draw, but must not touch the state or the log.
   * `onAgain` hears of each attempt that decided nothing; an enumeration, which draws the decided result at once, never calls it.
   */
  until<T>(attempt: () => T | null, onAgain?: () => void): T;
}

/** The roll-off for dice that really roll. */
export function playRollOff(
  dice: Dice,
  contenders: number,
  sides: number,
  onRound: ((still: readonly number[], faces: readonly number[]) => void) | undefined,
): number {
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

/** The repetition for dice that really roll. */
export function playUntil<T>(attempt: () => T | null, onAgain: (() => void) | undefined): T {
  for (;;) {
    const result = attempt();
    if (result !== null) return result;
    onAgain?.();
  }
}
