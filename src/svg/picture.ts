import type { Board, Label, Labels, OwnerStyle, Place, Point, Rect } from "../core/board/board.js";
import type { Table } from "../core/board/table.js";
import { CAPITALS, LEADING, linesOf } from "./lettering.js";
import { FRAME, PAPER } from "./palette.js";
import { type Language, type Names, printedName, wordOf } from "./words.js";
import { element, type Lettering, words } from "./xml.js";

/** The data from which every part of a picture is drawn. */
export interface Picture {
  readonly board: Board;
  readonly texts: Names;
  readonly language: Language;
  /** The prefix of every id inside. */
  readonly id: string;
  readonly without: readonly BoardPart[];
}

/** A part of the picture that can be left out: a part beside or over the map, or the paper under it with its edge. */
export type BoardPart = "title" | "legend" | "seats" | "tracks" | "boxes" | "edge";

/** True if a place is a box beside the map. */
export function isBeside({ sheets }: Board, place: Place | undefined): boolean {
  const box = place?.box ?? null;
  return box !== null && !sheets.some(({ frame }) => holds(frame, box));
}

export function shownPlaces({ board, without }: Picture): [string, Place][] {
  const places = Object.entries(board.places);
  return without.includes("boxes") ? places.filter(([, place]) => !isBeside(board, place)) : places;
}

function holds(outer: Rect, { x, y, width, height }: Rect): boolean {
  return x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;
}

/** A picture with the table, that is, the pieces on the board. */
export interface Scene extends Picture {
  readonly table: Table;
  /** The kind and id of each lit thing, as one text. */
  readonly lit: ReadonlySet<string>;
  /** The enlargement of counters on the map. */
  readonly counterScale: number;
}

const NOBODY: OwnerStyle = { colour: "#857b6e", form: "circle", hatch: "none", side: null };

/** The drawing style of an owner. Grey for nobody, and for owners that the board does not know. */
export function ownerStyle({ board }: Picture, owner: string | null): OwnerStyle {
  return styleOf(board, owner);
}

export function styleOf({ style }: Board, owner: string | null): OwnerStyle {
  return (owner === null ? undefined : style.owners[owner]) ?? NOBODY;
}

/** The name of an id as it is written on the map. */
export function nameIn({ texts }: Picture, id: string): string {
  return printedName(texts, id);
}

/** The name of a place: that of the texts, else that of its edition. */
export function placeName(picture: Picture, { name, title }: Place): string {
  return title !== null && wordOf(picture.texts, name) === name ? title : nameIn(picture, name);
}

export function isLit({ lit }: Scene, kind: string, id: string): boolean {
  return lit.has(`${kind} ${id}`);
}

/** The attributes of a clickable thing: its id as `data-…`, its role, and whether it is lit. */
export function pointed(scene: Scene, kind: string, id: string): Record<string, string | null> {
  const lit = isLit(scene, kind, id);
  return { [`data-${kind}`]: id, role: lit ? "button" : "graphics-object group", tabindex: lit ? "0" : null, "data-lit": lit ? "" : null };
}

export function labelIn(labels: Labels, language: Language): Label | undefined {
  return labels[language] ?? labels["en"];
}

export function pointIn(points: Readonly<Record<string, Point>>, language: Language): Point | undefined {
  return points[language] ?? points["en"];
}

export function labelText({ x, y, anchor, size, weight, breaks }: Label, text: string, style: Omit<Lettering, "size" | "anchor">): string {
  const lines = linesOf(text, breaks);
  const isCapital = weight === "capitals";
  return lines
    .map((line, i) =>
      words(x, y + i * size * LEADING, isCapital ? line.toUpperCase() : line, {
        ...style,
        anchor,
        size: isCapital ? size * CAPITALS.size : size,
        weight: isCapital ? style.weight : weight,
        spacing: isCapital ? size * CAPITALS.spacing : undefined,
      }),
    )
    .join("");
}

/** A panel of paper with a double frame. */
export function panel({ x, y, width, height }: Rect): string {
  return (
    element("rect", { x, y, width, height, rx: 6, fill: PAPER, "fill-opacity": ".96", stroke: FRAME, "stroke-width": 1.4 }) +
    element("rect", { x: x + 4, y: y + 4, width: width - 8, height: height - 8, rx: 4, fill: "none", stroke: FRAME, "stroke-width": 0.6 })
  );
}
