/**
 * Boards: the printed, unchanging part of a game, in one shape for all games. With the `Table` of a view (`core/board/table.ts`) and the texts of a
 * language, a program can draw any position of any game. A board is plain JSON without words: the texts name things by id.
 *
 * Coordinates are pixels of the picture at its natural size, x to the right and y down.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle, given by its top left corner. */
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** The position and setting of a name. */
export interface Label extends Point {
  /** The part of each line that is at `x`. `y` is the base line of the first line. */
  readonly anchor: "start" | "middle" | "end";
  /** In pixels. */
  readonly size: number;
  readonly weight: "regular" | "bold" | "italic" | "capitals";
  /** The number of words in each line but the last; empty for a label of one line. */
  readonly breaks: readonly number[];
}

/** A label per language, since names differ in length. A language without a label uses the label of "en". */
export type Labels = Readonly<Record<string, Label>>;

/** A place where pieces can be: a space, an area of the sea, a box beside the map. */
export interface Place extends Point {
  /** The kind of place, one of `style.places`. */
  readonly kind: string;
  /** The id by which the texts name the place; usually its own id. */
  readonly name: string;
  /** The name in the edition, for texts that have none; null if the edition has none either. */
  readonly title: string | null;
  readonly region: string | null;
  /** Index in `sheets`. */
  readonly sheet: number;
  /** The number on its symbol: the strength of a fortress, the value of a city. Null if there is none or the table always gives it. */
  readonly value: number | null;
  /** Printed marks, such as `port`, `hellespont` or `rich`. */
  readonly marks: readonly string[];
  /** Null for a box, whose frame shows its name. */
  readonly label: Labels | null;
  /** The area for its pieces, with nothing printed under it. */
  readonly stack: Rect;
  /** The frame of a box; null for a point of the map. */
  readonly box: Rect | null;
}

/** A named part of the map, such as a province. */
export interface Region {
  readonly sheet: number;
  /** An SVG path for the fill rule "evenodd", empty without an outline. It reaches beyond the coast: clip it to the land of its sheet. */
  readonly outline: string;
  /** The number of a colour, 0 to 7; neighbours have different colours. */
  readonly tint: number;
  /** The value of controlling it; null if control does not matter. */
  readonly worth: number | null;
  /** Null if a place shows the name. */
  readonly label: Labels | null;
  /** The centre of its controller's sign beside the name, by language; null if nothing shows the controller. */
  readonly seal: Readonly<Record<string, Point>> | null;
}

/** The end of a link to another sheet: its point, and the name of the place it leads to. */
export interface Stub extends Point {
  readonly label: Labels;
}

/** A connection of two places, both ways. */
export interface Link {
  readonly a: string;
  readonly b: string;
  /** The kind of link, one of `style.links`. */
  readonly kind: string;
  /** The control point of the curve lies to the right of the middle, seen from a. Its distance from the middle is `bend` times the length of ab. */
  readonly bend: number;
  /** Stubs at a and at b if these are on different sheets; else null. */
  readonly stubs: readonly [Stub, Stub] | null;
}

/** The main map or an inset map. */
export interface Sheet {
  /** The id by which the texts name an inset map; for the main map, the id of the ruleset. */
  readonly id: string;
  readonly frame: Rect;
  /** The land as an SVG path for the fill rule "evenodd"; the rest is sea. Empty for a sheet of plain paper. */
  readonly land: string;
  /** An SVG path to stroke. */
  readonly rivers: string;
}

/** A geographical name that the game does not use: a sea, a country, a town (with its point). */
export interface PrintedName {
  readonly id: string;
  readonly water: boolean;
  readonly dot: Point | null;
  readonly label: Labels;
}

/** The areas beside the map. */
export interface Furniture {
  readonly title: Rect;
  readonly legend: Rect;
  /** Panels with the state of each seat. */
  readonly seats: Rect;
  /** Tracks by id; the table gives their lengths. */
  readonly tracks: Readonly<Record<string, Rect>>;
}

/** The symbol of a place; `size` is half the width of the symbol. */
export interface PlaceStyle {
  readonly symbol: "square" | "circle" | "castle" | "dot" | "star" | "ring" | "wave" | "box";
  readonly size: number;
}

/** The line of a link; `dash` as in SVG, empty for a solid line. */
export interface LinkStyle {
  readonly colour: string;
  readonly width: number;
  readonly dash: string;
}

/** The drawing of a piece. Units are counted in a cell of their counter; all other pieces are signs beside that cell. */
export interface PieceStyle {
  readonly sign: "unit" | "star" | "crown" | "casket" | "ship";
  /** True if a box shows its rating or strength beside its name. On the map, its strength is then on the counter of a stack with no other piece. */
  readonly isRated: boolean;
}

/** A printed mark: a sign beside the symbol. */
export interface PrintedStyle {
  readonly sign: "drop";
}

export interface MarkStyle {
  readonly sign: "ring" | "broken-ring" | "bar" | "cross" | "tomb" | "flag" | "swords" | "faded" | "none";
}

/** The colour, counter shape and hatching of an owner. */
export interface OwnerStyle {
  readonly colour: string;
  readonly form: "square" | "circle" | "hexagon" | "shield" | "house" | "octagon";
  readonly hatch: "none" | "level" | "upright" | "rising" | "falling" | "dotted" | "crossed";
  /** The seat for which a nation fights; null for a seat and for a neutral owner. */
  readonly side: string | null;
}

/** The drawing of everything, by kind, in the order of the legend. */
export interface BoardStyle {
  /** True if pieces can be inside walls. */
  readonly hasWalls: boolean;
  readonly places: Readonly<Record<string, PlaceStyle>>;
  readonly links: Readonly<Record<string, LinkStyle>>;
  /** The printed marks to draw; others are not drawn. */
  readonly printed: Readonly<Record<string, PrintedStyle>>;
  readonly pieces: Readonly<Record<string, PieceStyle>>;
  readonly marks: Readonly<Record<string, MarkStyle>>;
  readonly owners: Readonly<Record<string, OwnerStyle>>;
}

/** The printed board of an edition. */
export interface Board {
  /** The id of the ruleset; the texts have the title of the game under "title". */
  readonly ruleset: string;
  /** The name of the edition; "" for the standard one. */
  readonly edition: string;
  readonly width: number;
  readonly height: number;
  /** The main map first, then its inset maps. */
  readonly sheets: readonly Sheet[];
  readonly regions: Readonly<Record<string, Region>>;
  /** Spaces in the order of the board, then boxes. */
  readonly places: Readonly<Record<string, Place>>;
  readonly links: readonly Link[];
  readonly names: readonly PrintedName[];
  readonly furniture: Furniture;
  readonly style: BoardStyle;
}
