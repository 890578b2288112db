/** The reason why a piece cannot be left, taken along, put down, picked up, withdrawn or lost: it is not available, or is the commander. */
import { hasBit } from "../../../core/basics/bits.js";
import { argA, type Code, verbOf } from "../../../core/moves/codes.js";
import type { Refusal } from "../../../core/basics/errors.js";
import { V } from "../../vocabulary/moves.js";
import { royalId, unitId } from "../../state/names.js";
import { type DiadochiState, generalOfPiece, pieceOf } from "../../state/index.js";
import { type Tables, tablesOf } from "../../tables/index.js";
import { countOfType, type Units } from "../../vocabulary/units.js";
import { refuse } from "../refusals.js";

/** The pieces from which one may be chosen. */
export interface PiecesAtHand {
  readonly units: Units;
  readonly generals: number;
  readonly royals: number;
  /** The commander, who cannot be chosen; NONE if any general can be. */
  readonly commander: number;
}

/** The reason why a piece cannot be chosen; null if it can, or if the choice does not name a piece. */
export function refusePiece(s: DiadochiState, t: Tables, { units, generals, royals, commander }: PiecesAtHand, clause: string, c: Code): Refusal | null {
  switch (verbOf(c)) {
    case V["leave-unit"]:
    case V["drop-unit"]:
    case V["pick-up-unit"]:
    case V["withdraw-unit"]:
    case V["lose-unit"]:
    case V["bring-unit"]:
    case V["keep-inside"]:
      return countOfType(units, argA(c)) > 0 ? null : refuse("army/no-such-unit", { unit: unitId(argA(c)) }, clause);
    case V["leave-general"]:
    case V["drop-general"]:
    case V["pick-up-general"]:
    case V["withdraw-general"]:
    case V["change-commander"]:
    case V["lead-attempt"]:
    case V["lead-interception"]:
    case V["bring-general"]:
      return refuseGeneral(s, generals, commander, clause, argA(c));
    case V["leave-royal"]:
    case V["drop-royal"]:
    case V["pick-up-royal"]:
    case V["withdraw-royal"]:
      return hasBit(royals, argA(c)) ? null : refuse("army/royal-not-there", { royal: royalId(t, argA(c)) }, clause);
    default:
      return null;
  }
}

function refuseGeneral(s: DiadochiState, generals: number, commander: number, clause: string, piece: number): Refusal | null {
  const t = tablesOf(s);
  const general = generalOfPiece(t, piece);
  const data = { general: t.pieceIds[piece]! };
  if (pieceOf(s, t, general) !== piece) return refuse("general/other-piece", data);
  if (general === commander) return refuse("army/is-commander", data, clause);
  return hasBit(generals, general) ? null : refuse("army/general-not-there", data, clause);
}
