/** What a run leaves in its folder: a checkpoint to go on from, the network to play with, the curve; and the network as a module. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { NetData, NetShape } from "tyche/learn";
import { Adam, Model } from "./model.js";
import type { Run } from "./self-play.js";

/** A run as it lies in a file. Numbers are base64 of 64-bit floating point. */
interface Checkpoint {
  readonly shape: NetShape;
  readonly hidden: number;
  readonly round: number;
  readonly steps: number;
  readonly weights: string;
  readonly mean: string;
  readonly square: string;
  readonly curve: readonly CurvePoint[];
}

/** A point of the curve: after so many rounds this share of games was won against each bot. */
export interface CurvePoint {
  readonly round: number;
  readonly won: Readonly<Record<string, number>>;
}

export function writeCheckpoint(file: string, { model, adam, round }: Run, curve: readonly CurvePoint[]): void {
  const { shape, hidden, weights } = model;
  const { steps, mean, square } = adam;
  const checkpoint: Checkpoint = { shape, hidden, round, steps, weights: textOf(weights), mean: textOf(mean), square: textOf(square), curve };
  writeWhole(file, JSON.stringify(checkpoint));
}

/** A run from its checkpoint. @throws Error when it is of another game, or of observations or actions laid out otherwise */
export function readCheckpoint(file: string, shape: NetShape): { readonly run: Run; readonly curve: readonly CurvePoint[] } {
  const given = JSON.parse(readFileSync(file, "utf8")) as Checkpoint;
  if (given.shape.ruleset !== shape.ruleset || given.shape.layout !== shape.layout)
    throw new Error(`${file}: expected a checkpoint of ${shape.ruleset} with the layout ${shape.layout}, got ${given.shape.ruleset}, ${given.shape.layout}`);
  const model = new Model(shape, given.hidden, numbersOf(given.weights));
  const adam = new Adam(model.weights.length);
  adam.steps = given.steps;
  adam.mean.set(numbersOf(given.mean));
  adam.square.set(numbersOf(given.square));
  return { run: { model, adam, round: given.round }, curve: given.curve };
}

export function writeNet(file: string, net: NetData): void {
  writeWhole(file, `${JSON.stringify(net)}\n`);
}

/** The source of a module that exports a network. */
export function moduleOf(net: NetData, title: string): string {
  const { weights, ...rest } = net;
  const fields = Object.entries(rest).map(([name, value]) => `  ${name}: ${JSON.stringify(value).replaceAll(",", ", ")},`);
  return [
    `/**\n * ${title}\n * @module tyche/nets/${net.ruleset}\n */`,
    `import type { NetData } from "../learn/net.js";\n`,
    `/** For \`Net\` of \`tyche/learn\`. */`,
    `export const net: NetData = {\n${fields.join("\n")}\n  weights:\n    ${JSON.stringify(weights)},\n};\n`,
  ].join("\n");
}

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [640, 320, 44, 28];
const COLOURS = ["#1f6f8b", "#c0562f", "#5b7f3a"];

/** Shares won against each bot, by round, as a picture (SVG). */
export function curveSvg(curve: readonly CurvePoint[], title: string): string {
  const most = Math.max(1, ...curve.map(({ round }) => round));
  const x = (round: number): string => (LEFT + ((WIDTH - LEFT - 8) * round) / most).toFixed(1);
  const y = (share: number): string => (24 + (HEIGHT - 24 - BOTTOM) * (1 - share)).toFixed(1);
  const bots = Object.keys(curve[0]?.won ?? {});
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${LEFT} ${y(share)}H${WIDTH - 8}" stroke="#ddd"/><text x="${LEFT - 6}" y="${Number(y(share)) + 4}" text-anchor="end">${100 * share} %</text>`,
  );
  const lines = bots.map((bot, i) => {
    const points = curve.map(({ round, won }) => `${x(round)},${y(won[bot]!)}`).join(" ");
    const colour = COLOURS[i % COLOURS.length]!;
    const label = `<text x="${LEFT + 8 + 150 * i}" y="${HEIGHT - BOTTOM - 8}" fill="${colour}">against ${bot}</text>`;
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/>${label}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><text x="${LEFT}" y="15">${title}</text>`,
    ...grid,
    ...lines,
    `<text x="${WIDTH - 8}" y="${HEIGHT - 8}" text-anchor="end">round ${most}</text></svg>\n`,
  ].join("\n");
}

/** Writes beside the old file, which stays whole until the new one is. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function textOf(numbers: Float64Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString("base64");
}

function numbersOf(text: string): Float64Array {
  const bytes = Uint8Array.from(Buffer.from(text, "base64")); // from its own beginning
  return new Float64Array(bytes.buffer);
}
