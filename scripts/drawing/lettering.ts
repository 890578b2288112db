/** How wide words are, by the advance widths of Liberation Serif, which are those of Times New Roman (metrics.json, in thousandths of the size). */
import { readFileSync } from "node:fs";
import type { Label } from "../../src/core/board/board.js";
import { CAPITALS, LEADING, linesOf } from "../../src/svg/lettering.js";
import type { Corners } from "./geometry.js";

type Widths = Readonly<Record<string, number>>;
const METRICS = JSON.parse(readFileSync(new URL("./metrics.json", import.meta.url), "utf8")) as Readonly<Record<"regular" | "bold" | "italic", Widths>>;

/** Letters that reach below the line. */
const DESCENDERS = /[gjpqyçQруцщфдДЦЩ,;()]/;
/** Of the size: how far capitals reach above the base line, and letters below it. */
const ASCENT = 0.7;
const DESCENT = 0.22;

/** The width of words in a line. */
export function widthOf(words: string, size: number, weight: Label["weight"]): number {
  if (weight === "capitals") return widthIn(METRICS.regular, words.toUpperCase()) * size * CAPITALS.size + [...words].length * size * CAPITALS.spacing;
  return widthIn(METRICS[weight], words) * size;
}

function widthIn(widths: Widths, words: string): number {
  let sum = 0;
  for (const letter of words) {
    const width = widths[letter];
    if (width === undefined) throw new Error(`no width of "${letter}" in metrics.json`);
    sum += width;
  }
  return sum / 1000;
}

/** The ways to break words into at most `most` lines that are worth trying: in one, and the evenest of two and three. */
export function breaksOf(words: string, size: number, weight: Label["weight"], most: number): number[][] {
  const count = words.split(" ").length;
  const wideness = (breaks: readonly number[]): number => Math.max(...linesOf(words, breaks).map((line) => widthOf(line, size, weight)));
  const evenest = (all: number[][]): number[][] =>
    all.length === 0 ? [] : [all.reduce((best, breaks) => (wideness(breaks) < wideness(best) ? breaks : best))];
  const twos = Array.from({ length: count - 1 }, (_, i) => [i + 1]);
  const threes = twos.flatMap(([first]) => Array.from({ length: count - 1 - first! }, (_, i) => [first!, i + 1]));
  return [[], ...(most >= 2 ? evenest(twos) : []), ...(most >= 3 ? evenest(threes) : [])];
}

/** How wide and high a name is set in lines; `rise` is from the top to the base line of the first. */
export function sizeOfLines(lines: readonly string[], size: number, weight: Label["weight"]): { width: number; height: number; rise: number } {
  const scale = weight === "capitals" ? CAPITALS.size : 1;
  const below = weight !== "capitals" && DESCENDERS.test(lines.at(-1) ?? "") ? DESCENT : 0.02;
  return {
    width: Math.max(...lines.map((line) => widthOf(line, size, weight))),
    height: size * (ASCENT * scale + below + (lines.length - 1) * LEADING),
    rise: size * ASCENT * scale,
  };
}

/** The box that a label takes in the picture. */
export function boxOfLabel(words: string, { x, y, anchor, size, weight, breaks }: Label): Corners {
  const { width, height, rise } = sizeOfLines(linesOf(words, breaks), size, weight);
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return [left, y - rise, left + width, y - rise + height];
}
