import type { BoardStyle, Label, Point } from "../core/board/board.js";

export type Lettering = Pick<Label, "size" | "weight">;

export interface OutlinePlace {
  readonly id: string;
  /** The id under which the texts have its name; by default its own id. */
  readonly name?: string;
  /** Its name in the edition. */
  readonly title: string | null;
  readonly kind: string;
  readonly region: string | null;
  /** The map that contains it: the id of the ruleset, or of an inset map. */
  readonly sheet: string;
  /** The number printed on its symbol, if any. */
  readonly value?: number;
  readonly marks: readonly string[];
  readonly lettering: Lettering;
  /** True for water, whose name has the colour of water. */
  readonly isSea: boolean;
  /** Its position in units of the edition; null if it has none. */
  readonly at: Point | null;
}

/** A board without its picture, as an edition describes it. A drawing or the automatic layout turns it into a `Board`. */
export interface Outline {
  readonly ruleset: string;
  readonly edition: string;
  readonly places: readonly OutlinePlace[];
  readonly links: readonly { readonly a: string; readonly b: string; readonly kind: string }[];
  readonly regions: readonly { readonly id: string; readonly worth: number | null }[];
  /** Boxes beside the map. */
  readonly boxes: readonly { readonly id: string; readonly kind: string }[];
  readonly tracks: readonly string[];
  readonly style: BoardStyle;
}
