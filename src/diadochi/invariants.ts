/**
 * What holds in every position: each card and piece in exactly one place, pools kept, nobody where the rules forbid, owners of provinces and points on the tracks as
 * a recount gives them. The rules guarantee it; a position from outside that breaks it is refused.
 */
import { invariant } from "../core/errors.js";
import { legitimacyOf, victoryPointsOf } from "./rules/points.js";
import {
  actedUnits,
  bodyOf,
  controllerOf,
  countedControl,
  DEAD,
  type DiadochiState,
  DISPERSED,
  dispersedUnits,
  fieldOwner,
  fieldUnits,
  forceGenerals,
  forceOwner,
  forceRoyals,
  forceSpace,
  forceUnits,
  hasBit,
  hasEnemyUnits,
  HAND,
  HIDDEN,
  husbandOf,
  INDEPENDENTS,
  INSIDE,
  insideUnits,
  isMajor,
  isMajorCity,
  isMale,
  markerOf,
  NOBODY,
  ownerOfGeneral,
  PILE,
  placeOfCard,
  placeOfGeneral,
  placeOfRoyal,
  POOL,
  prestigeMarkers,
  provinceOwner,
  RESTING,
  siegeCount,
  siegePoints,
  siegeSpace,
  SILVER_IN_PLAY,
  spaceOfArmy,
  suspicions,
  trackedLp,
  trackedVp,
  trainingOps,
  trainingType,
  unitsInPlay,
  unitsOf,
  besiegerOf,
} from "./state.js";
import { idAt, NONE, type SpaceIndex, type Tables, tablesOf, TRANSIT, kindOfSpace } from "./tables.js";
import { addUnits, containsUnits, countUnits, ELEPHANT, MACEDONIAN, MERCENARY, NO_UNITS, onlyType, ROYAL, SILVER_SHIELDS } from "./units.js";

/** CUs that fit behind the walls of one city (DIA-AVO.9). */
const MOST_INSIDE = 2;

/** Throws when a position breaks what the rules guarantee. */
export function checkInvariants(s: DiadochiState): void {
  const t = tablesOf(s);
  checkClock(s);
  for (let space = 0; space < t.spaceCount; space++) checkSpace(s, t, space);
  checkForce(s, t);
  for (let general = 0; general < t.generalCount; general++) checkGeneral(s, t, general);
  for (let royal = 0; royal <= t.royalCount; royal++) checkRoyal(s, t, royal);
  checkArmies(s, t);
  checkSieges(s, t);
  checkPools(s, t);
  checkCards(s, t);
  checkPlayers(s, t);
  for (let province = 0; province < t.provinceCount; province++) {
    invariant(provinceOwner(s, province) === countedControl(s, t, province), `${idAt(t.provinceIds, province)} belongs to who controls it (DIA-MAP.6)`);
  }
}

function checkClock(s: DiadochiState): void {
  invariant(s.seats >= 2 && s.seats <= 4, "two to four players");
  invariant(s.turn >= 0 && s.turn <= s.lastTurn, "no turn after the last");
  invariant(s.round >= 0 && s.segment >= 0 && s.segment <= 4, "a round has four segments (DIA-SEQ.15)");
  invariant(s.active >= NONE && s.active < s.seats && s.first >= 0 && s.first < s.seats, "a seat is active");
  invariant(s.usurper >= NONE && s.usurper < s.seats, "a seat is Usurper");
  invariant(s.champions >> s.seats === 0, "players are Champions");
}

function isPlayer(s: DiadochiState, owner: number): boolean {
  return owner > NOBODY && owner <= s.seats;
}

