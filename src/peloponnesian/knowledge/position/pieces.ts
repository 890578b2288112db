import { ownField, POSITION_COMPLAINT as FAIL, readInteger, readObject } from "../../../core/basics/json.js";
import { type Fields, readFlag, readIndex, readPart, readPartIfAny, readRecord } from "../../../core/basics/view-fields.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";
import { GARRISONS, NATIVES, NEUTRAL, NO_GARRISON, SEATS } from "../../vocabulary/types.js";
import { MARK_NAMES, OFF_MAP } from "../view/index.js";
import { readArea, readBits, readBlockId, readSeat } from "./fields.js";
import { readRoute } from "./routes.js";

const MOST_GARRISON = 7;
const MOST_SEASONS = 999;

/** Reads the controller, garrison and siege of each city. A city without fields is neutral and has no garrison. */
export function readAreas(s: PeloponnesianState, t: Tables, given: Fields): void {
  for (const city of t.cities) readCity(s, city, {}, "");
  readRecord(ownField(given, "areas"), "view.areas", t.areaIds, (row, path, area) => {
    if (t.cities.includes(area)) readCity(s, area, readPartIfAny(readObject(row, path, FAIL), "city", path), `${path}.city`);
  });
}

function readCity(s: PeloponnesianState, area: number, city: Fields, path: string): void {
  const has = (name: string): boolean => ownField(city, name) !== undefined;
  const controller = has("controller") ? readSeat(city, "controller", path) : S.NOBODY;
  S.setController(s, area, controller);
  S.setNative(s, area, has("native") ? readIndex(city, "native", path, NATIVES) : controller === S.NOBODY ? NEUTRAL : controller);
  if (has("garrison")) {
    const cv = readInteger(ownField(city, "garrisonCV"), `${path}.garrisonCV`, 0, MOST_GARRISON, FAIL);
    S.setGarrison(s, area, readIndex(city, "garrison", path, GARRISONS.slice(NO_GARRISON + 1)) + 1, cv);
  } else S.setGarrison(s, area, NO_GARRISON, 0);
  if (has("siege")) S.setSiege(s, area, readInteger(ownField(readPart(city, "siege", path), "since"), `${path}.siege.since`, 0, MOST_SEASONS, FAIL));
  else S.setSiege(s, area, -1);
  if (readFlag(city, "pillaged", path)) S.addCityMark(s, area, S.PILLAGED);
  if (readFlag(city, "closed", path)) S.addCityMark(s, area, S.CLOSED);
  if (readFlag(city, "dealtWith", path)) S.addCityMark(s, area, S.DEALT_WITH);
  if (readFlag(city, "siegeWorks", path)) S.addCityMark(s, area, S.SIEGE_WORKS);
}

/** Reads the place, CV, carrier, route and marks of each named block. An unnamed block is in its pool. */
export function readBlocks(s: PeloponnesianState, t: Tables, given: Fields): void {
  const blocks = readPart(given, "blocks", "view");
  SEATS.forEach((name, seat) => {
    const ids = t.blockIds.slice(firstOf(t, seat), lastOf(t, seat) + 1);
    readRecord(ownField(blocks, name), `view.blocks.${name}`, ids, (row, path, i) => readBlock(s, t, firstOf(t, seat) + i, readObject(row, path, FAIL), path));
  });
}

function readBlock(s: PeloponnesianState, t: Tables, block: number, row: Fields, path: string): void {
  if (ownField(row, "area") === undefined) return S.takeOff(s, block, readIndex(row, "off", path, OFF_MAP));
  const cv = readInteger(ownField(row, "cv"), `${path}.cv`, 1, t.maxCV[block]!, FAIL);
  const area = readArea(t, row, "area", path);
  S.putOnMap(s, block, area, cv);
  for (const bit of readBits(ownField(row, "marks") ?? [], `${path}.marks`, MARK_NAMES)) S.addMark(s, block, bit);
  if (ownField(row, "carriedBy") !== undefined) S.setCarrier(s, block, readBlockId(t, row, "carriedBy", path));
  const node = readRoute(s, t, ownField(row, "route") ?? [], { area, path: `${path}.route` });
  if (node !== 0) S.setRoute(s, block, node);
}
