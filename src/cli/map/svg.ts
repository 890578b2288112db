/** Writes a drawing as one SVG document. Text is escaped, numbers are rounded to two decimals, the same drawing gives the same text. */
import type { Drawing, Point, Shape } from "./drawing.js";

const FONT = "Georgia, 'Times New Roman', serif";

/** The SVG document of a drawing, ending in a line feed. */
export function svgOf(drawing: Drawing): string {
  const size = `width="${number(drawing.width)}" height="${number(drawing.height)}" viewBox="0 0 ${number(drawing.width)} ${number(drawing.height)}"`;
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${escape(FONT)}">`,
    `<title>${escape(drawing.title)}</title>`,
    `<rect width="100%" height="100%" fill="${escape(drawing.background)}"/>`,
    ...drawing.shapes.map(element),
    "</svg>",
  ];
  return `${lines.join("\n")}\n`;
}

function element(shape: Shape): string {
  switch (shape.shape) {
    case "line":
      return tag(
        "polyline",
        { points: points(shape.points), fill: "none", stroke: shape.stroke, ...pen(shape.width ?? 1), ...dash(shape.dashed) },
        shape.title,
      );
    case "area":
      return tag("polygon", { points: points(shape.points), fill: shape.fill, stroke: shape.stroke ?? "none", ...pen(shape.width ?? 1) }, shape.title);
    case "circle":
      return tag(
        "circle",
        { cx: shape.x, cy: shape.y, r: shape.radius, fill: shape.fill, stroke: shape.stroke ?? "none", ...pen(shape.width ?? 1) },
        shape.title,
      );
    case "box":
      return tag(
        "rect",
        {
          x: shape.x,
          y: shape.y,
          width: shape.width,
          height: shape.height,
          rx: shape.corner ?? 0,
          fill: shape.fill,
          stroke: shape.stroke ?? "none",
          ...pen(shape.strokeWidth ?? 1),
        },
        shape.title,
      );
    case "text":
      return tag(
        "text",
        {
          x: shape.x,
          y: shape.y,
          "font-size": shape.size ?? 12,
          "text-anchor": shape.anchor ?? "start",
          fill: shape.fill ?? "#222",
          ...(shape.bold ? { "font-weight": "bold" } : {}),
          ...(shape.italic ? { "font-style": "italic" } : {}),
        },
        shape.title,
        shape.text,
      );
  }
}

function tag(name: string, attributes: Readonly<Record<string, string | number>>, title: string | undefined, text = ""): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${typeof value === "number" ? number(value) : escape(value)}"`);
  const inside = (title === undefined ? "" : `<title>${escape(title)}</title>`) + escape(text);
  return inside === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${inside}</${name}>`;
}

function pen(width: number): Readonly<Record<string, number>> {
  return { "stroke-width": width };
}

function dash(dashed: boolean | undefined): Readonly<Record<string, string>> {
  return dashed ? { "stroke-dasharray": "4 3" } : {};
}

function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${number(x)},${number(y)}`).join(" ");
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
