/** A defender withdraws behind the walls of his own city, piece by piece (DIA-AVO.7, DIA-DEC.40). The city is the space of the moving army. */
import { argA, type Code, code, pushBits, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { movePeople } from "../effects/force.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { generalIds, royalId, royalIds, seatId, spaceId, unitCounts } from "../state/names.js";
import { refusePiece } from "../rules/movement/piece-refusals.js";
import { roomInside } from "../rules/reactions.js";
import { refuse } from "../rules/refusals.js";
import * as S from "../state/index.js";
import type { DiadochiState, Pieces } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { addUnits, countOfType, countUnits, NO_UNITS, pieceOfType, UNIT_TYPES } from "../vocabulary/units.js";
import { pushGenerals } from "./pieces.js";

export const withdrawInside: Procedure<DiadochiState, DiadochiEvent> = asking(F["withdraw-inside"], {
  clause: "DIA-DEC.40",
  // CUs by type, generals, royal family members and the body, then done.
  moves(s, seat, out: Code[]) {
    const t = tablesOf(s);
    const owner = S.ownerOfSeat(seat);
    const space = S.forceSpace(s);
    const room = roomInside(s, t, seat, space);
    const units = S.fieldOwner(s, space) === owner ? S.fieldUnits(s, space) : NO_UNITS;
    for (let type = 0; type < UNIT_TYPES; type++) {
      // DIA-SS.15: the Silver Shields withdraw together.
      if (countOfType(units, type) > 0 && countUnits(pieceOfType(units, type)) <= room) out.push(code(V["withdraw-unit"], type));
    }
    pushGenerals(s, out, V["withdraw-general"], S.fieldGenerals(s, owner, space));
    if (isSomebodyInside(s, t, owner, space)) {
      // DIA-AVO.9: any number of royal family members may withdraw.
      pushBits(out, V["withdraw-royal"], S.fieldRoyals(s, owner, space));
    }
    out.push(code(V.done));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["withdraw-unit"]:
        return withdraw(s, seat, S.unitsAlone(pieceOfType(S.fieldUnits(s, S.forceSpace(s)), argA(c))), log);
      case V["withdraw-general"]:
        return withdraw(s, seat, S.oneGeneral(S.generalOfPiece(t, argA(c))), log);
      case V["withdraw-royal"]:
        return withdraw(s, seat, S.oneRoyal(argA(c)), log);
      default:
        return F["withdraw-inside"].pop(s);
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const owner = S.ownerOfSeat(seat);
    const space = S.forceSpace(s);
    const units = S.fieldOwner(s, space) === owner ? S.fieldUnits(s, space) : NO_UNITS;
    const field = { units, generals: S.fieldGenerals(s, owner, space), royals: S.fieldRoyals(s, owner, space), commander: NONE };
    const refusal = refusePiece(s, t, field, "DIA-AVO.7", c);
    if (refusal !== null) return refusal;
    if (verbOf(c) === V["withdraw-royal"]) return refuse("withdraw/nobody-inside", { royal: royalId(t, argA(c)) });
    return verbOf(c) === V["withdraw-unit"] ? refuse("withdraw/no-room (avoiding)", { space: spaceId(t, space) }) : null;
  },
});

function isSomebodyInside(s: DiadochiState, t: Tables, owner: number, space: number): boolean {
  return S.insideUnits(s, t, space) !== NO_UNITS || S.generalsAt(s, owner, S.INSIDE + space) !== 0;
}

// DIA-AVO.8: no die is needed.
function withdraw(s: DiadochiState, seat: number, { units, generals, royals }: Pieces, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const space = S.forceSpace(s);
  if (units !== NO_UNITS) {
    S.takeFromField(s, space, units);
    S.setInside(s, t, space, addUnits(S.insideUnits(s, t, space), units));
  }
  movePeople(s, S.INSIDE + space, generals, royals);
  log?.push({
    type: "withdrew-inside",
    clause: "DIA-AVO.8",
    seat: seatId(seat),
    space: spaceId(t, space),
    units: unitCounts(units),
    generals: generalIds(s, t, generals),
    royals: royalIds(t, royals),
  });
}