function checkSpace(s: DiadochiState, t: Tables, space: SpaceIndex): void {
  const name = idAt(t.spaceIds, space);
  const marker = markerOf(s, space);
  invariant(marker === NOBODY || marker === INDEPENDENTS || isPlayer(s, marker), `the marker on ${name} has an owner`);
  invariant(marker === NOBODY || kindOfSpace(t, space) !== TRANSIT, `no marker on the transit point ${name} (DIA-MAP.2)`);
  const owner = fieldOwner(s, space);
  const units = fieldUnits(s, space);
  invariant(owner === NOBODY || owner === INDEPENDENTS || isPlayer(s, owner), `the CUs at ${name} have an owner`);
  invariant((owner === NOBODY) === (units === NO_UNITS) && units >= 0, `CUs at ${name} without an owner, or the reverse`);
  invariant(owner !== INDEPENDENTS || onlyType(units, MERCENARY) === units, `the independent army at ${name} is of one kind (DIA-IND.4)`);
  const inside = insideUnits(s, t, space);
  invariant(inside === NO_UNITS || isPlayer(s, marker), `CUs inside ${name} are of the city's owner (DIA-AVO.7)`);
  invariant(countUnits(inside) <= MOST_INSIDE, `two CUs at most inside ${name} (DIA-AVO.9)`);
  // A sortie thrown back has acted, and stands inside again.
  const present = owner === INDEPENDENTS ? units : addUnits(units, inside);
  invariant(containsUnits(present, actedUnits(s, space)), `CUs that have acted at ${name} are there`);
}

function checkForce(s: DiadochiState, t: Tables): void {
  const owner = forceOwner(s);
  invariant(owner === NOBODY || owner === INDEPENDENTS || isPlayer(s, owner), "the army under way has an owner");
  invariant(forceSpace(s) >= 0 && forceSpace(s) < t.spaceCount, "the army under way is on the map");
  invariant(owner !== NOBODY || (forceUnits(s) === NO_UNITS && forceGenerals(s) === 0 && forceRoyals(s) === 0), "nothing is under way without an owner");
  for (let general = 0; general < t.generalCount; general++) {
    if (!hasBit(forceGenerals(s), general)) continue;
    invariant(placeOfGeneral(s, general) === forceSpace(s) && ownerOfGeneral(s, general) === owner, "a general under way is with his army");
  }
  for (let royal = 0; royal <= t.royalCount; royal++) {
    if (hasBit(forceRoyals(s), royal)) invariant(placeOfRoyal(s, royal) === forceSpace(s), "a royal under way is with the army");
  }
}

function checkPlace(t: Tables, place: number, what: string): void {
  if (place < 0) invariant(place === POOL || place === DISPERSED || place === DEAD, `${what} is somewhere`);
  else if (place < INSIDE) invariant(place < t.spaceCount, `${what} is on the map`);
  else invariant(place - INSIDE < t.spaceCount && isMajorCity(t, place - INSIDE), `${what} is inside a major city (DIA-MAP.15)`);
}

function checkGeneral(s: DiadochiState, t: Tables, general: number): void {
  const name = idAt(t.pieceIds, general);
  const place = placeOfGeneral(s, general);
  const owner = ownerOfGeneral(s, general);
  checkPlace(t, place, name);
  invariant(owner === NOBODY || isPlayer(s, owner), `${name} belongs to a player`);
  invariant(owner !== NOBODY || place < 0, `${name} is in play without a faction`);
  invariant(prestigeMarkers(s, general) >= 0 && (isMajor(t, general) || prestigeMarkers(s, general) === 0), `${name} has no such prestige (DIA-PRE.8)`);
  if (place < INSIDE) checkNotAlone(s, general, owner, place, name);
  else invariant(markerOf(s, place - INSIDE) === owner, `${name} is inside a city of his player (DIA-AVO.7)`);
}

// DIA-MAP.19, settled at the end of every action.
function checkNotAlone(s: DiadochiState, general: number, owner: number, place: number, name: string): void {
  if (place < 0 || s.dirty !== 0 || forceOwner(s) !== NOBODY || hasBit(forceGenerals(s), general)) return;
  invariant(!hasEnemyUnits(s, owner, place) || unitsOf(s, owner, place) !== NO_UNITS, `${name} stands alone among enemies (DIA-MAP.19)`);
}

