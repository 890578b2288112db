/** Players, generals, the royal family and Alexander as everybody sees them (DIA-HID.6); only a hand has one reader (DIA-HID.1). */
import { cardsAt, countAt } from "../core/deck.js";
import { cardId, generalIds, ownerSeat, royalId, seatId, spaceId, unitCounts } from "./names.js";
import { battleRatingOf, initiativeOf } from "./rules/command.js";
import { legitimacyOf, victoryPointsOf } from "./rules/points.js";
import { personalPrestige } from "./rules/prestige.js";
import {
  bodyOf,
  controllerOf,
  DEAD,
  type DiadochiState,
  DISPERSED,
  dispersedUnits,
  generalId,
  generalsAt,
  HAND,
  hasBit,
  husbandOf,
  INSIDE,
  isChampion,
  isMajor,
  isMale,
  isReplaced,
  ownerOfGeneral,
  ownerOfSeat,
  placeOfGeneral,
  placeOfRoyal,
  POOL,
  prestigeMarkers,
  suspicions,
  trainingOps,
  trainingType,
} from "./state.js";
import { at, NONE, type Tables } from "./tables.js";
import { MERCENARY } from "./units.js";
import { byRank, spaceOfPlace } from "./view-board.js";
import type { AlexanderView, GeneralView, PlaceKind, RoyalView, SeatView } from "./view-types.js";

/** Every seat that plays, in seat order; `sees` says whose hands the viewer may look into. */
export function viewSeats(s: DiadochiState, t: Tables, sees: (seat: number) => boolean): SeatView[] {
  const seats: SeatView[] = [];
  for (let seat = 0; seat < s.seats; seat++) seats.push(viewSeat(s, t, seat, sees(seat)));
  return seats;
}

function viewSeat(s: DiadochiState, t: Tables, seat: number, isSeen: boolean): SeatView {
  const owner = ownerOfSeat(seat);
  const ops = trainingOps(s, seat);
  return {
    seat: seatId(seat),
    victoryPoints: victoryPointsOf(s, t, seat),
    legitimacy: legitimacyOf(s, t, seat),
    champion: isChampion(s, seat),
    usurper: s.usurper === seat,
    suspicions: suspicions(s, seat),
    cards: countAt(s.where, HAND + seat), // DIA-HID.1
    hand: isSeen ? cardsAt(s.where, HAND + seat).map((card) => cardId(t, card)) : null,
    training: { unit: ops === 0 ? null : trainingType(s, seat) === MERCENARY ? "mercenary" : "macedonian", ops },
    pool: generalIds(s, t, generalsAt(s, owner, POOL)),
    dispersed: { units: unitCounts(dispersedUnits(s, seat)), generals: byRank(s, t, generalsAt(s, owner, DISPERSED)) },
  };
}

/** Every general in the order of the data, majors before minors. */
export function viewGenerals(s: DiadochiState, t: Tables): GeneralView[] {
  const views: GeneralView[] = [];
  for (let general = 0; general < t.generalCount; general++) views.push(viewGeneral(s, t, general));
  return views;
}

function viewGeneral(s: DiadochiState, t: Tables, general: number): GeneralView {
  const place = placeOfGeneral(s, general);
  return {
    id: generalId(s, t, general),
    class: !isMajor(t, general) ? "minor" : isReplaced(s, general) ? "replacement" : "major",
    seat: ownerSeat(ownerOfGeneral(s, general)),
    place: placeKind(place),
    space: spaceOfPlace(t, place),
    initiative: initiativeOf(s, t, general),
    battle: battleRatingOf(s, t, general, NONE, false),
    rank: at(t.ranks, general),
    prestige: personalPrestige(s, t, general),
    prestigeMarkers: prestigeMarkers(s, general),
    oratory: hasBit(s.oratory, general),
    siegeEngines: hasBit(s.engines, general),
    acted: hasBit(s.actedGenerals, general),
    placed: hasBit(s.placedGenerals, general),
  };
}

function placeKind(place: number): PlaceKind {
  if (place >= INSIDE) return "inside";
  if (place >= 0) return "field";
  return place === POOL ? "pool" : place === DISPERSED ? "dispersed" : "dead";
}

/** Every royal family member in the order of the data. */
export function viewRoyals(s: DiadochiState, t: Tables): RoyalView[] {
  const views: RoyalView[] = [];
  for (let royal = 0; royal < t.royalCount; royal++) {
    const place = placeOfRoyal(s, royal);
    const husband = husbandOf(s, royal);
    views.push({
      id: royalId(t, royal),
      place: placeKind(place),
      space: spaceOfPlace(t, place),
      active: place !== DEAD && (isMale(t, royal) || controllerOf(s, royal) !== 0),
      controller: ownerSeat(controllerOf(s, royal)),
      husband: husband === NONE ? null : generalId(s, t, husband),
      legitimacy: at(t.royalLegitimacies, royal),
      acted: hasBit(s.actedRoyals, royal),
    });
  }
  return views;
}

/** The body and the tomb. */
export function viewAlexander(s: DiadochiState, t: Tables): AlexanderView {
  const body = bodyOf(t);
  const place = placeOfRoyal(s, body);
  return {
    place: placeKind(place),
    space: spaceOfPlace(t, place),
    controller: ownerSeat(controllerOf(s, body)),
    acted: hasBit(s.actedRoyals, body),
    tomb: s.tomb === NONE ? null : spaceId(t, s.tomb),
    buriedBy: ownerSeat(s.tombOwner),
  };
}
