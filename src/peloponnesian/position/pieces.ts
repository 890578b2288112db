/** Reads the cities and blocks of an arbiter's view. */
import { ownField, POSITION_COMPLAINT, readArray, readBoolean, readInteger, readObject, readWord } from "../../core/json.js";
import {
  addCityMark,
  addMark,
  areaOf,
  CLOSED,
  NOBODY,
  PILLAGED,
  type PeloponnesianState,
  putOnMap,
  routeArea,
  routeBefore,
  routeCount,
  setCarrier,
  setController,
  setGarrison,
  setNative,
  setRoute,
  setSiege,
  takeOff,
} from "../state.js";
import type { Tables } from "../tables.js";
import { GARRISONS, NATIVES, SEATS } from "../types.js";
import { CITY_MARK_NAMES, MARK_NAMES, OFF_MAP } from "../view.js";

const FAIL = POSITION_COMPLAINT;
type Fields = Readonly<Record<string, unknown>>;
const MOST_GARRISON = 7;
const MOST_SEASONS = 999;

/** Reads whose each city is, what holds it, and its siege. */
export function readAreas(s: PeloponnesianState, t: Tables, given: Fields, machine: Fields): void {
  const areas = readArray(ownField(given, "areas"), "view.areas", t.areas, FAIL);
  if (areas.length !== t.areas) throw FAIL("view.areas", `${t.areas} areas`, areas);
  areas.forEach((row, area) => {
    const path = `view.areas[${area}]`;
    const fields = readObject(row, path, FAIL);
    readWord(ownField(fields, "id"), `${path}.id`, [t.areaIds[area]!], FAIL);
    if (t.cities.includes(area)) readCity(s, area, readObject(ownField(fields, "city"), `${path}.city`, FAIL), `${path}.city`);
  });
  const marks = readObject(ownField(machine, "cityMarks"), "view.machine.cityMarks", FAIL);
  for (const id of Object.keys(marks)) {
    const path = `view.machine.cityMarks.${id.slice(0, 40)}`;
    const city = t.cities.find((area) => t.areaIds[area] === id);
    if (city === undefined) throw FAIL(path, "no such city", marks[id]);
    for (const bit of readBits(marks[id], path, CITY_MARK_NAMES)) addCityMark(s, city, bit);
  }
}

function readCity(s: PeloponnesianState, area: number, city: Fields, path: string): void {
  setNative(s, area, NATIVES.indexOf(readWord(ownField(city, "native"), `${path}.native`, NATIVES, FAIL)));
  const controller = ownField(city, "controller");
  setController(s, area, controller === null ? NOBODY : SEATS.indexOf(readWord(controller, `${path}.controller`, SEATS, FAIL)));
  const kind = GARRISONS.indexOf(readWord(ownField(city, "garrison"), `${path}.garrison`, GARRISONS, FAIL));
  setGarrison(s, area, kind, readInteger(ownField(city, "garrisonCV"), `${path}.garrisonCV`, 0, MOST_GARRISON, FAIL));
  const siege = ownField(city, "siegeSince");
  setSiege(s, area, siege === null ? -1 : readInteger(siege, `${path}.siegeSince`, 0, MOST_SEASONS, FAIL));
  if (readBoolean(ownField(city, "pillaged"), `${path}.pillaged`, FAIL)) addCityMark(s, area, PILLAGED);
  if (readBoolean(ownField(city, "closed"), `${path}.closed`, FAIL)) addCityMark(s, area, CLOSED);
}

/** Reads where each block is, how strong, on which way, and with which marks. */
export function readBlocks(s: PeloponnesianState, t: Tables, given: Fields): void {
  const rows = readArray(ownField(given, "blocks"), "view.blocks", t.blocks, FAIL);
  if (rows.length !== t.blocks) throw FAIL("view.blocks", `${t.blocks} blocks`, rows);
  rows.forEach((row, block) => readBlock(s, t, block, readObject(row, `view.blocks[${block}]`, FAIL)));
}

function readBlock(s: PeloponnesianState, t: Tables, block: number, row: Fields): void {
  const path = `view.blocks[${block}]`;
  readWord(ownField(row, "id"), `${path}.id`, [t.blockIds[block]!], FAIL);
  const area = ownField(row, "area");
  if (area === null) return takeOff(s, block, OFF_MAP.indexOf(readWord(ownField(row, "off"), `${path}.off`, OFF_MAP, FAIL)));
  const cv = readInteger(ownField(row, "cv"), `${path}.cv`, 1, t.maxCV[block]!, FAIL);
  putOnMap(s, block, t.areaIndex.get(readWord(area, `${path}.area`, t.areaIds, FAIL))!, cv);
  for (const bit of readBits(ownField(row, "marks"), `${path}.marks`, MARK_NAMES)) addMark(s, block, bit);
  const fleet = ownField(row, "carriedBy");
  if (fleet !== null) setCarrier(s, block, t.blockIndex.get(readWord(fleet, `${path}.carriedBy`, t.blockIds, FAIL))!);
  readRoute(s, t, block, ownField(row, "route"), `${path}.route`);
}

// The node of the ways of this turn that these areas lead to.
function readRoute(s: PeloponnesianState, t: Tables, block: number, given: unknown, path: string): void {
  const route = readArray(given, path, t.areas * 2, FAIL).map((word, i) => t.areaIndex.get(readWord(word, `${path}[${i}]`, t.areaIds, FAIL))!);
  let at = 0;
  for (const area of route) {
    const node = nodeAfter(s, at, area);
    if (node < 0) throw FAIL(path, "one of the ways of machine.routes", t.areaIds[area]);
    at = node;
  }
  if (at !== 0 && areaOf(s, block) !== routeArea(s, at)) throw FAIL(path, `a way to ${t.areaIds[areaOf(s, block)]}`, t.areaIds[routeArea(s, at)]);
  if (at !== 0) setRoute(s, block, at);
}

function nodeAfter(s: PeloponnesianState, before: number, area: number): number {
  for (let node = before + 1; node <= routeCount(s); node++) if (routeBefore(s, node) === before && routeArea(s, node) === area) return node;
  return -1;
}

function readBits(given: unknown, path: string, names: readonly (readonly [name: string, bit: number])[]): number[] {
  const words = names.map(([name]) => name);
  return readInOrder(given, path, words).map((i) => names[i]![1]);
}

/** Reads some of a list of words, in the order of that list, as their places in it. */
export function readInOrder(given: unknown, path: string, words: readonly string[]): number[] {
  const places = readArray(given, path, words.length, FAIL).map((word, i) => words.indexOf(readWord(word, `${path}[${i}]`, words, FAIL)));
  const wrong = places.findIndex((place, i) => i > 0 && place <= places[i - 1]!);
  if (wrong >= 0) throw FAIL(`${path}[${wrong}]`, `each once, and before ${words[places[wrong - 1]!]}`, words[places[wrong]!]);
  return places;
}
