/** Reads the generals, the royal family and Alexander of a view. */
import { POSITION_COMPLAINT as FAIL, ownField, readKnownFields, readObject, readWord } from "../../../core/basics/json.js";
import { type Fields, readCount, readFlag, readRecord } from "../../../core/basics/view-fields.js";
import { royalId } from "../../state/names.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { indexOfId, NONE, type Tables } from "../../tables/index.js";
import { SEATS } from "../../vocabulary/types.js";
import { readSpaceId } from "./fields.js";

export function readGenerals(s: DiadochiState, t: Tables, value: unknown): void {
  const seen = new Set<number>();
  readRecord(value, "view.generals", t.pieceIds, (row, path, piece) => {
    const general = S.generalOfPiece(t, piece);
    if (seen.has(general)) throw FAIL(path, "a general or his replacement, not both (DIA-GEN.28)", row);
    seen.add(general);
    if (piece !== general) s.replaced |= 1 << general;
    readGeneral(s, t, general, readObject(row, path, FAIL), path);
  });
}

function readGeneral(s: DiadochiState, t: Tables, general: number, given: Fields, path: string): void {
  const bit = 1 << general;
  S.setOwnerOfGeneral(s, general, readSeatOwner(s, ownField(given, "seat"), `${path}.seat`));
  S.setGeneralPlace(s, general, readPlace(t, given, path));
  S.setPrestigeMarkers(s, general, readCount(given, "prestigeMarkers", path, 1, S.MOST_MARKERS));
  if (readFlag(given, "oratory", path)) s.oratory |= bit;
  if (readFlag(given, "siegeEngines", path)) s.engines |= bit;
  if (readFlag(given, "acted", path)) s.actedGenerals |= bit;
  if (readFlag(given, "placed", path)) s.placedGenerals |= bit;
}

export function readRoyals(s: DiadochiState, t: Tables, value: unknown, alexander: unknown): void {
  const royals = readKnownFields(value, "view.royals", t.royalIds.slice(0, t.royalCount), FAIL);
  for (let royal = 0; royal < t.royalCount; royal++) {
    const path = `view.royals.${royalId(t, royal)}`;
    const given = readObject(ownField(royals, royalId(t, royal)), path, FAIL);
    readRoyal(s, t, royal, given, path);
    S.setHusband(s, royal, readHusband(t, ownField(given, "husband"), `${path}.husband`));
  }
  const given = readObject(alexander, "view.alexander", FAIL);
  readRoyal(s, t, S.bodyOf(t), given, "view.alexander");
  const tomb = ownField(given, "tomb");
  s.tomb = tomb === undefined ? NONE : readSpaceId(t, tomb, "view.alexander.tomb");
  s.tombOwner = readSeatOwner(s, ownField(given, "buriedBy"), "view.alexander.buriedBy");
}

function readRoyal(s: DiadochiState, t: Tables, royal: number, given: Fields, path: string): void {
  S.setRoyalPlace(s, royal, readPlace(t, given, path));
  S.setController(s, royal, readSeatOwner(s, ownField(given, "controller"), `${path}.controller`));
  if (readFlag(given, "acted", path)) s.actedRoyals |= 1 << royal;
}

function readHusband(t: Tables, value: unknown, path: string): number {
  return value === undefined ? NONE : S.generalOfPiece(t, indexOfId(t.pieceIds, readWord(value, path, t.pieceIds, FAIL)));
}

function readSeatOwner(s: DiadochiState, value: unknown, path: string): number {
  return value === undefined ? S.NOBODY : S.ownerOfSeat(SEATS.indexOf(readWord(value, path, SEATS.slice(0, s.seats), FAIL)));
}

function readPlace(t: Tables, given: Fields, path: string): number {
  const kind = readWord(ownField(given, "place"), `${path}.place`, ["field", "inside", "pool", "dispersed", "dead"], FAIL);
  if (kind === "pool") return S.POOL;
  if (kind === "dispersed") return S.DISPERSED;
  if (kind === "dead") return S.DEAD;
  const space = readSpaceId(t, ownField(given, "space"), `${path}.space`);
  return kind === "inside" ? S.INSIDE + space : space;
}