function checkRoyal(s: DiadochiState, t: Tables, royal: number): void {
  const name = idAt(t.royalIds, royal);
  const place = placeOfRoyal(s, royal);
  const controller = controllerOf(s, royal);
  checkPlace(t, place, name);
  invariant(place !== POOL && place !== DISPERSED, `${name} is on the map or out of the game`);
  invariant(controller === NOBODY || (isPlayer(s, controller) && place !== DEAD), `${name} is controlled by a player`);
  const husband = husbandOf(s, royal);
  if (husband === NONE) return;
  invariant(royal !== bodyOf(t) && !isMale(t, royal) && controller !== NOBODY, `${name} is married and active (DIA-ROY.18)`);
  invariant(husband < t.generalCount && isMajor(t, husband) && ownerOfGeneral(s, husband) === controller, `${name} has a husband in her faction (DIA-ROY.17)`);
}

function checkArmies(s: DiadochiState, t: Tables): void {
  for (let army = 0; army < t.armyCount; army++) {
    const space = spaceOfArmy(s, army);
    if (space === NONE) continue;
    const isThere = fieldOwner(s, space) === INDEPENDENTS || (forceOwner(s) === INDEPENDENTS && forceSpace(s) === space);
    invariant(isThere, `${idAt(t.armyIds, army)} has CUs where it stands`);
    for (let other = 0; other < army; other++) invariant(spaceOfArmy(s, other) !== space, "one independent army a space (DIA-IND.14)");
  }
}

function checkSieges(s: DiadochiState, t: Tables): void {
  for (let i = 0; i < siegeCount(s); i++) {
    const space = siegeSpace(s, i);
    invariant(space < t.spaceCount && siegePoints(s, space) > 0, "siege points lie on a space");
    invariant(besiegerOf(s, space) < s.seats, "siege points belong to a player (DIA-SIE.19)");
    invariant(i === 0 || siegeSpace(s, i - 1) < space, "one besieger a space");
  }
}

// DIA-CU.9, DIA-RT.1, DIA-SS.1
function checkPools(s: DiadochiState, t: Tables): void {
  const pools = t.rules.pools;
  invariant(unitsInPlay(s, MACEDONIAN) <= pools.macedonian, "more Macedonian CUs than the pool has (DIA-CU.9)");
  invariant(unitsInPlay(s, ROYAL) + s.disbanded <= pools.royal, "more royal CUs than there are (DIA-RT.1)");
  invariant(unitsInPlay(s, ELEPHANT) <= pools.elephant, "more elephant CUs than the pool has (DIA-CU.9)");
  const silver = unitsInPlay(s, SILVER_SHIELDS);
  invariant(silver <= MOST_INSIDE && (silver === 0 || s.silver === SILVER_IN_PLAY), "the Silver Shields are one piece of two CUs (DIA-SS.1)");
}

function checkCards(s: DiadochiState, t: Tables): void {
  const hidden = t.setup.playerCounts.find((row) => row.players === s.seats)?.hiddenHands ?? 0;
  for (let card = 0; card < t.cardCount; card++) {
    const place = placeOfCard(s, card);
    const isOpen = place >= PILE && place <= RESTING;
    const isHeld = (place >= HAND && place < HAND + s.seats) || (place >= HIDDEN && place < HIDDEN + hidden);
    invariant(isOpen || isHeld, `${idAt(t.cardIds, card)} lies where cards can lie`);
  }
}

function checkPlayers(s: DiadochiState, t: Tables): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const cost = trainingType(s, seat) === MERCENARY ? t.rules.training.mercenary : t.rules.training.macedonian;
    invariant(dispersedUnits(s, seat) >= 0 && suspicions(s, seat) >= 0, "nobody has less than nothing");
    invariant(trainingOps(s, seat) >= 0 && trainingOps(s, seat) < cost, "an unfinished CU is not paid for (DIA-OPS.16)");
    invariant(legitimacyOf(s, t, seat) >= 0, "legitimacy is never negative (DIA-LEG.2)");
    if (s.dirty !== 0) continue;
    invariant(trackedVp(s, seat) === victoryPointsOf(s, t, seat), "the VP track shows what a recount gives (DIA-VIC.5)");
    invariant(trackedLp(s, seat) === legitimacyOf(s, t, seat), "the LP track shows what a recount gives (DIA-LEG.11)");
  }
}
