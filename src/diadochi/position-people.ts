/** Reads generals, the royal family and Alexander of an arbiter's view back. */
import { POSITION_COMPLAINT as FAIL, ownField, readArray, readBoolean, readInteger, readObject, readWord } from "../core/json.js";
import {
  bodyOf,
  DEAD,
  type DiadochiState,
  DISPERSED,
  generalOfPiece,
  INSIDE,
  isMajor,
  NOBODY,
  ownerOfSeat,
  POOL,
  setController,
  setGeneralPlace,
  setHusband,
  setOwnerOfGeneral,
  setPrestigeMarkers,
  setRoyalPlace,
} from "./state.js";
import { indexOfId, NONE, type Tables } from "./tables.js";
import { SEATS } from "./types.js";

type Fields = Readonly<Record<string, unknown>>;

/** The list of generals, one row a general, majors before minors. */
export function readGenerals(s: DiadochiState, t: Tables, value: unknown): void {
  const list = readArray(value, "view.generals", t.generalCount, FAIL);
  if (list.length !== t.generalCount) throw FAIL("view.generals", `${t.generalCount} entries`, list);
  list.forEach((entry, general) => readGeneral(s, t, general, readObject(entry, `view.generals[${general}]`, FAIL), `view.generals[${general}]`));
}

function readGeneral(s: DiadochiState, t: Tables, general: number, given: Fields, path: string): void {
  const names = isMajor(t, general) ? [t.pieceIds[general] ?? "", t.pieceIds[t.generalCount + general] ?? ""] : [t.pieceIds[general] ?? ""];
  const bit = 1 << general;
  const isOn = (key: string): boolean => readBoolean(ownField(given, key), `${path}.${key}`, FAIL);
  if (readWord(ownField(given, "id"), `${path}.id`, names, FAIL) !== names[0]) s.replaced |= bit;
  setOwnerOfGeneral(s, general, readSeatOwner(s, ownField(given, "seat"), `${path}.seat`));
  setGeneralPlace(s, general, readPlace(t, given, path));
  setPrestigeMarkers(s, general, readInteger(ownField(given, "prestigeMarkers"), `${path}.prestigeMarkers`, 0, 1000, FAIL));
  if (isOn("oratory")) s.oratory |= bit;
  if (isOn("siegeEngines")) s.engines |= bit;
  if (isOn("acted")) s.actedGenerals |= bit;
  if (isOn("placed")) s.placedGenerals |= bit;
}

/** The royal family, one row a member, and Alexander. */
export function readRoyals(s: DiadochiState, t: Tables, value: unknown, alexander: unknown): void {
  const list = readArray(value, "view.royals", t.royalCount, FAIL);
  if (list.length !== t.royalCount) throw FAIL("view.royals", `${t.royalCount} entries`, list);
  list.forEach((entry, royal) => {
    const path = `view.royals[${royal}]`;
    const given = readObject(entry, path, FAIL);
    readWord(ownField(given, "id"), `${path}.id`, t.royalIds.slice(royal, royal + 1), FAIL);
    readRoyal(s, t, royal, given, path);
    setHusband(s, royal, readHusband(t, ownField(given, "husband"), `${path}.husband`));
  });
  const given = readObject(alexander, "view.alexander", FAIL);
  readRoyal(s, t, bodyOf(t), given, "view.alexander");
  const tomb = ownField(given, "tomb");
  s.tomb = tomb === null ? NONE : indexOfId(t.spaceIds, readWord(tomb, "view.alexander.tomb", t.spaceIds, FAIL));
  s.tombOwner = readSeatOwner(s, ownField(given, "buriedBy"), "view.alexander.buriedBy");
}

function readRoyal(s: DiadochiState, t: Tables, royal: number, given: Fields, path: string): void {
  setRoyalPlace(s, royal, readPlace(t, given, path));
  setController(s, royal, readSeatOwner(s, ownField(given, "controller"), `${path}.controller`));
  if (readBoolean(ownField(given, "acted"), `${path}.acted`, FAIL)) s.actedRoyals |= 1 << royal;
}

function readHusband(t: Tables, value: unknown, path: string): number {
  return value === null ? NONE : generalOfPiece(t, indexOfId(t.pieceIds, readWord(value, path, t.pieceIds, FAIL)));
}

function readSeatOwner(s: DiadochiState, value: unknown, path: string): number {
  return value === null ? NOBODY : ownerOfSeat(SEATS.indexOf(readWord(value, path, SEATS.slice(0, s.seats), FAIL)));
}

function readPlace(t: Tables, given: Fields, path: string): number {
  const kind = readWord(ownField(given, "place"), `${path}.place`, ["field", "inside", "pool", "dispersed", "dead"], FAIL);
  if (kind === "pool") return POOL;
  if (kind === "dispersed") return DISPERSED;
  if (kind === "dead") return DEAD;
  const space = indexOfId(t.spaceIds, readWord(ownField(given, "space"), `${path}.space`, t.spaceIds, FAIL));
  return kind === "inside" ? INSIDE + space : space;
}
