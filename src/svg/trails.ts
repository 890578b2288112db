import type { Place, Point } from "../core/board/board.js";
import { linkPath } from "./chart.js";
import { INK } from "./palette.js";
import { isBeside, ownerStyle, type Scene } from "./picture.js";
import { element, numeral } from "./xml.js";

/** The path of a movement, from place to place. */
export interface Trail {
  /** The mover, for the colour; null for nobody. */
  readonly owner: string | null;
  /** Ids of places, from first to last. Places that are not in the picture are skipped. */
  readonly places: readonly string[];
}

const WIDTH = 5;
const HEAD = { length: 17, half: 9 };
/** The gap between the tip of an arrow and the symbol of its place. */
const SHORT = 4;
const RING = 8;

/** An arrow along the links of a path, with a straight last leg. Empty if fewer than two places are in the picture. */
export function trailArrow(scene: Scene, { owner, places }: Trail): string {
  const drawn = places.filter((id) => shownPlace(scene, id) !== undefined);
  const [before, last] = drawn.slice(-2).map((id) => shownPlace(scene, id));
  if (before === undefined || last === undefined) return "";
  const { colour } = ownerStyle(scene, owner);
  const tip = short(last, before, sizeOf(scene, last) + SHORT);
  const foot = short(tip, before, HEAD.length - 2);
  const legs = drawn.slice(1).map((id, i) => legPath(scene, drawn[i]!, id));
  const d = `${legs.slice(0, -1).join("")}M${numeral(before.x)} ${numeral(before.y)}L${numeral(foot.x)} ${numeral(foot.y)}`;
  const line = { d, fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
  const head = element("path", { d: headPath(tip, before), fill: colour, stroke: "#fff", "stroke-width": 1.5, "stroke-linejoin": "round" });
  return element(
    "g",
    { class: "trail", "stroke-opacity": ".9" },
    element("path", { ...line, stroke: "#fff", "stroke-width": WIDTH + 3.5 }),
    element("path", { ...line, stroke: colour, "stroke-width": WIDTH }),
    head,
  );
}

// Follows the bend of the link, if there is one.
function legPath(scene: Scene, a: string, b: string): string {
  const [from, to] = [shownPlace(scene, a), shownPlace(scene, b)];
  if (from === undefined || to === undefined) return "";
  const link = scene.board.links.find((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));
  return linkPath(from, to, link === undefined ? 0 : link.a === a ? link.bend : -link.bend);
}

function headPath(tip: Point, from: Point): string {
  const base = short(tip, from, HEAD.length);
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [dx, dy] = [((tip.y - from.y) / length) * HEAD.half, ((from.x - tip.x) / length) * HEAD.half];
  const points = [tip, { x: base.x + dx, y: base.y + dy }, { x: base.x - dx, y: base.y - dy }];
  return `M${points.map(({ x, y }) => `${numeral(x)} ${numeral(y)}`).join("L")}Z`;
}

// The point at a distance before the end of a line, but not before its start.
function short(end: Point, start: Point, by: number): Point {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const share = length === 0 ? 0 : Math.min(1, by / length);
  return { x: end.x + (start.x - end.x) * share, y: end.y + (start.y - end.y) * share };
}

/** A ring around a place, or around its box. Empty if the place is not in the picture. */
export function ring(scene: Scene, id: string): string {
  const place = shownPlace(scene, id);
  if (place === undefined) return "";
  const looks = [
    { stroke: INK, "stroke-width": 4.4, "stroke-opacity": ".55" },
    { stroke: "#fff", "stroke-width": 2.4, "stroke-dasharray": "5 3.5" },
  ];
  return element("g", { class: "ring", fill: "none" }, ...looks.map((look) => element(...outline(scene, place, look))));
}

function outline(scene: Scene, place: Place, look: Readonly<Record<string, string | number>>): [string, Record<string, string | number>] {
  const { x, y, box } = place;
  if (box === null) return ["circle", { cx: x, cy: y, r: sizeOf(scene, place) + RING, ...look }];
  return ["rect", { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8, rx: 8, ...look }];
}

function shownPlace({ board, without }: Scene, id: string): Place | undefined {
  const place = board.places[id];
  return without.includes("boxes") && isBeside(board, place) ? undefined : place;
}

function sizeOf({ board }: Scene, { kind }: Place): number {
  return board.style.places[kind]?.size ?? 0;
}
