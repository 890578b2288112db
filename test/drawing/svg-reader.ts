/** Reads SVG as strict XML: every element closed, every attribute quoted, every entity known; with what a test measures of each. */
import type { Corners } from "../../scripts/drawing/geometry.js";
import { widthOf } from "../../scripts/drawing/lettering.js";

export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly ancestors: readonly SvgElement[];
  /** Its own text, without that of elements in it. */
  text: string;
}

const TOKEN = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z_:][\w:.-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ATTRIBUTE = /([A-Za-z_:][\w:.-]*)="([^"<]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&([^;]*);?/g, (whole, entity: string) => {
    const letter = whole.endsWith(";") ? ENTITIES[entity] : undefined;
    if (letter === undefined) throw new Error(`not well-formed: ${whole.slice(0, 20)}`);
    return letter;
  });
}

/** All elements in the order of their opening. @throws when the text is no well-formed XML */
export function readSvg(svg: string): SvgElement[] {
  const all: SvgElement[] = [];
  const open: SvgElement[] = [];
  TOKEN.lastIndex = 0;
  let at = 0;
  for (let token = TOKEN.exec(svg); token !== null; token = TOKEN.exec(svg)) {
    at = TOKEN.lastIndex;
    const [, closing, name, attributes = "", isEmpty, text] = token;
    if (text !== undefined) {
      const parent = open.at(-1);
      if (parent === undefined && text.trim() !== "") throw new Error(`text outside of the root: ${text.slice(0, 40)}`);
      if (parent !== undefined) parent.text += decoded(text);
      continue;
    }
    if (closing === "/") {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key!, decoded(value!)] as const);
    if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error(`an attribute twice: <${name}${attributes}>`);
    const element: SvgElement = { name: name!, attributes: Object.fromEntries(pairs), ancestors: [...open], text: "" };
    all.push(element);
    if (isEmpty !== "/") open.push(element);
  }
  if (at !== svg.length || open.length > 0) throw new Error(`not well-formed at ${at}: ${svg.slice(at, at + 40)}`);
  return all;
}

/** Where an element lies in the picture: its own numbers moved and scaled as its ancestors say. */
function placed(element: SvgElement, [x0, y0, x1, y1]: Corners): Corners {
  let box: Corners = [x0, y0, x1, y1];
  for (const { attributes } of [...element.ancestors].reverse()) {
    const [, tx = 0, ty = 0] = (attributes["transform"]?.match(/translate\(([-\d.]+) ([-\d.]+)\)/) ?? []).map(Number);
    const scale = Number(attributes["transform"]?.match(/scale\(([\d.]+)\)/)?.[1] ?? 1);
    box = [box[0] * scale + tx, box[1] * scale + ty, box[2] * scale + tx, box[3] * scale + ty];
  }
  return box;
}

/** The box of a rectangle. */
export function boxOfRect(element: SvgElement): Corners {
  const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map((key) => Number(element.attributes[key] ?? 0));
  return placed(element, [x, y, x + width, y + height]);
}

/** The box of a line of words, by the widths of the font: from the top of capitals to below the line where letters reach there. */
export function boxOfText(element: SvgElement, text: string): Corners {
  const { attributes } = element;
  const size = Number(attributes["font-size"]);
  const weight = attributes["font-weight"] === "bold" ? "bold" : attributes["font-style"] === "italic" ? "italic" : "regular";
  const width = widthOf(text, size, weight) + [...text].length * Number(attributes["letter-spacing"] ?? 0);
  const [x, y] = [Number(attributes["x"]), Number(attributes["y"])];
  const left = attributes["text-anchor"] === "middle" ? x - width / 2 : attributes["text-anchor"] === "end" ? x - width : x;
  return placed(element, [left, y - size * 0.68, left + width, y + (/[gjpqyçQруцщфд,;]/.test(text) ? size * 0.2 : 0)]);
}
