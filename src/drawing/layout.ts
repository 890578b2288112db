/**
 * The automatic layout of boards without a drawing, such as those of other editions. Places have the positions given by the edition, but are moved apart to
 * make room for names and stacks. Places without coordinates form columns by their distance from the first. No land is drawn; regions are shown as a list.
 */
import type { Board, Label, Labels, Place, Point, Rect, Region } from "../core/board/board.js";
import { widthOf } from "../svg/lettering.js";
import { boxPlace, STACK_HEIGHT } from "./geometry.js";
import type { Outline, OutlinePlace } from "./outline.js";

const WIDTH = 1600;
const MARGIN = 40;
const STACK_WIDTH = 48;
/** Spare room, because names in other languages are longer. */
const SPARE = 1.3;
const ROUNDS = 160;
const GROWTH = 1.08;
const MOST_GROWTHS = 60;
/** The step between neighbours before growth. */
const STEP = { x: 120, y: 80 };
const LIST = { width: 200, row: 24 }; // the width and height of an entry of a list
const BOX = { width: 250, height: 116 };
const TRACK = 58;
const LEFT = 380;
const SEATS = { width: 560, height: 250 };
const TITLE = 92;
const ROW = 21;

/** A place with its room, as half sizes around its centre. */
interface Node {
  readonly place: OutlinePlace;
  readonly half: Point;
  x: number;
  y: number;
}

export function layOut(outline: Outline): Board {
  const nodes = nodesOf(outline);
  spread(nodes);
  const left = Math.min(...nodes.map(({ x, half }) => x - half.x));
  const top = Math.min(...nodes.map(({ y, half }) => y - half.y));
  for (const node of nodes) [node.x, node.y] = [Math.round(node.x - left + MARGIN), Math.round(node.y - top + MARGIN)];
  const width = Math.max(WIDTH, Math.ceil(Math.max(...nodes.map(({ x, half }) => x + half.x)) + MARGIN));
  const mapHeight = Math.ceil(Math.max(...nodes.map(({ y, half }) => y + half.y)) + MARGIN / 2);
  const strip = stripOf(outline, width, mapHeight);
  const frame = { x: 0, y: 0, width, height: mapHeight };
  return {
    ruleset: outline.ruleset,
    edition: outline.edition,
    width,
    height: strip.bottom,
    sheets: [{ id: outline.ruleset, frame, land: "", rivers: "" }],
    regions: strip.regions,
    places: Object.fromEntries([...nodes.map((node) => [node.place.id, placeOf(outline, node)] as const), ...strip.boxes]),
    links: outline.links.map(({ a, b, kind }) => ({ a, b, kind, bend: 0, stubs: null })),
    names: [],
    furniture: strip.furniture,
    style: outline.style,
  };
}

function nodesOf(outline: Outline): Node[] {
  const points = pointsOf(outline);
  return outline.places.map((place, i) => {
    const { size } = outline.style.places[place.kind] ?? { size: 6 };
    const wide = widthOf(nameOf(place), place.lettering.size, "bold") * SPARE;
    const half = { x: Math.max(wide, STACK_WIDTH) / 2 + 6, y: size + Math.max(STACK_HEIGHT, place.lettering.size) + 7 };
    const { x, y } = points[i] ?? { x: 0, y: 0 };
    // Each place is shifted a little, since two places at one point could not be moved apart.
    return { place, half, x: x + i * 1e-3, y: y + i * 2e-3 };
  });
}

function nameOf({ id, title, name }: OutlinePlace): string {
  return title ?? name ?? id;
}

function pointsOf(outline: Outline): Point[] {
  const given = outline.places.map(({ at }) => at);
  return given.every((at) => at !== null) ? scaled(given) : columns(outline);
}

// Scales to the width of the picture, for any unit of the edition.
function scaled(points: readonly Point[]): Point[] {
  const span = Math.max(1, ...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x));
  const scale = (WIDTH - 4 * MARGIN) / Math.max(1, span);
  return points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
}

function columns({ places, links }: Outline): Point[] {
  const distance = new Map<string, number>();
  for (const { id } of places) {
    if (distance.has(id)) continue;
    distance.set(id, 0);
    for (const [from, far] of distance) {
      const next = links.flatMap(({ a, b }) => (a === from ? [b] : b === from ? [a] : []));
      for (const to of next) if (!distance.has(to)) distance.set(to, far + 1);
    }
  }
  const heights = new Map<number, number>();
  return places.map(({ id }) => {
    const column = distance.get(id) ?? 0;
    const row = heights.get(column) ?? 0;
    heights.set(column, row + 1);
    return { x: column * STEP.x * 2, y: row * STEP.y };
  });
}

