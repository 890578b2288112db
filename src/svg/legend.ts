import type { LinkStyle, OwnerStyle, PlaceStyle } from "../core/board/board.js";
import { fittingSize } from "./lettering.js";
import { INK, LIGHT, NOBODY, PAPER } from "./palette.js";
import { nameIn, panel, type Picture } from "./picture.js";
import { formPath, ownedPath, pieceSign } from "./signs.js";
import { dropletSign, lineSign } from "./symbols.js";
import { ownWords } from "./words.js";
import { element, numeral, words } from "./xml.js";

const HEAD = 38;
const FOOT = 10;
const SAMPLE = 46;
const ROW = 21;
/** The least height of a row. */
const LEAST_ROW = 18.5;
const COLUMN_WIDTH = 260; // the usual width of a column

/** A row: the sample around its centre, and the words beside it. */
interface Row {
  readonly sample: (x: number, y: number) => string;
  readonly text: string;
}

export function legend(picture: Picture): string {
  const room = picture.board.furniture.legend;
  const list = [...placeRows(picture), ...linkRows(picture), ...ownerRows(picture), ...pieceRows(picture), ...markRows(picture)];
  const columns = Math.max(Math.round(room.width / COLUMN_WIDTH), Math.ceil((list.length * LEAST_ROW) / (room.height - HEAD - FOOT)));
  const perColumn = Math.ceil(list.length / columns);
  const step = Math.min(ROW, (room.height - HEAD - FOOT) / perColumn);
  const wide = (room.width - 20) / columns;
  const heading = ownWords(picture.language).legend;
  const drawn = list.map(({ sample, text }, i) => {
    const x = room.x + 10 + Math.floor(i / perColumn) * wide;
    const y = room.y + HEAD + ((i % perColumn) + 0.5) * step;
    const size = fittingSize(text, 13.5, wide - SAMPLE - 4);
    return sample(x + 22, y) + words(x + SAMPLE, y + size * 0.33, text, { size, fill: INK, class: "furniture" });
  });
  return (
    panel(room) +
    words(room.x + room.width / 2, room.y + 27, heading, { size: 17, weight: "bold", anchor: "middle", fill: INK, spacing: 1, class: "furniture" }) +
    drawn.join("")
  );
}

function placeRows(picture: Picture): Row[] {
  const { style, places } = picture.board;
  const kinds = new Set(Object.values(places).flatMap(({ kind, box }) => (box === null ? [kind] : [])));
  const printed = new Set(Object.values(places).flatMap(({ marks }) => marks));
  return [
    ...Object.entries(style.places).flatMap(([kind, look]) => (kinds.has(kind) ? [{ sample: placeSample(look), text: nameIn(picture, kind) }] : [])),
    ...Object.keys(style.printed).flatMap((mark) => (printed.has(mark) ? [{ sample: dropletSign, text: nameIn(picture, mark) }] : [])),
  ];
}

function placeSample({ symbol, size }: PlaceStyle): Row["sample"] {
  const n = numeral;
  return (x, y) => {
    const fill = { fill: NOBODY, stroke: INK, "stroke-width": 1.4 };
    switch (symbol) {
      case "square":
        return (
          element("path", { d: formPath("square", x, y, size, size), ...fill }) + element("path", { d: formPath("square", x, y, size / 2, size / 2), ...fill })
        );
      case "castle":
        return element("path", { d: `M${n(x - 7.5)} ${n(y + 6.5)}v-12h3.4v2.8h2.4v-2.8h3.4v2.8h2.4v-2.8h3.4v12z`, ...fill });
      case "star":
        return element("path", { d: starSample(x, y, size), ...fill }) + words(x, y + 4.2, "2", { size: 12, weight: "bold", anchor: "middle", fill: INK });
      case "ring":
        return element("circle", { cx: x, cy: y, r: size, ...fill, "stroke-dasharray": "2.6 1.8" });
      case "wave":
        return element("circle", { cx: x, cy: y, r: size - 0.6, fill: "#e4f0f1", stroke: "#3f7d98", "stroke-width": 1.4 });
      default:
        return element("circle", { cx: x, cy: y, r: symbol === "dot" ? size - 0.5 : size, ...fill });
    }
  };
}

function starSample(x: number, y: number, size: number): string {
  return `M${Array.from({ length: 14 }, (_, i) => {
    const angle = (Math.PI * i) / 7 - Math.PI / 2;
    const r = i % 2 === 0 ? size : size * 0.72;
    return `${numeral(x + r * Math.cos(angle))} ${numeral(y + r * Math.sin(angle))}`;
  }).join("L")}Z`;
}

function linkRows(picture: Picture): Row[] {
  const kinds = new Set(picture.board.links.map(({ kind }) => kind));
  return Object.entries(picture.board.style.links).flatMap(([kind, style]) =>
    kinds.has(kind) ? [{ sample: linkSample(style), text: nameIn(picture, kind) }] : [],
  );
}

