/**
 * Actions open to a player at any idle moment of his own round-turn, besides the current decision: place or take back minor generals (DIA-DEC.7),
 * disband royal troops (DIA-DEC.8), and, except in a campaign, exchange Surprise cards and play those of timing `any` (DIA-TYC.25).
 *
 * Order of `listIdleActions`: minor generals to place, by space; minor generals to take back; royal troops to disband, in the field, then inside, by
 * space. Order of `listOpenSurprises`: by card, to play before to exchange.
 */
import { hasBit, lowestBit, withBit } from "../../core/basics/bits.js";
import { argA, argB, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, IN } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { cardId, seatId, spaceId } from "../state/names.js";
import { isSurpriseNow, windowsOfCard } from "../rules/cards/cards.js";
import { poolMinor } from "../rules/placement.js";
import { canPlaySurprise } from "../rules/cards/surprises.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { endOfMinors, firstMinor, minorAt, NONE, type SpaceIndex, type Tables, tablesOf } from "../tables/index.js";
import { WINDOWS, type WindowId } from "../vocabulary/types.js";
import { countOfType, oneUnit, ROYAL } from "../vocabulary/units.js";
import { spendSurprise } from "./cards.js";
import { placeGeneralOn } from "./placement.js";
import { endMarriages } from "./royals.js";

export function listIdleActions(s: DiadochiState, t: Tables, seat: number, out: Code[]): void {
  const owner = S.ownerOfSeat(seat);
  const fields = S.fieldsOf(s, owner);
  const minor = poolMinor(s, t, seat);
  // DIA-GEN.25: a space with a CU of the player, but not inside a besieged city (DIA-GEN.26).
  if (minor !== NONE)
    // DIA-GEN.29: not a space from which a minor general was just taken back.
    for (let i = 0; i < fields.length; i++) if (!S.hasMinorTaken(s, fields[i]!)) out.push(code(V["place-minor-general"], minor, fields[i]!));
  const end = endOfMinors(t, seat);
  for (let i = firstMinor(t, seat); i < end; i++) if (canTakeBack(s, owner, minorAt(t, i))) out.push(code(V["take-back-general"], minorAt(t, i)));
  for (let i = 0; i < fields.length; i++) if (hasRoyalsToDisband(s, fields[i]!)) out.push(code(V["disband-royal"], fields[i]!));
  for (let i = 0; i < t.cities.length; i++) if (hasRoyalsInside(s, t, owner, i)) out.push(code(V["disband-royal"], t.cities[i]!));
}

function canTakeBack(s: DiadochiState, owner: number, general: number): boolean {
  const place = S.placeOfGeneral(s, general);
  if (S.ownerOfGeneral(s, general) !== owner || place < 0 || place >= S.INSIDE || S.fieldOwner(s, place) !== owner) return false;
  return !hasBit(s.actedGenerals, general) && !S.hasMinorPlaced(s, place); // DIA-GEN.26, DIA-GEN.29: not if he has acted in this segment, nor where a minor general was just placed.
}

// DIA-RT.9: royal CUs that have not moved in this round-turn can be disbanded.
function hasRoyalsToDisband(s: DiadochiState, space: SpaceIndex): boolean {
  const royals = countOfType(S.fieldUnits(s, space), ROYAL);
  return royals > 0 && royals > S.movedRoyals(s, space);
}

function hasRoyalsInside(s: DiadochiState, t: Tables, owner: number, city: number): boolean {
  return city >= 0 && countOfType(S.insideOfCity(s, city), ROYAL) > 0 && S.markerOf(s, t.cities[city]!) === owner;
}

/**
 * Records a choice of an idle moment. After any action except placing, taking back or disbanding, minor generals may be placed and taken back again
 * (DIA-GEN.29).
 */
export function noteChoice(s: DiadochiState, c: Code): void {
  switch (verbOf(c)) {
    case V["place-minor-general"]:
    case V["take-back-general"]:
    case V["disband-royal"]:
    case V["choose-card"]: // Nothing has been done until the use of the card is known (DIA-HID.11).
      return;
    default:
      S.clearMinorMarks(s);
  }
}

