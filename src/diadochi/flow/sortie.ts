/**
 * A sortie: a general and CUs inside a besieged city go into the field and attack the besiegers (DIA-SIE.22, DIA-DEC.32).
 *
 * The frame remembers the general who leads and the city. It costs 1 MP, which every activation has, so no movement roll is made.
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { dissolveForce, isForceGone, markForceActed } from "../effects/force.js";
import { openWindow } from "../effects/open-window.js";
import type { DiadochiEvent } from "../events.js";
import {
  BATTLE_BACK,
  BATTLE_SORTIE,
  BATTLE_WON,
  GARRISON_EXCESS,
  IN_ENEMY_ARMY_ABOUT_TO_MOVE,
  IN_OWN_ARMY_ABOUT_TO_MOVE,
  LAND_BATTLE,
  Sortie,
} from "../frames.js";
import { V } from "../moves.js";
import { seatId, spaceId, unitCounts } from "../names.js";
import { freshInside } from "../rules/activation.js";
import { refusePiece } from "../rules/piece-refusals.js";
import {
  clearForce,
  type DiadochiState,
  forceGenerals,
  forceOwner,
  forceUnits,
  formForce,
  generalOfPiece,
  generalsAt,
  INSIDE,
  insideUnits,
  lowestBit,
  ownerOfGeneral,
  pieceOf,
  placeOfGeneral,
  seatOfOwner,
  setForceGenerals,
  setForceUnits,
  setGeneralPlace,
  setInside,
} from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { addUnits, countOfType, NO_UNITS, pieceOfType, subtractUnits, UNIT_TYPES } from "../units.js";

const BRING = 1;
const MARCH_OUT = 2;
const ATTACK = 3;
const AFTER = 4;
const INSIDE_AGAIN = 5;

export const sortie: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "sortie",
  clause: "DIA-DEC.32",
  slots: ["commander", "space"],

  run(s, _dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case 0:
        begin(s);
        return false;
      case BRING:
        return true;
      case MARCH_OUT:
        marchOut(s, t, log);
        return false;
      case ATTACK:
        attack(s);
        return false;
      case AFTER:
        afterBattle(s, t, log);
        return false;
      default:
        end(s, t, log);
        return false;
    }
  },

  asks: (s) => 1 << seatOfOwner(forceOwner(s)),

  // CUs by type, generals, done (when a CU has been brought).
  moves(s, _seat, out: Code[]) {
    const t = tablesOf(s);
    const space = slot(s, Sortie.space);
    const units = freshInside(s, t, space);
    for (let type = 0; type < UNIT_TYPES; type++) if (countOfType(units, type) > 0) out.push(code(V["bring-unit"], type));
    const generals = generalsAt(s, forceOwner(s), INSIDE + space) & ~s.actedGenerals;
    for (let rest = generals; rest !== 0; rest &= rest - 1) out.push(code(V["bring-general"], pieceOf(s, t, lowestBit(rest))));
    if (forceUnits(s) !== NO_UNITS) out.push(code(V.done));
  },

  play(s, _seat, c) {
    const t = tablesOf(s);
    const space = slot(s, Sortie.space);
    if (verbOf(c) === V["bring-unit"]) {
      const piece = pieceOfType(insideUnits(s, t, space), argA(c));
      setInside(s, t, space, subtractUnits(insideUnits(s, t, space), piece));
      return setForceUnits(s, addUnits(forceUnits(s), piece));
    }
    if (verbOf(c) === V["bring-general"]) return bring(s, generalOfPiece(t, argA(c)));
    setStep(s, MARCH_OUT);
  },

  refuse(s, _seat, c) {
    const t = tablesOf(s);
    const space = slot(s, Sortie.space);
    const generals = generalsAt(s, forceOwner(s), INSIDE + space) & ~s.actedGenerals;
    return refusePiece(s, t, { units: freshInside(s, t, space), generals, royals: 0, commander: slot(s, Sortie.commander) }, "DIA-SIE.22", c);
  },
};

function begin(s: DiadochiState): void {
  const commander = slot(s, Sortie.commander);
  const space = placeOfGeneral(s, commander) - INSIDE;
  setSlot(s, Sortie.space, space);
  formForce(s, ownerOfGeneral(s, commander), space, NO_UNITS, 0, 0);
  bring(s, commander);
  setStep(s, BRING);
}

function bring(s: DiadochiState, general: number): void {
  setGeneralPlace(s, general, slot(s, Sortie.space));
  setForceGenerals(s, forceGenerals(s) | (1 << general));
}

function marchOut(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  markForceActed(s);
  log?.push({
    type: "sortie",
    clause: "DIA-SIE.22",
    seat: seatId(seatOfOwner(forceOwner(s))),
    space: spaceId(t, slot(s, Sortie.space)),
    units: unitCounts(forceUnits(s)),
  });
  setStep(s, ATTACK);
  openWindow(s, IN_OWN_ARMY_ABOUT_TO_MOVE, IN_ENEMY_ARMY_ABOUT_TO_MOVE);
}

// Cards of the window may have taken the last CU; then DIA-MAP.19 decides.
function attack(s: DiadochiState): void {
  setStep(s, forceUnits(s) === NO_UNITS ? INSIDE_AGAIN : AFTER);
  if (forceUnits(s) !== NO_UNITS) pushFrame(s, LAND_BATTLE, BATTLE_SORTIE);
}

function afterBattle(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const answer = answerOf(s);
  if (answer === BATTLE_WON) return end(s, t, log);
  setStep(s, INSIDE_AGAIN);
  if (answer === BATTLE_BACK) pushFrame(s, GARRISON_EXCESS, seatOfOwner(forceOwner(s)), slot(s, Sortie.space)); // DIA-BAT.18
}

function end(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  if (isForceGone(s)) clearForce(s);
  else dissolveForce(s, t, log);
  popFrame(s, 1);
}
