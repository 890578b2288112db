import type { Place, Rect } from "../core/board/board.js";
import type { Piece, Stack } from "../core/board/table.js";
import { counters, pieceText, piecesText, stackTitle, widthOfCounters } from "./counters.js";
import { fittingSize, wrapped } from "./lettering.js";
import { FRAME, INK, LIGHT } from "./palette.js";
import { isLit, nameIn, ownerStyle, panel, placeName, type Picture, pointed, type Scene } from "./picture.js";
import { formPath } from "./signs.js";
import { placeTitle } from "./symbols.js";
import { capital, wordOf } from "./words.js";
import { element, numeral, title, words } from "./xml.js";

const ROW = 20;
/** Counters are larger in rows with enough height. */
const SCALES: readonly (readonly [height: number, scale: number])[] = [
  [44, 1.7],
  [30, 1.3],
];
const WIDEST_CHIP = 62;

/** The empty box, with a line to its point on the map if it has one. */
export function boxFrame(picture: Picture, place: Place, box: Rect): string {
  const name = placeName(picture, place);
  const size = fittingSize(name, place.stack.y - box.y > 24 ? 20 : 13, box.width - 20, "bold");
  const rule = element("path", { d: `M${numeral(box.x + 8)} ${numeral(place.stack.y)}h${numeral(box.width - 16)}`, stroke: FRAME, "stroke-width": 0.7 });
  return (
    leader(picture, place, box) +
    panel(box) +
    words(box.x + box.width / 2, place.stack.y - (size > 15 ? 8 : 5), name, { size, weight: "bold", anchor: "middle", fill: INK, class: "furniture" }) +
    rule
  );
}

function leader({ board }: Picture, { kind, x, y }: Place, box: Rect): string {
  if ((board.style.places[kind]?.size ?? 0) === 0) return "";
  const [tx, ty] = [Math.min(box.x + box.width, Math.max(box.x, x)), Math.min(box.y + box.height, Math.max(box.y, y))];
  return element("path", { d: `M${numeral(x)} ${numeral(y)}L${numeral(tx)} ${numeral(ty)}`, stroke: FRAME, "stroke-width": 2 });
}

export function boxContents(scene: Scene, id: string, place: Place, box: Rect, stacks: readonly Stack[]): string {
  const state = scene.table.places[id] ?? { control: null, value: null, marks: [] };
  const rim = isLit(scene, "place", id)
    ? element("rect", { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4, rx: 7, fill: "none", stroke: LIGHT, "stroke-width": 4 })
    : "";
  const control = state.control === null ? "" : controlSign(scene, state.control, box);
  const area = element("rect", { x: box.x, y: box.y, width: box.width, height: box.height, fill: "#fff", "fill-opacity": "0" });
  return (
    element("g", { class: "box", ...pointed(scene, "place", id) }, title(placeTitle(scene, id, place, state)), rim, area, control) +
    rows(scene, id, place.stack, stacks)
  );
}

function controlSign(scene: Scene, owner: string, box: Rect): string {
  const { colour, form } = ownerStyle(scene, owner);
  return element("path", { d: formPath(form, box.x + 16, box.y + 11, 6.5, 6.5), fill: colour, stroke: INK, "stroke-width": 0.9 });
}

// Rows from top to bottom, in two columns if there are many. A row has as many lines as its height allows.
function rows(scene: Scene, id: string, room: Rect, stacks: readonly Stack[]): string {
  const columns = stacks.length > 1 && room.height < stacks.length * ROW * 1.6 && room.width > 300 ? 2 : 1;
  const perColumn = Math.ceil(stacks.length / columns);
  const height = Math.min(64, room.height / Math.max(1, perColumn));
  const width = room.width / columns;
  return stacks
    .map((stack, i) => {
      const [x, y] = [room.x + Math.floor(i / perColumn) * width, room.y + (i % perColumn) * height];
      return stackRow(scene, id, stack, { x, y, width: width - (columns > 1 ? 8 : 0), height });
    })
    .join("");
}

function stackRow(scene: Scene, id: string, stack: Stack, { x, y, width, height }: Rect): string {
  const units = stack.pieces.filter((piece) => (scene.board.style.pieces[piece.kind]?.sign ?? "unit") === "unit");
  const others = stack.pieces.filter((piece) => !units.includes(piece));
  const shown: Stack = { ...stack, pieces: units.length > 0 ? units : others };
  const scale = SCALES.find(([least]) => height >= least)?.[1] ?? 1;
  const chip = counters(scene, { place: id, room: { x: 0, y: 0, width: WIDEST_CHIP / scale, height: ROW }, near: 0 }, [shown], []);
  const chipWidth = Math.max(widthOfCounters(scene, shown, WIDEST_CHIP / scale) * scale, 14);
  // If other pieces are named, units of the stack's owner are shown only by their number.
  const named = stack.pieces.filter((piece) => others.length === 0 || others.includes(piece) || piece.owner !== stack.owner);
  const names = capital(named.map((piece) => rowText(scene, piece)).join(", "));
  const size = height < 15 ? 10.5 : scale === 1 ? 11.5 : scale < 1.5 ? 13 : 15;
  const leading = size * 1.1;
  const lines = wrapped(names, size, width - chipWidth - 12, Math.max(1, Math.floor((height - 1) / leading)));
  const text = lines
    .map((line, i) => words(x + chipWidth + 8, y + size * 0.9 + (scale > 1.5 ? 5 : 2) + i * leading, line, { size, fill: INK, class: "furniture" }))
    .join("");
  const rest =
    others.length > 0 && units.length > 0 ? element("g", { "data-at": id, "data-pieces": piecesText(others) }, title(stackTitle(scene, stack)), text) : text;
  return element("g", { transform: `translate(${numeral(x + 2)} ${numeral(y + (scale > 1 ? 2 : -1))}) scale(${scale})` }, chip) + rest;
}

function rowText(scene: Scene, piece: Piece): string {
  const { strength, rating, name, count, marks } = piece;
  if (name === null) return pieceText(scene, piece);
  const printed = scene.board.style.pieces[piece.kind]?.isRated === true ? (rating ?? strength) : null;
  const conditions = marks.length === 0 ? "" : ` (${marks.map((mark) => wordOf(scene.texts, mark)).join(", ")})`;
  return `${nameIn(scene, name)}${count > 1 ? ` ${count}` : ""}${printed === null ? "" : ` ${printed}`}${conditions}`;
}
