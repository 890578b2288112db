/** Reads the spaces of a view: markers, forces, the moving army, sieges and marks. */
import { POSITION_COMPLAINT as FAIL, ownField, readArray, readInteger, readObject, readWord } from "../../../core/basics/json.js";
import { type Fields, readCount, readFlag, readRecord } from "../../../core/basics/view-fields.js";
import * as S from "../../state/index.js";
import type { DiadochiState, Pieces } from "../../state/index.js";
import { indexOfId, type SpaceIndex, type Tables } from "../../tables/index.js";
import { SEATS } from "../../vocabulary/types.js";
import { MERCENARY, NO_UNITS, type Units, unitsOfType } from "../../vocabulary/units.js";
import { readUnits } from "../words.js";

export function readSpaces(s: DiadochiState, t: Tables, value: unknown): void {
  readRecord(value, "view.spaces", t.spaceIds, (row, path, space) => readSpace(s, t, space, readObject(row, path, FAIL), path));
}

function readSpace(s: DiadochiState, t: Tables, space: SpaceIndex, given: Fields, path: string): void {
  const control = ownField(given, "control");
  if (control !== undefined) S.setMarker(s, t, space, readOwner(s, control, `${path}.control`));
  readForces(given, "field", path).forEach(([force, at]) => readField(s, t, space, force, at));
  readForces(given, "inside", path).forEach(([force, at]) => {
    const units = unitsOf(ownField(force, "units"), `${at}.units`);
    if (units === NO_UNITS) return;
    if (!S.isMajorCity(t, space)) throw FAIL(`${at}.units`, "no CUs inside where there are no walls", ownField(force, "units"));
    S.setInside(s, t, space, units);
  });
  readForces(given, "independentArmies", path).forEach(([army, at]) => readIndependentArmy(s, space, army, at));
  readSiege(s, space, ownField(given, "siege"), `${path}.siege`);
  readMarks(s, space, ownField(given, "marks"), `${path}.marks`);
}

function readForces(given: Fields, key: string, path: string): (readonly [Fields, string])[] {
  const list = ownField(given, key);
  if (list === undefined) return [];
  return readArray(list, `${path}.${key}`, SEATS.length + 1, FAIL).map((entry, i) => {
    const at = `${path}.${key}[${i}]`;
    return [readObject(entry, at, FAIL), at];
  });
}

function readOwner(s: DiadochiState, value: unknown, path: string): number {
  if (value === "independent") return S.INDEPENDENTS;
  return S.ownerOfSeat(SEATS.indexOf(readWord(value, path, SEATS.slice(0, s.seats), FAIL)));
}

function readField(s: DiadochiState, t: Tables, space: SpaceIndex, force: Fields, path: string): void {
  const owner = readOwner(s, ownField(force, "seat"), `${path}.seat`);
  const units = unitsOf(ownField(force, "units"), `${path}.units`);
  if (readFlag(force, "underWay", path)) {
    const generals = readMask(ownField(force, "generals"), `${path}.generals`, t.pieceIds, (piece) => S.generalOfPiece(t, piece));
    const royals = readMask(ownField(force, "royals"), `${path}.royals`, t.royalIds, (royal) => royal);
    beginForce(s, owner, space, { units, generals, royals }, path);
  } else if (units !== NO_UNITS) {
    placeInField(s, space, owner, units, path);
  }
}

function readIndependentArmy(s: DiadochiState, space: SpaceIndex, army: Fields, path: string): void {
  const units = unitsOfType(MERCENARY, readInteger(ownField(army, "units"), `${path}.units`, 0, 255, FAIL));
  if (readFlag(army, "underWay", path)) beginForce(s, S.INDEPENDENTS, space, { units, generals: 0, royals: 0 }, path);
  else placeInField(s, space, S.INDEPENDENTS, units, path);
}

function beginForce(s: DiadochiState, owner: number, space: SpaceIndex, pieces: Pieces, path: string): void {
  if (S.forceOwner(s) !== S.NOBODY) throw FAIL(`${path}.underWay`, "one army under way", true);
  S.formForce(s, owner, space, pieces);
}

function placeInField(s: DiadochiState, space: SpaceIndex, owner: number, units: Units, path: string): void {
  if (S.fieldOwner(s, space) !== S.NOBODY) throw FAIL(path, "CUs of one owner in the field (DIA-MAP.17)", owner);
  S.addToField(s, space, owner, units);
}

function readMask(value: unknown, path: string, ids: readonly string[], bitOf: (index: number) => number): number {
  if (value === undefined) return 0;
  return readArray(value, path, ids.length, FAIL).reduce<number>(
    (mask, id, i) => mask | (1 << bitOf(indexOfId(ids, readWord(id, `${path}[${i}]`, ids, FAIL)))),
    0,
  );
}

function readSiege(s: DiadochiState, space: SpaceIndex, value: unknown, path: string): void {
  if (value === undefined) return;
  const given = readObject(value, path, FAIL);
  const seat = SEATS.indexOf(readWord(ownField(given, "seat"), `${path}.seat`, SEATS.slice(0, s.seats), FAIL));
  S.setSiege(s, space, seat, readInteger(ownField(given, "points"), `${path}.points`, 1, 2000, FAIL));
}

function readMarks(s: DiadochiState, space: SpaceIndex, value: unknown, path: string): void {
  if (value === undefined) return;
  const given = readObject(value, path, FAIL);
  S.restoreMarks(s, space, {
    acted: unitsOf(ownField(given, "acted"), `${path}.acted`),
    movedRoyals: readCount(given, "movedRoyals", path, 1, 15),
    attempted: readFlag(given, "attempted", path),
    passageAsked: readFlag(given, "passageAsked", path),
    minorPlaced: readFlag(given, "minorPlaced", path),
    minorTaken: readFlag(given, "minorTaken", path),
  });
}

/** The CUs of a force; none if the field is absent. */
export function unitsOf(value: unknown, path: string): Units {
  return value === undefined ? NO_UNITS : readUnits(value, path, 0);
}
