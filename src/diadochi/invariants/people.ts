/** Checks of generals, the royal family and Alexander: each is in one place, with its owner. */
import { hasBit } from "../../core/basics/bits.js";
import { demand } from "../../core/basics/errors.js";
import { rightfulController } from "../rules/royals.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";
import { NO_UNITS } from "../vocabulary/units.js";
import { isPlayer, isSettled } from "./board.js";

/** @throws PositionError */
export function checkPeople(s: DiadochiState, t: Tables): void {
  for (let general = 0; general < t.generalCount; general++) checkGeneral(s, t, general);
  for (let royal = 0; royal <= t.royalCount; royal++) checkRoyal(s, t, royal);
  checkTomb(s, t);
}

// On the map, the place must be a space, or the inside of a space with walls.
function checkPlace(t: Tables, place: number, path: string): void {
  if (place < 0) return;
  const isField = place < t.spaceCount;
  demand(isField || (place >= S.INSIDE && S.isMajorCity(t, place - S.INSIDE)), `${path}.place`, "a space, or the inside of a major city (DIA-MAP.15)", place);
}

function checkGeneral(s: DiadochiState, t: Tables, general: number): void {
  const path = `generals.${t.pieceIds[general]!}`;
  const place = S.placeOfGeneral(s, general);
  const owner = S.ownerOfGeneral(s, general);
  checkPlace(t, place, path);
  demand(owner === S.NOBODY || isPlayer(s, owner), `${path}.seat`, "a player, or nobody", SEATS[owner - 1] ?? owner);
  demand(owner !== S.NOBODY || place === S.POOL, `${path}.seat`, "a faction, since he is in play", null);
  if (S.isMajor(t, general)) demand(owner !== S.NOBODY || !hasBit(s.replaced, general), `${path}.id`, "a replacement with a faction", null);
  else checkMinor(s, t, general, path);
  checkMarksOfGeneral(s, general, owner, path);
  if (place < S.INSIDE) checkNotAlone(s, general, owner, place, path);
  else checkInside(s, owner, place, path);
}

// DIA-SET.6, DIA-PRE.8: a minor general belongs to his faction and has no prestige.
function checkMinor(s: DiadochiState, t: Tables, general: number, path: string): void {
  const seat = t.minorSeats[general]!;
  const owner = seat === NONE || seat >= s.seats ? S.NOBODY : S.ownerOfSeat(seat);
  const got = SEATS[S.ownerOfGeneral(s, general) - 1] ?? null;
  demand(S.ownerOfGeneral(s, general) === owner, `${path}.seat`, `${owner === S.NOBODY ? "nobody" : SEATS[seat]}, to whose set he belongs (DIA-SET.6)`, got);
  demand(S.prestigeMarkers(s, general) === 0, `${path}.prestigeMarkers`, "none for a minor general (DIA-PRE.8)", S.prestigeMarkers(s, general));
}

// A general who is dead or without a faction has no prestige markers, no Oratory and no Siege Engines.
function checkMarksOfGeneral(s: DiadochiState, general: number, owner: number, path: string): void {
  const isOut = owner === S.NOBODY || S.placeOfGeneral(s, general) === S.DEAD;
  demand(S.prestigeMarkers(s, general) <= S.MOST_MARKERS, `${path}.prestigeMarkers`, `at most ${S.MOST_MARKERS}`, S.prestigeMarkers(s, general));
  demand(!isOut || S.prestigeMarkers(s, general) === 0, `${path}.prestigeMarkers`, "none, since he is out of play", S.prestigeMarkers(s, general));
  demand(!isOut || !hasBit(s.oratory | s.engines, general), path, "neither oratory nor siegeEngines, since he is out of play", true);
  demand(
    !hasBit(s.actedGenerals, general) || owner === S.ownerOfSeat(s.active),
    `${path}.acted`,
    "only the active player's generals have acted (DIA-MOV.37)",
    true,
  );
  demand(!hasBit(s.placedGenerals, general) || owner !== S.NOBODY, `${path}.placed`, "a general of a faction", true);
}

// DIA-MAP.19: the end of every action disperses generals who are alone among enemies.
function checkNotAlone(s: DiadochiState, general: number, owner: number, place: number, path: string): void {
  const t = tablesOf(s);
  if (place < 0 || !isSettled(s) || hasBit(S.forceGenerals(s), general)) return;
  demand(
    !S.hasEnemyUnits(s, owner, place) || S.unitsOf(s, owner, place) !== NO_UNITS,
    `${path}.space`,
    "no space where he is alone among enemies (DIA-MAP.19)",
    t.spaceIds[place]!,
  );
}

