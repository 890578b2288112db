/** Drops and picks up pieces in the space of the army (DIA-MOV.12, DIA-MOV.38, DIA-DEC.28). The answer says if a lone general now has CUs. */
import { bit, withBit } from "../../core/basics/bits.js";
import { argA, type Code, code, pushBits, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import type { Refusal } from "../../core/basics/errors.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { dropBodyIfUnfit, pickUpUnits, putDownPeople, putDownUnits, tellLeft } from "../effects/force.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { generalIds, royalIds, seatId, spaceId, unitCounts } from "../state/names.js";
import { canHandle, generalsToDrop, generalsToPickUp, royalsToDrop, royalsToPickUp, unitsToDrop, unitsToPickUp } from "../rules/movement/handling.js";
import { refusePiece } from "../rules/movement/piece-refusals.js";
import { refuse } from "../rules/refusals.js";
import * as S from "../state/index.js";
import type { DiadochiState, Pieces } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { NO_UNITS, pieceOfType } from "../vocabulary/units.js";
import { pushGenerals, pushUnitTypes } from "./pieces.js";

export const dropOrPickUp: Procedure<DiadochiState, DiadochiEvent> = asking(F["drop-or-pick-up"], {
  clause: "DIA-DEC.28",
  run: { ask: (s) => (canHandle(s, tablesOf(s), F.march.under(s)) ? ASK : end(s)) },
  asks: (s) => bit(S.seatOfForce(s)),
  // Drops of CUs, generals, royal family members and the body; pick-ups in the same order; then done, once a piece was handled.
  moves(s, _seat, out: Code[]) {
    const t = tablesOf(s);
    const march = F.march.under(s);
    pushUnitTypes(out, V["drop-unit"], unitsToDrop(s, march));
    pushGenerals(s, out, V["drop-general"], generalsToDrop(s, march));
    pushBits(out, V["drop-royal"], royalsToDrop(s, march));
    pushUnitTypes(out, V["pick-up-unit"], unitsToPickUp(s, march));
    pushGenerals(s, out, V["pick-up-general"], generalsToPickUp(s));
    pushBits(out, V["pick-up-royal"], royalsToPickUp(s, t, march));
    if (F["drop-or-pick-up"].top(s).done > 0) out.push(code(V.done));
  },
  play(s, _seat, c, _dice, log) {
    if (verbOf(c) === V.done) return end(s);
    const t = tablesOf(s);
    const march = F.march.under(s);
    F["drop-or-pick-up"].top(s).done++;
    switch (verbOf(c)) {
      case V["drop-unit"]:
        march.droppedUnits = withBit(march.droppedUnits, argA(c));
        return drop(s, S.unitsAlone(pieceOfType(S.forceUnits(s), argA(c))), log);
      case V["drop-general"]:
        return drop(s, S.oneGeneral(S.generalOfPiece(t, argA(c))), log);
      case V["drop-royal"]:
        return drop(s, S.oneRoyal(argA(c)), log);
      case V["pick-up-unit"]:
        march.pickedUnits = withBit(march.pickedUnits, argA(c));
        return pickUp(s, S.unitsAlone(pieceOfType(S.freshUnits(s, S.forceOwner(s), S.forceSpace(s)), argA(c))), log);
      case V["pick-up-general"]:
        march.pickedGenerals = withBit(march.pickedGenerals, S.generalOfPiece(t, argA(c)));
        return pickUp(s, S.oneGeneral(S.generalOfPiece(t, argA(c))), log);
      default:
        march.pickedRoyals = withBit(march.pickedRoyals, argA(c));
        return pickUp(s, S.oneRoyal(argA(c)), log);
    }
  },
  refuse: (s, _seat, c) => refuseHandling(s, tablesOf(s), c),
});

function end(s: DiadochiState): void {
  F["drop-or-pick-up"].pop(s, F["drop-or-pick-up"].top(s).wasAlone && S.forceUnits(s) !== NO_UNITS);
}

function commander(s: DiadochiState): number {
  return F["drop-or-pick-up"].top(s).commander;
}

// Only the army's own pieces can be dropped, and only pieces of the field picked up; neither can be reversed (DIA-MOV.41).
function refuseHandling(s: DiadochiState, t: Tables, c: Code): Refusal | null {
  switch (verbOf(c)) {
    case V["drop-unit"]:
    case V["drop-general"]:
    case V["drop-royal"]: {
      const army = { units: S.forceUnits(s), generals: S.forceGenerals(s), royals: S.forceRoyals(s), commander: commander(s) };
      return refusePiece(s, t, army, "DIA-MOV.12", c) ?? refuse("army/just-picked-up");
    }
    case V.done:
      return refuse("army/nothing-handled");
    default:
      return refusePickingUp(s, t, c);
  }
}

function refusePickingUp(s: DiadochiState, t: Tables, c: Code): Refusal | null {
  const units = S.freshUnits(s, S.forceOwner(s), S.forceSpace(s));
  const fresh = { units, generals: generalsToPickUp(s), royals: royalsToPickUp(s, t, F.march.under(s)), commander: commander(s) };
  const refusal = refusePiece(s, t, fresh, "DIA-MOV.38", c);
  return refusal !== null || verbOf(c) !== V["pick-up-unit"] ? refusal : refuse("army/just-dropped");
}

function drop(s: DiadochiState, pieces: Pieces, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  putDownUnits(s, pieces.units, true); // DIA-MOV.38: a dropped piece has acted
  putDownPeople(s, pieces.generals, pieces.royals);
  dropBodyIfUnfit(s, t, commander(s));
  tellLeft(s, pieces, "DIA-MOV.12", log);
}

function pickUp(s: DiadochiState, pieces: Pieces, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  if (pieces.units !== NO_UNITS) pickUpUnits(s, pieces.units);
  S.setForceGenerals(s, S.forceGenerals(s) | pieces.generals);
  S.setForceRoyals(s, S.forceRoyals(s) | pieces.royals);
  s.actedGenerals |= pieces.generals;
  s.actedRoyals |= pieces.royals;
  log?.push({
    type: "pieces-picked-up",
    clause: "DIA-MOV.12",
    seat: seatId(S.seatOfForce(s)),
    space: spaceId(t, S.forceSpace(s)),
    units: unitCounts(pieces.units),
    generals: generalIds(s, t, pieces.generals),
    royals: royalIds(t, pieces.royals),
  });
}
