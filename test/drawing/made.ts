/** A small board with one of everything, made for the tests of how each part is drawn. */
import type { Board, Label, Place, Rect } from "../../src/core/board/board.js";
import { namedPiece, type Piece, type Stack, stackOf, type Table } from "../../src/core/board/table.js";
import { boardLayer, type Highlight, tableLayer } from "../../src/svg/index.js";
import { readSvg, type SvgElement } from "./svg-reader.js";

const label = (x: number, y: number): Readonly<Record<string, Label>> => ({ en: { x, y, anchor: "middle", size: 12, weight: "regular", breaks: [] } });

function placeOf(kind: string, x: number, y: number, more: Partial<Place> = {}): Place {
  const stack = { x: x - 40, y: y - 40, width: 80, height: 20 };
  return { x, y, kind, name: kind, title: null, region: null, sheet: 0, value: null, marks: [], label: label(x, y + 20), stack, box: null, ...more };
}

const BOX: Rect = { x: 500, y: 200, width: 180, height: 120 };

/** The board: two sheets, a place of each kind, links of each kind, two regions, a short and a long track. */
export const MADE: Board = {
  ruleset: "made",
  edition: "",
  width: 900,
  height: 700,
  sheets: [
    { id: "made", frame: { x: 0, y: 0, width: 900, height: 700 }, land: "M0 0H480V300H0Z", rivers: "M10 10L90 90" },
    { id: "inset", frame: { x: 500, y: 10, width: 200, height: 150 }, land: "", rivers: "" },
  ],
  regions: {
    plain: { sheet: 0, outline: "M0 0H90V90Z", tint: 1, worth: 3, label: null, seal: { en: { x: 100, y: 30 } } },
    hills: { sheet: 0, outline: "", tint: 2, worth: 2, label: null, seal: null },
  },
  places: {
    city: placeOf("city", 60, 100, { marks: ["port"] }),
    town: placeOf("town", 160, 100, { value: 2 }),
    castle: placeOf("castle", 260, 100),
    fortress: placeOf("fortress", 360, 100, { value: 2 }),
    dot: placeOf("dot", 60, 200),
    camp: placeOf("camp", 160, 200),
    sea: placeOf("sea", 260, 200),
    isle: placeOf("town", 600, 100, { sheet: 1, name: "isle" }),
    pool: placeOf("pool", 0, 0, { label: null, box: BOX, stack: { x: 508, y: 230, width: 164, height: 84 } }),
  },
  links: [
    { a: "city", b: "town", kind: "road", bend: 0, stubs: null },
    { a: "town", b: "castle", kind: "way", bend: 0.2, stubs: null },
    { a: "castle", b: "sea", kind: "path", bend: 0, stubs: null },
    {
      a: "town",
      b: "isle",
      kind: "way",
      bend: 0,
      stubs: [
        { x: 190, y: 60, label: label(190, 50) },
        { x: 570, y: 120, label: label(560, 130) },
      ],
    },
  ],
  names: [
    { id: "gulf", water: true, dot: null, label: label(430, 280) },
    { id: "old-town", water: false, dot: { x: 430, y: 240 }, label: label(430, 232) },
  ],
  furniture: {
    title: { x: 20, y: 560, width: 200, height: 110 },
    legend: { x: 700, y: 180, width: 180, height: 500 },
    seats: { x: 20, y: 330, width: 420, height: 120 },
    tracks: { round: { x: 240, y: 580, width: 180, height: 24 }, score: { x: 240, y: 640, width: 400, height: 24 } },
  },
  style: {
    hasWalls: true,
    places: {
      city: { symbol: "square", size: 9 },
      town: { symbol: "circle", size: 7 },
      castle: { symbol: "castle", size: 8 },
      fortress: { symbol: "star", size: 10 },
      dot: { symbol: "dot", size: 5 },
      camp: { symbol: "ring", size: 6 },
      sea: { symbol: "wave", size: 8 },
      pool: { symbol: "box", size: 0 },
    },
    links: {
      road: { colour: "#7d6243", width: 2, dash: "" },
      path: { colour: "#7d6243", width: 1.5, dash: "" },
      way: { colour: "#3f7d98", width: 1.8, dash: "1 4" },
      ford: { colour: "#000", width: 3, dash: "" },
    },
    printed: { port: { sign: "drop" } },
    pieces: {
      foot: { sign: "unit", isRated: false },
      general: { sign: "star", isRated: true },
      heir: { sign: "crown", isRated: false },
      fleet: { sign: "ship", isRated: false },
    },
    marks: {
      siege: { sign: "ring" },
      blockade: { sign: "broken-ring" },
      line: { sign: "bar" },
      ruin: { sign: "cross" },
      tomb: { sign: "tomb" },
      banner: { sign: "flag" },
      battle: { sign: "swords" },
      out: { sign: "faded" },
    },
    owners: {
      red: { colour: "#b3342b", form: "square", hatch: "none", side: null },
      blue: { colour: "#2d5f94", form: "hexagon", hatch: "level", side: null },
      ally: { colour: "#7fa3c7", form: "hexagon", hatch: "none", side: "blue" },
    },
  },
};

