/**
 * Dropping and picking up pieces where the army stands (DIA-MOV.12, DIA-MOV.38, DIA-DEC.28).
 *
 * The frame remembers how many pieces have been handled and whether the general was alone before; its answer is 1 when a lone general has CUs now.
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure, Refusal } from "../../core/flow.js";
import { popFrame, setSlot, slot, slotOf } from "../../core/frames.js";
import { dropBodyIfUnfit, pickUpUnits, putDownPeople, putDownUnits, tellLeft } from "../effects/force.js";
import type { DiadochiEvent } from "../events.js";
import { DropOrPickUp, March } from "../frames.js";
import { V } from "../moves.js";
import { generalIds, royalIds, seatId, spaceId, unitCounts } from "../names.js";
import {
  canHandle,
  generalsToDrop,
  generalsToPickUp,
  noteDroppedUnit,
  notePickedGeneral,
  notePickedRoyal,
  notePickedUnit,
  royalsToDrop,
  royalsToPickUp,
  unitsToDrop,
  unitsToPickUp,
} from "../rules/handling.js";
import { refusePiece } from "../rules/piece-refusals.js";
import {
  type DiadochiState,
  forceGenerals,
  forceOwner,
  forceRoyals,
  forceSpace,
  forceUnits,
  freshUnits,
  generalOfPiece,
  lowestBit,
  pieceOf,
  seatOfOwner,
  setForceGenerals,
  setForceRoyals,
} from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { countOfType, NO_UNITS, pieceOfType, UNIT_TYPES, type Units } from "../units.js";

// How far down the march lies, which remembers what has been handled.
const MARCH_BELOW = 1;

export const dropOrPickUp: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "drop-or-pick-up",
  clause: "DIA-DEC.28",
  slots: ["done", "wasAlone"],

  run(s) {
    if (canHandle(s, tablesOf(s), MARCH_BELOW)) return true;
    end(s);
    return false;
  },

  asks: (s) => 1 << seatOfOwner(forceOwner(s)),

  // Drops: CUs, generals, royal family members and the body; picks up in the same order; done (not before the first piece).
  moves(s, _seat, out: Code[]) {
    const t = tablesOf(s);
    listUnits(V["drop-unit"], unitsToDrop(s, MARCH_BELOW), out);
    listGenerals(s, t, V["drop-general"], generalsToDrop(s, MARCH_BELOW), out);
    listRoyals(V["drop-royal"], royalsToDrop(s, MARCH_BELOW), out);
    listUnits(V["pick-up-unit"], unitsToPickUp(s, MARCH_BELOW), out);
    listGenerals(s, t, V["pick-up-general"], generalsToPickUp(s), out);
    listRoyals(V["pick-up-royal"], royalsToPickUp(s, t, MARCH_BELOW), out);
    if (slot(s, DropOrPickUp.done) > 0) out.push(code(V.done));
  },

  // Dropping a CU and done.
  hasChoice: (s) => slot(s, DropOrPickUp.done) > 0 && unitsToDrop(s, MARCH_BELOW) !== NO_UNITS,

  play(s, _seat, c, _dice, log) {
    if (verbOf(c) === V.done) return end(s);
    const t = tablesOf(s);
    setSlot(s, DropOrPickUp.done, slot(s, DropOrPickUp.done) + 1);
    switch (verbOf(c)) {
      case V["drop-unit"]:
        noteDroppedUnit(s, MARCH_BELOW, argA(c));
        return drop(s, t, pieceOfType(forceUnits(s), argA(c)), 0, 0, log);
      case V["drop-general"]:
        return drop(s, t, NO_UNITS, 1 << generalOfPiece(t, argA(c)), 0, log);
      case V["drop-royal"]:
        return drop(s, t, NO_UNITS, 0, 1 << argA(c), log);
      case V["pick-up-unit"]:
        notePickedUnit(s, MARCH_BELOW, argA(c));
        return pickUp(s, t, pieceOfType(freshUnits(s, forceOwner(s), forceSpace(s)), argA(c)), 0, 0, log);
      case V["pick-up-general"]:
        notePickedGeneral(s, MARCH_BELOW, generalOfPiece(t, argA(c)));
        return pickUp(s, t, NO_UNITS, 1 << generalOfPiece(t, argA(c)), 0, log);
      default:
        notePickedRoyal(s, MARCH_BELOW, argA(c));
        return pickUp(s, t, NO_UNITS, 0, 1 << argA(c), log);
    }
  },

  refuse: (s, _seat, c) => refuseHandling(s, tablesOf(s), c),
};

function end(s: DiadochiState): void {
  popFrame(s, slot(s, DropOrPickUp.wasAlone) === 1 && forceUnits(s) !== NO_UNITS ? 1 : 0);
}

function commander(s: DiadochiState): number {
  return slotOf(s, MARCH_BELOW, March.commander);
}

// The army's own pieces are dropped, those of the field picked up; in both cases nothing is taken back (DIA-MOV.41).
function refuseHandling(s: DiadochiState, t: Tables, c: Code): Refusal | null {
  switch (verbOf(c)) {
    case V["drop-unit"]:
    case V["drop-general"]:
    case V["drop-royal"]: {
      const army = { units: forceUnits(s), generals: forceGenerals(s), royals: forceRoyals(s), commander: commander(s) };
      return refusePiece(s, t, army, "DIA-MOV.12", c) ?? { code: "army/just-picked-up", clause: "DIA-MOV.41", data: {} };
    }
    case V.done:
      return { code: "army/nothing-handled", clause: "DIA-DEC.28", data: {} };
    default:
      return refusePickingUp(s, t, c);
  }
}

function refusePickingUp(s: DiadochiState, t: Tables, c: Code): Refusal | null {
  const units = freshUnits(s, forceOwner(s), forceSpace(s));
  const fresh = { units, generals: generalsToPickUp(s), royals: royalsToPickUp(s, t, MARCH_BELOW), commander: commander(s) };
  const refusal = refusePiece(s, t, fresh, "DIA-MOV.38", c);
  return refusal !== null || verbOf(c) !== V["pick-up-unit"] ? refusal : { code: "army/just-dropped", clause: "DIA-MOV.41", data: {} };
}

function listUnits(verb: number, units: Units, out: Code[]): void {
  for (let type = 0; type < UNIT_TYPES; type++) if (countOfType(units, type) > 0) out.push(code(verb, type));
}
function listGenerals(s: DiadochiState, t: Tables, verb: number, mask: number, out: Code[]): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) out.push(code(verb, pieceOf(s, t, lowestBit(rest))));
}
function listRoyals(verb: number, mask: number, out: Code[]): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) out.push(code(verb, lowestBit(rest)));
}

function drop(s: DiadochiState, t: Tables, units: Units, generals: number, royals: number, log: Log<DiadochiEvent>): void {
  putDownUnits(s, units, true); // DIA-MOV.38: a dropped piece has acted.
  putDownPeople(s, generals, royals);
  dropBodyIfUnfit(s, t, commander(s));
  tellLeft(s, t, units, generals, royals, "DIA-MOV.12", log);
}

function pickUp(s: DiadochiState, t: Tables, units: Units, generals: number, royals: number, log: Log<DiadochiEvent>): void {
  if (units !== NO_UNITS) pickUpUnits(s, units);
  setForceGenerals(s, forceGenerals(s) | generals);
  setForceRoyals(s, forceRoyals(s) | royals);
  s.actedGenerals |= generals;
  s.actedRoyals |= royals;
  log?.push({
    type: "pieces-picked-up",
    clause: "DIA-MOV.12",
    seat: seatId(seatOfOwner(forceOwner(s))),
    space: spaceId(t, forceSpace(s)),
    units: unitCounts(units),
    generals: generalIds(s, t, generals),
    royals: royalIds(t, royals),
  });
}
