/**
 * A sortie thrown back by a drawn battle goes inside again; CUs that find no room suffer army defeat (DIA-BAT.18, DIA-DEC.50). The army under way holds the pieces.
 *
 * The frame remembers the seat and the city.
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setStep, slot, stepOf } from "../../core/frames.js";
import { movePeople, putDownPeople } from "../effects/force.js";
import type { DiadochiEvent } from "../events.js";
import { ARMY_DEFEAT, GarrisonExcess } from "../frames.js";
import { V } from "../moves.js";
import { spaceId } from "../names.js";
import { refusePiece } from "../rules/piece-refusals.js";
import { roomInside } from "../rules/reactions.js";
import {
  type DiadochiState,
  FORCE,
  fieldOwner,
  forceGenerals,
  forceOwner,
  forceRoyals,
  forceUnits,
  INSIDE,
  insideUnits,
  markActed,
  setForceUnits,
  setInside,
} from "../state.js";
import { NONE, type Tables, tablesOf } from "../tables.js";
import { addUnits, countOfType, countUnits, NO_UNITS, pieceOfType, subtractUnits, UNIT_TYPES, type Units } from "../units.js";

export const garrisonExcess: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "garrison-excess",
  clause: "DIA-DEC.50",
  slots: ["seat", "space"],

  run(s) {
    const t = tablesOf(s);
    const space = slot(s, GarrisonExcess.space);
    if (stepOf(s) === 0) {
      bringPeopleInside(s, space);
      setStep(s, 1);
    }
    if (stepOf(s) === 2) {
      popFrame(s);
      return false;
    }
    const room = roomInside(s, t, slot(s, GarrisonExcess.seat), space);
    if (countUnits(forceUnits(s)) <= room) keep(s, t, forceUnits(s));
    else if (hasPieceThatFits(forceUnits(s), room)) return true;
    setStep(s, 2);
    if (forceUnits(s) !== NO_UNITS) pushFrame(s, ARMY_DEFEAT, forceOwner(s), fieldOwner(s, space), FORCE, 0);
    return false;
  },

  asks: (s) => 1 << slot(s, GarrisonExcess.seat),

  // CUs by type.
  moves(s, seat, out: Code[]) {
    const units = forceUnits(s);
    const room = roomInside(s, tablesOf(s), seat, slot(s, GarrisonExcess.space));
    for (let type = 0; type < UNIT_TYPES; type++) if (fits(units, type, room)) out.push(code(V["keep-inside"], type));
  },

  play(s, _seat, c) {
    keep(s, tablesOf(s), pieceOfType(forceUnits(s), argA(c)));
  },

  refuse(s, _seat, c) {
    const t = tablesOf(s);
    const refusal = refusePiece(s, t, { units: forceUnits(s), generals: 0, royals: 0, commander: NONE }, "DIA-BAT.18", c);
    if (refusal !== null || verbOf(c) !== V["keep-inside"]) return refusal;
    return { code: "withdraw/no-room", clause: "DIA-BAT.18", data: { space: spaceId(t, slot(s, GarrisonExcess.space)) } };
  },
};

function fits(units: Units, type: number, room: number): boolean {
  return countOfType(units, type) > 0 && countUnits(pieceOfType(units, type)) <= room;
}

function hasPieceThatFits(units: Units, room: number): boolean {
  for (let type = 0; type < UNIT_TYPES; type++) if (fits(units, type, room)) return true;
  return false;
}

function bringPeopleInside(s: DiadochiState, space: number): void {
  const generals = forceGenerals(s);
  const royals = forceRoyals(s);
  putDownPeople(s, generals, royals);
  movePeople(s, INSIDE + space, generals, royals);
}

function keep(s: DiadochiState, t: Tables, units: Units): void {
  const space = slot(s, GarrisonExcess.space);
  setForceUnits(s, subtractUnits(forceUnits(s), units));
  setInside(s, t, space, addUnits(insideUnits(s, t, space), units));
  markActed(s, space, units);
}