/** Nothing lies on the board. */
export const EMPTY: Table = {
  ...{ ruleset: "made", viewer: "spectator", clock: [], active: null, decision: null, seats: [], places: {}, regions: {} },
  ...{ stacks: [], piles: [], tracks: [] },
};

/** Pieces that are alike. */
export function some(kind: string, owner: string, count: number): Piece {
  return { ...namedPiece(`${kind}-of-${owner}`, kind, owner), count };
}

export function stack(place: string, owner: string | null, apart: string, ...pieces: readonly Piece[]): Stack {
  return stackOf(place, owner, apart, () => pieces);
}

const texts = { name: (id: string): string => (id === "title" ? "A war made for tests" : id) };

/** What lies on the board, drawn. */
export function drawn(
  table: Partial<Table>,
  { board = MADE, highlight = [] }: { readonly board?: Board; readonly highlight?: readonly Highlight[] } = {},
): string {
  return tableLayer(board, { ...EMPTY, ...table }, { texts, highlight });
}

/** What is printed, drawn. */
export function printed(change: Partial<Board> = {}): string {
  return boardLayer({ ...MADE, ...change }, { texts });
}

/** The elements of a picture as lines: those in one with an attribute of this value. */
export function linesIn(svg: string, key: string, value: string): string {
  const isIt = ({ attributes }: SvgElement): boolean => attributes[key] === value;
  return linesOf(svg, (element) => element.ancestors.some(isIt));
}

/** The elements of a picture that are wanted, as lines: their names, attributes and words. */
export function linesOf(svg: string, isWanted: (element: SvgElement) => boolean): string {
  const wanted = readSvg(`<svg>${svg}</svg>`).filter(isWanted);
  return `\n${wanted.map(lineOf).join("\n")}\n`;
}

/** Whether an element lies in a room, by the point that it begins at. */
export function isIn({ x, y, width, height }: Rect): (element: SvgElement) => boolean {
  return ({ attributes: { x: left, y: top, d, transform } }) => {
    const [px, py] = left === undefined ? ((transform ?? d)?.match(/-?[\d.]+/g) ?? []).map(Number) : [Number(left), Number(top)];
    return px !== undefined && py !== undefined && px >= x && py >= y && px <= x + width && py <= y + height;
  };
}

const LEFT_OUT = ["class", "text-anchor", "lengthAdjust", "stroke-linejoin", "fill-rule", "role"];

function lineOf({ name, attributes, text }: SvgElement): string {
  const said = Object.entries(attributes).flatMap(([key, value]) => (LEFT_OUT.includes(key) ? [] : [`${key}=${value}`]));
  const line = [name, ...said, ...(text === "" ? [] : [`"${text}"`])].join(" ");
  return line.length > 140 ? line.replace(/ (?=transform=|fill=)/, "\n  ") : line;
}
