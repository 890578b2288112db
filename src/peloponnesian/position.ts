/** From the arbiter's view back to the state: to edit, to save, to set up puzzles. Every field is checked, and what only a machine could know is taken from its room. */
import { framesFromView, type FrameView } from "../core/frames.js";
import { ownField, POSITION_COMPLAINT, readArray, readBoolean, readInteger, readObject, readText, readWord } from "../core/json.js";
import { isTycheError, PositionError } from "../core/errors.js";
import { PROCEDURES } from "./flow/index.js";
import { checkInvariants } from "./invariants.js";
import {
  addCityMark,
  addMark,
  CLOCK,
  CLOCK_SIZE,
  emptyState,
  NOBODY,
  type PeloponnesianState,
  putOnMap,
  setCardPlace,
  setCarrier,
  setController,
  setGarrison,
  setNative,
  setRoute,
  setSiege,
  takeOff,
  write,
} from "./state.js";
import { type Tables, tablesOfEdition } from "./tables.js";
import { GARRISONS, NATIVES, SEASONS, SEATS } from "./types.js";
import { CITY_MARK_NAMES, MARK_NAMES, OFF_MAP } from "./view.js";

const FAIL = POSITION_COMPLAINT;
type Fields = Readonly<Record<string, unknown>>;

/** The inverse of the arbiter's view. @throws PositionError naming the field */
export function position(arbiterView: unknown): PeloponnesianState {
  const given = readObject(arbiterView, "view", FAIL);
  const machine = readObject(ownField(given, "machine"), "view.machine", FAIL);
  const edition = readText(ownField(machine, "edition"), "view.machine.edition", 40, FAIL);
  const t = tablesOfEdition(edition);
  const s = emptyState(edition, t);
  s.dice = readNumbers(machine, "dice", 4, 4);
  s.clock = readNumbers(machine, "clock", CLOCK_SIZE, CLOCK_SIZE);
  readClock(s, given);
  readCities(s, t, given, machine);
  s.routes = readNumbers(machine, "routes", 0, 2000);
  s.crossings = readNumbers(machine, "crossings", 0, 3000);
  s.forced = readNumbers(machine, "forced", 0, 1000);
  s.melee = readNumbers(machine, "melee", 0, 1000);
  readBlocks(s, t, given, readObject(ownField(machine, "routeOf"), "view.machine.routeOf", FAIL));
  readCards(s, t, readObject(ownField(machine, "cards"), "view.machine.cards", FAIL));
  s.frames = readFrames(machine);
  check(s);
  return s;
}

function check(s: PeloponnesianState): void {
  try {
    checkInvariants(s);
  } catch (error) {
    if (isTycheError(error)) throw error;
    throw new PositionError("position/impossible", `view: ${error instanceof Error ? error.message : "impossible"}`);
  }
}

function readNumbers(machine: Fields, key: string, least: number, most: number): number[] {
  const list = readArray(ownField(machine, key), `view.machine.${key}`, most, FAIL);
  if (list.length < least) throw FAIL(`view.machine.${key}`, `at least ${least} entries`, list);
  return list.map((entry, i) => readInteger(entry, `view.machine.${key}[${i}]`, -2147483648, 4294967295, FAIL));
}

// The public scalars are taken from the public part, so that editing it has its effect.
function readClock(s: PeloponnesianState, given: Fields): void {
  const year = readInteger(ownField(given, "year"), "view.year", -500, -300, FAIL);
  write(s, CLOCK.year, year);
  write(s, CLOCK.season, SEASONS.indexOf(readWord(ownField(given, "season"), "view.season", SEASONS, FAIL)));
  write(s, CLOCK.active, SEATS.indexOf(readWord(ownField(given, "active"), "view.active", SEATS, FAIL)));
  write(s, CLOCK.actions, readInteger(ownField(given, "actions"), "view.actions", 0, 99, FAIL));
  write(s, CLOCK.prestige, readInteger(ownField(given, "prestige"), "view.prestige", -9999, 9999, FAIL));
  write(s, CLOCK.peace, readInteger(ownField(given, "peace"), "view.peace", 0, 999, FAIL));
  write(s, CLOCK.truce, readInteger(ownField(given, "truce"), "view.truce", 0, 99, FAIL));
}

