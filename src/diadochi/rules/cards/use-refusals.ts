/**
 * The reasons for refusing uses of cards, choices of the Surrender Segment, and idle actions. Each function reports the first rule that forbids the
 * choice.
 */
import { hasBit } from "../../../core/basics/bits.js";
import { argA, argB, type Code, verbOf } from "../../../core/moves/codes.js";
import type { Refusal } from "../../../core/basics/errors.js";
import { V } from "../../vocabulary/moves.js";
import { cardId, spaceId } from "../../state/names.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { EVENT, kindOfSpace, NONE, type SpaceIndex, type Tables, TRANSIT } from "../../tables/index.js";
import { countUnits } from "../../vocabulary/units.js";
import { cardRow, isEventPlayable, isSurpriseNow } from "./cards.js";
import { poolMinor } from "../placement.js";
import { refuse } from "../refusals.js";
import { ATTEMPT_UNITS, isAttemptTarget } from "../siege.js";

/** The reason why a card does not have a use (DIA-TYC.8 to DIA-TYC.12), or null if none is found. */
export function refuseUse(s: DiadochiState, t: Tables, card: number, c: Code): Refusal | null {
  const data = { card: cardId(t, card) };
  const must = cardRow(t, card).mustBePlayed;
  switch (verbOf(c)) {
    case V["use-ops"]:
      return t.cardOps[card] === 0 ? refuse("use/no-ops", data) : refuse("use/event-must-be-played", data);
    case V["use-event"]:
      if (t.cardTypes[card] !== EVENT) return refuse("use/no-event-alone", data);
      return isEventPlayable(s, t, card) ? null : refuse("use/event-later", data);
    case V["use-deploy-general"]:
      return refuse("use/no-general", data);
    case V["use-return-fleet"]:
      return must ? refuse("use/must-be-played", data) : refuse("use/no-dispersed-fleet", data);
    case V["use-upgrade-fleet"]:
    case V["use-new-general"]:
      return refusePurpose(t, card, must, verbOf(c) === V["use-upgrade-fleet"]);
    default:
      return null;
  }
}

function refusePurpose(t: Tables, card: number, must: boolean, upgrade: boolean): Refusal {
  const data = { card: cardId(t, card) };
  if (must) return refuse("use/must-be-played", data);
  if (t.cardOps[card] !== 4) return refuse("use/not-four-ops", data);
  return upgrade ? refuse("use/no-fleet-to-upgrade", data) : refuse("use/nobody-to-replace", data);
}

/** The reason why a seat cannot place its marker on a space in the Surrender Segment (DIA-SUR.4 to DIA-SUR.9). */
export function refuseMarker(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex): Refusal {
  const owner = S.ownerOfSeat(seat);
  const marker = S.markerOf(s, space);
  const data = { space: spaceId(t, space) };
  if (kindOfSpace(t, space) === TRANSIT) return refuse("marker/transit-point", data);
  if (marker === owner) return refuse("surrender/controlled", data);
  if (S.fieldOwner(s, space) !== owner) {
    if (S.generalsAt(s, owner, space) !== 0) return refuse("surrender/lone-general", data);
    return refuse(marker === S.NOBODY ? "surrender/no-unit (no marker)" : "surrender/no-unit", data);
  }
  return refuse(S.seatOfOwner(marker) === NONE ? "surrender/no-marker (not a player's)" : "surrender/no-marker", data);
}

/** The reason why an army cannot make a free attempt in a space (DIA-SUR.1). */
export function refuseFreeAttempt(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex): Refusal {
  const owner = S.ownerOfSeat(seat);
  const data = { space: spaceId(t, space) };
  if (S.fieldOwner(s, space) !== owner || S.generalsAt(s, owner, space) === 0) return refuse("surrender/no-army", data);
  if (!isAttemptTarget(s, t, seat, space)) return refuse("surrender/nothing-to-attempt", data);
  if (S.hasAttempted(s, space)) return refuse("surrender/attempted", data);
  if (countUnits(S.fieldUnits(s, space)) < ATTEMPT_UNITS) return refuse("march/too-few-units", data);
  return refuse("march/royals-do-not-count", data);
}

