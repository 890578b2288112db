/**
 * Boards with their pieces as SVG text, with no other package and no DOM.
 * @module tyche/svg
 */
import type { Board, Place, Rect } from "../core/board/board.js";
import type { Stack, Table } from "../core/board/table.js";
import { boxContents, boxFrame } from "./boxes.js";
import { chart, chartDefinitions } from "./chart.js";
import { counters } from "./counters.js";
import { clock, seals, seats, titlePlate, tracks } from "./furniture.js";
import type { Highlight } from "./highlight.js";
import { legend } from "./legend.js";
import { EDGE, FONT, INK, PAPER } from "./palette.js";
import { type BoardPart, isBeside, nameIn, type Picture, type Scene, shownPlaces, styleOf } from "./picture.js";
import { formPath, hatchings } from "./signs.js";
import { placeSymbol } from "./symbols.js";
import { ring, type Trail, trailArrow } from "./trails.js";
import type { Language, Names } from "./words.js";
import { element, numeral, title } from "./xml.js";

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
export type { BoardPart } from "./picture.js";
export { type PictureElement, targetAt } from "./target-at.js";
export type { Trail } from "./trails.js";
export { type Language, measureText, type Names, printedName } from "./words.js";

/** The options of `boardSvg`, `legendSvg` and the layers. */
export interface PictureOptions {
  /** The texts of the game in a language, from `tyche/text`. */
  readonly texts: Names;
  /** The language of these texts, "en" by default: for the positions of labels and the few words that are not in the texts. */
  readonly lang?: Language | undefined;
  /** The things that can be chosen and are lit: places, stacks, cards, seats, tracks by id. */
  readonly highlight?: readonly Highlight[] | undefined;
  /**
   * The width of `boardSvg` or `legendSvg`, in CSS pixels, with its height in proportion; "fit" fills the width of the surrounding element. By default the
   * picture has the size of the drawing.
   */
  readonly width?: number | "fit" | undefined;
  /** The parts that are left out, for programs that show them elsewhere. Places of the map are always drawn. */
  readonly without?: readonly BoardPart[] | undefined;
  /** The part of the picture that `boardSvg` shows; by default all of it. `mapFrame` is the map alone. */
  readonly frame?: Rect | undefined;
  /** Paths of movements, as arrows in the colour of the mover. */
  readonly trails?: readonly Trail[] | undefined;
  /** Ids of places with a ring around them, which marks a change. */
  readonly rings?: readonly string[] | undefined;
  /** The enlargement of counters on the map, from 1 (the default) to 3. A counter without room is drawn with less detail. */
  readonly counterScale?: number | undefined;
  /**
   * The prefix of every id inside, for pages with several pictures; "board" by default. It is a letter, then letters, digits, hyphens and underscores; any
   * other value counts as "board".
   */
  readonly id?: string | undefined;
}

/** The whole picture: an `<svg>` element as text. */
export function boardSvg(board: Board, table: Table, options: PictureOptions): string {
  const picture = pictureOf(board, options);
  const frame = options.frame ?? { x: 0, y: 0, width: board.width, height: board.height };
  const layers = [boardLayer(board, options), element("g", { id: `${picture.id}-table` }, tableLayer(board, table, options))];
  return svgElement(picture, frame, options.width, layers);
}

/** The rectangle of the map in the picture, without the parts beside it. */
export function mapFrame(board: Board): Rect {
  return board.sheets[0]?.frame ?? { x: 0, y: 0, width: board.width, height: board.height };
}

/** The ids of the boxes beside the map, which `without: ["boxes"]` leaves out. */
export function boxesBeside(board: Board): string[] {
  return Object.keys(board.places).filter((id) => isBeside(board, board.places[id]));
}

/** The legend alone as a picture: an `<svg>` element as text. */
export function legendSvg(board: Board, options: PictureOptions): string {
  const picture = pictureOf(board, options);
  return svgElement(picture, board.furniture.legend, options.width, [element("defs", {}, hatchings(picture.id)), legend(picture)]);
}

/** The emblem of an owner, for lists and panels beside a picture: an `<svg>` element as text, hidden from screen readers. */
export function emblemSvg(board: Board, owner: string | null, size: number): string {
  const { colour, form } = styleOf(board, owner);
  const d = formPath(form, 10, 10, 8, 8);
  const shape = element("path", { d, fill: colour, stroke: INK, "stroke-width": 1 });
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", class: "emblem", width: size, height: size, viewBox: "0 0 20 20", "aria-hidden": "true" },
    shape,
  );
}

