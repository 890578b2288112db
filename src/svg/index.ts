/**
 * Boards with what lies on them as SVG: text, without a package and without a DOM.
 * @module tyche/svg
 */
import type { Board, Place } from "../core/board/board.js";
import type { Stack, Table } from "../core/board/table.js";
import { boxContents, boxFrame } from "./boxes.js";
import { chart, chartDefinitions } from "./chart.js";
import { counters } from "./counters.js";
import { clock, seals, seats, titlePlate, tracks } from "./furniture.js";
import type { Highlight } from "./highlight.js";
import { legend } from "./legend.js";
import { EDGE, FONT, PAPER } from "./palette.js";
import { nameIn, type Picture, type Scene } from "./picture.js";
import { hatchings } from "./signs.js";
import { placeSymbol } from "./symbols.js";
import type { Language, Names } from "./words.js";
import { element, title } from "./xml.js";

export type {
  Board,
  BoardStyle,
  Furniture,
  Label,
  Labels,
  Link,
  LinkStyle,
  MarkStyle,
  OwnerStyle,
  PieceStyle,
  Place,
  PlaceStyle,
  Point,
  PrintedName,
  PrintedStyle,
  Rect,
  Region,
  Sheet,
  Stub,
} from "../core/board/board.js";
export type { Measure, Piece, Pile, PlaceMark, PlaceState, SeatState, Stack, Table, TrackMark, TrackState } from "../core/board/table.js";
export type { Highlight } from "./highlight.js";
export { type PictureElement, targetAt } from "./target-at.js";
export type { Language, Names } from "./words.js";

/** How a picture is to be. */
export interface PictureOptions {
  /** The texts of the game in a language, of `tyche/text`. */
  readonly texts: Names;
  /** The language of these texts, "en" by default: for the places of the labels and a few words of its own. */
  readonly lang?: Language | undefined;
  /** What is lit up, and what can be chosen: places, stacks, cards, seats, tracks by their ids. */
  readonly highlight?: readonly Highlight[] | undefined;
  /**
   * How wide `boardSvg` is, in pixels of the page, its height in proportion; "fit" is as wide as the element it stands in. Left out, it is as large as the board was drawn.
   */
  readonly width?: number | "fit" | undefined;
  /** Begins every id inside, for pages with several pictures; "board" by default. A letter, then letters, digits and hyphens. */
  readonly id?: string | undefined;
}

/** The whole picture: an `<svg>` element as text. */
export function boardSvg(board: Board, table: Table, options: PictureOptions): string {
  const { width, height } = board;
  const { id, ...picture } = pictureOf(board, options);
  const scene = { ...picture, id };
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      ...sizeOf(board, options.width),
      viewBox: `0 0 ${width} ${height}`,
      "font-family": FONT,
      role: "graphics-document document",
      "aria-label": nameIn(scene, "title"),
    },
    title(nameIn(scene, "title")),
    boardLayer(board, options),
    element("g", { id: `${id}-table` }, tableLayer(board, table, options)),
  );
}

function sizeOf({ width, height }: Board, wanted: PictureOptions["width"]): Record<string, string> {
  if (wanted === "fit") return { width: "100%" };
  const wide = wanted ?? width;
  return { width: String(wide), height: String(Math.round((wide * height) / width)) };
}

const layersKept = new WeakMap<Board, { readonly texts: Names; readonly language: Language; readonly id: string; readonly layer: string }>();

/** What never changes: map, labels, frames, legend. It is made once for a board, language and id, and kept. Clicks go through it. */
export function boardLayer(board: Board, options: PictureOptions): string {
  const picture = pictureOf(board, options);
  const kept = layersKept.get(board);
  if (kept !== undefined && kept.texts === picture.texts && kept.language === picture.language && kept.id === picture.id) return kept.layer;
  const layer = printed(picture);
  layersKept.set(board, { texts: picture.texts, language: picture.language, id: picture.id, layer });
  return layer;
}

/** What changes: the inside of the element `<id>-table`, to be put there after a move. */
export function tableLayer(board: Board, table: Table, options: PictureOptions): string {
  const lit = new Set((options.highlight ?? []).map(({ kind, id }) => `${kind} ${id}`));
  const scene: Scene = { ...pictureOf(board, options), table, lit };
  const stacks = stacksByPlace(table.stacks);
  const places = Object.entries(board.places);
  const at = (id: string): readonly Stack[] => stacks.get(id) ?? [];
  return [
    seals(scene),
    ...places.map(([id, place]) => placeSymbol(scene, id, place)),
    ...places.map(([id, place]) => contents(scene, id, place, at(id))),
    element("g", { "pointer-events": "none" }, clock(scene)),
    seats(scene),
    tracks(scene),
  ].join("");
}

function pictureOf(board: Board, { texts, lang, id }: PictureOptions): Picture {
  return { board, texts, language: lang ?? "en", id: id !== undefined && /^[A-Za-z][\w-]*$/.test(id) ? id : "board" };
}

function stacksByPlace(stacks: readonly Stack[]): Map<string, Stack[]> {
  const places = new Map<string, Stack[]>();
  for (const stack of stacks) {
    const here = places.get(stack.place);
    if (here === undefined) places.set(stack.place, [stack]);
    else here.push(stack);
  }
  return places;
}

function contents(scene: Scene, id: string, place: Place, stacks: readonly Stack[]): string {
  if (place.box !== null) return boxContents(scene, id, place, place.box, stacks);
  const marks = scene.table.places[id]?.marks ?? [];
  return stacks.length + marks.length === 0 ? "" : counters(scene, { place: id, room: place.stack, near: place.x }, stacks, marks);
}

function printed(picture: Picture): string {
  const { board, id } = picture;
  const { width, height } = board;
  const boxes = Object.values(board.places).map((place) => (place.box === null ? "" : boxFrame(picture, place, place.box)));
  return element(
    "g",
    { id: `${id}-board`, "pointer-events": "none" },
    element("defs", {}, chartDefinitions(picture), hatchings(id)),
    element("rect", { width: String(width), height: String(height), fill: PAPER }),
    ...board.sheets.map((_, i) => chart(picture, i)),
    ...boxes,
    titlePlate(picture),
    legend(picture),
    element("rect", { x: 5, y: 5, width: width - 10, height: height - 10, fill: "none", stroke: EDGE, "stroke-width": 5 }),
    element("rect", { x: 11, y: 11, width: width - 22, height: height - 22, fill: "none", stroke: EDGE, "stroke-width": 1 }),
  );
}
