/** The board of Peloponnesian as shapes: seas and lands with their borders, cities in the colour of their control, sieges, and the blocks the viewer may count. */
import { BORDERS } from "../../peloponnesian/data/borders.js";
import { LAND } from "../../peloponnesian/data/land.js";
import { SEA } from "../../peloponnesian/data/sea.js";
import type { AreaView, BlockView, CityView, PeloponnesianView, Seat } from "../../peloponnesian/index.js";
import type { Drawing, Point, Shape } from "./drawing.js";
import { type Stretch, stretched } from "./stretch.js";

const WIDTH = 1270;
const HEIGHT = 1130;
const LEFT = 30;
const TOP = 50;
const FOOT = 1080;
const WIDER: readonly Stretch[] = [
  [30, 205, 1.9], // Sicily
  [380, 445, 1.7], // Boeotia
];
const HIGHER: readonly Stretch[] = [
  [375, 470, 1.7],
  [605, 780, 1.9],
];

const PAPER = "#eef3f4";
const INK = "#2f3437";
const EMPTY = "#ffffff";
const SEA_BLUE = "#a9cbe0";
const COLOURS: Readonly<Record<Seat, string>> = { sparta: "#a8322d", athens: "#2c5f9e" };
const NEUTRAL = "#c9bfa8";
const LINES: Readonly<Record<string, { readonly stroke: string; readonly width: number; readonly dashed: boolean }>> = {
  land: { stroke: "#9c8f74", width: 1.4, dashed: false },
  coast: { stroke: "#cfe0e8", width: 0.8, dashed: false },
  sea: { stroke: "#8db6cf", width: 1, dashed: false },
  "perilous-sea": { stroke: "#2f7fb5", width: 3, dashed: false },
};
const NAMES: ReadonlyMap<string, string> = new Map([
  ...LAND.map((row) => [row.id, row.city?.name ?? row.name] as const),
  ...SEA.map((row) => [row.id, row.name] as const),
]);
const SEATS = ["sparta", "athens"] as const;

/** The whole picture of a view, whoever looks. */
export function drawPeloponnesian(view: PeloponnesianView): Drawing {
  const areas = new Map(view.areas.map((area) => [area.id, area]));
  return {
    title: `Peloponnesian, ${titleOf(view)}`,
    width: WIDTH,
    height: HEIGHT,
    background: PAPER,
    shapes: [
      ...BORDERS.flatMap(([a, b, kind]) => drawBorder(areas.get(a), areas.get(b), kind)),
      ...view.areas.flatMap(drawArea),
      ...view.areas.flatMap((area) => drawBlocks(area, view.blocks)),
      ...drawHeader(view),
      ...drawSides(view),
    ],
  };
}

function titleOf({ season, year }: PeloponnesianView): string {
  return `${season.replace("-", " ")} ${Math.abs(year)} BC`;
}

function pointOf(area: AreaView): Point {
  return [LEFT + stretched(area.x, WIDER), TOP + stretched(area.y, HIGHER)];
}

function nameOf(area: AreaView): string {
  return NAMES.get(area.id) ?? area.id;
}

function drawBorder(a: AreaView | undefined, b: AreaView | undefined, kind: string): Shape[] {
  if (a === undefined || b === undefined) return [];
  return [{ shape: "line", points: [pointOf(a), pointOf(b)], ...(LINES[kind] ?? { stroke: INK }), title: `${nameOf(a)} – ${nameOf(b)}: ${kind}` }];
}

function drawArea(area: AreaView): Shape[] {
  const [x, y] = pointOf(area);
  const title = area.city === null ? nameOf(area) : `${nameOf(area)}: ${cityText(area.city)}`;
  const label: Shape = {
    shape: "text",
    x,
    y: y + 15,
    text: nameOf(area),
    size: 7,
    anchor: "middle",
    fill: area.closed ? "#8d8d8d" : INK,
    italic: area.kind === "sea",
  };
  if (area.kind === "sea") return [{ shape: "circle", x, y, radius: 8, fill: SEA_BLUE, stroke: "#6f9ab3", title }, label];
  if (area.city === null) return [{ shape: "circle", x, y, radius: 6, fill: area.closed ? NEUTRAL : EMPTY, stroke: INK, title }, label];
  return [...drawCity(area.city, x, y, title), label];
}

