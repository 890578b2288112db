/** Outlines: a board without its picture, as an edition says it. A drawing or the automatic layout makes a `Board` of it. */
import type { BoardStyle, Label, Point } from "../core/board/board.js";

/** The setting of a place's name. */
export type Lettering = Pick<Label, "size" | "weight">;

/** A place to be drawn. */
export interface OutlinePlace {
  readonly id: string;
  /** The id by which the texts name it; its own when absent. */
  readonly name?: string;
  /** Its name in the edition. */
  readonly title: string | null;
  readonly kind: string;
  readonly region: string | null;
  /** The map it lies on: the id of the ruleset, or of a map let into the main one. */
  readonly sheet: string;
  /** The number that is printed on its symbol; none when absent. */
  readonly value?: number;
  readonly marks: readonly string[];
  readonly lettering: Lettering;
  /** An area of water: its name is set in the colour of water. */
  readonly isSea: boolean;
  /** Its position in the edition, in units of the edition; null if it has none. */
  readonly at: Point | null;
}

/** A board without its picture. */
export interface Outline {
  readonly ruleset: string;
  readonly edition: string;
  readonly places: readonly OutlinePlace[];
  readonly links: readonly { readonly a: string; readonly b: string; readonly kind: string }[];
  readonly regions: readonly { readonly id: string; readonly worth: number | null }[];
  /** Boxes beside the map. */
  readonly boxes: readonly { readonly id: string; readonly kind: string }[];
  /** Tracks, by id, with the number of their squares: more are drawn as a scale. */
  readonly tracks: readonly { readonly id: string; readonly squares: number }[];
  readonly style: BoardStyle;
}
