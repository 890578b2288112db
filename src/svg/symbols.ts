import type { OwnerStyle, Place, PlaceStyle } from "../core/board/board.js";
import type { PlaceMark, PlaceState } from "../core/board/table.js";
import { INK, LAND, LIGHT, NOBODY, PAPER } from "./palette.js";
import { isLit, nameIn, ownerStyle, placeName, type Picture, pointed, type Scene } from "./picture.js";
import { formPath, ownedPath } from "./signs.js";
import { wordOf } from "./words.js";
import { element, numeral, title, words } from "./xml.js";

/** A star fortress has this many points plus its strength. Without a number it is drawn as strength 1. */
const BASTIONS = 5;
const UNKNOWN: PlaceStyle = { symbol: "circle", size: 6 };
const BARE: PlaceState = { control: null, value: null, marks: [] };

/** A place with everything on it except pieces and the marks drawn as swords. */
export function placeSymbol(scene: Scene, id: string, place: Place): string {
  const style = scene.board.style.places[place.kind] ?? UNKNOWN;
  if (style.size === 0) return ""; // A box beside the map has no point on it.
  const state = scene.table.places[id] ?? BARE;
  const inside = [
    title(placeTitle(scene, id, place, state)),
    isLit(scene, "place", id) ? glow(place, style.size) : "",
    ...state.marks.map((mark) => marked(mark, markAround(scene, mark, place, style.size))),
    bearing(scene, state, symbolOf(scene, style, place, state)),
    place.marks.some((mark) => scene.board.style.printed[mark]?.sign === "drop") ? dropletSign(place.x + 6.5, place.y + 6.5) : "",
    ...state.marks.map((mark) => marked(mark, markOn(scene, mark, place, style.size))),
  ];
  const isFaded = state.marks.some(({ kind }) => scene.board.style.marks[kind]?.sign === "faded");
  return element("g", { class: "place", ...pointed(scene, "place", id), opacity: isFaded ? ".4" : null }, ...inside);
}

function marked({ kind }: PlaceMark, sign: string): string {
  return sign === "" ? "" : element("g", { "data-mark": kind }, sign);
}

// Some marks have no sign of their own: they fade the symbol, change its number or leave it as it is. The symbol stands for them.
function bearing({ board }: Scene, { marks }: PlaceState, symbol: string): string {
  const signs = ["faded", "none"];
  return marks.filter(({ kind }) => signs.includes(board.style.marks[kind]?.sign ?? "none")).reduce((inside, mark) => marked(mark, inside), symbol);
}

function glow({ x, y }: Place, size: number): string {
  return element("circle", { cx: x, cy: y, r: size + 6, fill: LIGHT, "fill-opacity": ".55", stroke: LIGHT, "stroke-width": 2, "pointer-events": "none" });
}

/** A place in words: name, kind, number, region, controller, marks. */
export function placeTitle(picture: Picture, id: string, place: Place, { control, value, marks }: PlaceState): string {
  const { kind, region } = place;
  const number = value ?? place.value ?? "";
  const parts = [
    `${wordOf(picture.texts, kind)} ${number}`.trim(),
    ...(region === null || region === id ? [] : [nameIn(picture, region)]),
    ...(control === null ? [] : [nameIn(picture, control)]),
    ...marks.map((mark) =>
      [wordOf(picture.texts, mark.kind), mark.value === null ? "" : String(mark.value), mark.owner === null ? "" : `(${nameIn(picture, mark.owner)})`]
        .filter(Boolean)
        .join(" "),
    ),
  ];
  return `${placeName(picture, place)}: ${parts.join(", ")}`;
}

function symbolOf(scene: Scene, { symbol, size }: PlaceStyle, { x, y, value: printed }: Place, { control, value: now }: PlaceState): string {
  const value = now ?? printed;
  const owner = control === null ? null : ownerStyle(scene, control);
  const n = numeral;
  switch (symbol) {
    case "square":
      return square(scene, { x, y, size }, owner, value);
    case "circle":
      return ownedPath(scene.id, formPath("circle", x, y, size, size), owner, 1.4) + (value === null ? "" : numberInside("circle", x, y, size, value));
    case "castle":
      return ownedPath(scene.id, `M${n(x - 7.5)} ${n(y + 6.5)}v-12h3.4v2.8h2.4v-2.8h3.4v2.8h2.4v-2.8h3.4v12z`, owner, 1.3);
    case "star":
      return ownedPath(scene.id, starPath(x, y, BASTIONS + (value ?? 1), size), owner, 1.2) + numberOn(x, y, value, owner);
    case "dot":
      return element("circle", { cx: x, cy: y, r: size - 0.5, fill: owner?.colour ?? NOBODY, stroke: INK, "stroke-width": 1.3 });
    case "ring":
      return element("circle", {
        cx: x,
        cy: y,
        r: size,
        fill: owner === null ? LAND : owner.colour,
        stroke: INK,
        "stroke-width": 1.3,
        "stroke-dasharray": "2.6 1.8",
      });
    case "wave":
      return element("circle", { cx: x, cy: y, r: size - 0.6, fill: "#e4f0f1", stroke: "#3f7d98", "stroke-width": 1.4 });
    case "box":
      return size === 0
        ? ""
        : element("circle", { cx: x, cy: y, r: size, fill: NOBODY, stroke: INK, "stroke-width": 2 }) + element("circle", { cx: x, cy: y, r: 5, fill: INK });
  }
}

