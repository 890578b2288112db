/** Where the map opens: which part of it holds the decision, what has moved and one's own pieces. */
import type { Board, Rect, Table } from "tyche/svg";
import type { Target } from "../protocol.js";
import type { View } from "./pan-zoom.js";

/** A place that should be seen, and how much. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

/** The least legible sizes as the map opens, in pixels: letters, and counters where pieces lie on the map itself. */
const LETTERS = 11;
const COUNTERS = 22;
/** Heights in lengths of the map: of a counter, and of the least letters in a box. */
const COUNTER = 18;
const ROW = 11.4;
const CLOSEST = 1.12;
const MARGIN = 70;
const WEIGHTS = { lit: 9, moved: 4, own: 1 } as const;

/** The places that a target lies on: itself, that of a stack or a piece, those of a region. */
export function placesOf({ kind, id }: Target, board: Board, table: Table): readonly string[] {
  if (kind === "place") return Object.hasOwn(board.places, id) ? [id] : [];
  if (kind === "stack") return table.stacks.filter((stack) => stack.id === id).map(({ place }) => place);
  if (kind === "piece") return table.stacks.filter(({ pieces }) => pieces.some((piece) => piece.id === id)).map(({ place }) => place);
  if (kind === "region") return Object.keys(board.places).filter((place) => board.places[place]!.region === id);
  return [];
}

/** Spots that should be in sight: lit places, places of moves, and the viewer's own pieces. */
export function spotsOf(board: Board, table: Table, lit: readonly Target[], moved: readonly string[]): Spot[] {
  const weights = new Map<string, number>();
  const add = (place: string, weight: number): void => void weights.set(place, Math.max(weight, weights.get(place) ?? 0));
  for (const target of lit) for (const place of placesOf(target, board, table)) add(place, WEIGHTS.lit);
  for (const place of moved) add(place, WEIGHTS.moved);
  for (const { place, owner } of table.stacks) if (owner === table.viewer || board.style.owners[owner ?? ""]?.side === table.viewer) add(place, WEIGHTS.own);
  return [...weights].flatMap(([id, weight]) => {
    const spot = spotOf(board, id);
    return spot === null ? [] : [{ ...spot, weight }];
  });
}

/** Where a place lies on the map; null for a box beside it. */
export function spotOf(board: Board, id: string): { readonly x: number; readonly y: number } | null {
  const place = board.places[id];
  const map = board.sheets[0]!.frame;
  if (place === undefined) return null;
  const at = place.box === null ? place : { x: place.box.x + place.box.width / 2, y: place.box.y + place.box.height / 2 };
  return at.x < map.x || at.y < map.y || at.x > map.x + map.width || at.y > map.y + map.height ? null : { x: at.x, y: at.y };
}

/** The scale at which the least letters and the counters of a map can be read. */
export function openScale({ places, regions, names, links }: Board): number {
  const labels = [
    ...Object.values(places).map(({ label }) => label),
    ...Object.values(regions).map(({ label }) => label),
    ...names.map(({ label }) => label),
    ...links.flatMap(({ stubs }) => stubs?.map(({ label }) => label) ?? []),
  ];
  const sizes = labels.flatMap((label) => Object.values(label ?? {}).map(({ size, weight }) => (weight === "capitals" ? size * CAPITALS : size)));
  const hasCounters = Object.values(places).some(({ box }) => box === null);
  return Math.max(LETTERS / Math.min(ROW, ...sizes), hasCounters ? COUNTERS / COUNTER : 0) * 1.005;
}

/** Capitals are set smaller than their size says. */
const CAPITALS = 0.82;

/** The view that shows as much of the spots as can be read: all of them where there is room, else where most of their weight is. */
export function viewOf(spots: readonly Spot[], board: Board, free: { readonly width: number; readonly height: number }): View {
  const map = board.sheets[0]!.frame;
  const open = openScale(board);
  if (spots.length === 0) return { k: open, x: map.x + map.width / 2, y: map.y + map.height / 2 };
  const heavy = spots.filter(({ weight }) => weight === Math.max(...spots.map((spot) => spot.weight)));
  for (const wanted of [spots, heavy]) {
    const around = boundsOf(wanted);
    const k = Math.min(open * CLOSEST, free.width / (around.width + 2 * MARGIN), free.height / (around.height + 2 * MARGIN));
    if (k >= open) return { k, ...middleOf(around) };
  }
  return { k: open, ...middleOf(boundsOf(fullest(spots, { width: free.width / open - MARGIN, height: free.height / open - MARGIN }))) };
}

// The spots in the window around one of them that holds most weight.
function fullest(spots: readonly Spot[], { width, height }: { readonly width: number; readonly height: number }): readonly Spot[] {
  let best: readonly Spot[] = [];
  let most = -1;
  for (const { x, y } of spots) {
    const inside = spots.filter((spot) => Math.abs(spot.x - x) <= width / 2 && Math.abs(spot.y - y) <= height / 2);
    const weight = inside.reduce((sum, spot) => sum + spot.weight, 0);
    if (weight > most) [best, most] = [inside, weight];
  }
  return best;
}

function boundsOf(spots: readonly Spot[]): Rect {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function middleOf({ x, y, width, height }: Rect): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
