/** Checks of the board: markers, CUs in the field and inside, the moving army, independent armies, sieges, marks, provinces, and the pools of CUs. */
import { hasBit } from "../../core/basics/bits.js";
import { demand } from "../../core/basics/errors.js";
import { F } from "../vocabulary/frames/index.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { kindOfSpace, NONE, type SpaceIndex, type Tables, TRANSIT } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";
import {
  addUnits,
  containsUnits,
  countOfType,
  countUnits,
  ELEPHANT,
  MACEDONIAN,
  MERCENARY,
  MOST_MERCENARIES,
  NO_UNITS,
  onlyType,
  ROYAL,
  SILVER_SHIELDS,
  type Units,
} from "../vocabulary/units.js";

/** CUs that fit behind the walls of one city (DIA-AVO.9). */
export const MOST_INSIDE = 2;
const MOST_SIEGE_POINTS = 2000;

/** @throws PositionError */
export function checkBoard(s: DiadochiState, t: Tables): void {
  for (let space = 0; space < t.spaceCount; space++) checkSpace(s, t, space);
  checkMarkLists(s, t);
  checkForce(s, t);
  checkArmies(s, t);
  checkSieges(s, t);
  for (let province = 0; province < t.provinceCount; province++) {
    const owner = S.provinceOwner(s, province);
    demand(owner === S.countedControl(s, t, province), `provinces.${t.provinceIds[province]!}.control`, "who controls it by its markers (DIA-MAP.6)", owner);
  }
}

export function isPlayer(s: DiadochiState, owner: number): boolean {
  return owner > S.NOBODY && owner <= s.seats;
}

/** True if no change since the last completed action is unsettled, and no army is moving. */
export function isSettled(s: DiadochiState): boolean {
  return s.unsettled === 0 && S.forceOwner(s) === S.NOBODY;
}

function checkSpace(s: DiadochiState, t: Tables, space: SpaceIndex): void {
  const at = `spaces.${t.spaceIds[space]!}`;
  const marker = S.markerOf(s, space);
  demand(marker === S.NOBODY || marker === S.INDEPENDENTS || isPlayer(s, marker), `${at}.control`, "a player, the independents or nobody", marker);
  demand(marker === S.NOBODY || kindOfSpace(t, space) !== TRANSIT, `${at}.control`, "no marker on a transit point (DIA-MAP.2)", marker);
  const owner = S.fieldOwner(s, space);
  const units = S.fieldUnits(s, space);
  demand(owner === S.NOBODY || owner === S.INDEPENDENTS || isPlayer(s, owner), `${at}.field`, "CUs of a player or of the independents", owner);
  demand((owner === S.NOBODY) === (units === NO_UNITS), `${at}.field`, "CUs with an owner, or neither", owner);
  demand(owner !== S.INDEPENDENTS || onlyType(units, MERCENARY) === units, `${at}.independentArmies`, "CUs of one kind (DIA-IND.4)", countUnits(units));
  const inside = S.insideUnits(s, t, space);
  demand(inside === NO_UNITS || isPlayer(s, marker), `${at}.inside`, "CUs of the city's owner (DIA-AVO.7)", marker);
  demand(countUnits(inside) <= MOST_INSIDE, `${at}.inside`, "two CUs at most (DIA-AVO.9)", countUnits(inside));
  const isBesieged = inside === NO_UNITS || !isSettled(s) || S.hasEnemyUnits(s, marker, space);
  demand(isBesieged, `${at}.inside`, "CUs inside only while enemies are in the field (DIA-MAP.16)", countUnits(inside));
  // A repulsed sortie has acted and is inside again.
  const present = owner === S.INDEPENDENTS ? units : withInside(units, inside, at);
  demand(containsUnits(present, S.actedUnits(s, space)), `${at}.marks.acted`, "CUs that are there", countUnits(S.actedUnits(s, space)));
  demand(S.movedRoyals(s, space) <= t.rules.pools.royal, `${at}.marks.movedRoyals`, "royal CUs that there are", S.movedRoyals(s, space));
}

function withInside(units: Units, inside: Units, at: string): Units {
  const mercenaries = countOfType(units, MERCENARY) + countOfType(inside, MERCENARY);
  demand(mercenaries <= MOST_MERCENARIES, `${at}.field`, `at most ${MOST_MERCENARIES} mercenaries`, mercenaries);
  return addUnits(units, inside);
}

// The list has pairs of a space and its marks, in the order of spaces. Only spaces with marks are in it.
function checkMarkLists(s: DiadochiState, t: Tables): void {
  demand(s.acted.length % 2 === 0, "spaces.marks", "marks with their space", s.acted.length);
  for (let i = 0; i < s.acted.length; i += 2) {
    const space = s.acted[i]!;
    demand(space < t.spaceCount && (i === 0 || s.acted[i - 2]! < space), "spaces.marks", "one list of marks a space, in order", space);
    demand(s.acted[i + 1] !== 0, `spaces.${t.spaceIds[space]!}.marks`, "a mark", 0);
  }
}

