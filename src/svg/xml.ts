import { widthOf } from "./lettering.js";

export type Attributes = Readonly<Record<string, string | number | null | undefined>>;

/** Matches text that needs no escaping. */
const PLAIN = /^[ -!#-%'-;=?-~\u00a0-\ud7ff]*$/;

/** Text escaped for an element or an attribute, without the characters that XML forbids. */
export function escaped(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}

/** A number as text, with at most one decimal. */
export function numeral(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** An element; attributes that are null are left out. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) text += ` ${key}="${typeof value === "number" ? numeral(value) : escaped(value)}"`;
  }
  const inside = children.join("");
  return inside === "" ? `${text}/>` : `${text}>${inside}</${name}>`;
}

/** The tooltip and accessible name of the surrounding element. Empty for an empty text. */
export function title(text: string): string {
  return text === "" ? "" : `<title>${escaped(text)}</title>`;
}

export interface Lettering {
  readonly size: number;
  readonly weight?: "regular" | "bold" | "italic" | undefined;
  readonly anchor?: "start" | "middle" | "end" | undefined;
  readonly fill?: string | undefined;
  /** The colour of a rim that sets the letters off from their background. */
  readonly halo?: string | undefined;
  readonly spacing?: number | undefined;
  readonly class?: string | undefined;
}

/** The attributes by which a line keeps its measured length in any font: letters of a wider font are set closer. */
export function asMeasured(length: number): Attributes {
  return { textLength: length, lengthAdjust: "spacingAndGlyphs" };
}

/** A line of words. The point x, y is on its base line: at the start of the line unless `anchor` puts it in the middle or at the end. */
export function words(x: number, y: number, text: string, { size, weight, anchor, fill, halo, spacing, class: name }: Lettering): string {
  return element(
    "text",
    {
      class: name,
      x,
      y,
      "font-size": size,
      "text-anchor": anchor === "start" ? null : anchor,
      fill,
      "font-weight": weight === "bold" ? "bold" : null,
      "font-style": weight === "italic" ? "italic" : null,
      ...(halo === undefined ? {} : { stroke: halo, "stroke-width": 3, "stroke-linejoin": "round", "paint-order": "stroke", "stroke-opacity": ".8" }),
      "letter-spacing": spacing,
      ...(text.length > 1 ? asMeasured(widthOf(text, size, weight) + (spacing ?? 0) * text.length) : {}),
    },
    escaped(text),
  );
}
