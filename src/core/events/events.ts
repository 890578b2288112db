import { type Dice, together } from "../dice/dice.js";

/** The fields of every event: its type, and the clause it carries out, if one applies. */
export interface EventBase {
  readonly type: string;
  readonly clause?: string | null;
  /** True for the set-up, before the first turn; see `isSetUp`. */
  readonly setUp?: true;
}

/** True if an event belongs to the set-up of the game: all that is laid out, dealt and drafted before the first turn. */
export function isSetUp(event: EventBase): boolean {
  return event.setUp === true;
}

/** Marks the events of a log as set-up events, from index `from` on. */
export function markSetUp(log: EventBase[] | undefined, from: number): void {
  if (log === undefined) return;
  for (let i = from; i < log.length; i++) log[i] = { ...log[i]!, setUp: true };
}

/** A roll of dice: its purpose, clause and seat, the number of sides, and the faces as rolled. A ruleset names its purposes. */
export interface RollEvent<Purpose extends string = string> {
  readonly type: "roll";
  readonly purpose: Purpose;
  readonly clause: string;
  /** Null if no seat rolls. */
  readonly seat: string | null;
  readonly sides: number;
  readonly faces: readonly number[];
  /** The number added to the faces. */
  readonly bonus?: number;
  /** The lowest total that succeeds, if high totals succeed. */
  readonly least?: number;
  /** The highest total that succeeds, if low totals succeed. */
  readonly most?: number;
  /** Set if `least` or `most` is. */
  readonly success?: boolean;
  /** The lowest face that counts as a hit, if high faces count. */
  readonly each?: number;
  /** The highest face that counts as a hit, if low faces count. */
  readonly upTo?: number;
  /** The entry in the table of the roll: movement points, losses. */
  readonly result?: number;
}

/** The modifier of a roll, and its target number if it has one. */
export interface RollTest {
  readonly bonus?: number;
  readonly least?: number;
  readonly most?: number;
}

/** A log that accepts rolls. */
export type RollLog<Purpose extends string = string> = { push(event: RollEvent<Purpose>): unknown } | undefined;

export type RollName<Purpose extends string = string> = Pick<RollEvent<Purpose>, "purpose" | "clause" | "seat">;

/** Rolls and logs one die, by default with six sides. */
export function rollDie<Purpose extends string>(dice: Dice, log: RollLog<Purpose>, name: RollName<Purpose>, sides = 6): number {
  const face = dice.roll(sides);
  log?.push({ type: "roll", ...name, sides, faces: [face] });
  return face;
}

/** Rolls one six-sided die with the modifier and target number of `test`, logs both and returns the total. */
export function rollTest<Purpose extends string>(dice: Dice, log: RollLog<Purpose>, name: RollName<Purpose>, test: RollTest): number {
  const face = dice.roll(6);
  const total = face + (test.bonus ?? 0);
  log?.push({ type: "roll", ...name, sides: 6, faces: [face], ...test, ...verdict(total, test) });
  return total;
}

function verdict(total: number, { least, most }: RollTest): { readonly success?: boolean } {
  return least === undefined && most === undefined ? {} : { success: total >= (least ?? total) && total <= (most ?? total) };
}

/** Rolls several dice one by one and logs them as one roll. */
export function rollDice<Purpose extends string>(dice: Dice, log: RollLog<Purpose>, name: RollName<Purpose>, count: number, sides = 6): number[] {
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(dice.roll(sides));
  log?.push({ type: "roll", ...name, sides, faces });
  return faces;
}

/**
 * Like `rollDice`, for dice whose order does not matter. If all results are enumerated and no log shows the faces, the faces are in ascending order.
 */
export function rollUnordered<Purpose extends string>(dice: Dice, log: RollLog<Purpose>, name: RollName<Purpose>, count: number, sides = 6): number[] {
  return together(dice, log)?.faces(count, sides) ?? rollDice(dice, log, name, count, sides);
}

/** Rolls several six-sided dice and logs them. Returns how many show `each` or more. */
export function rollPool<Purpose extends string>(dice: Dice, log: RollLog<Purpose>, name: RollName<Purpose>, count: number, each: number): number {
  const counted = together(dice, log)?.pool(count, 6, each);
  if (counted !== undefined) return counted;
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(dice.roll(6));
  log?.push({ type: "roll", ...name, sides: 6, faces, each });
  return faces.filter((face) => face >= each).length;
}
