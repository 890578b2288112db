/** Replaces a dead major general: his replacement piece joins and is placed as a reinforcement (DIA-DEC.16, DIA-TYC.31, DIA-GEN.28). */
import { hasBit, withBit } from "../../core/basics/bits.js";
import { argA, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId } from "../state/names.js";
import { deadMajors } from "../rules/cards/uses.js";
import { refuse } from "../rules/refusals.js";
import { type DiadochiState, generalId, generalOfPiece, isMajor, ownerOfGeneral, ownerOfSeat } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { pushGenerals } from "./pieces.js";

export const replaceGeneral: Procedure<DiadochiState, DiadochiEvent> = asking(F["replace-general"], {
  clause: "DIA-TYC.31",
  moves(s, seat, out) {
    const t = tablesOf(s);
    pushGenerals(s, out, V["replace-general"], deadMajors(s, t, seat));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const general = generalOfPiece(t, argA(c));
    const dead = generalId(s, t, general);
    s.replaced = withBit(s.replaced, general);
    log?.push({ type: "general-replaced", clause: "DIA-TYC.31", seat: seatId(seat), general: dead, by: generalId(s, t, general) });
    F["replace-general"].pop(s);
    const next = F["place-general"].push(s);
    next.seat = seat;
    next.general = general;
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["replace-general"]) return null;
    const t = tablesOf(s);
    const general = generalOfPiece(t, argA(c));
    const data = { general: t.pieceIds[argA(c)]! };
    if (ownerOfGeneral(s, general) !== ownerOfSeat(seat)) return refuse("activate/not-yours (replaced)", data);
    if (!isMajor(t, general)) return refuse("card/no-major-general (replaced)", data);
    return hasBit(deadMajors(s, t, seat), general) ? refuse("general/other-piece", data) : refuse("general/alive", data);
  },
});