function svgElement(picture: Picture, { x, y, width, height }: Rect, wanted: PictureOptions["width"], inside: readonly string[]): string {
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      ...sizeOf({ width, height }, wanted),
      viewBox: [x, y, width, height].map(numeral).join(" "),
      "font-family": FONT,
      role: "graphics-document document",
      "aria-label": nameIn(picture, "title"),
    },
    title(nameIn(picture, "title")),
    ...inside,
  );
}

function sizeOf({ width, height }: Pick<Rect, "width" | "height">, wanted: PictureOptions["width"]): Record<string, string> {
  if (wanted === "fit") return { width: "100%" };
  const wide = wanted ?? width;
  return { width: String(wide), height: String(Math.round((wide * height) / width)) };
}

const layersKept = new WeakMap<Board, { readonly texts: Names; readonly key: string; readonly layer: string }>();

/** The unchanging part: map, labels, frames, legend. It is cached per board until the options change. Clicks pass through it. */
export function boardLayer(board: Board, options: PictureOptions): string {
  const picture = pictureOf(board, options);
  const key = [picture.language, picture.id, ...picture.without].join(" ");
  const kept = layersKept.get(board);
  if (kept !== undefined && kept.texts === picture.texts && kept.key === key) return kept.layer;
  const layer = printed(picture);
  layersKept.set(board, { texts: picture.texts, key, layer });
  return layer;
}

/** The changing part: the content of the element `<id>-table`, to be replaced after a move. */
export function tableLayer(board: Board, table: Table, options: PictureOptions): string {
  const lit = new Set((options.highlight ?? []).map(({ kind, id }) => `${kind} ${id}`));
  const counterScale = Math.min(LARGEST, Math.max(1, options.counterScale ?? 1));
  const scene: Scene = { ...pictureOf(board, options), table, lit, counterScale };
  const stacks = stacksByPlace(table.stacks);
  const places = shownPlaces(scene);
  const at = (id: string): readonly Stack[] => stacks.get(id) ?? [];
  const [rings, trails] = [options.rings ?? [], options.trails ?? []];
  return [
    seals(scene),
    ...places.map(([id, place]) => placeSymbol(scene, id, place)),
    untouched(rings.map((id) => ring(scene, id))),
    untouched(trails.map((trail) => trailArrow(scene, trail))),
    ...places.map(([id, place]) => contents(scene, id, place, at(id))),
    isLeftOut(scene, "title") ? "" : element("g", { "pointer-events": "none" }, clock(scene)),
    isLeftOut(scene, "seats") ? "" : seats(scene),
    isLeftOut(scene, "tracks") ? "" : tracks(scene),
  ].join("");
}

const LARGEST = 3;

function pictureOf(board: Board, { texts, lang, id, without }: PictureOptions): Picture {
  return { board, texts, language: lang ?? "en", id: id !== undefined && /^[A-Za-z][\w-]*$/.test(id) ? id : "board", without: without ?? [] };
}

function isLeftOut({ without }: Picture, part: BoardPart): boolean {
  return without.includes(part);
}

// A group through which clicks pass; empty if nothing is drawn.
function untouched(drawn: readonly string[]): string {
  const inside = drawn.join("");
  return inside === "" ? "" : element("g", { "pointer-events": "none" }, inside);
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
  if (stacks.length + marks.length === 0) return "";
  const { counterScale: scale } = scene;
  if (scale === 1) return counters(scene, { place: id, room: place.stack, near: place.x }, stacks, marks);
  const { x, y, width, height } = place.stack;
  const room = { x: 0, y: 0, width: width / scale, height: height / scale };
  const drawn = counters(scene, { place: id, room, near: (place.x - x) / scale }, stacks, marks);
  return element("g", { transform: `translate(${numeral(x)} ${numeral(y)}) scale(${scale})` }, drawn);
}

function printed(picture: Picture): string {
  const { board, id } = picture;
  const { width, height } = board;
  const boxes = shownPlaces(picture).map(([, place]) => (place.box === null ? "" : boxFrame(picture, place, place.box)));
  const isBare = isLeftOut(picture, "edge");
  const edge = [
    element("rect", { x: 5, y: 5, width: width - 10, height: height - 10, fill: "none", stroke: EDGE, "stroke-width": 5 }),
    element("rect", { x: 11, y: 11, width: width - 22, height: height - 22, fill: "none", stroke: EDGE, "stroke-width": 1 }),
  ];
  return element(
    "g",
    { id: `${id}-board`, "pointer-events": "none" },
    element("defs", {}, chartDefinitions(picture), hatchings(id)),
    isBare ? "" : element("rect", { width: String(width), height: String(height), fill: PAPER }),
    ...board.sheets.map((_, i) => chart(picture, i)),
    ...boxes,
    isLeftOut(picture, "title") ? "" : titlePlate(picture),
    isLeftOut(picture, "legend") ? "" : legend(picture),
    ...(isBare ? [] : edge),
  );
}
