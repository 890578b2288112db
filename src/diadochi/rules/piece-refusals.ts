/** Why a piece cannot be left, taken along, put down, picked up, withdrawn or lost: it is not among those at hand, or it must stay with them. */
import { argA, type Code, verbOf } from "../../core/codes.js";
import type { Refusal } from "../../core/flow.js";
import {
  BRING_GENERAL,
  BRING_UNIT,
  CHANGE_COMMANDER,
  DROP_GENERAL,
  DROP_ROYAL,
  DROP_UNIT,
  KEEP_INSIDE,
  LEAD_ATTEMPT,
  LEAD_INTERCEPTION,
  LEAVE_GENERAL,
  LEAVE_ROYAL,
  LEAVE_UNIT,
  LOSE_UNIT,
  PICK_UP_GENERAL,
  PICK_UP_ROYAL,
  PICK_UP_UNIT,
  WITHDRAW_GENERAL,
  WITHDRAW_ROYAL,
  WITHDRAW_UNIT,
} from "../moves.js";
import { royalId, unitId } from "../names.js";
import { type DiadochiState, generalOfPiece, hasBit, pieceOf } from "../state.js";
import { idAt, type Tables } from "../tables.js";
import { countOfType, type Units } from "../units.js";

/** Pieces among which one is chosen. */
export interface PiecesAtHand {
  readonly units: Units;
  readonly generals: number;
  readonly royals: number;
  /** The general who leads them and is not to be chosen, or NONE. */
  readonly commander: number;
}

/** Why a piece is not to be chosen among those at hand; null when it is among them, or no piece is meant. */
export function refusePiece(s: DiadochiState, t: Tables, { units, generals, royals, commander }: PiecesAtHand, clause: string, c: Code): Refusal | null {
  switch (verbOf(c)) {
    case LEAVE_UNIT:
    case DROP_UNIT:
    case PICK_UP_UNIT:
    case WITHDRAW_UNIT:
    case LOSE_UNIT:
    case BRING_UNIT:
    case KEEP_INSIDE:
      return countOfType(units, argA(c)) > 0 ? null : { code: "army/no-such-unit", clause, data: { unit: unitId(argA(c)) } };
    case LEAVE_GENERAL:
    case DROP_GENERAL:
    case PICK_UP_GENERAL:
    case WITHDRAW_GENERAL:
    case CHANGE_COMMANDER:
    case LEAD_ATTEMPT:
    case LEAD_INTERCEPTION:
    case BRING_GENERAL:
      return refuseGeneral(s, t, generals, commander, clause, argA(c));
    case LEAVE_ROYAL:
    case DROP_ROYAL:
    case PICK_UP_ROYAL:
    case WITHDRAW_ROYAL:
      return hasBit(royals, argA(c)) ? null : { code: "army/royal-not-there", clause, data: { royal: royalId(t, argA(c)) } };
    default:
      return null;
  }
}

function refuseGeneral(s: DiadochiState, t: Tables, generals: number, commander: number, clause: string, piece: number): Refusal | null {
  const general = generalOfPiece(t, piece);
  const data = { general: idAt(t.pieceIds, piece) };
  if (pieceOf(s, t, general) !== piece) return { code: "general/other-piece", clause: "DIA-GEN.28", data };
  if (general === commander) return { code: "army/is-commander", clause, data };
  return hasBit(generals, general) ? null : { code: "army/general-not-there", clause, data };
}
