/** An intercepting army chooses pieces to leave behind; the rest moves into the space at once (DIA-DEC.37, DIA-INT.10, DIA-INT.25). */
import { withoutBit } from "../../core/basics/bits.js";
import { argA, type Code, code, pushBits, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { moveFieldPieces } from "../effects/force.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId, unitId } from "../state/names.js";
import { refusePiece } from "../rules/movement/piece-refusals.js";
import { refuse } from "../rules/refusals.js";
import { canCarryBody } from "../rules/royals.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { countOfType, NO_UNITS, pieceOfType, subtractUnits, UNIT_TYPES } from "../vocabulary/units.js";
import { pushGenerals } from "./pieces.js";

const STEP = F["interception-leaves"].step;

export const interceptionLeaves: Procedure<DiadochiState, DiadochiEvent> = asking(F["interception-leaves"], {
  clause: "DIA-DEC.37",
  run: {
    start(s) {
      const f = F["interception-leaves"].top(s);
      f.royals = royalsThatMayGo(s, tablesOf(s));
      f.step = STEP.ask;
    },
    moveIn,
  },
  // CUs by type, generals, royal family members and the body, then done.
  moves(s, _seat, out: Code[]) {
    const { units, generals, royals, leader } = F["interception-leaves"].top(s);
    for (let type = 0; type < UNIT_TYPES; type++) {
      if (countOfType(units, type) > 0 && subtractUnits(units, pieceOfType(units, type)) !== NO_UNITS) out.push(code(V["leave-unit"], type));
    }
    pushGenerals(s, out, V["leave-general"], withoutBit(generals, leader));
    pushBits(out, V["leave-royal"], royals);
    out.push(code(V.done));
  },
  play(s, _seat, c) {
    const f = F["interception-leaves"].top(s);
    switch (verbOf(c)) {
      case V["leave-unit"]:
        f.units = subtractUnits(f.units, pieceOfType(f.units, argA(c)));
        return;
      case V["leave-general"]:
        f.generals = withoutBit(f.generals, S.generalOfPiece(tablesOf(s), argA(c)));
        return;
      case V["leave-royal"]:
        f.royals = withoutBit(f.royals, argA(c));
        return;
      default:
        f.step = STEP.moveIn;
    }
  },
  refuse(s, _seat, c) {
    const { units, generals, royals, leader } = F["interception-leaves"].top(s);
    const refusal = refusePiece(s, tablesOf(s), { units, generals, royals, commander: leader }, "DIA-DEC.37", c);
    if (refusal !== null || verbOf(c) !== V["leave-unit"]) return refusal;
    return refuse("army/last-unit", { unit: unitId(argA(c)) });
  },
});

// DIA-INT.25: the body moves only under a major general.
function royalsThatMayGo(s: DiadochiState, t: Tables): number {
  const { seat, from, leader, units } = F["interception-leaves"].top(s);
  const royals = S.fieldRoyals(s, S.ownerOfSeat(seat), from);
  return canCarryBody(s, t, leader, units) ? royals : withoutBit(royals, S.bodyOf(t));
}

function moveIn(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const { seat, from, leader, units, generals, royals } = F["interception-leaves"].top(s);
  const to = S.forceSpace(s);
  moveFieldPieces(s, S.ownerOfSeat(seat), from, to, { units, generals, royals });
  log?.push({
    type: "army-moved",
    clause: "DIA-INT.10",
    seat: seatId(seat),
    general: S.generalId(s, t, leader),
    from: spaceId(t, from),
    to: spaceId(t, to),
    movementPoints: 0,
  });
  F["interception-leaves"].pop(s);
}
