import type { Dice } from "../../core/dice/dice.js";
import { demand } from "../../core/basics/errors.js";
import type { CellBound, FieldShape } from "../../core/flow/shape.js";
import type { GameState } from "../../core/state/state.js";
import type { KindOf } from "../../core/state/words.js";

/** A field with one value, or with one per id of a word. */
export interface CellRow<W = Record<string, string>> {
  /** The word whose ids each have a value, as in `each: "seat"`; by default there is a single value. */
  readonly each?: keyof W & string;
  /** The kind of a value (see `ValueOf`). */
  readonly of: KindOf<W>;
  /** The viewers of a value: only its seat, if there is one value per seat, or nobody. By default all see it. */
  readonly seen?: "owner" | "nobody";
  /** Resamples it for viewers who do not see it: "roll" draws each value from its range, all equally likely; "shuffle" permutes the unseen values. */
  readonly resample?: "roll" | "shuffle";
}

/** The viewers of a place of cards: all or nobody; or one place per seat, seen by its owner or by everyone. */
export type SeenIn = "all" | "nobody" | "owner" | "each";

/** Cards, each in one place. Resampling shuffles those that a viewer does not see. */
export interface DeckRow<W = Record<string, string>> {
  /** The word whose ids are the cards. */
  readonly deck: keyof W & string;
  /** The places, in the order of their numbers. All cards start in the first. */
  readonly in: Readonly<Record<string, SeenIn>>;
}

/** One field. `sees(owner)` is true if the viewer sees the values of that owner, or those without an owner (-1). */
export interface Field {
  readonly name: string;
  start(s: GameState): number | number[];
  shape(s: GameState): FieldShape;
  show(value: number | number[], s: GameState, sees: (owner: number) => boolean): unknown;
  read(input: unknown, path: string, s: GameState): number | number[];
  /** Sets the values that the viewer does not see to the same values in all states that look alike to it. */
  conceal(value: number | number[], s: GameState, viewer: number): number | number[];
  deal(value: number | number[], s: GameState, viewer: number, dice: Dice): number | number[];
  check(value: number | number[], s: GameState): void;
}

/** Sorts the values at these places in ascending order. */
export function sortAt(values: number[], at: readonly number[]): void {
  const sorted = at.map((place) => values[place]!).sort((a, b) => a - b);
  at.forEach((place, i) => {
    values[place] = sorted[i]!;
  });
}

/** Shuffles the values at these places. All orders are equally likely, and the result depends only on the dice, not on the previous order. */
export function shuffle(values: number[], at: readonly number[], dice: Dice): void {
  sortAt(values, at);
  for (let last = at.length - 1; last > 0; last--) {
    const other = at[dice.draw(last + 1)]!;
    const value = values[at[last]!]!;
    values[at[last]!] = values[other]!;
    values[other] = value;
  }
}

/** @throws PositionError naming the field, if a value or list entry is out of its range, or if there are too many or too few */
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
