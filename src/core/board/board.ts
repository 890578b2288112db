/**
 * Boards: what is printed and never changes, in one shape for all games. With the `Table` of a view (`core/board/table.ts`) and the texts of a language it is all that a
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

/** The position of a name, and how it is set. */
export interface Label extends Point {
  /** The part of each line that is at `x`; `y` is the base line of the first line. */
  readonly anchor: "start" | "middle" | "end";
  /** Size of type, in pixels. */
  readonly size: number;
  readonly weight: "regular" | "bold" | "italic" | "capitals";
  /** The number of words in each line but the last; empty for a label of one line. */
  readonly breaks: readonly number[];
}

/** A label for each language, since names differ in length. A language without one uses that of "en". */
export type Labels = Readonly<Record<string, Label>>;

/** A place where pieces can be: a space, an area of the sea, a box beside the map. */
export interface Place extends Point {
  /** The kind of place, one of `style.places`. */
  readonly kind: string;
  /** The id by which the texts name it; nearly always the place's own id. */
  readonly name: string;
  /** The name in the edition, for texts that have none; null if the edition has none either. */
  readonly title: string | null;
  readonly region: string | null;
  /** The index, in `sheets`, of the sheet that it is on. */
  readonly sheet: number;
  /** The number on its symbol, unless the table gives another: the strength of a fortress, the value of a city. Null when it has none, or when the table always gives it. */
  readonly value: number | null;
  /** Printed marks: `port`, `hellespont`, `rich`. */
  readonly marks: readonly string[];
  /** Null for a box, which has its name on its frame. */
  readonly label: Labels | null;
  /** The area for its pieces; nothing printed is under it. */
  readonly stack: Rect;
  /** The frame of a box; null for a point of the map. */
  readonly box: Rect | null;
}

/** A part of the map with a name and a value of its own. */
export interface Region {
  readonly sheet: number;
  /** An SVG path, filled by the rule "evenodd"; to be clipped to the land of its sheet, since it reaches beyond the coast. Empty when it has no outline. */
  readonly outline: string;
  /** The number of its colour, 0 to 7, different from those of its neighbours. */
  readonly tint: number;
  /** The value of controlling it; null if that does not matter. */
  readonly worth: number | null;
  /** Null where a place shows the name. */
  readonly label: Labels | null;
  /** The middle of the sign for its controller, beside the name in each language; null when nothing shows the controller. */
  readonly seal: Readonly<Record<string, Point>> | null;
}

/** The end of a link that leads to another sheet: its point, and the name of the place it leads to. */
export interface Stub extends Point {
  readonly label: Labels;
}

/** A connection of two places, both ways. */
export interface Link {
  readonly a: string;
  readonly b: string;
  /** The kind of link, one of `style.links`. */
  readonly kind: string;
  /** The bend of the line: the control point of the curve lies `bend` times the distance from a to b to the right of the middle, seen from a. */
  readonly bend: number;
  /** At a and at b, when the two lie on different sheets; else null. */
  readonly stubs: readonly [Stub, Stub] | null;
}

/** A map, or an inset map. */
export interface Sheet {
  /** The id by which the texts name an inset map; that of the main map is the id of the ruleset. */
  readonly id: string;
  readonly frame: Rect;
  /** The land, an SVG path filled by the rule "evenodd"; all else is sea. Empty for a sheet of plain paper. */
  readonly land: string;
  /** Rivers, an SVG path to stroke. */
  readonly rivers: string;
}

/** A geographical name that the game does not use: a sea, a country, a town (with its point). */
export interface PrintedName {
  readonly id: string;
  readonly water: boolean;
  readonly dot: Point | null;
  readonly label: Labels;
}

/** Positions of the things beside the map. */
export interface Furniture {
  readonly title: Rect;
  readonly legend: Rect;
  /** The panels with the state of each seat. */
  readonly seats: Rect;
  /** Tracks by id; their lengths are shown by the table. */
  readonly tracks: Readonly<Record<string, Rect>>;
}

/** The drawing of a place: its symbol, and half of its width. */
export interface PlaceStyle {
  readonly symbol: "square" | "circle" | "castle" | "dot" | "star" | "ring" | "wave" | "box";
  readonly size: number;
}

/** The drawing of a link; `dash` as in SVG, empty for a line without gaps. */
export interface LinkStyle {
  readonly colour: string;
  readonly width: number;
  readonly dash: string;
}

/** The drawing of a piece: a `unit` is counted in the number on its counter, others are signs beside it. */
export interface PieceStyle {
  readonly sign: "unit" | "star" | "crown" | "casket" | "ship";
  /** True if its rating or strength is written beside its name, and its strength on its counter where it lies alone. */
  readonly isRated: boolean;
}

/** The drawing of a printed mark: a sign beside the symbol. */
export interface PrintedStyle {
  readonly sign: "drop";
}

/** The drawing of a marker on a place. */
export interface MarkStyle {
  readonly sign: "ring" | "broken-ring" | "bar" | "cross" | "tomb" | "flag" | "swords" | "faded" | "none";
}

/** The marks of an owner: colour, form of the counters and hatching. */
export interface OwnerStyle {
  readonly colour: string;
  readonly form: "square" | "circle" | "hexagon" | "shield" | "house" | "octagon";
  readonly hatch: "none" | "level" | "upright" | "rising" | "falling" | "dotted" | "crossed";
  /** The seat for which a nation fights; null for a seat and for a neutral owner. */
  readonly side: string | null;
}

/** The drawing of everything, by its kind. The order is that of the legend. */
export interface BoardStyle {
  /** True if pieces can be inside walls. */
  readonly hasWalls: boolean;
  readonly places: Readonly<Record<string, PlaceStyle>>;
  readonly links: Readonly<Record<string, LinkStyle>>;
  /** The printed marks that are drawn; others are not. */
  readonly printed: Readonly<Record<string, PrintedStyle>>;
  readonly pieces: Readonly<Record<string, PieceStyle>>;
  readonly marks: Readonly<Record<string, MarkStyle>>;
  readonly owners: Readonly<Record<string, OwnerStyle>>;
}

/** The printed board of an edition. */
export interface Board {
  /** The id of the ruleset. The texts have the title of the game under "title". */
  readonly ruleset: string;
  /** The name of the edition, "" for the standard one. */
  readonly edition: string;
  readonly width: number;
  readonly height: number;
  /** The whole map first, then its inset maps. */
  readonly sheets: readonly Sheet[];
  readonly regions: Readonly<Record<string, Region>>;
  /** Spaces in the order of the board, then boxes. */
  readonly places: Readonly<Record<string, Place>>;
  readonly links: readonly Link[];
  readonly names: readonly PrintedName[];
  readonly furniture: Furniture;
  readonly style: BoardStyle;
}
