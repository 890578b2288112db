/** The functions of one field of a state, and those that fields of all kinds share. */
import type { Dice } from "../dice/dice.js";
import { demand } from "../basics/errors.js";
import type { CellBound, FieldShape } from "../flow/shape.js";
import type { GameState } from "../state/state.js";
import type { KindOf } from "../state/words.js";

/** A field of one value, or of one a word. */
export interface CellRow<W = Record<string, string>> {
  /** One value for each of a word, `each: "seat"`; a single one when left out. */
  readonly each?: keyof W & string;
  /** The kind of a value, see `ValueOf`. */
  readonly of: KindOf<W>;
  /** The viewers of a value: all when left out; the seat it belongs to, if there is one per seat; nobody. */
  readonly seen?: "owner" | "nobody";
  /** The way to resample it for those who do not see it: each value from its range, all equally likely; or the unseen values shuffled. */
  readonly resample?: "roll" | "shuffle";
}

/** The viewers of the cards of a place: all or nobody; or one place per seat, seen by its owner or by everyone. */
export type SeenIn = "all" | "nobody" | "owner" | "each";

/** Cards, each in one place. Those that a viewer does not see are shuffled when they are resampled. */
export interface DeckRow<W = Record<string, string>> {
  /** The word of the cards. */
  readonly deck: keyof W & string;
  /** The places, in the order of their numbers; all cards begin in the first. */
  readonly in: Readonly<Record<string, SeenIn>>;
}

/** One field. `sees(owner)` says whether the viewer sees what is the owner's, or what is nobody's (-1). */
export interface Field {
  readonly name: string;
  start(s: GameState): number | number[];
  shape(s: GameState): FieldShape;
  show(value: number | number[], s: GameState, sees: (owner: number) => boolean): unknown;
  read(input: unknown, path: string, s: GameState): number | number[];
  /** Brings what the viewer does not see to what is the same for all values that look alike to it. */
  conceal(value: number | number[], s: GameState, viewer: number): number | number[];
  deal(value: number | number[], s: GameState, viewer: number, dice: Dice): number | number[];
  check(value: number | number[], s: GameState): void;
}

/** Sorts what stands at these places, the least first. */
export function sortAt(values: number[], at: readonly number[]): void {
  const sorted = at.map((place) => values[place]!).sort((a, b) => a - b);
  at.forEach((place, i) => {
    values[place] = sorted[i]!;
  });
}

/** Shuffles what stands at these places: every order is as likely as any other, and depends on the dice alone, not on the order there was. */
export function shuffle(values: number[], at: readonly number[], dice: Dice): void {
  sortAt(values, at);
  for (let last = at.length - 1; last > 0; last--) {
    const other = at[dice.draw(last + 1)]!;
    const value = values[at[last]!]!;
    values[at[last]!] = values[other]!;
    values[other] = value;
  }
}

/** Throws where a value, or one of a list, is not in its range, or they are too many or too few. @throws PositionError naming the field */
export function checkRange(value: number | number[], { form, length, least, most }: FieldShape, name: string): void {
  const among = typeof value === "number" ? [value] : value;
  const isLong = form === "list" ? among.length <= length : among.length === length;
  demand(isLong, name, form === "list" ? `at most ${length} entries` : `${length} entries`, among.length);
  among.forEach((entry, i) => {
    const [low, high] = [boundAt(least, i), boundAt(most, i)];
    demand(Number.isInteger(entry) && entry >= low && entry <= high, name, `a whole number in ${low}..${high}`, entry);
  });
}

function boundAt(bound: CellBound, cell: number): number {
  return typeof bound === "number" ? bound : bound[cell]!;
}
