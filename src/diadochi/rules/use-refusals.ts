/** Why a card cannot be used in a way, a free attempt not be made, and a minor general or royal troops be left alone: the first rule that forbids it. */
import { argA, argB, type Code, verbOf } from "../../core/codes.js";
import type { Refusal } from "../../core/flow.js";
import { V } from "../moves.js";
import { cardId, spaceId } from "../names.js";
import {
  type DiadochiState,
  fieldOwner,
  fieldUnits,
  generalId,
  generalOfPiece,
  generalsAt,
  HAND,
  hasAttempted,
  hasBit,
  hasMinorTaken,
  INSIDE,
  markerOf,
  NOBODY,
  ownerOfSeat,
  placeOfCard,
  placeOfGeneral,
  POOL,
  seatOfOwner,
} from "../state.js";
import { at, EVENT, idAt, kindOfSpace, NONE, type SpaceIndex, type Tables, TRANSIT } from "../tables.js";
import { countUnits } from "../units.js";
import { cardRow, isEventPlayable, isSurpriseNow } from "./cards.js";
import { poolMinor } from "./placement.js";
import { ATTEMPT_UNITS, isAttemptTarget } from "./siege.js";

/** Why a card cannot be used like this (DIA-TYC.8 to DIA-TYC.12). */
export function refuseUse(s: DiadochiState, t: Tables, card: number, c: Code): Refusal | null {
  const data = { card: cardId(t, card) };
  const must = cardRow(t, card).mustBePlayed;
  switch (verbOf(c)) {
    case V["use-ops"]:
      return at(t.cardOps, card) === 0 ? { code: "use/no-ops", clause: "DIA-TYC.15", data } : { code: "use/event-must-be-played", clause: "DIA-TYC.16", data };
    case V["use-event"]:
      if (t.cardTypes[card] !== EVENT) return { code: "use/no-event-alone", clause: "DIA-TYC.11", data };
      return isEventPlayable(s, t, card) ? null : { code: "use/event-later", clause: "DIA-EOT.5", data };
    case V["use-deploy-general"]:
      return { code: "use/no-general", clause: "DIA-TYC.12", data };
    case V["use-return-fleet"]:
      return must ? { code: "use/must-be-played", clause: "DIA-TYC.9", data } : { code: "use/no-dispersed-fleet", clause: "DIA-TYC.33", data };
    case V["use-upgrade-fleet"]:
    case V["use-new-general"]:
      return refusePurpose(t, card, must, verbOf(c) === V["use-upgrade-fleet"]);
    default:
      return null;
  }
}

function refusePurpose(t: Tables, card: number, must: boolean, upgrade: boolean): Refusal {
  const data = { card: cardId(t, card) };
  if (must) return { code: "use/must-be-played", clause: "DIA-TYC.9", data };
  if (t.cardOps[card] !== 4) return { code: "use/not-four-ops", clause: "DIA-TYC.8", data };
  return upgrade ? { code: "use/no-fleet-to-upgrade", clause: "DIA-TYC.32", data } : { code: "use/nobody-to-replace", clause: "DIA-TYC.31", data };
}

/** Why a seat's marker cannot be placed on a space in the Surrender Segment (DIA-SUR.4 to DIA-SUR.9). */
export function refuseMarker(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex): Refusal {
  const owner = ownerOfSeat(seat);
  const marker = markerOf(s, space);
  const data = { space: spaceId(t, space) };
  if (kindOfSpace(t, space) === TRANSIT) return { code: "marker/transit-point", clause: "DIA-MAP.2", data };
  if (marker === owner) return { code: "surrender/controlled", clause: "DIA-SUR.4", data };
  if (fieldOwner(s, space) !== owner) {
    if (generalsAt(s, owner, space) !== 0) return { code: "surrender/lone-general", clause: "DIA-SUR.9", data };
    return { code: "surrender/no-unit", clause: marker === NOBODY ? "DIA-SUR.6" : "DIA-SUR.4", data };
  }
  return { code: "surrender/no-marker", clause: seatOfOwner(marker) === NONE ? "DIA-SUR.5" : "DIA-SUR.8", data };
}

/** Why an army cannot make a free attempt in a space (DIA-SUR.1). */
export function refuseFreeAttempt(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex): Refusal {
  const owner = ownerOfSeat(seat);
  const data = { space: spaceId(t, space) };
  if (fieldOwner(s, space) !== owner || generalsAt(s, owner, space) === 0) return { code: "surrender/no-army", clause: "DIA-SUR.1", data };
  if (!isAttemptTarget(s, t, seat, space)) return { code: "surrender/nothing-to-attempt", clause: "DIA-SIE.1", data };
  if (hasAttempted(s, space)) return { code: "surrender/attempted", clause: "DIA-SUR.2", data };
  if (countUnits(fieldUnits(s, space)) < ATTEMPT_UNITS) return { code: "march/too-few-units", clause: "DIA-SIE.5", data };
  return { code: "march/royals-do-not-count", clause: "DIA-SIE.25", data };
}

