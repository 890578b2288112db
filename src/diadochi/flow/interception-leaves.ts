/**
 * What an intercepting army leaves behind; the rest moves into the space at once (DIA-DEC.37, DIA-INT.10, DIA-INT.25).
 *
 * The frame remembers the seat, where its army stands, the general who made the attempt, and the CUs, generals and royal family members that go along.
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { moveFieldPieces } from "../effects/force.js";
import type { DiadochiEvent } from "../events.js";
import { InterceptionLeaves } from "../frames.js";
import { V } from "../moves.js";
import { ownerSeat, spaceId, unitId } from "../names.js";
import { refusePiece } from "../rules/piece-refusals.js";
import { canCarryBody } from "../rules/royals.js";
import { bodyOf, type DiadochiState, fieldRoyals, forceSpace, generalId, generalOfPiece, lowestBit, ownerOfSeat, pieceOf } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { countOfType, countUnits, NO_UNITS, pieceOfType, subtractUnits, UNIT_TYPES } from "../units.js";

export const interceptionLeaves: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "interception-leaves",
  clause: "DIA-DEC.37",
  slots: ["seat", "from", "leader", "units", "generals", "royals"],

  run(s, _dice, log) {
    const t = tablesOf(s);
    if (stepOf(s) === 0) {
      setSlot(s, InterceptionLeaves.royals, royalsThatMayGo(s, t));
      setStep(s, 1);
    }
    if (stepOf(s) === 1) return true;
    moveIn(s, t, log);
    return false;
  },

  asks: (s) => 1 << slot(s, InterceptionLeaves.seat),

  // CUs by type, generals, royal family members and the body, done.
  moves(s, _seat, out: Code[]) {
    const t = tablesOf(s);
    const units = slot(s, InterceptionLeaves.units);
    for (let type = 0; type < UNIT_TYPES; type++) {
      if (countOfType(units, type) > 0 && subtractUnits(units, pieceOfType(units, type)) !== NO_UNITS) out.push(code(V["leave-unit"], type));
    }
    const generals = slot(s, InterceptionLeaves.generals) & ~(1 << slot(s, InterceptionLeaves.leader));
    for (let rest = generals; rest !== 0; rest &= rest - 1) out.push(code(V["leave-general"], pieceOf(s, t, lowestBit(rest))));
    for (let rest = slot(s, InterceptionLeaves.royals); rest !== 0; rest &= rest - 1) out.push(code(V["leave-royal"], lowestBit(rest)));
    out.push(code(V.done));
  },

  play(s, _seat, c) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["leave-unit"]: {
        const units = slot(s, InterceptionLeaves.units);
        return setSlot(s, InterceptionLeaves.units, subtractUnits(units, pieceOfType(units, argA(c))));
      }
      case V["leave-general"]:
        return setSlot(s, InterceptionLeaves.generals, slot(s, InterceptionLeaves.generals) & ~(1 << generalOfPiece(t, argA(c))));
      case V["leave-royal"]:
        return setSlot(s, InterceptionLeaves.royals, slot(s, InterceptionLeaves.royals) & ~(1 << argA(c)));
      default:
        return setStep(s, 2);
    }
  },

  refuse(s, _seat, c) {
    const [units, generals, royals] = [slot(s, InterceptionLeaves.units), slot(s, InterceptionLeaves.generals), slot(s, InterceptionLeaves.royals)];
    const refusal = refusePiece(s, tablesOf(s), { units, generals, royals, commander: slot(s, InterceptionLeaves.leader) }, "DIA-DEC.37", c);
    if (refusal !== null || verbOf(c) !== V["leave-unit"]) return refusal;
    return { code: "army/last-unit", clause: "DIA-INT.2", data: { unit: unitId(argA(c)) } };
  },
};

// DIA-INT.25: the body only under a major general.
function royalsThatMayGo(s: DiadochiState, t: Tables): number {
  const royals = fieldRoyals(s, ownerOfSeat(slot(s, InterceptionLeaves.seat)), slot(s, InterceptionLeaves.from));
  return canCarryBody(s, t, slot(s, InterceptionLeaves.leader), slot(s, InterceptionLeaves.units)) ? royals : royals & ~(1 << bodyOf(t));
}

function moveIn(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const owner = ownerOfSeat(slot(s, InterceptionLeaves.seat));
  const from = slot(s, InterceptionLeaves.from);
  const to = forceSpace(s);
  const units = slot(s, InterceptionLeaves.units);
  moveFieldPieces(s, owner, from, to, units, slot(s, InterceptionLeaves.generals), slot(s, InterceptionLeaves.royals));
  log?.push({
    type: "army-moved",
    clause: "DIA-INT.10",
    seat: ownerSeat(owner),
    general: generalId(s, t, slot(s, InterceptionLeaves.leader)),
    from: spaceId(t, from),
    to: spaceId(t, to),
    movementPoints: 0,
  });
  popFrame(s, countUnits(units));
}
