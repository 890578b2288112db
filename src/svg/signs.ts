import type { OwnerStyle, PieceStyle } from "../core/board/board.js";
import { INK, NOBODY } from "./palette.js";
import { element, numeral } from "./xml.js";

/** Drawings of pieces in a square of 10 around the origin. */
const PIECE_SIGNS: Readonly<Record<Exclude<PieceStyle["sign"], "unit">, string>> = {
  star: "M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z",
  crown: "M-4.6 3.6-4.6-2.4-2.2.2 0-4.2 2.2.2 4.6-2.4 4.6 3.6Z",
  casket: "M-4.4 4.2-4.4-1 0-4.4 4.4-1 4.4 4.2ZM-2 4.2-2 1 2 1 2 4.2Z",
  ship: "M-4.8 1.4 4.8 1.4 3 4.4-3 4.4ZM-.6.6-.6-4.6 3.6.6ZM-1.4.6-4-.0-1.4-3.4Z",
};
const SWORDS = "M-3.9-4.4-3-4.4 4.4 3 4.4 4-.2-.5ZM3.9-4.4 3-4.4-4.4 3-4.4 4 .2-.5ZM-4.6 1.4-1.6 4.4-2.4 4.8-5 2.2ZM4.6 1.4 1.6 4.4 2.4 4.8 5 2.2Z";

/** The sign of a kind of piece, or crossed swords. */
export function pieceSign(sign: Exclude<PieceStyle["sign"], "unit"> | "swords", x: number, y: number, fill: string, size = 10): string {
  const scale = size === 10 ? "" : ` scale(${numeral(size / 10)})`;
  const path = sign === "swords" ? SWORDS : PIECE_SIGNS[sign];
  return element("path", { d: path, transform: `translate(${numeral(x)} ${numeral(y)})${scale}`, fill, "fill-rule": "evenodd" });
}

/** The outline of a form around its centre; `a` and `b` are half of its width and height. */
export function formPath(form: OwnerStyle["form"], x: number, y: number, a: number, b: number): string {
  const n = numeral;
  const lines = (...points: readonly (readonly [number, number])[]): string => `M${points.map(([px, py]) => `${n(x + px * a)} ${n(y + py * b)}`).join("L")}Z`;
  switch (form) {
    case "square":
      return lines([-1, -1], [1, -1], [1, 1], [-1, 1]);
    case "circle":
      return `M${n(x - a)} ${n(y)}a${n(a)} ${n(b)} 0 1 1 ${n(2 * a)} 0a${n(a)} ${n(b)} 0 1 1 ${n(-2 * a)} 0Z`;
    case "hexagon":
      return lines([-1.08, 0], [-0.6, -1], [0.6, -1], [1.08, 0], [0.6, 1], [-0.6, 1]);
    case "octagon":
      return lines([-1, -0.45], [-0.45, -1], [0.45, -1], [1, -0.45], [1, 0.45], [0.45, 1], [-0.45, 1], [-1, 0.45]);
    case "house":
      return lines([-1, 1], [-1, -0.45], [0, -1.1], [1, -0.45], [1, 1]);
    case "shield":
      return `M${n(x - a)} ${n(y - b)}H${n(x + a)}V${n(y + b * 0.1)}Q${n(x + a)} ${n(y + b * 0.75)} ${n(x)} ${n(y + b * 1.12)}Q${n(x - a)} ${n(y + b * 0.75)} ${n(x - a)} ${n(y + b * 0.1)}Z`;
  }
}

/** Lines of each hatching in a square of 3.6, as heralds draw colours in black and white. */
const HATCHINGS: Readonly<Record<Exclude<OwnerStyle["hatch"], "none">, string>> = {
  level: "M0 1.8H3.6",
  upright: "M1.8 0V3.6",
  rising: "M-.9 .9.9-.9M0 3.6 3.6 0M2.7 4.5 4.5 2.7",
  falling: "M2.7-.9 4.5 .9M0 0 3.6 3.6M-.9 2.7 .9 4.5",
  crossed: "M0 1.8H3.6M1.8 0V3.6",
  dotted: "M1 1h.1M2.8 2.8h.1",
};

/** The hatchings as fill patterns. */
export function hatchings(id: string): string {
  return Object.entries(HATCHINGS)
    .map(([hatch, path]) =>
      element(
        "pattern",
        { id: `${id}-${hatch}`, width: "3.6", height: "3.6", patternUnits: "userSpaceOnUse" },
        element("path", {
          d: path,
          stroke: "#fff",
          "stroke-width": hatch === "dotted" ? 1.5 : 0.9,
          "stroke-opacity": ".75",
          "stroke-linecap": hatch === "dotted" ? "round" : null,
        }),
      ),
    )
    .join("");
}

/** A path with the colour and hatching of an owner. */
export function ownedPath(id: string, d: string, owner: OwnerStyle | null, width: number): string {
  const body = element("path", { d, fill: owner?.colour ?? NOBODY, stroke: INK, "stroke-width": width, "stroke-linejoin": "round" });
  return owner === null || owner.hatch === "none" ? body : body + element("path", { d, fill: `url(#${id}-${owner.hatch})` });
}
