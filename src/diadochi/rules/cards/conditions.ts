/**
 * Conditions in the texts of cards. The same check lists the targets of a card and gives the reason for refusing one. Conditions in a card's own text
 * come under DIA-TYC.10 for Event cards, DIA-TYC.11 for Bonus cards, DIA-TYC.17 for Surprise cards.
 */
import { argA, type Code, verbOf } from "../../../core/moves/codes.js";
import type { Refusal } from "../../../core/basics/errors.js";
import { V } from "../../vocabulary/moves.js";
import { cardId, seatId, unitId } from "../../state/names.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { BONUS, NONE, provinceOfSpace, type SpaceIndex, SURPRISE, type Tables } from "../../tables/index.js";
import { isWithoutUnits } from "./targets.js";
import { isLikeMinorCity } from "../placement.js";
import { REFUSALS, type Reason, refuse } from "../refusals.js";

/** The reason why a card cannot change or remove the marker on a space; null if it can. The marker must be foreign, on a minor city without CUs. */
export function whyNotTurned(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): Reason | null {
  const marker = S.markerOf(s, space);
  if (marker === S.NOBODY || marker === owner) return "card/no-foreign-marker";
  if (!isLikeMinorCity(s, t, space)) return "card/not-a-minor-city";
  return isWithoutUnits(s, space) ? null : "card/units-there";
}

/** The reason why a piece is not a general of an owner on the map; null if it is. */
export function whyNotOnMap(s: DiadochiState, t: Tables, owner: number, piece: number): Reason | null {
  const general = S.generalOfPiece(t, piece);
  if (S.ownerOfGeneral(s, general) !== owner) return "card/not-your-general";
  if (S.placeOfGeneral(s, general) < 0) return "card/general-not-on-map";
  return S.pieceOf(s, t, general) === piece ? null : "general/other-piece";
}

/** True if a space is in the province that a card names (NONE for any). */
export function isInProvince(t: Tables, province: number, space: SpaceIndex): boolean {
  return province === NONE || provinceOfSpace(t, space) === province;
}

/**
 * The reason why Unrest cannot remove the marker on a space; null if it can. The marker must be the victim's, in the province (NONE for any), on a minor
 * city without his CUs.
 */
export function whyNoRiot(s: DiadochiState, t: Tables, victim: number, province: number, space: SpaceIndex): Reason | null {
  if (!isInProvince(t, province, space)) return "card/other-province";
  if (S.markerOf(s, space) !== victim) return "card/not-the-victims-marker";
  if (!isLikeMinorCity(s, t, space)) return "card/not-a-minor-city";
  return S.fieldOwner(s, space) === victim ? "card/victims-units-there" : null;
}

/** The number of a victim's markers that Unrest can remove in a province (NONE for any). */
export function countRiots(s: DiadochiState, t: Tables, victim: number, province: number): number {
  let count = 0;
  for (let space = 0; space < t.spaceCount; space++) if (whyNoRiot(s, t, victim, province, space) === null) count++;
  return count;
}

/** The refusal of a card's target that fails a condition; null if the choice is not a target. */
export function refuseTarget(t: Tables, card: number, c: Code, failed: Reason | null): Refusal | null {
  const target = targetOf(t, c);
  if (target === null) return null;
  const reason = failed ?? "card/other-target";
  const clause = REFUSALS[reason] === "DIA-TYC.10" ? clauseOfText(t, card) : REFUSALS[reason];
  return refuse(reason, { card: cardId(t, card), ...target }, clause);
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
      return { space: t.spaceIds[argA(c)]! };
    case V["target-province"]:
      return { province: t.provinceIds[argA(c)]! };
    case V["target-player"]:
      return { player: seatId(argA(c)) };
    case V["target-general"]:
      return { general: t.pieceIds[argA(c)]! };
    case V["target-royal"]:
      return { royal: t.royalIds[argA(c)]! };
    case V["target-fleet"]:
      return { fleet: t.fleetIds[argA(c)]! };
    case V.mutineer:
      return { unit: unitId(argA(c)) };
    case V["choose-option"]:
      return {};
    default:
      return null;
  }
}
