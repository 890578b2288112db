/** Writes the geometry of a drawing as a module of numbers. */
import { LANGUAGES } from "../../src/drawing/geometry.js";
import type { Rect } from "../../src/core/board/board.js";
import { chaikin, pathOf, type Ring, simplify, type XY } from "./geometry.js";
import { brokenWays, type Way } from "./links.js";
import type { Tag } from "./labels.js";
import type { PlacedNames, PlacedToponym } from "./names.js";
import type { Spot } from "./places.js";
import type { Realm } from "./regions.js";
import { coastOf, type Sheet } from "./sheets.js";
import type { Settings } from "./settings.js";

/** All that a drawing is made of. */
export interface Drawn {
  readonly settings: Settings;
  readonly sheets: readonly Sheet[];
  readonly spots: readonly Spot[];
  readonly ways: readonly Way[];
  readonly tags: readonly Tag[];
  readonly realms: readonly (readonly [Realm, named: PlacedNames | null, sealed: PlacedNames | null])[];
  readonly toponyms: readonly PlacedToponym[];
}

export function moduleOf({ settings, sheets, spots, ways, tags, realms, toponyms }: Drawn): string {
  const { furniture } = settings;
  return [
    "/** Written by `npm run drawings`. Coast: Natural Earth (public domain). */",
    'import type { Geometry } from "../geometry.js";',
    "",
    "export const GEOMETRY: Geometry = {",
    `  size: ${row([settings.width, settings.height])},`,
    ...block(
      "sheets",
      "[]",
      sheets.map((sheet) => sheetRow(settings, sheet, spots)),
    ),
    ...block(
      "places",
      "{}",
      tags.map((tag) => entry(tag.spot.id, row(placeRow(tag)))),
    ),
    ...block(
      "boxes",
      "{}",
      Object.entries(settings.boxes).map(([id, box]) => entry(id, row(rectRow(box)))),
    ),
    ...block(
      "links",
      "{}",
      ways.filter(({ bend }) => bend !== 0).map(({ a, b, bend }) => entry(`${a.id}|${b.id}`, String(bend))),
    ),
    ...block(
      "stubs",
      "{}",
      brokenWays(settings, ways).map(({ from, to, end, anchor, name }) => entry(`${from.id}>${to.id}`, row([...end, anchor, ...name]))),
    ),
    ...block("regions", "{}", realms.map((realm) => regionRow(sheets, realm)).sort()),
    ...block(
      "names",
      "{}",
      toponyms.map(({ id, isWater, dot, names }) => entry(id, row([isWater ? 1 : 0, ...(dot ?? [-1, -1]), ...labelRow(names, false)]))),
    ),
    `  title: ${row(rectRow(furniture.title))},`,
    `  legend: ${row(rectRow(furniture.legend))},`,
    `  seats: ${row(rectRow(furniture.seats))},`,
    ...block(
      "tracks",
      "{}",
      Object.entries(furniture.tracks).map(([id, box]) => entry(id, row(rectRow(box)))),
    ),
    "};",
    "",
  ].join("\n");
}

function block(name: string, [open, close]: string, rows: readonly string[]): string[] {
  return rows.length === 0 ? [`  ${name}: ${open}${close},`] : [`  ${name}: ${open}`, ...rows.map((line) => `    ${line},`), `  ${close},`];
}

function row(numbers: readonly number[]): string {
  return `[${numbers.join(", ")}]`;
}

function entry(id: string, value: string): string {
  return `${/^\w+$/.test(id) ? id : JSON.stringify(id)}: ${value}`;
}

function rectRow({ x, y, width, height }: Rect): number[] {
  return [x, y, width, height];
}

function sheetRow(settings: Settings, sheet: Sheet, spots: readonly Spot[]): string {
  const homes = spots.filter((spot) => spot.on === sheet && !spot.isSea).map(({ home }) => home);
  const land = pathOf(coastOf(sheet, settings, homes), true, 1);
  const rivers =
    sheet.id === settings.id
      ? pathOf(
          Object.values(settings.rivers).map((points) => riverOf(sheet, points)),
          false,
          1,
        )
      : "";
  return `{ id: "${sheet.id}", frame: ${row(sheet.frame)}, land: "${land}", rivers: "${rivers}" }`;
}

function riverOf(sheet: Sheet, points: readonly number[]): Ring {
  const line = Array.from({ length: points.length / 2 }, (_, i): XY => sheet.project([points[2 * i + 1]!, points[2 * i]!]));
  return simplify(chaikin(line, 3, false), 0.8, false);
}

function placeRow({ spot, stacks, stack, names, name }: Tag): number[] {
  const pile = stacks[stack]?.box;
  if (pile === undefined) return [spot.x, spot.y];
  const around = LANGUAGES.flatMap((language) => {
    const { box, breaks, rise } = names[language][name[language]]!;
    const anchor = box[0] > spot.x ? 1 : box[2] < spot.x ? -1 : 0;
    const x = anchor > 0 ? box[0] : anchor < 0 ? box[2] : (box[0] + box[2]) / 2;
    return [anchor, Math.round(x - spot.x), Math.round(box[1] + rise - spot.y), digits(breaks)];
  });
  return [spot.x, spot.y, Math.round(pile[0] - spot.x), Math.round(pile[1] - spot.y), pile[2] - pile[0], ...around];
}

function digits(breaks: readonly number[]): number {
  return breaks.length === 0 ? 0 : Number(breaks.join(""));
}

function labelRow(names: PlacedNames, withSeal: boolean): number[] {
  return LANGUAGES.flatMap((language) => {
    const { label, seal } = names[language];
    return [label.x, label.y, label.size, digits(label.breaks), ...(withSeal ? seal : [])];
  });
}

function regionRow(sheets: readonly Sheet[], [realm, named, sealed]: Drawn["realms"][number]): string {
  const nameless = sealed === null ? [] : LANGUAGES.flatMap((language) => [0, 0, 0, 0, ...sealed[language].seal]);
  const numbers = [sheets.indexOf(realm.on), realm.tint, ...(named === null ? nameless : labelRow(named, true))];
  return entry(realm.id, `["${pathOf(realm.rings, true, 1)}", ${numbers.join(", ")}]`);
}
