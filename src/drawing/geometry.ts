/**
 * The positions on a drawn map, as rows of numbers that compress well. `npm run drawings` writes the files `geometry.ts` of the drawings; `drawn` combines
 * one with the outline of an edition into a `Board`.
 */
import type { Board, Furniture, Label, Labels, Link, Place, Point, PrintedName, Rect, Region, Sheet } from "../core/board/board.js";
import type { Lettering, Outline, OutlinePlace } from "./outline.js";

/** The main map or an inset map; `frame` has x and y of two opposite corners. */
export interface DrawnSheet {
  readonly id: string;
  readonly frame: readonly number[];
  readonly land: string;
  readonly rivers: string;
}

/** The drawing of an edition. */
export interface Geometry {
  readonly size: readonly number[];
  readonly sheets: readonly DrawnSheet[];
  /**
   * x and y; dx, dy and width of the stack; then for each language the setting of the name: anchor (-1 if the name ends at its point, 0 if it is centred
   * on it, 1 if it begins there), dx, dy and breaks (12 means one word in the first line, two in the second and the rest in a third).
   */
  readonly places: Readonly<Record<string, readonly number[]>>;
  /** Boxes by corner, width and height. */
  readonly boxes: Readonly<Record<string, readonly number[]>>;
  /** Bends of links, by "a|b". */
  readonly links: Readonly<Record<string, number>>;
  /** The ends of links to another sheet, by "from>to": x and y of the end; then anchor, x and y of the name of the other place. */
  readonly stubs: Readonly<Record<string, readonly number[]>>;
  /** The outline as an SVG path, sheet and tint; then for each language the name (x, y, size and breaks; size 0: no name) and the seal (x and y). */
  readonly regions: Readonly<Record<string, readonly [outline: string, ...numbers: number[]]>>;
  /** 1 for water, else 0; x and y of the point of a town, or -1 and -1 without a point; then for each language x, y, size and breaks of the name. */
  readonly names: Readonly<Record<string, readonly number[]>>;
  /** The title as x, y, width and height, like the other parts around the map. */
  readonly title: readonly number[];
  readonly legend: readonly number[];
  readonly seats: readonly number[];
  readonly tracks: Readonly<Record<string, readonly number[]>>;
}

/** The languages whose names the drawings place, in the order of the rows. */
export const LANGUAGES = ["en", "ru"] as const;
export const STACK_HEIGHT = 18;
/** The height of the head of a box beside the map, which shows its name. */
const BOX_HEAD = 20;
const PLACE_HEAD = 30; // the same for a place that is a box on the map
/** The part of a name that is at its point, by anchor + 1. */
const ANCHORS = ["end", "middle", "start"] as const;
/** The lettering of the names at the ends of links to other sheets. */
export const STUB: Lettering = { size: 12.5, weight: "italic" };

/** True if a drawing has exactly the places of this board. */
export function isDrawingOf(geometry: Geometry, outline: Outline): boolean {
  return outline.places.length === Object.keys(geometry.places).length && outline.places.every(({ id }) => Object.hasOwn(geometry.places, id));
}

export function drawn(outline: Outline, geometry: Geometry): Board {
  const [width = 0, height = 0] = geometry.size;
  const boxes = Object.entries(geometry.boxes).filter(([id]) => !Object.hasOwn(geometry.places, id));
  return {
    ruleset: outline.ruleset,
    edition: outline.edition,
    width,
    height,
    sheets: geometry.sheets.map(sheetOf),
    regions: Object.fromEntries(outline.regions.map(({ id, worth }) => [id, regionOf(geometry.regions[id], worth)])),
    places: Object.fromEntries([
      ...outline.places.map((place) => [place.id, placeOf(place, geometry)] as const),
      ...boxes.map(([id, numbers]) => [id, boxPlace(id, rectOf(numbers), outline)] as const),
    ]),
    links: outline.links.map((link) => linkOf(link, geometry)),
    names: Object.entries(geometry.names).map(([id, numbers]) => nameOf(id, numbers)),
    furniture: furnitureOf(geometry),
    style: outline.style,
  };
}

function sheetOf({ id, frame: [x0 = 0, y0 = 0, x1 = 0, y1 = 0], land, rivers }: DrawnSheet): Sheet {
  return { id, frame: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }, land, rivers };
}