function checkForce(s: DiadochiState, t: Tables): void {
  const owner = S.forceOwner(s);
  const space = S.forceSpace(s);
  const at = `spaces.${t.spaceIds[space]!}.field.underWay`;
  demand(owner === S.NOBODY || owner === S.INDEPENDENTS || isPlayer(s, owner), at, "an army of a player or of the independents", owner);
  const isEmpty = S.forceUnits(s) === NO_UNITS && S.forceGenerals(s) === 0 && S.forceRoyals(s) === 0;
  demand(owner !== S.NOBODY || (isEmpty && space === 0), at, "an owner of the army under way", "pieces of nobody");
  if (owner === S.INDEPENDENTS) {
    demand(S.forceGenerals(s) === 0 && S.forceRoyals(s) === 0, at, "an independent army without generals and royals", S.forceGenerals(s));
    demand(onlyType(S.forceUnits(s), MERCENARY) === S.forceUnits(s), at, "CUs of one kind (DIA-IND.4)", countUnits(S.forceUnits(s)));
  }
  for (let general = 0; general < t.generalCount; general++) {
    if (!hasBit(S.forceGenerals(s), general)) continue;
    const isThere = S.placeOfGeneral(s, general) === space && S.ownerOfGeneral(s, general) === owner;
    demand(isThere, `${at}.generals`, "generals who are with their army", t.pieceIds[general]!);
  }
  for (let royal = 0; royal <= t.royalCount; royal++) {
    if (hasBit(S.forceRoyals(s), royal)) demand(S.placeOfRoyal(s, royal) === space, `${at}.royals`, "royals who are with the army", t.royalIds[royal]!);
  }
}

function checkArmies(s: DiadochiState, t: Tables): void {
  for (let army = 0; army < t.armyCount; army++) {
    const space = S.spaceOfArmy(s, army);
    if (space === NONE) continue;
    const at = `armies.${t.armyIds[army]!}.space`;
    const isThere = S.fieldOwner(s, space) === S.INDEPENDENTS || (S.forceOwner(s) === S.INDEPENDENTS && S.forceSpace(s) === space);
    demand(isThere, at, "a space with an independent army", t.spaceIds[space]!);
    for (let other = 0; other < army; other++) demand(S.spaceOfArmy(s, other) !== space, at, "one independent army a space (DIA-IND.14)", t.spaceIds[space]!);
  }
}

function checkSieges(s: DiadochiState, t: Tables): void {
  for (let i = 0; i < S.siegeCount(s); i++) {
    const space = S.siegeSpace(s, i);
    demand(space < t.spaceCount && (i === 0 || S.siegeSpace(s, i - 1) < space), "spaces.siege", "one besieger a space", space);
    const at = `spaces.${t.spaceIds[space]!}.siege`;
    const points = S.siegePoints(s, space);
    const seat = S.besiegerOf(s, space);
    demand(points > 0 && points <= MOST_SIEGE_POINTS, `${at}.points`, `a number in 1..${MOST_SIEGE_POINTS}`, points);
    demand(seat < s.seats, `${at}.seat`, "a player (DIA-SIE.19)", SEATS[seat] ?? seat);
    const marker = S.markerOf(s, space);
    demand(marker !== S.NOBODY && marker !== S.ownerOfSeat(seat), at, "a marker that is besieged", marker);
    if (!isSettled(s)) continue;
    demand(S.unitsOf(s, S.ownerOfSeat(seat), space) !== NO_UNITS, at, "CUs of the besieger there (DIA-SIE.17)", SEATS[seat]);
  }
}

/** Checks the pools of CUs. CUs that are just being placed have already left them (DIA-CU.9, DIA-RT.1, DIA-SS.1). @throws PositionError */
export function checkPools(s: DiadochiState, t: Tables): void {
  const pools = t.rules.pools;
  const placing = F["place-units"].find(s)?.units ?? NO_UNITS;
  const inPlay = (type: number): number => S.unitsInPlay(s, type) + countOfType(placing, type);
  demand(inPlay(MACEDONIAN) <= pools.macedonian, "spaces.field.units.macedonian", `at most ${pools.macedonian} in play (DIA-CU.9)`, inPlay(MACEDONIAN));
  demand(inPlay(ROYAL) + s.disbanded <= pools.royal, "spaces.field.units.royal", `at most ${pools.royal} with those disbanded (DIA-RT.1)`, inPlay(ROYAL));
  demand(inPlay(ELEPHANT) <= pools.elephant, "spaces.field.units.elephant", `at most ${pools.elephant} in play (DIA-CU.9)`, inPlay(ELEPHANT));
  const silver = inPlay(SILVER_SHIELDS);
  demand(silver <= pools["silver-shields"], "spaces.field.units.silver-shields", `one piece of ${pools["silver-shields"]} CUs (DIA-SS.1)`, silver);
  const shown = ["awaited", "in-play", "gone"][s.silver];
  demand(silver > 0 === (s.silver === S.SILVER_IN_PLAY), "silverShields", silver > 0 ? "in-play, since they are" : "not in-play, since none are", shown);
  for (let seat = 0; seat < s.seats; seat++) checkMercenaries(s, t, seat, countOfType(placing, MERCENARY));
}

// DIA-AMB.181: an unlimited supply counts as 255.
function checkMercenaries(s: DiadochiState, t: Tables, seat: number, placing: number): void {
  const count = placing + S.mercenariesInPlay(s, t, seat);
  demand(count <= MOST_MERCENARIES, `seats.${SEATS[seat]}`, `at most ${MOST_MERCENARIES} mercenaries in play`, count);
}