function readCities(s: PeloponnesianState, t: Tables, given: Fields, machine: Fields): void {
  const areas = readArray(ownField(given, "areas"), "view.areas", t.areas, FAIL);
  const marks = readObject(ownField(machine, "cityMarks"), "view.machine.cityMarks", FAIL);
  if (areas.length !== t.areas) throw FAIL("view.areas", `${t.areas} areas`, areas);
  for (const area of t.cities) {
    const path = `view.areas[${area}]`;
    const row = readObject(areas[area], path, FAIL);
    readWord(ownField(row, "id"), `${path}.id`, [t.areaIds[area]!], FAIL);
    const city = readObject(ownField(row, "city"), `${path}.city`, FAIL);
    setNative(s, area, NATIVES.indexOf(readWord(ownField(city, "native"), `${path}.city.native`, NATIVES, FAIL)));
    const controller = ownField(city, "controller");
    setController(s, area, controller === null ? NOBODY : SEATS.indexOf(readWord(controller, `${path}.city.controller`, SEATS, FAIL)));
    const kind = GARRISONS.indexOf(readWord(ownField(city, "garrison"), `${path}.city.garrison`, GARRISONS, FAIL));
    setGarrison(s, area, kind, readInteger(ownField(city, "garrisonCV"), `${path}.city.garrisonCV`, 0, 4, FAIL));
    const siege = ownField(city, "siegeSince");
    setSiege(s, area, siege === null ? -1 : readInteger(siege, `${path}.city.siegeSince`, 0, 999, FAIL));
    readBoolean(ownField(city, "pillaged"), `${path}.city.pillaged`, FAIL);
    readCityMarks(s, area, ownField(marks, t.areaIds[area]!), `view.machine.cityMarks.${t.areaIds[area]}`);
  }
}

function readCityMarks(s: PeloponnesianState, area: number, given: unknown, path: string): void {
  if (given === undefined) return;
  const names = CITY_MARK_NAMES.map(([name]) => name);
  readArray(given, path, names.length, FAIL).forEach((word, i) =>
    addCityMark(s, area, CITY_MARK_NAMES[names.indexOf(readWord(word, `${path}[${i}]`, names, FAIL))]![1]),
  );
}

function readBlocks(s: PeloponnesianState, t: Tables, given: Fields, routes: Fields): void {
  const rows = readArray(ownField(given, "blocks"), "view.blocks", t.blocks, FAIL);
  if (rows.length !== t.blocks) throw FAIL("view.blocks", `${t.blocks} blocks`, rows);
  rows.forEach((row, block) => readBlock(s, t, block, readObject(row, `view.blocks[${block}]`, FAIL), ownField(routes, t.blockIds[block]!)));
}

function readBlock(s: PeloponnesianState, t: Tables, block: number, row: Fields, route: unknown): void {
  const path = `view.blocks[${block}]`;
  readWord(ownField(row, "id"), `${path}.id`, [t.blockIds[block]!], FAIL);
  const area = ownField(row, "area");
  if (area === null) {
    takeOff(s, block, OFF_MAP.indexOf(readWord(ownField(row, "off"), `${path}.off`, OFF_MAP, FAIL)));
    readInteger(ownField(row, "cv"), `${path}.cv`, 0, 0, FAIL);
    return;
  }
  putOnMap(
    s,
    block,
    t.areaIndex.get(readWord(area, `${path}.area`, t.areaIds, FAIL))!,
    readInteger(ownField(row, "cv"), `${path}.cv`, 1, t.maxCV[block]!, FAIL),
  );
  const names = MARK_NAMES.map(([name]) => name);
  readArray(ownField(row, "marks"), `${path}.marks`, names.length, FAIL).forEach((word, i) =>
    addMark(s, block, MARK_NAMES[names.indexOf(readWord(word, `${path}.marks[${i}]`, names, FAIL))]![1]),
  );
  const fleet = ownField(row, "carriedBy");
  if (fleet !== null) setCarrier(s, block, t.blockIndex.get(readWord(fleet, `${path}.carriedBy`, t.blockIds, FAIL))!);
  if (route !== undefined) setRoute(s, block, readInteger(route, `view.machine.routeOf.${t.blockIds[block]}`, 1, s.routes.length / 2, FAIL));
}

const MOST_CARD_PLACE = 8;

function readCards(s: PeloponnesianState, t: Tables, cards: Fields): void {
  for (let c = 0; c < t.cardIds.length; c++) {
    setCardPlace(s, c, readInteger(ownField(cards, t.cardIds[c]!), `view.machine.cards.${t.cardIds[c]}`, 0, MOST_CARD_PLACE, FAIL));
  }
}

function readFrames(machine: Fields): number[] {
  const views = readArray(ownField(machine, "frames"), "view.machine.frames", 60, FAIL).map((frame, i) => {
    const row = readObject(frame, `view.machine.frames[${i}]`, FAIL);
    readObject(ownField(row, "slots"), `view.machine.frames[${i}].slots`, FAIL);
    return row as unknown as FrameView;
  });
  const frames = framesFromView(views, PROCEDURES);
  if (frames === null || frames.length === 0) throw FAIL("view.machine.frames", "procedures of this ruleset", views);
  return frames;
}