/** Why a card cannot be played or exchanged as a Surprise card; null for other choices. */
export function refuseSurprise(s: DiadochiState, t: Tables, seat: number, c: Code): Refusal | null {
  const isPlay = verbOf(c) === V["play-surprise"];
  if (!isPlay && verbOf(c) !== V["exchange-surprise"]) return null;
  const card = argA(c);
  const data = { card: cardId(t, card) };
  const clause = isPlay ? "DIA-TYC.17" : "DIA-TYC.13";
  if (placeOfCard(s, card) !== HAND + seat) return { code: "card/not-in-hand", clause, data };
  if (!isSurpriseNow(s, t, card)) return { code: "surprise/no-surprise-card", clause, data };
  return isPlay ? { code: "surprise/not-in-this-window", clause, data } : null;
}

/** Why a card cannot be discarded for an independent army; null when it can (DIA-INT.18, DIA-AVO.17). */
export function refuseDiscard(s: DiadochiState, t: Tables, seat: number, card: number, clause: string): Refusal | null {
  const data = { card: cardId(t, card) };
  if (placeOfCard(s, card) !== HAND + seat) return { code: "card/not-in-hand", clause, data };
  return isSurpriseNow(s, t, card) ? null : { code: "surprise/no-surprise-card", clause, data };
}

/** Why a card cannot be the card of the segment (DIA-TYC.6, DIA-TYC.7). */
export function refuseCard(s: DiadochiState, t: Tables, seat: number, card: number): Refusal {
  const data = { card: cardId(t, card) };
  if (placeOfCard(s, card) !== HAND + seat) return { code: "card/not-in-hand", clause: "DIA-TYC.6", data };
  return { code: "tyche/surprise-card", clause: "DIA-TYC.7", data };
}

/** Why a minor general cannot be placed or taken back, royal troops not be disbanded, or a Surprise card not be used beside it; null for other choices (DIA-GEN.25, DIA-GEN.26, DIA-RT.9). */
export function refuseIdleAction(s: DiadochiState, t: Tables, seat: number, c: Code): Refusal | null {
  switch (verbOf(c)) {
    case V["place-minor-general"]:
      return refusePlacing(s, t, seat, generalOfPiece(t, argA(c)), argB(c));
    case V["take-back-general"]:
      return refuseTakingBack(s, t, seat, generalOfPiece(t, argA(c)));
    case V["disband-royal"]:
      return { code: "idle/no-royals-to-disband", clause: "DIA-RT.9", data: { space: spaceId(t, argA(c)) } };
    default:
      return refuseSurprise(s, t, seat, c);
  }
}

function refusePlacing(s: DiadochiState, t: Tables, seat: number, general: number, space: SpaceIndex): Refusal {
  const data = { general: generalId(s, t, general) };
  const there = { ...data, space: spaceId(t, space) };
  if (t.minorSeats[general] !== seat) return { code: "idle/no-minor-general", clause: "DIA-GEN.25", data };
  if (placeOfGeneral(s, general) !== POOL) return { code: "idle/not-in-the-pool", clause: "DIA-GEN.25", data };
  if (hasBit(s.placedGenerals, general)) return { code: "idle/placed-before", clause: "DIA-GEN.26", data };
  if (fieldOwner(s, space) !== ownerOfSeat(seat)) return { code: "idle/no-units-there", clause: "DIA-GEN.25", data: there };
  if (hasMinorTaken(s, space)) return { code: "idle/just-taken", clause: "DIA-GEN.29", data: there };
  return { code: "idle/another-first", clause: "DIA-AMB.155", data: { ...data, next: idAt(t.pieceIds, poolMinor(s, t, seat)) } };
}

function refuseTakingBack(s: DiadochiState, t: Tables, seat: number, general: number): Refusal {
  const place = placeOfGeneral(s, general);
  const data = { general: generalId(s, t, general) };
  if (t.minorSeats[general] !== seat) return { code: "idle/no-minor-general", clause: "DIA-GEN.25", data };
  if (place < 0) return { code: "idle/not-on-map", clause: "DIA-GEN.25", data };
  if (place >= INSIDE) return { code: "idle/besieged", clause: "DIA-GEN.26", data };
  const there = { ...data, space: spaceId(t, place) };
  if (fieldOwner(s, place) !== ownerOfSeat(seat)) return { code: "idle/no-units-there", clause: "DIA-GEN.25", data: there };
  if (hasBit(s.actedGenerals, general)) return { code: "idle/has-moved", clause: "DIA-GEN.26", data };
  return { code: "idle/just-placed", clause: "DIA-GEN.29", data: there };
}