function linkSample({ colour, width, dash }: LinkStyle): Row["sample"] {
  return (x, y) =>
    element("path", {
      d: `M${numeral(x - 18)} ${numeral(y)}h36`,
      stroke: colour,
      "stroke-width": width,
      "stroke-dasharray": dash === "" ? null : dash,
      "stroke-linecap": dash.startsWith("1 ") ? "round" : null,
    });
}

// The sample of an owner is a counter and a place in its colour and hatching; that of a nation that fights for a seat is only a counter.
function ownerRows(picture: Picture): Row[] {
  return Object.entries(picture.board.style.owners).map(([owner, style]) => ({ sample: ownerSample(picture, style), text: nameIn(picture, owner) }));
}

function ownerSample({ id }: Picture, style: OwnerStyle): Row["sample"] {
  return (x, y) => {
    const counter = (at: number): string => element("path", { d: formPath(style.form, at, y, 7.6, 7.6), fill: style.colour, stroke: INK, "stroke-width": 0.9 });
    return style.side === null ? counter(x - 9) + ownedPath(id, formPath("circle", x + 9, y, 6.5, 6.5), style, 1.2) : counter(x);
  };
}

// Rows for units, those inside walls and those under way, and one for each other kind of piece.
function pieceRows(picture: Picture): Row[] {
  const kinds = Object.entries(picture.board.style.pieces);
  const hasUnits = kinds.some(([, { sign }]) => sign === "unit");
  const counter = (x: number, y: number): string =>
    element("path", { d: formPath("square", x, y, 7.6, 7.6), fill: INK }) +
    words(x, y + 4.2, "4", { size: 12, weight: "bold", anchor: "middle", fill: "#fff" });
  const inside = (x: number, y: number): string =>
    element("path", { d: `M${numeral(x - 8.5)} ${numeral(y - 4)}v-3.8h3.4v2h3.2v-2h3.8v2h3.2v-2h3.4v3.8z`, fill: INK }) +
    element("path", { d: formPath("square", x, y + 2, 7.4, 6), fill: PAPER, stroke: INK, "stroke-width": 2 }) +
    words(x, y + 6, "4", { size: 11, weight: "bold", anchor: "middle", fill: INK });
  const underWay = (x: number, y: number): string =>
    element("rect", { x: x - 10, y: y - 9.5, width: 20, height: 19, rx: 4, fill: "none", stroke: LIGHT, "stroke-width": 2.4 }) + counter(x, y);
  return [
    ...(hasUnits
      ? [
          { sample: counter, text: nameIn(picture, "units") },
          ...(picture.board.style.hasWalls ? [{ sample: inside, text: nameIn(picture, "inside") }] : []),
          { sample: underWay, text: nameIn(picture, "under-way") },
        ]
      : []),
    ...kinds.flatMap(([kind, { sign }]) =>
      sign === "unit" ? [] : [{ sample: (x: number, y: number) => pieceSign(sign, x, y, sign === "crown" ? "#6d3a86" : INK, 13), text: nameIn(picture, kind) }],
    ),
  ];
}

function markRows(picture: Picture): Row[] {
  const seals = Object.values(picture.board.regions).some(({ seal, worth }) => seal !== null && worth !== null);
  const marks = Object.entries(picture.board.style.marks).flatMap(([kind, { sign }]) => {
    const sample = MARK_SAMPLES[sign];
    return sample === undefined ? [] : [{ sample, text: nameIn(picture, kind) }];
  });
  const seal = (x: number, y: number): string =>
    element("circle", { cx: x, cy: y, r: 7.6, fill: NOBODY, stroke: "#7a4520" }) +
    words(x, y + 4.2, "3", { size: 12, weight: "bold", anchor: "middle", fill: "#7a4520" });
  return [...marks, ...(seals ? [{ sample: seal, text: nameIn(picture, "worth") }] : [])];
}

const town = (x: number, y: number): string => element("circle", { cx: x, cy: y, r: 6, fill: NOBODY, stroke: INK, "stroke-width": 1.4 });
const MARK_SAMPLES: Readonly<Record<string, Row["sample"]>> = {
  faded: (x, y) => element("g", { opacity: ".4" }, town(x, y)),
  ring: (x, y) => element("circle", { cx: x, cy: y, r: 9, fill: "none", stroke: INK, "stroke-width": 2.6 }) + town(x, y),
  "broken-ring": (x, y) =>
    element("circle", { cx: x, cy: y, r: 9, fill: "none", stroke: INK, "stroke-width": 2.6, "stroke-dasharray": "3.4 2.2" }) + town(x, y),
  bar: (x, y) => lineSign(x, y + 2, 10, 2, INK),
  cross: (x, y) => element("path", { d: `M${numeral(x - 4)} ${numeral(y - 4)}l8 8m0-8l-8 8`, stroke: "#7a1f12", "stroke-width": 2.4 }),
  flag: (x, y) => element("path", { d: `M${numeral(x - 4)} ${numeral(y + 7)}v-14l10 4-10 4`, fill: INK, stroke: INK }),
  tomb: (x, y) => element("path", { d: `M${numeral(x - 7)} ${numeral(y + 6)}l7-12 7 12z`, fill: "#6d3a86" }),
  swords: (x, y) => pieceSign("swords", x, y, INK, 14),
};