// A square without a number, which is a great city, has a second wall.
function square(scene: Scene, { x, y, size }: Record<"x" | "y" | "size", number>, owner: OwnerStyle | null, value: number | null): string {
  const body = ownedPath(scene.id, formPath("square", x, y, size, size), owner, 1.6);
  if (value !== null) return body + numberInside("square", x, y, size, value);
  return (
    body +
    element("rect", {
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
      rx: 1,
      fill: owner?.colour ?? NOBODY,
      stroke: owner === null ? INK : "#fff",
      "stroke-width": 1.2,
    })
  );
}

// The value of a city is on paper inside a ring of its controller's colour, because a number on the colour itself would mean a counter.
function numberInside(form: "square" | "circle", x: number, y: number, size: number, value: number): string {
  const half = size * 0.62;
  return (
    element("path", { d: formPath(form, x, y, half, half), fill: PAPER }) +
    words(x, y + 3.9, String(value), { size: 11.5, weight: "bold", anchor: "middle", fill: INK })
  );
}

function numberOn(x: number, y: number, value: number | null, owner: OwnerStyle | null): string {
  if (value === null) return "";
  const style = { size: 12, weight: "bold", anchor: "middle", fill: owner === null ? INK : "#fff" } as const;
  return words(x, y + 4.2, String(value), owner === null || owner.hatch === "none" ? style : { ...style, halo: owner.colour });
}

function starPath(x: number, y: number, points: number, size: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const r = i % 2 === 0 ? size : size * 0.72;
    return `${numeral(x + r * Math.cos(angle))} ${numeral(y + r * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The sign of a port: a blue dot. */
export function dropletSign(x: number, y: number): string {
  return element("circle", { cx: x, cy: y, r: 3.8, fill: "#4a93b8", stroke: "#fff", "stroke-width": 1 });
}

function markAround(scene: Scene, { kind, owner }: PlaceMark, { x, y }: Place, size: number): string {
  const sign = scene.board.style.marks[kind]?.sign;
  if (sign !== "ring" && sign !== "broken-ring") return "";
  const ring = { cx: x, cy: y, r: size + 2.6, fill: "none", "stroke-dasharray": sign === "ring" ? null : "3.4 2.2" };
  return (
    element("circle", { ...ring, stroke: "#fff", "stroke-width": 4.4, "stroke-dasharray": null }) +
    element("circle", { ...ring, stroke: ownerStyle(scene, owner).colour, "stroke-width": 2.8 })
  );
}

function markOn(scene: Scene, { kind, owner, value }: PlaceMark, { x, y }: Place, size: number): string {
  const colour = ownerStyle(scene, owner).colour;
  switch (scene.board.style.marks[kind]?.sign) {
    case "bar":
      return lineSign(x, y - size - 0.5, size + 2, value ?? 1, colour);
    case "cross":
      return (
        element("path", { d: `M${numeral(x + size - 4)} ${numeral(y - size - 1)}l6 6m0-6l-6 6`, stroke: "#fff", "stroke-width": 4 }) +
        element("path", { d: `M${numeral(x + size - 4)} ${numeral(y - size - 1)}l6 6m0-6l-6 6`, stroke: "#7a1f12", "stroke-width": 2 })
      );
    case "flag":
      return element("path", {
        d: `M${numeral(x + size - 2)} ${numeral(y)}V${numeral(y - size - 2.5)}l6.5 2.7-6.5 2.7`,
        fill: colour,
        stroke: "#fff",
        "stroke-width": 0.9,
      });
    case "tomb":
      return element("path", { d: `M${numeral(x - size - 3)} ${numeral(y - 1)}l4.2-7.5 4.2 7.5z`, fill: "#6d3a86", stroke: "#fff", "stroke-width": 0.9 });
    default:
      return "";
  }
}

/** A fortified line: a rampart over the place, with a tooth per level. */
export function lineSign(x: number, y: number, half: number, level: number, colour: string): string {
  const n = numeral;
  const teeth = Array.from({ length: level }, (_, i) => {
    const at = x - half + ((i + 0.5) * 2 * half) / level;
    return `M${n(at - 2)} ${n(y)}v-3.2h4v3.2`;
  });
  const d = `M${n(x - half)} ${n(y)}h${n(2 * half)}${teeth.join("")}`;
  return element("path", { d, fill: "none", stroke: "#fff", "stroke-width": 4.4 }) + element("path", { d, fill: colour, stroke: colour, "stroke-width": 2.4 });
}
