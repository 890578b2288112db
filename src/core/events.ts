/** What happens, told as plain objects. Rolls look the same in every ruleset. */
import type { Dice } from "./dice/dice.js";

/** What every event has: its type, and the clause it carries out where one applies. */
export interface EventBase {
  readonly type: string;
  readonly clause?: string | null;
}

/** Dice that fell: what for, under which clause, for whom, how many sides, the faces as rolled. */
export interface RollEvent {
  readonly type: "roll";
  readonly purpose: string;
  readonly clause: string;
  /** The seat that rolls, or null when nobody's. */
  readonly seat: string | null;
  readonly sides: number;
  readonly faces: readonly number[];
}

/** A log that takes rolls, whatever else it takes. */
export type RollLog = { push(event: RollEvent): unknown } | undefined;

/** Rolls one die and tells it. */
export function rollDie(dice: Dice, log: RollLog, purpose: string, clause: string, seat: string | null, sides = 6): number {
  const face = dice.roll(sides);
  log?.push({ type: "roll", purpose, clause, seat, sides, faces: [face] });
  return face;
}

/** Rolls several dice one after the other, tells them together and returns the faces. */
export function rollDice(dice: Dice, log: RollLog, count: number, purpose: string, clause: string, seat: string | null, sides = 6): number[] {
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(dice.roll(sides));
  log?.push({ type: "roll", purpose, clause, seat, sides, faces });
  return faces;
}