export function rectOf([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Rect {
  return { x, y, width, height };
}

function placeOf(place: OutlinePlace, geometry: Geometry): Place {
  const [x = 0, y = 0, dx = 0, dy = 0, width = 0, ...names] = geometry.places[place.id] ?? [];
  const sheet = Math.max(
    0,
    geometry.sheets.findIndex(({ id }) => id === place.sheet),
  );
  const { kind, id, title, region, value = null, marks } = place;
  const printed = { kind, name: place.name ?? id, title, region, sheet, x, y, value, marks };
  const box = geometry.boxes[place.id];
  if (box !== undefined) return { ...printed, label: null, stack: insideOf(rectOf(box), PLACE_HEAD), box: rectOf(box) };
  const label = inLanguages(names, 4, (numbers) => hangingLabel({ x, y }, numbers, place.lettering));
  return { ...printed, label, stack: { x: x + dx, y: y + dy, width, height: STACK_HEIGHT }, box: null };
}

/** A box beside the map as a place. */
export function boxPlace(id: string, box: Rect, outline: Outline): Place {
  const kind = outline.boxes.find((row) => row.id === id)?.kind ?? "box";
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { kind, name: id, title: null, region: null, sheet: 0, ...middle, value: null, marks: [], label: null, stack: insideOf(box, BOX_HEAD), box };
}

function insideOf({ x, y, width, height }: Rect, head: number): Rect {
  return { x: x + 6, y: y + head, width: width - 12, height: height - head - 4 };
}

function inLanguages(numbers: readonly number[], step: number, make: (numbers: readonly number[]) => Label): Labels {
  return Object.fromEntries(LANGUAGES.map((language, i) => [language, make(numbers.slice(i * step, (i + 1) * step))]));
}

function hangingLabel({ x, y }: Point, [anchor = 0, dx = 0, dy = 0, breaks = 0]: readonly number[], lettering: Lettering): Label {
  return { x: x + dx, y: y + dy, anchor: ANCHORS[anchor + 1]!, ...lettering, breaks: breaksOf(breaks) };
}

function breaksOf(digits: number): number[] {
  return digits === 0 ? [] : [...String(digits)].map(Number);
}

function capitals([x = 0, y = 0, size = 0, breaks = 0]: readonly number[]): Label {
  return { x, y, anchor: "middle", size, weight: "capitals", breaks: breaksOf(breaks) };
}

function regionOf(row: Geometry["regions"][string] | undefined, worth: number | null): Region {
  const [outline, sheet = 0, tint = 0, ...names] = row ?? [""];
  const hasName = (names[2] ?? 0) > 0;
  const seal = Object.fromEntries(LANGUAGES.map((language, i) => [language, { x: names[i * 6 + 4] ?? 0, y: names[i * 6 + 5] ?? 0 }]));
  return { sheet, outline, tint, worth, label: hasName ? inLanguages(names, 6, capitals) : null, seal: names.length === 0 ? null : seal };
}

function linkOf({ a, b, kind }: Outline["links"][number], { links, stubs }: Geometry): Link {
  const key = `${a}|${b}`;
  const [one, two] = [stubs[`${a}>${b}`], stubs[`${b}>${a}`]];
  return { a, b, kind, bend: links[key] ?? 0, stubs: one === undefined || two === undefined ? null : [stubOf(one), stubOf(two)] };
}

function stubOf([x = 0, y = 0, anchor = 0, nameX = 0, nameY = 0]: readonly number[]): Point & { readonly label: Labels } {
  const label = hangingLabel({ x: 0, y: 0 }, [anchor, nameX, nameY, 0], STUB);
  return { x, y, label: { en: label, ru: label } };
}

function nameOf(id: string, [water = 0, dotX = -1, dotY = -1, ...names]: readonly number[]): PrintedName {
  const dot = dotX === -1 && dotY === -1 ? null : { x: dotX, y: dotY };
  const label = inLanguages(names, 4, (numbers) => (dot === null ? capitals(numbers) : { ...capitals(numbers), weight: "italic" }));
  return { id, water: water === 1, dot, label };
}

function furnitureOf({ title, legend, seats, tracks }: Geometry): Furniture {
  return {
    title: rectOf(title),
    legend: rectOf(legend),
    seats: rectOf(seats),
    tracks: Object.fromEntries(Object.entries(tracks).map(([id, numbers]) => [id, rectOf(numbers)])),
  };
}