/** The reason why a card cannot be played or exchanged as a Surprise card; null for other choices. */
export function refuseSurprise(s: DiadochiState, t: Tables, seat: number, c: Code): Refusal | null {
  const isPlay = verbOf(c) === V["play-surprise"];
  if (!isPlay && verbOf(c) !== V["exchange-surprise"]) return null;
  const card = argA(c);
  const data = { card: cardId(t, card) };
  const clause = isPlay ? "DIA-TYC.17" : "DIA-TYC.13";
  if (S.placeOfCard(s, card) !== S.HAND + seat) return refuse("card/not-in-hand", data, clause);
  if (!isSurpriseNow(s, t, card)) return refuse("surprise/no-surprise-card", data, clause);
  return isPlay ? refuse("surprise/not-in-this-window", data, clause) : null;
}

/** The reason why a card cannot be discarded for an independent army; null if it can (DIA-INT.18, DIA-AVO.17). */
export function refuseDiscard(s: DiadochiState, t: Tables, seat: number, card: number, clause: string): Refusal | null {
  const data = { card: cardId(t, card) };
  if (S.placeOfCard(s, card) !== S.HAND + seat) return refuse("card/not-in-hand", data, clause);
  return isSurpriseNow(s, t, card) ? null : refuse("surprise/no-surprise-card", data, clause);
}

/** The reason why a card cannot be the card of the segment (DIA-TYC.6, DIA-TYC.7). */
export function refuseCard(s: DiadochiState, t: Tables, seat: number, card: number): Refusal {
  const data = { card: cardId(t, card) };
  if (S.placeOfCard(s, card) !== S.HAND + seat) return refuse("card/not-in-hand", data);
  return refuse("tyche/surprise-card", data);
}

/**
 * The reason for refusing to place or take back a minor general, disband royal troops, or use a Surprise card; null for other choices (DIA-GEN.25,
 * DIA-GEN.26, DIA-RT.9).
 */
export function refuseIdleAction(s: DiadochiState, t: Tables, seat: number, c: Code): Refusal | null {
  switch (verbOf(c)) {
    case V["place-minor-general"]:
      return refusePlacing(s, t, seat, S.generalOfPiece(t, argA(c)), argB(c));
    case V["take-back-general"]:
      return refuseTakingBack(s, t, seat, S.generalOfPiece(t, argA(c)));
    case V["disband-royal"]:
      return refuse("idle/no-royals-to-disband", { space: spaceId(t, argA(c)) });
    default:
      return refuseSurprise(s, t, seat, c);
  }
}

function refusePlacing(s: DiadochiState, t: Tables, seat: number, general: number, space: SpaceIndex): Refusal {
  const data = { general: S.generalId(s, t, general) };
  const there = { ...data, space: spaceId(t, space) };
  if (t.minorSeats[general] !== seat) return refuse("idle/no-minor-general", data);
  if (S.placeOfGeneral(s, general) !== S.POOL) return refuse("idle/not-in-the-pool", data);
  if (hasBit(s.placedGenerals, general)) return refuse("idle/placed-before", data);
  if (S.fieldOwner(s, space) !== S.ownerOfSeat(seat)) return refuse("idle/no-units-there", there);
  if (S.hasMinorTaken(s, space)) return refuse("idle/just-taken", there);
  return refuse("idle/another-first", { ...data, next: t.pieceIds[poolMinor(s, t, seat)]! });
}

function refuseTakingBack(s: DiadochiState, t: Tables, seat: number, general: number): Refusal {
  const place = S.placeOfGeneral(s, general);
  const data = { general: S.generalId(s, t, general) };
  if (t.minorSeats[general] !== seat) return refuse("idle/no-minor-general", data);
  if (place < 0) return refuse("idle/not-on-map", data);
  if (place >= S.INSIDE) return refuse("idle/besieged", data);
  const there = { ...data, space: spaceId(t, place) };
  if (S.fieldOwner(s, place) !== S.ownerOfSeat(seat)) return refuse("idle/no-units-there", there);
  if (hasBit(s.actedGenerals, general)) return refuse("idle/has-moved", data);
  return refuse("idle/just-placed", there);
}