// A square in the colour of the controller with the value; a frame of the besieger's colour around a besieged city.
function drawCity(city: CityView, x: number, y: number, title: string): Shape[] {
  const fill = city.controller === null ? NEUTRAL : COLOURS[city.controller];
  const shapes: Shape[] = [
    { shape: "box", x: x - 7, y: y - 7, width: 14, height: 14, corner: 2, fill, stroke: INK, title },
    { shape: "text", x, y: y + 4, text: String(city.value), size: 10, anchor: "middle", fill: EMPTY, bold: true },
  ];
  if (city.besieger !== null)
    shapes.unshift({ shape: "box", x: x - 11, y: y - 11, width: 22, height: 22, corner: 4, fill: "none", stroke: COLOURS[city.besieger], strokeWidth: 2.5 });
  if (city.pillaged) shapes.push({ shape: "text", x: x + 9, y: y - 5, text: "✕", size: 9, fill: "#7a4a2a", bold: true, title: "pillaged this year" });
  return shapes;
}

function cityText(city: CityView): string {
  const words = [`value ${city.value}`, city.controller ?? "nobody's"];
  if (city.garrison !== "none") words.push(`${city.garrison} garrison ${city.garrisonCV} CV`);
  if (city.besieger !== null) words.push(`besieged by ${city.besieger}${city.blockaded ? ", blockaded" : ""}`);
  return words.join(", ");
}

// Counters above the area: how many blocks of each side in the field, outlined those inside the walls; their faces in the tooltip for who may see them.
function drawBlocks(area: AreaView, blocks: readonly BlockView[]): Shape[] {
  const [x, y] = pointOf(area);
  const counters = SEATS.flatMap((seat) => [
    { seat, inside: false, count: area.field[seat] },
    { seat, inside: true, count: area.besieged[seat] },
  ]).filter(({ count }) => count > 0);
  return counters.flatMap(({ seat, inside, count }, i): Shape[] => {
    const left = x - counters.length * 7.5 + i * 15;
    const faces = blocks.filter((block) => block.area === area.id && block.side === seat && block.marks.includes("inside") === inside);
    const title = faces.length === 0 ? `${count} of ${seat}${inside ? " inside" : ""}` : faces.map((block) => `${block.id} ${block.cv} CV`).join(", ");
    const colour = COLOURS[seat];
    return [
      {
        shape: "box",
        x: left,
        y: y - 22,
        width: 14,
        height: 12,
        corner: 2,
        fill: inside ? EMPTY : colour,
        stroke: inside ? colour : INK,
        strokeWidth: inside ? 2 : 0.8,
        title,
      },
      { shape: "text", x: left + 7, y: y - 12.5, text: String(count), size: 9, anchor: "middle", fill: inside ? colour : EMPTY, bold: true },
    ];
  });
}

function drawHeader(view: PeloponnesianView): Shape[] {
  const lead = view.prestige === 0 ? "prestige level" : `${view.prestige > 0 ? "Athens" : "Sparta"} leads by ${Math.abs(view.prestige)}`;
  const actions = view.actions > 0 ? `, ${view.actions} actions left` : "";
  return [
    { shape: "text", x: LEFT, y: 28, text: `Peloponnesian: ${titleOf(view)}`, size: 17, fill: INK, bold: true },
    { shape: "text", x: WIDTH - LEFT, y: 28, text: `${lead}${actions}`, size: 13, anchor: "end", fill: INK },
  ];
}

function drawSides(view: PeloponnesianView): Shape[] {
  return SEATS.flatMap((seat, i): Shape[] => {
    const x = LEFT + i * 500;
    const hand = view.hands[seat];
    const cards = typeof hand === "number" ? hand : hand.length;
    const olympians = Object.entries(view.olympians).flatMap(([olympian, holder]) => (holder === seat ? [olympian] : []));
    const words = [`${cards} cards`, `${view.pools[seat]} blocks in the pool`, `leader ${view.leaders[seat] ?? "none"}`, ...olympians];
    return [
      { shape: "box", x, y: FOOT, width: 480, height: 34, corner: 4, fill: EMPTY, stroke: COLOURS[seat], strokeWidth: seat === view.active ? 4 : 1.5 },
      { shape: "text", x: x + 10, y: FOOT + 22, text: seat === "sparta" ? "Sparta" : "Athens", size: 14, fill: COLOURS[seat], bold: true },
      { shape: "text", x: x + 75, y: FOOT + 22, text: words.join(", "), size: 11, fill: INK },
    ];
  });
}