function checkInside(s: DiadochiState, owner: number, place: number, path: string): void {
  demand(S.markerOf(s, place - S.INSIDE) === owner, `${path}.place`, "the inside of a city of his player only (DIA-AVO.7)", "inside");
  demand(!isSettled(s) || S.hasEnemyUnits(s, owner, place - S.INSIDE), `${path}.place`, "inside only while enemies are in the field (DIA-MAP.16)", "inside");
}

function checkRoyal(s: DiadochiState, t: Tables, royal: number): void {
  const path = royal === S.bodyOf(t) ? "alexander" : `royals.${t.royalIds[royal]!}`;
  const place = S.placeOfRoyal(s, royal);
  const controller = S.controllerOf(s, royal);
  checkPlace(t, place, path);
  demand(place !== S.POOL && place !== S.DISPERSED, `${path}.place`, "the map, or dead", place === S.POOL ? "pool" : "dispersed");
  demand(controller === S.NOBODY || isPlayer(s, controller), `${path}.controller`, "a player, or nobody", SEATS[controller - 1] ?? controller);
  demand(controller === S.NOBODY || place !== S.DEAD, `${path}.controller`, "nobody, since out of play", SEATS[controller - 1]);
  demand(!hasBit(s.actedRoyals, royal) || place !== S.DEAD, `${path}.acted`, "nothing of who is out of play", true);
  if (place >= S.INSIDE && isSettled(s))
    demand(S.hasEnemyUnits(s, S.markerOf(s, place - S.INSIDE), place - S.INSIDE), `${path}.place`, "inside only in a besieged city (DIA-MAP.16)", "inside");
  if (royal === S.bodyOf(t) || S.isMale(t, royal)) checkMale(s, t, royal, path);
  else checkMarriage(s, t, royal, path);
}

function checkMale(s: DiadochiState, t: Tables, royal: number, path: string): void {
  demand(S.husbandOf(s, royal) === NONE, `${path}.husband`, "no husband", S.husbandOf(s, royal));
  if (S.placeOfRoyal(s, royal) === S.DEAD || !isSettled(s)) return;
  const controller = S.controllerOf(s, royal);
  demand(controller === rightfulController(s, t, royal), `${path}.controller`, "who has him by the pieces with him (DIA-ROY.4)", SEATS[controller - 1] ?? null);
}

// DIA-ROY.17, DIA-ROY.18: a wife is active, and her husband is alive and not in the pool.
function checkMarriage(s: DiadochiState, t: Tables, royal: number, path: string): void {
  const husband = S.husbandOf(s, royal);
  if (husband === NONE) return;
  const name = husband < t.generalCount ? t.pieceIds[husband]! : husband;
  demand(S.controllerOf(s, royal) !== S.NOBODY, `${path}.husband`, "nobody, since she is not active (DIA-ROY.18)", name);
  const isHis = husband < t.generalCount && S.ownerOfGeneral(s, husband) === S.controllerOf(s, royal);
  const place = isHis ? S.placeOfGeneral(s, husband) : S.DEAD;
  demand(place !== S.DEAD && place !== S.POOL, `${path}.husband`, "a general of her faction in play (DIA-ROY.17)", name);
  for (let other = 0; other < royal; other++) demand(S.husbandOf(s, other) !== husband, `${path}.husband`, "a general without another wife (DIA-ROY.17)", name);
}

// DIA-ALX.6, DIA-ALX.7, DIA-ALX.8: the tomb is in a major city, built by a player, and the body is gone.
function checkTomb(s: DiadochiState, t: Tables): void {
  const tomb = s.tomb === NONE ? null : t.spaceIds[s.tomb]!;
  demand(
    (tomb === null) === (s.tombOwner === S.NOBODY),
    "alexander.buriedBy",
    tomb === null ? "nobody without a tomb" : "who has buried him",
    SEATS[s.tombOwner - 1] ?? null,
  );
  if (tomb === null) return;
  demand(isPlayer(s, s.tombOwner), "alexander.buriedBy", "a player", SEATS[s.tombOwner - 1]);
  demand(S.isMajorCity(t, s.tomb), "alexander.tomb", "a major city (DIA-ALX.6)", tomb);
  demand(S.placeOfRoyal(s, S.bodyOf(t)) === S.DEAD, "alexander.place", "no body beside the tomb (DIA-ALX.7)", "a body");
}
