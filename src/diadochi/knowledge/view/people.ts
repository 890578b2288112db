/** Players, generals, the royal family and Alexander as every viewer sees them (DIA-HID.6). A hand is seen only by its owner (DIA-HID.1). */
import { hasBit } from "../../../core/basics/bits.js";
import { cardsAt, countAt } from "../../../core/dice/deck.js";
import type { Draft } from "../../../core/ruleset/envelope.js";
import { cardId, generalIds, ownerSeat, royalId, seatId, spaceId, unitCounts } from "../../state/names.js";
import { battleRatingOf, initiativeOf } from "../../rules/command.js";
import { largestFleetOwner, legitimacyOf, victoryPointsWith } from "../../rules/points.js";
import { personalPrestige } from "../../rules/prestige.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { NONE, type Tables } from "../../tables/index.js";
import { MERCENARY } from "../../vocabulary/units.js";
import { byRank, spaceOfPlace } from "./board.js";
import type { AlexanderView, GeneralView, PlaceKind, RoyalView, SeatView } from "./types.js";

/** The seats that play, in seat order. A seat's hand is shown if `sees` returns true. */
export function viewSeats(s: DiadochiState, t: Tables, sees: (seat: number) => boolean): SeatView[] {
  const seats: SeatView[] = [];
  const largest = largestFleetOwner(s, t);
  for (let seat = 0; seat < s.seats; seat++) seats.push(viewSeat(s, t, seat, largest, sees(seat)));
  return seats;
}

function viewSeat(s: DiadochiState, t: Tables, seat: number, largest: number, isSeen: boolean): SeatView {
  const owner = S.ownerOfSeat(seat);
  const ops = S.trainingOps(s, seat);
  return {
    seat: seatId(seat),
    victoryPoints: victoryPointsWith(s, t, seat, largest),
    legitimacy: legitimacyOf(s, t, seat),
    champion: S.isChampion(s, seat),
    usurper: s.usurper === seat,
    suspicions: S.suspicions(s, seat),
    cards: countAt(s.where, S.HAND + seat), // DIA-HID.1: the number is public
    hand: isSeen ? cardsAt(s.where, S.HAND + seat).map((card) => cardId(t, card)) : null,
    training: { unit: ops === 0 ? null : S.trainingType(s, seat) === MERCENARY ? "mercenary" : "macedonian", ops },
    pool: generalIds(s, t, S.generalsAt(s, owner, S.POOL)),
    dispersed: { units: unitCounts(S.dispersedUnits(s, seat)), generals: byRank(s, t, S.generalsAt(s, owner, S.DISPERSED)) },
  };
}

/** The generals in play in the order of the data, majors before minors. */
export function viewGenerals(s: DiadochiState, t: Tables): Record<string, GeneralView> {
  const views: Record<string, GeneralView> = {};
  for (let general = 0; general < t.generalCount; general++) if (isInPlay(s, general)) views[S.generalId(s, t, general)] = viewGeneral(s, t, general);
  return views;
}

// A general who has yet to enter has no owner and is in the pool without marks.
function isInPlay(s: DiadochiState, general: number): boolean {
  const remembered = s.oratory | s.engines | s.actedGenerals | s.placedGenerals | s.replaced;
  return (
    S.ownerOfGeneral(s, general) !== S.NOBODY || S.placeOfGeneral(s, general) !== S.POOL || S.prestigeMarkers(s, general) > 0 || hasBit(remembered, general)
  );
}

function viewGeneral(s: DiadochiState, t: Tables, general: number): GeneralView {
  const place = S.placeOfGeneral(s, general);
  const seat = ownerSeat(S.ownerOfGeneral(s, general));
  const prestige = personalPrestige(s, t, general);
  const markers = S.prestigeMarkers(s, general);
  const view: Draft<GeneralView> = {
    place: placeKind(place),
    initiative: initiativeOf(s, t, general),
    battle: battleRatingOf(s, t, general, NONE, false),
  };
  if (seat !== null) view.seat = seat;
  if (place >= 0) view.space = spaceOfPlace(t, place);
  if (prestige !== 0) view.prestige = prestige;
  if (markers !== 0) view.prestigeMarkers = markers;
  if (hasBit(s.oratory, general)) view.oratory = true;
  if (hasBit(s.engines, general)) view.siegeEngines = true;
  if (hasBit(s.actedGenerals, general)) view.acted = true;
  if (hasBit(s.placedGenerals, general)) view.placed = true;
  return view;
}

function placeKind(place: number): PlaceKind {
  if (place >= S.INSIDE) return "inside";
  if (place >= 0) return "field";
  return place === S.POOL ? "pool" : place === S.DISPERSED ? "dispersed" : "dead";
}

/** The royal family members by id, in the order of the data. */
export function viewRoyals(s: DiadochiState, t: Tables): Record<string, RoyalView> {
  const views: Record<string, RoyalView> = {};
  for (let royal = 0; royal < t.royalCount; royal++) {
    const view: Draft<RoyalView> = viewRoyal(s, t, royal);
    const husband = S.husbandOf(s, royal);
    if (S.placeOfRoyal(s, royal) !== S.DEAD && (S.isMale(t, royal) || S.controllerOf(s, royal) !== S.NOBODY)) view.active = true;
    if (husband !== NONE) view.husband = S.generalId(s, t, husband);
    views[royalId(t, royal)] = view;
  }
  return views;
}

function viewRoyal(s: DiadochiState, t: Tables, royal: number): Draft<Pick<RoyalView, "place" | "space" | "controller" | "acted">> {
  const place = S.placeOfRoyal(s, royal);
  const controller = ownerSeat(S.controllerOf(s, royal));
  const view: Draft<Pick<RoyalView, "place" | "space" | "controller" | "acted">> = { place: placeKind(place) };
  if (place >= 0) view.space = spaceOfPlace(t, place);
  if (controller !== null) view.controller = controller;
  if (hasBit(s.actedRoyals, royal)) view.acted = true;
  return view;
}

export function viewAlexander(s: DiadochiState, t: Tables): AlexanderView {
  const view: Draft<AlexanderView> = viewRoyal(s, t, S.bodyOf(t));
  const buriedBy = ownerSeat(s.tombOwner);
  if (s.tomb !== NONE) view.tomb = spaceId(t, s.tomb);
  if (buriedBy !== null) view.buriedBy = buriedBy;
  return view;
}
