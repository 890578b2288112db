/**
 * Boards: what is printed and never changes, in one shape for all games. With the `Table` of a view (`core/table.ts`) and the texts of a language it is all that a
 * program needs to draw a position, whatever the game. It is plain JSON and holds no word: names come from the texts, by the ids.
 *
 * Coordinates are pixels of the picture at its natural size, x to the right and y down.
 */

/** A point of the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the picture, by its top left corner. */
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where a name stands and how it is set. */
export interface Label extends Point {
  /** Which end of each line `x` is; `y` is the base line of the first. */
  readonly anchor: "start" | "middle" | "end";
  /** Size of type, in pixels. */
  readonly size: number;
  readonly weight: "regular" | "bold" | "italic" | "capitals";
  /** How many words stand in each line but the last; empty when all stand in one. */
  readonly breaks: readonly number[];
}

/** A label for each language: names have other lengths. A language that is not there takes the place of "en". */
export type Labels = Readonly<Record<string, Label>>;

/** A place where pieces can be: a space, an area of the sea, a box beside the map. */
export interface Place extends Point {
  /** The kind of place, one of `style.places`. */
  readonly kind: string;
  /** What the texts name it by; nearly always its own id. */
  readonly name: string;
  /** What the edition calls it, for texts that have no name for it; null when it calls it nothing. */
  readonly title: string | null;
  readonly region: string | null;
  /** The sheet it lies on, by its number. */
  readonly sheet: number;
  /** The number on its symbol, unless the table says another: the strength of a fortress, the value of a city. Null when it has none, or when the table always says it. */
  readonly value: number | null;
  /** What is printed on it besides: `port`, `hellespont`, `rich`. */
  readonly marks: readonly string[];
  /** Null for a box, which has its name on its frame. */
  readonly label: Labels | null;
  /** Where its pieces lie; nothing printed is under it. */
  readonly stack: Rect;
  /** The frame of a box; null for what is a point of the map. */
  readonly box: Rect | null;
}

/** A part of the map with a name and a worth of its own. */
export interface Region {
  readonly sheet: number;
  /** An SVG path, filled by the rule "evenodd"; to be clipped by the land of its sheet, as it reaches over the coast. Empty when it has no outline. */
  readonly outline: string;
  /** 0 to 7, another one than its neighbours have. */
  readonly tint: number;
  /** What control of it is worth, null when that is no matter. */
  readonly worth: number | null;
  /** Null where a place has its name. */
  readonly label: Labels | null;
  /** The middle of the sign of who controls it, in each language beside the name; null when nothing shows that. */
  readonly seal: Readonly<Record<string, Point>> | null;
}

/** A way to another sheet: where it breaks off, and the name of the place it leads to. */
export interface Stub extends Point {
  readonly label: Labels;
}

/** What joins two places, both ways. */
export interface Link {
  readonly a: string;
  readonly b: string;
  /** The kind of link, one of `style.links`. */
  readonly kind: string;
  /** How far the line bends away from the straight one: the control point of the curve lies `bend` lengths to the right of the middle, seen from a. */
  readonly bend: number;
  /** At a and at b, when the two lie on different sheets; else null. */
  readonly stubs: readonly [Stub, Stub] | null;
}

/** A map, or a map let into it. */
export interface Sheet {
  /** What the texts name it by; the name of the main map is the title of the game. */
  readonly id: string;
  readonly frame: Rect;
  /** The land, an SVG path filled by the rule "evenodd"; empty when there is none to draw. All else is sea. */
  readonly land: string;
  /** Rivers, an SVG path to stroke. */
  readonly rivers: string;
}

/** A name of geography that the game does not use: a sea, a country, a town (with its point). */
export interface PrintedName {
  readonly id: string;
  readonly water: boolean;
  readonly dot: Point | null;
  readonly label: Labels;
}

/** Where the things beside the map stand. */
export interface Furniture {
  readonly title: Rect;
  readonly legend: Rect;
  /** What is known of each seat, side by side. */
  readonly seats: Rect;
  /** Tracks by id; their lengths are shown by the table. */
  readonly tracks: Readonly<Record<string, Rect>>;
}

/** How a place is drawn: its symbol, and half of its width. */
export interface PlaceStyle {
  readonly symbol: "square" | "circle" | "castle" | "dot" | "star" | "ring" | "wave" | "box";
  readonly size: number;
}

/** How a link is drawn; `dash` as in SVG, empty for a line without gaps. */
export interface LinkStyle {
  readonly colour: string;
  readonly width: number;
  readonly dash: string;
}

/** How a piece is drawn: a `unit` is counted in the number on its counter, others are signs beside it. */
export interface PieceStyle {
  readonly sign: "unit" | "star" | "crown" | "casket" | "ship";
  /** Its rating, or its strength, is written beside its name. */
  readonly isRated: boolean;
}

/** How what is printed on a place is drawn: a point of water beside the symbol. */
export interface PrintedStyle {
  readonly sign: "drop";
}

/** How what lies on a place is drawn. */
export interface MarkStyle {
  readonly sign: "ring" | "broken-ring" | "bar" | "cross" | "tomb" | "flag" | "swords" | "faded" | "none";
}

/** How an owner is told from others: by colour, by the form of its counters and by a hatching. */
export interface OwnerStyle {
  readonly colour: string;
  readonly form: "square" | "circle" | "hexagon" | "shield" | "house" | "octagon";
  readonly hatch: "none" | "level" | "upright" | "rising" | "falling" | "dotted" | "crossed";
  /** The seat for whom a nation fights, null for a seat and for nobody's. */
  readonly side: string | null;
}

/** How everything is drawn, by its kind. The order is that of the legend. */
export interface BoardStyle {
  /** True if there are walls to be inside of. */
  readonly hasWalls: boolean;
  readonly places: Readonly<Record<string, PlaceStyle>>;
  readonly links: Readonly<Record<string, LinkStyle>>;
  /** Marks of places that are drawn; others are not. */
  readonly printed: Readonly<Record<string, PrintedStyle>>;
  readonly pieces: Readonly<Record<string, PieceStyle>>;
  readonly marks: Readonly<Record<string, MarkStyle>>;
  readonly owners: Readonly<Record<string, OwnerStyle>>;
}

/** The printed board of an edition. */
export interface Board {
  /** The id of the ruleset, which is the id of its title too. */
  readonly ruleset: string;
  /** The name of the edition, "" for the standard one. */
  readonly edition: string;
  readonly width: number;
  readonly height: number;
  /** The whole map first, then maps let into it. */
  readonly sheets: readonly Sheet[];
  readonly regions: Readonly<Record<string, Region>>;
  /** Spaces in the order of the board, then boxes. */
  readonly places: Readonly<Record<string, Place>>;
  readonly links: readonly Link[];
  readonly names: readonly PrintedName[];
  readonly furniture: Furniture;
  readonly style: BoardStyle;
}
