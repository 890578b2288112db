/**
 * Conditions in the texts of cards. The same question that lists the targets of a card (is there a condition that this one fails?) says why a target is refused.
 *
 * A condition without a clause is one of the card's own text: DIA-TYC.10 for Event cards, DIA-TYC.11 for Bonus cards, DIA-TYC.17 for Surprise cards.
 */
import { argA, type Code, verbOf } from "../../core/codes.js";
import type { Refusal } from "../../core/flow.js";
import { V } from "../moves.js";
import { cardId, seatId, unitId } from "../names.js";
import { type DiadochiState, generalOfPiece, markerOf, NOBODY, ownerOfGeneral, pieceOf, placeOfGeneral } from "../state.js";
import { BONUS, idAt, NONE, provinceOfSpace, type SpaceIndex, SURPRISE, type Tables } from "../tables.js";
import { isWithoutUnits } from "./card-targets.js";
import { isLikeMinorCity } from "./placement.js";

/** A condition that a target has failed. */
export interface Condition {
  readonly code: string;
  readonly clause: string | null;
}

/** Nothing that the card under way asks for now. */
export const OTHER_TARGET: Condition = { code: "card/other-target", clause: "DIA-DEC.18" };
/** One of several effects that cannot take place. */
export const IMPOSSIBLE: Condition = { code: "card/impossible", clause: "DIA-TYC.29" };

export const NO_FOREIGN_MARKER: Condition = { code: "card/no-foreign-marker", clause: null };
export const NOT_A_MINOR_CITY: Condition = { code: "card/not-a-minor-city", clause: "DIA-MAP.13" };
export const UNITS_THERE: Condition = { code: "card/units-there", clause: null };
export const ENEMIES: Condition = { code: "card/enemies", clause: "DIA-MAP.14" };
export const WRONG_PROVINCE: Condition = { code: "card/wrong-province", clause: null };
export const OTHER_PROVINCE: Condition = { code: "card/other-province", clause: null };
export const NO_PORT: Condition = { code: "card/no-port", clause: "DIA-MAP.10" };
export const NO_ARMY: Condition = { code: "card/no-army", clause: "DIA-CRD.14" };
export const NOBODY_IN_FIELD: Condition = { code: "card/nobody-in-field", clause: "DIA-CRD.14" };
export const NO_GARRISON: Condition = { code: "card/no-garrison", clause: "DIA-CRD.14" };

export const NOT_YOUR_GENERAL: Condition = { code: "card/not-your-general", clause: null };
export const GENERAL_NOT_ON_MAP: Condition = { code: "card/general-not-on-map", clause: null };
export const OTHER_PIECE: Condition = { code: "general/other-piece", clause: "DIA-GEN.28" };

/** Why a card cannot turn or remove the marker on a space: a foreign one, on a minor city, without CUs. */
export function whyNotTurned(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): Condition | null {
  const marker = markerOf(s, space);
  if (marker === NOBODY || marker === owner) return NO_FOREIGN_MARKER;
  if (!isLikeMinorCity(s, t, space)) return NOT_A_MINOR_CITY;
  return isWithoutUnits(s, space) ? null : UNITS_THERE;
}

/** Why a piece is no general of an owner on the map. */
export function whyNotOnMap(s: DiadochiState, t: Tables, owner: number, piece: number): Condition | null {
  const general = generalOfPiece(t, piece);
  if (ownerOfGeneral(s, general) !== owner) return NOT_YOUR_GENERAL;
  if (placeOfGeneral(s, general) < 0) return GENERAL_NOT_ON_MAP;
  return pieceOf(s, t, general) === piece ? null : OTHER_PIECE;
}

/** Whether a space lies in the province of a card, NONE for any. */
export function isInProvince(t: Tables, province: number, space: SpaceIndex): boolean {
  return province === NONE || provinceOfSpace(t, space) === province;
}

/** The refusal of a target of a card that fails a condition; null where the choice is of another kind than targets. */
export function refuseTarget(t: Tables, card: number, c: Code, failed: Condition | null): Refusal | null {
  const target = targetOf(t, c);
  if (target === null) return null;
  const { code, clause } = failed ?? OTHER_TARGET;
  return { code, clause: clause ?? clauseOfText(t, card), data: { card: cardId(t, card), ...target } };
}

function clauseOfText(t: Tables, card: number): string {
  const type = t.cardTypes[card];
  return type === SURPRISE ? "DIA-TYC.17" : type === BONUS ? "DIA-TYC.11" : "DIA-TYC.10";
}

function targetOf(t: Tables, c: Code): Refusal["data"] | null {
  switch (verbOf(c)) {
    case V["target-space"]:
    case V["target-army"]:
    case V["target-garrison"]:
      return { space: idAt(t.spaceIds, argA(c)) };
    case V["target-province"]:
      return { province: idAt(t.provinceIds, argA(c)) };
    case V["target-player"]:
      return { player: seatId(argA(c)) };
    case V["target-general"]:
      return { general: idAt(t.pieceIds, argA(c)) };
    case V["target-royal"]:
      return { royal: idAt(t.royalIds, argA(c)) };
    case V["target-fleet"]:
      return { fleet: idAt(t.fleetIds, argA(c)) };
    case V.mutineer:
      return { unit: unitId(argA(c)) };
    case V["choose-option"]:
      return {};
    default:
      return null;
  }
}
