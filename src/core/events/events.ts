/** Events as plain objects. Rolls look the same in every ruleset. */
import { type Dice, together } from "../dice/dice.js";

/** The fields of every event: its type, and the clause it carries out where one applies. */
export interface EventBase {
  readonly type: string;
  readonly clause?: string | null;
  /** True if it belongs to the set-up of the game, before its first turn; see `isSetUp`. */
  readonly setUp?: true;
}

/** True if an event belongs to the set-up of the game: what is laid out, dealt and drafted before the first turn. */
export function isSetUp(event: EventBase): boolean {
  return event.setUp === true;
}

/** Marks the events of a log from an index on as set-up events. */
export function markSetUp(log: EventBase[] | undefined, from: number): void {
  if (log === undefined) return;
  for (let i = from; i < log.length; i++) log[i] = { ...log[i]!, setUp: true };
}

/** A roll of dice: its purpose, its clause, its seat, the number of sides, the faces as rolled. A ruleset names the purposes that it rolls for. */
export interface RollEvent<Purpose extends string = string> {
  readonly type: "roll";
  readonly purpose: Purpose;
  readonly clause: string;
  /** The seat that rolls, or null. */
  readonly seat: string | null;
  readonly sides: number;
  readonly faces: readonly number[];
  /** The number added to the faces. */
  readonly bonus?: number;
  /** The lowest total at which the roll succeeds; `most` is the highest, where low totals succeed. */
  readonly least?: number;
  readonly most?: number;
  /** True if the roll succeeds; set where `least` or `most` is. */
  readonly success?: boolean;
  /** The lowest face with which each of several dice counts; `upTo` is the highest, where low faces count. */
  readonly each?: number;
  readonly upTo?: number;
  /** The result in the table of the roll: movement points, losses. */
  readonly result?: number;
}

/** The modifier of a roll, and its target number where one number decides. */
export interface RollTest {
  readonly bonus?: number;
  readonly least?: number;
  readonly most?: number;
}

/** A log that takes rolls, whatever else it takes. */
export type RollLog<Purpose extends string = string> = { push(event: RollEvent<Purpose>): unknown } | undefined;

/** The purpose of a roll, its clause and its seat (or null). */
export type RollName<Purpose extends string = string> = Pick<RollEvent<Purpose>, "purpose" | "clause" | "seat">;

/** Rolls one die, logs the roll and returns the face. */
export function rollDie<Purpose extends string>(dice: Dice, log: RollLog<Purpose>, name: RollName<Purpose>, sides = 6): number {
  const face = dice.roll(sides);
  log?.push({ type: "roll", ...name, sides, faces: [face] });
  return face;
}

/** Rolls one six-sided die with the modifier and the target number of `test`, logs the roll with them and returns the total. */
export function rollTest<Purpose extends string>(dice: Dice, log: RollLog<Purpose>, name: RollName<Purpose>, test: RollTest): number {
  const face = dice.roll(6);
  const total = face + (test.bonus ?? 0);
  log?.push({ type: "roll", ...name, sides: 6, faces: [face], ...test, ...verdict(total, test) });
  return total;
}

function verdict(total: number, { least, most }: RollTest): { readonly success?: boolean } {
  return least === undefined && most === undefined ? {} : { success: total >= (least ?? total) && total <= (most ?? total) };
}

/** Rolls several dice one after the other, logs them together and returns the faces. */
export function rollDice<Purpose extends string>(dice: Dice, log: RollLog<Purpose>, name: RollName<Purpose>, count: number, sides = 6): number[] {
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(dice.roll(sides));
  log?.push({ type: "roll", ...name, sides, faces });
  return faces;
}

/** As `rollDice`, for dice whose order means nothing: where all results are enumerated and no log shows the faces, they come in rising order. */
export function rollUnordered<Purpose extends string>(dice: Dice, log: RollLog<Purpose>, name: RollName<Purpose>, count: number, sides = 6): number[] {
  return together(dice, log)?.faces(count, sides) ?? rollDice(dice, log, name, count, sides);
}

/** Rolls several six-sided dice, each of which counts from a face on, logs them with that face and returns the number that count. */
export function rollPool<Purpose extends string>(dice: Dice, log: RollLog<Purpose>, name: RollName<Purpose>, count: number, each: number): number {
  const counted = together(dice, log)?.pool(count, 6, each);
  if (counted !== undefined) return counted;
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(dice.roll(6));
  log?.push({ type: "roll", ...name, sides: 6, faces, each });
  return faces.filter((face) => face >= each).length;
}