/** Pushes places apart until none overlap; the whole grows if that does not help. */
function spread(nodes: readonly Node[]): void {
  for (let growth = 0; growth < MOST_GROWTHS; growth++) {
    for (let round = 0; round < ROUNDS; round++) if (!pushApart(nodes)) return;
    for (const node of nodes) [node.x, node.y] = [node.x * GROWTH, node.y * GROWTH];
  }
  // A single column, as a last resort.
  let y = 0;
  for (const node of nodes) {
    [node.x, node.y] = [0, y + node.half.y];
    y += 2 * node.half.y;
  }
}

function pushApart(nodes: readonly Node[]): boolean {
  let hasMoved = false;
  nodes.forEach((a, i) => {
    for (let j = i + 1; j < nodes.length; j++) {
      const b = nodes[j];
      if (b === undefined) continue;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const [ox, oy] = [a.half.x + b.half.x - Math.abs(dx), a.half.y + b.half.y - Math.abs(dy)];
      if (ox <= 0 || oy <= 0) continue;
      hasMoved = true;
      const isAcross = ox < oy;
      const push = (isAcross ? ox * Math.sign(dx || 1) : oy * Math.sign(dy || 1)) / 2 + (isAcross ? Math.sign(dx || 1) : Math.sign(dy || 1)) * 0.01;
      if (isAcross) [a.x, b.x] = [a.x - push, b.x + push];
      else [a.y, b.y] = [a.y - push, b.y + push];
    }
  });
  return hasMoved;
}

function placeOf(outline: Outline, { place, x, y }: Node): Place {
  const { size } = outline.style.places[place.kind] ?? { size: 6 };
  const { kind, name, id, title, region, value = null, marks, lettering } = place;
  const label: Label = { x, y: Math.round(y + size + 4 + lettering.size * 0.7), anchor: "middle", ...lettering, breaks: [] };
  const stack = { x: x - STACK_WIDTH / 2, y: y - size - 3 - STACK_HEIGHT, width: STACK_WIDTH, height: STACK_HEIGHT };
  return { kind, name: name ?? id, title, region, sheet: 0, x, y, value, marks, label: { en: label }, stack, box: null };
}

interface Strip {
  readonly furniture: Board["furniture"];
  readonly boxes: readonly (readonly [string, Place])[];
  readonly regions: Readonly<Record<string, Region>>;
  readonly bottom: number;
}

/** The strip below the map: title, legend, tracks, boxes, seats, the list of regions. */
function stripOf(outline: Outline, width: number, top: number): Strip {
  const { boxes, tracks, regions, style } = outline;
  const list = Math.max(1, Math.floor((width - 2 * MARGIN) / LIST.width));
  const regionsHeight = regions.length === 0 ? 0 : Math.ceil(regions.length / list) * LIST.row + 10;
  const y = top + regionsHeight + 10;
  const rows = Object.values(style).reduce((sum, kinds) => sum + Object.keys(kinds).length, 6);
  const legend = { x: MARGIN, y: y + TITLE + 10, width: LEFT, height: Math.ceil(rows / 2) * ROW + 50 };
  const middle = { x: MARGIN + LEFT + 16, y, width: width - 2 * MARGIN - LEFT - SEATS.width - 32, height: 0 };
  const trackRects = tracks.map((id, i) => [id, { x: middle.x, y: y + 22 + i * TRACK, width: middle.width, height: 30 }] as const);
  const perRow = Math.max(1, Math.floor((width - middle.x - MARGIN) / (BOX.width + 8)));
  const boxTop = y + Math.max(tracks.length * TRACK, SEATS.height) + 12;
  const boxRects = boxes.map(({ id }, i) => [id, boxAt(middle.x, boxTop, i, perRow)] as const);
  return {
    furniture: {
      title: { x: MARGIN, y, width: LEFT, height: TITLE },
      legend,
      seats: { x: width - MARGIN - SEATS.width, y, width: SEATS.width, height: SEATS.height },
      tracks: Object.fromEntries(trackRects),
    },
    boxes: boxRects.map(([id, box]) => [id, boxPlace(id, box, outline)] as const),
    regions: Object.fromEntries(
      regions.map(({ id, worth }, i) => [id, regionAt(worth, MARGIN + (i % list) * LIST.width, top + Math.floor(i / list) * LIST.row + 16)]),
    ),
    bottom: Math.max(legend.y + legend.height, boxTop + Math.ceil(boxes.length / perRow) * (BOX.height + 8)) + 20,
  };
}

function boxAt(left: number, top: number, i: number, perRow: number): Rect {
  return { x: left + (i % perRow) * (BOX.width + 8), y: top + Math.floor(i / perRow) * (BOX.height + 8), ...BOX };
}

function regionAt(worth: number | null, x: number, y: number): Region {
  const label: Labels = { en: { x: x + 22, y: y + 5, anchor: "start", size: 14, weight: "capitals", breaks: [] } };
  return { sheet: 0, outline: "", tint: 0, worth, label, seal: { en: { x: x + 8, y } } };
}