/** Carries out a choice of `listIdleActions`; false for any other choice. */
export function playIdleAction(s: DiadochiState, t: Tables, seat: number, c: Code, log: Log<DiadochiEvent>): boolean {
  switch (verbOf(c)) {
    case V["place-minor-general"]: {
      const general = S.generalOfPiece(t, argA(c));
      s.placedGenerals = withBit(s.placedGenerals, general);
      S.markMinorPlaced(s, argB(c));
      placeGeneralOn(s, { seat, general, space: argB(c) }, "DIA-GEN.25", log);
      return true;
    }
    case V["take-back-general"]:
      takeBack(s, t, seat, S.generalOfPiece(t, argA(c)), log);
      return true;
    case V["disband-royal"]:
      disbandRoyal(s, t, seat, argA(c), log);
      return true;
    default:
      return false;
  }
}

function takeBack(s: DiadochiState, t: Tables, seat: number, general: number, log: Log<DiadochiEvent>): void {
  S.markMinorTaken(s, S.placeOfGeneral(s, general));
  S.setGeneralPlace(s, general, S.POOL);
  endMarriages(s, t, general, log); // DIA-ROY.18: the marriages of a minor general end when he returns to the pool
  log?.push({ type: "general-taken-back", clause: "DIA-GEN.25", seat: seatId(seat), general: S.generalId(s, t, general) });
}

// DIA-TYC.30, DIA-RT.9: disbanded royal troops leave the game.
function disbandRoyal(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex, log: Log<DiadochiEvent>): void {
  S.takeUnits(s, t, S.fieldOwner(s, space) === S.ownerOfSeat(seat) ? space : S.INSIDE + space, oneUnit(ROYAL));
  s.disbanded++;
  log?.push({ type: "royals-disbanded", clause: "DIA-RT.9", seat: seatId(seat), space: spaceId(t, space), count: 1 });
}

/** Lists the Surprise cards that a seat can play outside a window, and those it can exchange (DIA-TYC.25, DIA-TYC.26). */
export function listOpenSurprises(s: DiadochiState, t: Tables, seat: number, out: Code[]): void {
  for (let card = 0; card < t.cardCount; card++) {
    if (S.placeOfCard(s, card) !== S.HAND + seat || !isSurpriseNow(s, t, card)) continue;
    if (canPlaySurprise(s, t, seat, card, IN.any)) out.push(code(V["play-surprise"], card));
    out.push(code(V["exchange-surprise"], card));
  }
}

/** Carries out a choice of `listOpenSurprises`; false for any other choice. */
export function playOpenSurprise(s: DiadochiState, seat: number, c: Code, dice: Dice, log: Log<DiadochiEvent>): boolean {
  const card = argA(c);
  switch (verbOf(c)) {
    case V["exchange-surprise"]:
      exchangeSurprise(s, seat, card, dice, log);
      return true;
    case V["play-surprise"]:
      playSurprise(s, { seat, card, windows: IN.any }, dice, log);
      return true;
    default:
      return false;
  }
}

/** Discards a Surprise card and draws another card (DIA-TYC.13). */
export function exchangeSurprise(s: DiadochiState, seat: number, card: number, dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  log?.push({ type: "surprise-exchanged", clause: "DIA-TYC.13", seat: seatId(seat), card: cardId(t, card) });
  spendSurprise(s, seat, card, dice, log);
}

/** A Surprise card that a seat plays; `windows` are the bits of `IN` open to that seat. */
export interface PlayedSurprise {
  readonly seat: number;
  readonly card: number;
  readonly windows: number;
}

/** Plays a Surprise card: lays it open, draws another card, and pushes the frame of its effect. */
export function playSurprise(s: DiadochiState, { seat, card, windows }: PlayedSurprise, dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  log?.push({ type: "surprise-played", clause: "DIA-TYC.17", seat: seatId(seat), card: cardId(t, card), window: windowName(s, t, card, windows) });
  spendSurprise(s, seat, card, dice, log);
  const next = F["surprise-effect"].push(s);
  next.seat = seat;
  next.card = card;
}

function windowName(s: DiadochiState, t: Tables, card: number, windows: number): WindowId {
  const open = windowsOfCard(s, t, card) & windows;
  return WINDOWS[open === 0 ? 0 : lowestBit(open)] ?? "any";
}
