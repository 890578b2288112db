/**
 * A sortie: a general and CUs inside a besieged city enter the field and attack the besiegers (DIA-SIE.22, DIA-DEC.32). It costs 1 MP, which every
 * activation has, so MP are not rolled.
 */
import { bit, withBit } from "../../core/basics/bits.js";
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { dissolveForce, isForceGone, markForceActed } from "../effects/force.js";
import { openWindow } from "../effects/open-window.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, IN } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId, unitCounts } from "../state/names.js";
import { freshInside } from "../rules/movement/activation.js";
import { refusePiece } from "../rules/movement/piece-refusals.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { addUnits, NO_UNITS, pieceOfType, subtractUnits } from "../vocabulary/units.js";
import { pushGenerals, pushUnitTypes } from "./pieces.js";

const STEP = F.sortie.step;

export const sortie: Procedure<DiadochiState, DiadochiEvent> = asking(F.sortie, {
  clause: "DIA-DEC.32",
  run: { start: begin, marchOut, attack, afterBattle, insideAgain: end },
  asks: (s) => bit(S.seatOfForce(s)),
  // CUs by type, generals, then `done` if a CU has been brought.
  moves(s, _seat, out: Code[]) {
    const t = tablesOf(s);
    const space = F.sortie.top(s).space;
    const units = freshInside(s, t, space);
    pushUnitTypes(out, V["bring-unit"], units);
    const generals = S.generalsAt(s, S.forceOwner(s), S.INSIDE + space) & ~s.actedGenerals;
    pushGenerals(s, out, V["bring-general"], generals);
    if (S.forceUnits(s) !== NO_UNITS) out.push(code(V.done));
  },
  play(s, _seat, c) {
    const t = tablesOf(s);
    const space = F.sortie.top(s).space;
    if (verbOf(c) === V["bring-unit"]) {
      const piece = pieceOfType(S.insideUnits(s, t, space), argA(c));
      S.setInside(s, t, space, subtractUnits(S.insideUnits(s, t, space), piece));
      return S.setForceUnits(s, addUnits(S.forceUnits(s), piece));
    }
    if (verbOf(c) === V["bring-general"]) return bring(s, S.generalOfPiece(t, argA(c)));
    F.sortie.top(s).step = STEP.marchOut;
  },
  refuse(s, _seat, c) {
    const t = tablesOf(s);
    const space = F.sortie.top(s).space;
    const generals = S.generalsAt(s, S.forceOwner(s), S.INSIDE + space) & ~s.actedGenerals;
    return refusePiece(s, t, { units: freshInside(s, t, space), generals, royals: 0, commander: F.sortie.top(s).commander }, "DIA-SIE.22", c);
  },
});

function begin(s: DiadochiState): void {
  const f = F.sortie.top(s);
  const space = S.placeOfGeneral(s, f.commander) - S.INSIDE;
  f.space = space;
  S.formForce(s, S.ownerOfGeneral(s, f.commander), space, S.NO_PIECES);
  bring(s, f.commander);
  f.step = STEP.bring;
}

function bring(s: DiadochiState, general: number): void {
  S.setGeneralPlace(s, general, F.sortie.top(s).space);
  S.setForceGenerals(s, withBit(S.forceGenerals(s), general));
}

function marchOut(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F.sortie.top(s);
  markForceActed(s);
  log?.push({
    type: "sortie",
    clause: "DIA-SIE.22",
    seat: seatId(S.seatOfForce(s)),
    space: spaceId(tablesOf(s), f.space),
    units: unitCounts(S.forceUnits(s)),
  });
  f.step = STEP.attack;
  openWindow(s, IN["own-army-about-to-move"], IN["enemy-army-about-to-move"]);
}

// DIA-SIE.22: the pieces attack. If cards of the window have removed the last CU, the generals are dispersed (DIA-MAP.19).
function attack(s: DiadochiState): void {
  const f = F.sortie.top(s);
  f.step = S.forceUnits(s) === NO_UNITS ? STEP.insideAgain : STEP.afterBattle;
  if (S.forceUnits(s) !== NO_UNITS) F["land-battle"].push(s).sortie = true;
}

function afterBattle(s: DiadochiState, dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F.sortie.top(s);
  const { won, back } = F["land-battle"].answered(s);
  if (won) return end(s, dice, log);
  f.step = STEP.insideAgain;
  if (!back) return;
  const next = F["garrison-excess"].push(s); // DIA-BAT.18: a repulsed sortie goes back inside
  next.seat = S.seatOfForce(s);
  next.space = f.space;
}

function end(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  if (isForceGone(s)) S.clearForce(s);
  else dissolveForce(s, tablesOf(s), log);
  F.sortie.pop(s);
}
