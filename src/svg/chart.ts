import type { Link, Place, PrintedName, Region, Sheet } from "../core/board/board.js";
import { FAINT_INK, FRAME, HALO_LAND, HALO_WATER, INK, LAND, NOBODY, PAPER, REGION_INK, SEA, TINTS, WATER_INK } from "./palette.js";
import { labelIn, labelText, nameIn, placeName, type Picture } from "./picture.js";
import { fittingSize, widthOf } from "./lettering.js";
import { element, numeral, words } from "./xml.js";

/** Rings of shallow water along the coast: width, opacity. */
const SHALLOWS: readonly (readonly [number, string])[] = [
  [34, ".22"],
  [22, ".26"],
  [11, ".34"],
];
const CONTOURS: readonly number[] = [15.5, 8];

/** The definitions for all layers: the frame of each sheet as a clip, its land as a shape and as a clip. */
export function chartDefinitions({ board, id }: Picture): string {
  return board.sheets
    .map((sheet, i) => {
      const { x, y, width, height } = sheet.frame;
      const frame = element("clipPath", { id: `${id}-frame-${i}` }, element("rect", { x, y, width, height }));
      if (sheet.land === "") return frame;
      const land = element("path", { id: `${id}-land-${i}`, d: sheet.land, "fill-rule": "evenodd" });
      return frame + land + element("clipPath", { id: `${id}-clip-${i}` }, element("path", { d: sheet.land, "clip-rule": "evenodd" }));
    })
    .join("");
}

/** A sheet: water, land, names, links and labels, without the symbols of places. */
export function chart(picture: Picture, number: number): string {
  const sheet = picture.board.sheets[number];
  if (sheet === undefined) return "";
  const { x, y, width, height } = sheet.frame;
  const water = element("rect", { x, y, width, height, fill: sheet.land === "" ? PAPER : SEA });
  const layers = [
    water,
    sheet.land === "" ? "" : landLayers(picture, sheet, number),
    ...picture.board.names.filter(() => number === 0).map((name) => printedName(picture, name)),
    links(picture, number),
    ...Object.entries(picture.board.regions).flatMap(([id, region]) => (region.sheet === number ? [regionLabel(picture, id, region)] : [])),
    ...places(picture, number).map((place) => placeLabel(picture, place)),
  ];
  const drawn = element("g", { "clip-path": `url(#${picture.id}-frame-${number})` }, ...layers);
  return number === 0 ? drawn : drawn + insetFrame(picture, sheet);
}

function landLayers({ board, id }: Picture, sheet: Sheet, number: number): string {
  const land = (attributes: Readonly<Record<string, string | number>>): string => element("use", { href: `#${id}-land-${number}`, ...attributes });
  const line = { fill: "none", "stroke-linejoin": "round" };
  const regions = Object.values(board.regions).filter((region) => region.sheet === number && region.outline !== "");
  const outline = (attributes: Readonly<Record<string, string | number>>) => (region: Region) => element("path", { d: region.outline, ...attributes });
  return [
    ...SHALLOWS.map(([width, opacity]) => land({ ...line, stroke: "#dcebeb", "stroke-width": width, "stroke-opacity": opacity })),
    ...CONTOURS.flatMap((width) => [
      land({ ...line, stroke: "#8fb2bb", "stroke-width": width + 0.7, "stroke-opacity": ".35" }),
      land({ ...line, stroke: "#cbdfe1", "stroke-width": width - 0.7 }),
    ]),
    land({ fill: LAND }),
    element(
      "g",
      { "clip-path": `url(#${id}-clip-${number})` },
      ...regions.map((region) => outline({ fill: TINTS[region.tint] ?? LAND, "fill-opacity": ".78", "fill-rule": "evenodd" })(region)),
      element("g", { fill: "none", stroke: "#fbf5e4", "stroke-width": 4, "stroke-opacity": ".55", "stroke-linejoin": "round" }, ...regions.map(outline({}))),
      element(
        "g",
        { fill: "none", stroke: "#8d6b4b", "stroke-width": 1.3, "stroke-dasharray": "5 2.5 1.2 2.5", "stroke-linejoin": "round" },
        ...regions.map(outline({})),
      ),
      sheet.rivers === ""
        ? ""
        : element("path", { d: sheet.rivers, fill: "none", stroke: "#86aebb", "stroke-width": 1.7, "stroke-linejoin": "round", "stroke-linecap": "round" }),
    ),
    land({ ...line, stroke: "#5b6d70", "stroke-width": 1.1 }),
  ].join("");
}

function printedName(picture: Picture, { id, water, dot, label }: PrintedName): string {
  const here = labelIn(label, picture.language);
  if (here === undefined) return "";
  const text = nameIn(picture, id);
  if (dot === null) return labelText(here, text, { fill: water ? "#4d8197" : FAINT_INK, weight: water ? "italic" : "regular", class: "geography" });
  const point = element("circle", { cx: dot.x, cy: dot.y, r: 3.6, fill: NOBODY, stroke: INK, "stroke-width": 1.2 });
  return point + labelText(here, text, { fill: "#5b4a35", halo: HALO_LAND, class: "geography" });
}

