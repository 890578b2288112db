/** Generals, the royal family and Alexander: each in one place, with those they belong to. */
import { demand } from "../../core/errors.js";
import { rightfulController } from "../rules/royals.js";
import {
  bodyOf,
  controllerOf,
  DEAD,
  type DiadochiState,
  DISPERSED,
  forceGenerals,
  hasBit,
  hasEnemyUnits,
  husbandOf,
  INSIDE,
  isMajor,
  isMajorCity,
  isMale,
  markerOf,
  NOBODY,
  ownerOfGeneral,
  ownerOfSeat,
  placeOfGeneral,
  placeOfRoyal,
  POOL,
  prestigeMarkers,
  unitsOf,
} from "../state.js";
import { at, idAt, NONE, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { NO_UNITS } from "../units.js";
import { isPlayer, isSettled } from "./board.js";

/** Checks every general, royal family member and the body. @throws PositionError */
export function checkPeople(s: DiadochiState, t: Tables): void {
  for (let general = 0; general < t.generalCount; general++) checkGeneral(s, t, general);
  for (let royal = 0; royal <= t.royalCount; royal++) checkRoyal(s, t, royal);
  checkTomb(s, t);
}

// On the map: a space, or inside the walls of one that has walls.
function checkPlace(t: Tables, place: number, path: string): void {
  if (place < 0) return;
  const isField = place < t.spaceCount;
  demand(isField || (place >= INSIDE && isMajorCity(t, place - INSIDE)), `${path}.place`, "a space, or the inside of a major city (DIA-MAP.15)", place);
}

function checkGeneral(s: DiadochiState, t: Tables, general: number): void {
  const path = `generals.${idAt(t.pieceIds, general)}`;
  const place = placeOfGeneral(s, general);
  const owner = ownerOfGeneral(s, general);
  checkPlace(t, place, path);
  demand(owner === NOBODY || isPlayer(s, owner), `${path}.seat`, "a player, or nobody", SEATS[owner - 1] ?? owner);
  demand(owner !== NOBODY || place === POOL, `${path}.seat`, "a faction, since he is in play", null);
  if (isMajor(t, general)) demand(owner !== NOBODY || !hasBit(s.replaced, general), `${path}.id`, "a replacement with a faction", null);
  else checkMinor(s, t, general, path);
  checkMarksOfGeneral(s, general, owner, path);
  if (place < INSIDE) checkNotAlone(s, general, owner, place, path);
  else checkInside(s, owner, place, path);
}

// DIA-SET.6, DIA-PRE.8: of his faction, without prestige.
function checkMinor(s: DiadochiState, t: Tables, general: number, path: string): void {
  const seat = at(t.minorSeats, general);
  const owner = seat === NONE || seat >= s.seats ? NOBODY : ownerOfSeat(seat);
  const got = SEATS[ownerOfGeneral(s, general) - 1] ?? null;
  demand(ownerOfGeneral(s, general) === owner, `${path}.seat`, `${owner === NOBODY ? "nobody" : SEATS[seat]}, to whose set he belongs (DIA-SET.6)`, got);
  demand(prestigeMarkers(s, general) === 0, `${path}.prestigeMarkers`, "none for a minor general (DIA-PRE.8)", prestigeMarkers(s, general));
}

// Who is in nobody's faction, or dead, has nothing.
function checkMarksOfGeneral(s: DiadochiState, general: number, owner: number, path: string): void {
  const isOut = owner === NOBODY || placeOfGeneral(s, general) === DEAD;
  demand(!isOut || prestigeMarkers(s, general) === 0, `${path}.prestigeMarkers`, "none, since he is out of play", prestigeMarkers(s, general));
  demand(!isOut || !hasBit(s.oratory | s.engines, general), path, "neither oratory nor siegeEngines, since he is out of play", true);
  demand(
    !hasBit(s.actedGenerals, general) || owner === ownerOfSeat(s.active),
    `${path}.acted`,
    "only the active player's generals have acted (DIA-MOV.37)",
    true,
  );
  demand(!hasBit(s.placedGenerals, general) || owner !== NOBODY, `${path}.placed`, "a general of a faction", true);
}

// DIA-MAP.19, settled at the end of every action.
function checkNotAlone(s: DiadochiState, general: number, owner: number, place: number, path: string): void {
  const t = tablesOf(s);
  if (place < 0 || !isSettled(s) || hasBit(forceGenerals(s), general)) return;
  demand(
    !hasEnemyUnits(s, owner, place) || unitsOf(s, owner, place) !== NO_UNITS,
    `${path}.space`,
    "no space where he is alone among enemies (DIA-MAP.19)",
    idAt(t.spaceIds, place),
  );
}

function checkInside(s: DiadochiState, owner: number, place: number, path: string): void {
  demand(markerOf(s, place - INSIDE) === owner, `${path}.place`, "the inside of a city of his player only (DIA-AVO.7)", "inside");
  demand(!isSettled(s) || hasEnemyUnits(s, owner, place - INSIDE), `${path}.place`, "inside only while enemies are in the field (DIA-MAP.16)", "inside");
}

function checkRoyal(s: DiadochiState, t: Tables, royal: number): void {
  const path = royal === bodyOf(t) ? "alexander" : `royals.${idAt(t.royalIds, royal)}`;
  const place = placeOfRoyal(s, royal);
  const controller = controllerOf(s, royal);
  checkPlace(t, place, path);
  demand(place !== POOL && place !== DISPERSED, `${path}.place`, "the map, or dead", place === POOL ? "pool" : "dispersed");
  demand(controller === NOBODY || isPlayer(s, controller), `${path}.controller`, "a player, or nobody", SEATS[controller - 1] ?? controller);
  demand(controller === NOBODY || place !== DEAD, `${path}.controller`, "nobody, since out of play", SEATS[controller - 1]);
  demand(!hasBit(s.actedRoyals, royal) || place !== DEAD, `${path}.acted`, "nothing of who is out of play", true);
  if (place >= INSIDE && isSettled(s))
    demand(hasEnemyUnits(s, markerOf(s, place - INSIDE), place - INSIDE), `${path}.place`, "inside only in a besieged city (DIA-MAP.16)", "inside");
  if (royal === bodyOf(t) || isMale(t, royal)) checkMale(s, t, royal, path);
  else checkMarriage(s, t, royal, path);
}

function checkMale(s: DiadochiState, t: Tables, royal: number, path: string): void {
  demand(husbandOf(s, royal) === NONE, `${path}.husband`, "no husband", husbandOf(s, royal));
  if (placeOfRoyal(s, royal) === DEAD || !isSettled(s)) return;
  const controller = controllerOf(s, royal);
  demand(controller === rightfulController(s, t, royal), `${path}.controller`, "who has him by the pieces with him (DIA-ROY.4)", SEATS[controller - 1] ?? null);
}

// DIA-ROY.17, DIA-ROY.18: a woman who is active, of a living major general.
function checkMarriage(s: DiadochiState, t: Tables, royal: number, path: string): void {
  const husband = husbandOf(s, royal);
  if (husband === NONE) return;
  const name = husband < t.generalCount ? idAt(t.pieceIds, husband) : husband;
  demand(controllerOf(s, royal) !== NOBODY, `${path}.husband`, "nobody, since she is not active (DIA-ROY.18)", name);
  const isHis = husband < t.generalCount && isMajor(t, husband) && ownerOfGeneral(s, husband) === controllerOf(s, royal);
  demand(isHis && placeOfGeneral(s, husband) !== DEAD, `${path}.husband`, "a living major general of her faction (DIA-ROY.17)", name);
  for (let other = 0; other < royal; other++) demand(husbandOf(s, other) !== husband, `${path}.husband`, "a general without another wife (DIA-ROY.17)", name);
}

// DIA-ALX.6, DIA-ALX.7, DIA-ALX.8: in a major city, and only in Pella a player's own.
function checkTomb(s: DiadochiState, t: Tables): void {
  const tomb = s.tomb === NONE ? null : idAt(t.spaceIds, s.tomb);
  demand(
    (tomb === null) === (s.tombOwner === NOBODY),
    "alexander.buriedBy",
    tomb === null ? "nobody without a tomb" : "who has buried him",
    SEATS[s.tombOwner - 1] ?? null,
  );
  if (tomb === null) return;
  demand(isPlayer(s, s.tombOwner), "alexander.buriedBy", "a player", SEATS[s.tombOwner - 1]);
  demand(isMajorCity(t, s.tomb), "alexander.tomb", "a major city (DIA-ALX.6)", tomb);
  demand(placeOfRoyal(s, bodyOf(t)) === DEAD, "alexander.place", "no body beside the tomb (DIA-ALX.7)", "a body");
}