function regionLabel(picture: Picture, id: string, { label }: Region): string {
  const here = label === null ? undefined : labelIn(label, picture.language);
  return here === undefined ? "" : labelText(here, nameIn(picture, id), { fill: REGION_INK, halo: HALO_LAND, class: "region" });
}

function places({ board }: Picture, number: number): Place[] {
  return Object.values(board.places).filter((place) => place.sheet === number && place.label !== null);
}

function placeLabel(picture: Picture, place: Place): string {
  const here = place.label === null ? undefined : labelIn(place.label, picture.language);
  if (here === undefined) return "";
  const isWater = picture.board.style.places[place.kind]?.symbol === "wave";
  return labelText(here, placeName(picture, place), { fill: isWater ? WATER_INK : INK, halo: isWater ? HALO_WATER : HALO_LAND, class: "name" });
}

/**
 * The path data of a link between two places. `bend` is the distance of its control point from the straight line, as a fraction of the line's length; 0
 * is straight.
 */
export function linkPath(a: Place, b: Place, bend: number): string {
  const n = numeral;
  if (bend === 0) return `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
  const mx = (a.x + b.x) / 2 - (b.y - a.y) * bend;
  const my = (a.y + b.y) / 2 + (b.x - a.x) * bend;
  return `M${n(a.x)} ${n(a.y)}Q${n(mx)} ${n(my)} ${n(b.x)} ${n(b.y)}`;
}

// Kind by kind, with the last kind of the legend at the bottom, so that roads cover sea routes.
function links(picture: Picture, number: number): string {
  const { board } = picture;
  return Object.keys(board.style.links)
    .reverse()
    .map((kind) => {
      const own = board.links.filter((link) => link.kind === kind);
      const lines = own.flatMap((link) => linkLine(picture, link, number));
      const arrows = own.flatMap((link) => stubs(picture, link, number));
      return linkGroup(picture, kind, lines) + arrows.join("");
    })
    .join("");
}

function linkLine({ board }: Picture, { a, b, bend, stubs: ends }: Link, number: number): string[] {
  const [from, to] = [board.places[a], board.places[b]];
  if (from === undefined || to === undefined || ends !== null || from.sheet !== number) return [];
  return [element("path", { "data-link": `${a} ${b}`, d: linkPath(from, to, bend) })];
}

function linkGroup({ board }: Picture, kind: string, lines: readonly string[]): string {
  const style = board.style.links[kind];
  if (style === undefined || lines.length === 0) return "";
  const { colour, width, dash } = style;
  const bed =
    dash === "" && width > 1.5
      ? element(
          "g",
          { fill: "none", stroke: PAPER, "stroke-width": width + 2, "stroke-opacity": ".55" },
          ...lines.map((line) => line.replace(/ data-link="[^"]*"/, "")),
        )
      : "";
  const cap = dash.startsWith("1 ") ? "round" : null;
  return (
    bed + element("g", { fill: "none", stroke: colour, "stroke-width": width, "stroke-dasharray": dash === "" ? null : dash, "stroke-linecap": cap }, ...lines)
  );
}

// A link to another sheet ends in an arrow with the name of its other place.
function stubs(picture: Picture, { a, b, kind, stubs: ends }: Link, number: number): string[] {
  const style = picture.board.style.links[kind];
  if (ends === null || style === undefined) return [];
  return [[a, b, ends[0]] as const, [b, a, ends[1]] as const].flatMap(([from, to, end]) => {
    const place = picture.board.places[from];
    const label = labelIn(end.label, picture.language);
    if (place === undefined || label === undefined || place.sheet !== number) return [];
    const turn = (Math.atan2(end.y - place.y, end.x - place.x) * 180) / Math.PI;
    const n = numeral;
    return [
      element("path", {
        "data-link": `${from} ${to}`,
        d: `M${n(place.x)} ${n(place.y)}L${n(end.x)} ${n(end.y)}`,
        fill: "none",
        stroke: style.colour,
        "stroke-width": style.width,
        "stroke-dasharray": style.dash,
      }),
      element("path", { d: "M0 0-9-4V4Z", transform: `translate(${n(end.x)} ${n(end.y)}) rotate(${n(turn)})`, fill: style.colour }),
      labelText(label, nameIn(picture, picture.board.places[to]?.name ?? to), { fill: "#9c3f2a", halo: HALO_WATER, class: "stub" }),
    ];
  });
}

function insetFrame(picture: Picture, { id, frame: { x, y, width, height } }: Sheet): string {
  const name = nameIn(picture, id);
  const size = fittingSize(name, 17, width - 60, "bold");
  const wide = widthOf(name, size, "bold") + 30;
  return [
    element("rect", { x, y, width, height, fill: "none", stroke: FRAME, "stroke-width": 3 }),
    element("rect", { x: x + 4, y: y + 4, width: width - 8, height: height - 8, fill: "none", stroke: FRAME, "stroke-width": 0.7 }),
    element("rect", { x: x + 14, y: y + 14, width: wide, height: 30, rx: 4, fill: PAPER, stroke: FRAME }),
    words(x + 14 + wide / 2, y + 35, name, { size, weight: "bold", anchor: "middle", fill: INK, class: "furniture" }),
  ].join("");
}
