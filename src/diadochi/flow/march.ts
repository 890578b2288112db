/**
 * One activation of an army or lone general: composition, MP, and then action after action in any order while MP last (DIA-MOV.11, DIA-DEC.27). Cities, and CUs inside
 * them, are no obstacle (DIA-MOV.28), nor are fleets (DIA-NAV.36).
 *
 * The frame remembers the commander, the MP left and spent, flags, the space of the last step. The army itself is `force` in the state.
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { completeAction } from "../effects/complete-action.js";
import { dissolveForce, dropBodyIfUnfit, isForceGone, stepForce } from "../effects/force.js";
import { commitHostileAct, convertingIsHostile } from "../effects/hostile-act.js";
import { removeMarker } from "../effects/markers.js";
import { openWindow } from "../effects/open-window.js";
import type { DiadochiEvent } from "../events.js";
import {
  ANSWER_PASSAGE,
  ASSAULT,
  BETRAY_PASSAGE,
  COMPOSE_ARMY,
  DROP_BEFORE_EMBARKING,
  DROP_OR_PICK_UP,
  ENTER_ANYWAY,
  ENTRY,
  ENTRY_BETRAYED,
  ENTRY_ENDED,
  ENTRY_FOUGHT,
  ENTRY_NOT_HOSTILE,
  ENTRY_PASSAGE,
  IN_ENEMY_ARMY_ABOUT_TO_MOVE,
  IN_OWN_ARMY_ABOUT_TO_MOVE,
  MARCH_CHANGED,
  MARCH_ENDED,
  MARCH_FIXED,
  MARCH_HANDLED,
  MARCH_PASSAGE,
  MARCH_SAILED,
  MARCH_STOPPED,
  MARCH_WALKED,
  March,
  SEA_PATH,
} from "../frames.js";
import { V } from "../moves.js";
import { seatId, spaceId, unitCounts } from "../names.js";
import { movementPoints, seniorGeneral } from "../rules/command.js";
import { canHandle, forgetHandled } from "../rules/handling.js";
import { canAskPassage, canAssault, canEmbark, canEnter, canRemoveMarker, canSubjugate, mayWalk } from "../rules/march.js";
import { refuseMarch } from "../rules/refusals.js";
import { ATTEMPT_MP } from "../rules/siege.js";
import {
  bodyOf,
  clearForce,
  type DiadochiState,
  FORCE,
  fieldOwner,
  forceGenerals,
  forceOwner,
  forceRoyals,
  forceSpace,
  forceUnits,
  generalId,
  generalOfPiece,
  hasBit,
  lowestBit,
  markAskedPassage,
  markerOf,
  pieceOf,
  seatOfOwner,
} from "../state.js";
import { costOfLink, endLink, firstLink, kindOfLink, NONE, neighbour, type SpaceIndex, type Tables, tablesOf } from "../tables.js";
import { countUnits, NO_UNITS } from "../units.js";

const COMPOSED = 1;
const READY = 2;
const ACT = 3;
const PASSAGE_ANSWERED = 4;
const ANYWAY = 5;
const ENTERED = 6;
const BETRAYAL = 7;
const AT_SEA = 8;
const SAILED = 9;
const PICKED_UP = 10;

export const march: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "march",
  clause: "DIA-DEC.27",
  slots: ["commander", "mp", "spent", "flags", "from", "pickedGenerals", "handled"],

  run(s, dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case 0:
        setSlot(s, March.from, forceSpace(s));
        setStep(s, COMPOSED);
        pushFrame(s, COMPOSE_ARMY);
        return false;
      case COMPOSED:
        begin(s, t, dice, log);
        return false;
      case READY:
        setStep(s, ACT);
        openWindow(s, IN_OWN_ARMY_ABOUT_TO_MOVE, IN_ENEMY_ARMY_ABOUT_TO_MOVE);
        return false;
      case ACT:
        return act(s, t, log);
      case PASSAGE_ANSWERED:
        afterPassageAnswer(s, t, log);
        return false;
      case ANYWAY:
        setStep(s, ACT);
        if (answerOf(s) === 1) step(s, t, slot(s, March.from), 0, log);
        return false;
      case ENTERED:
        afterEntry(s, answerOf(s));
        return false;
      case BETRAYAL:
        afterBetrayal(s, t, log);
        return false;
      case AT_SEA:
        setStep(s, SAILED);
        pushFrame(s, SEA_PATH, slot(s, March.mp));
        return false;
      case SAILED:
        afterSailing(s, answerOf(s));
        return false;
      default:
        afterPickingUp(s, t, dice, log);
        return false;
    }
  },

  asks: (s) => 1 << seatOfOwner(forceOwner(s)),

  // Steps and questions for passage by space, marker, attempts, sea, pieces, commanders, end.
  moves(s, _seat, out: Code[]) {
    const t = tablesOf(s);
    const flags = slot(s, March.flags);
    const mp = slot(s, March.mp);
    const commander = slot(s, March.commander);
    if (mayWalk(flags)) listSteps(s, t, mp, out);
    if ((flags & MARCH_PASSAGE) !== 0) return; // DIA-MOV.22
    if (canRemoveMarker(s, t, mp)) out.push(code(V["remove-marker"]));
    if (canAssault(s, t, commander, mp)) out.push(code(V.assault));
    if (canSubjugate(s, t, commander, mp)) out.push(code(V.subjugate));
    if (canEmbark(s, t, flags, mp)) out.push(code(V.embark));
    if ((flags & MARCH_HANDLED) === 0 && canHandle(s, t, 0)) out.push(code(V["drop-or-pick-up"]));
    if ((flags & MARCH_CHANGED) === 0) {
      const others = forceGenerals(s) & ~(1 << commander);
      for (let rest = others; rest !== 0; rest &= rest - 1) out.push(code(V["change-commander"], pieceOf(s, t, lowestBit(rest)))); // DIA-MOV.39
    }
    out.push(code(V["end-move"]));
  },

  // Dropping a piece and ending the move.
  hasChoice: (s) => forceUnits(s) !== NO_UNITS && (slot(s, March.flags) & (MARCH_PASSAGE | MARCH_HANDLED)) === 0 && slot(s, March.handled) === 0,

  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["step-to"]:
        return step(s, t, argA(c), 0, log);
      case V["ask-passage"]:
        return askPassage(s, t, seat, argA(c), log);
      case V["remove-marker"]:
        return removeOne(s, t, seat, log);
      case V.assault:
      case V.subjugate:
        spend(s, ATTEMPT_MP);
        return pushFrame(s, ASSAULT, slot(s, March.commander), FORCE, forceSpace(s), 0, 0);
      case V.embark:
        setStep(s, AT_SEA);
        if (countUnits(forceUnits(s)) > t.rules.mostAtSea) pushFrame(s, DROP_BEFORE_EMBARKING); // DIA-NAV.2
        return;
      case V["drop-or-pick-up"]:
        setStep(s, PICKED_UP);
        addFlag(s, MARCH_HANDLED);
        return pushFrame(s, DROP_OR_PICK_UP, 0, forceUnits(s) === NO_UNITS ? 1 : 0);
      case V["change-commander"]:
        return changeCommander(s, t, generalOfPiece(t, argA(c)), log);
      default:
        addFlag(s, MARCH_ENDED);
    }
  },

  refuse: (s, _seat, c) => refuseMarch(s, tablesOf(s), slot(s, March.flags), slot(s, March.mp), slot(s, March.commander), c),
};

function addFlag(s: DiadochiState, flag: number): void {
  setSlot(s, March.flags, slot(s, March.flags) | flag);
}
function clearFlag(s: DiadochiState, flag: number): void {
  setSlot(s, March.flags, slot(s, March.flags) & ~flag);
}

function spend(s: DiadochiState, mp: number): void {
  setSlot(s, March.mp, slot(s, March.mp) - mp);
  setSlot(s, March.spent, slot(s, March.spent) + mp);
  afterSpending(s);
}

// DIA-MOV.39, DIA-MOV.41
function afterSpending(s: DiadochiState): void {
  clearFlag(s, MARCH_CHANGED);
  mayHandleAgain(s);
}

function mayHandleAgain(s: DiadochiState): void {
  clearFlag(s, MARCH_HANDLED);
  forgetHandled(s, 0);
}

// DIA-MOV.5, DIA-OPS.4, DIA-MOV.17
function begin(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): void {
  const commander = slot(s, March.commander);
  const seat = seatId(seatOfOwner(forceOwner(s)));
  if ((slot(s, March.flags) & MARCH_FIXED) === 0) setSlot(s, March.mp, forceUnits(s) === NO_UNITS ? t.rules.loneGeneralMp : rollMp(s, t, dice, log));
  const units = unitCounts(forceUnits(s));
  log?.push({
    type: "army-activated",
    clause: "DIA-MOV.37",
    seat,
    general: generalId(s, t, commander),
    space: spaceId(t, forceSpace(s)),
    units,
    movementPoints: slot(s, March.mp),
  });
  setStep(s, READY);
}

function rollMp(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): number {
  addFlag(s, MARCH_FIXED);
  const die = dice.roll(6);
  const result = movementPoints(s, t, slot(s, March.commander), die);
  log?.push({ type: "roll", purpose: "movement", clause: "DIA-MOV.5", seat: seatId(seatOfOwner(forceOwner(s))), sides: 6, faces: [die], result });
  return result;
}

function act(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): boolean {
  if (completeAction(s, log)) return false;
  if ((slot(s, March.flags) & MARCH_ENDED) !== 0 || forceGenerals(s) === 0) {
    if (isForceGone(s)) clearForce(s);
    else dissolveForce(s, t, log);
    popFrame(s, 1);
    return false;
  }
  // DIA-BAT.21: a surviving general takes command.
  if (!hasBit(forceGenerals(s), slot(s, March.commander))) setSlot(s, March.commander, seniorGeneral(t, forceGenerals(s)));
  if (hasBit(forceRoyals(s), bodyOf(t))) dropBodyIfUnfit(s, t, slot(s, March.commander)); // DIA-ALX.1
  return true;
}

function listSteps(s: DiadochiState, t: Tables, mp: number, out: Code[]): void {
  const from = forceSpace(s);
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) {
    const to = neighbour(t.land, i);
    const cost = costOfLink(kindOfLink(t.land, i));
    if (cost > mp) continue;
    if (canEnter(s, to)) out.push(code(V["step-to"], to));
    if (canAskPassage(s, t, to, mp - cost)) out.push(code(V["ask-passage"], to));
  }
}

function linkTo(s: DiadochiState, t: Tables, to: SpaceIndex): number {
  const from = forceSpace(s);
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) if (neighbour(t.land, i) === to) return kindOfLink(t.land, i);
  return NONE;
}

// DIA-MOV.6, DIA-MOV.26
function step(s: DiadochiState, t: Tables, to: SpaceIndex, flags: number, log: Log<DiadochiEvent>): void {
  const link = linkTo(s, t, to);
  const from = forceSpace(s);
  spend(s, costOfLink(link));
  if ((slot(s, March.flags) & MARCH_SAILED) === 0) addFlag(s, MARCH_WALKED); // DIA-NAV.6: land steps before the sea leg bar those after it
  clearFlag(s, MARCH_PASSAGE);
  setSlot(s, March.from, from); // DIA-MOV.33
  stepForce(s, t, to, slot(s, March.mp), "DIA-MOV.6", log);
  setStep(s, ENTERED);
  if (flags !== 0) addFlag(s, MARCH_PASSAGE);
  pushFrame(s, ENTRY, from, link, flags);
}

function askPassage(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex, log: Log<DiadochiEvent>): void {
  markAskedPassage(s, space);
  log?.push({ type: "passage-asked", clause: "DIA-MOV.21", seat: seatId(seat), space: spaceId(t, space) });
  setSlot(s, March.from, space); // the space asked for, until the step is made
  setStep(s, PASSAGE_ANSWERED);
  pushFrame(s, ANSWER_PASSAGE, seatOfOwner(fieldOwner(s, space)), space);
}

function afterPassageAnswer(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const space = slot(s, March.from);
  if (answerOf(s) === 1) return step(s, t, space, ENTRY_PASSAGE, log);
  setStep(s, ANYWAY);
  pushFrame(s, ENTER_ANYWAY);
}

function afterEntry(s: DiadochiState, answer: number): void {
  setStep(s, ACT);
  if (answer === ENTRY_ENDED) return addFlag(s, MARCH_ENDED);
  if (answer === ENTRY_FOUGHT) return addFlag(s, MARCH_STOPPED); // DIA-MOV.27
  if ((slot(s, March.flags) & MARCH_PASSAGE) === 0) return;
  setStep(s, BETRAYAL);
  pushFrame(s, BETRAY_PASSAGE, seatOfOwner(fieldOwner(s, forceSpace(s))));
}

// DIA-MOV.20, DIA-MOV.23
function afterBetrayal(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  setStep(s, ACT);
  if (answerOf(s) === 0) return;
  const space = forceSpace(s);
  const traitor = seatOfOwner(fieldOwner(s, space));
  log?.push({ type: "passage-betrayed", clause: "DIA-MOV.20", seat: seatId(traitor), space: spaceId(t, space) });
  commitHostileAct(s, traitor, seatOfOwner(forceOwner(s)), "DIA-MOV.23", log);
  clearFlag(s, MARCH_PASSAGE);
  setStep(s, ENTERED);
  pushFrame(s, ENTRY, slot(s, March.from), NONE, ENTRY_BETRAYED | ENTRY_NOT_HOSTILE);
}

function removeOne(s: DiadochiState, t: Tables, seat: number, log: Log<DiadochiEvent>): void {
  const space = forceSpace(s);
  spend(s, ATTEMPT_MP);
  convertingIsHostile(s, seat, markerOf(s, space), log);
  removeMarker(s, t, space, "DIA-MOV.8", log); // DIA-MOV.9
}

// DIA-MOV.13, DIA-MOV.14
function changeCommander(s: DiadochiState, t: Tables, general: number, log: Log<DiadochiEvent>): void {
  setSlot(s, March.commander, general);
  clearFlag(s, MARCH_HANDLED); // DIA-MOV.41: now the former commander may be dropped
  addFlag(s, MARCH_CHANGED);
  dropBodyIfUnfit(s, t, general);
  log?.push({ type: "commander-changed", clause: "DIA-MOV.13", seat: seatId(seatOfOwner(forceOwner(s))), general: generalId(s, t, general) });
}

function afterSailing(s: DiadochiState, answer: number): void {
  addFlag(s, MARCH_SAILED);
  afterSpending(s);
  // 0: turned back or kept in port (DIA-NAV.29); else the landing's answer + 1.
  afterEntry(s, answer === 0 ? ENTRY_ENDED : answer - 1);
}

// DIA-MOV.35: the first CU of a lone general calls for the roll he was spared.
function afterPickingUp(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): void {
  setStep(s, ACT);
  if (answerOf(s) === 0 || (slot(s, March.flags) & MARCH_FIXED) !== 0 || forceUnits(s) === NO_UNITS) return;
  const allowance = Math.min(t.rules.loneGeneralMp, rollMp(s, t, dice, log));
  const left = Math.max(allowance - slot(s, March.spent), 0);
  if (left !== slot(s, March.mp)) mayHandleAgain(s);
  setSlot(s, March.mp, left);
  log?.push({ type: "movement-points-changed", clause: "DIA-MOV.35", movementPoints: left });
  if (left === 0) addFlag(s, MARCH_ENDED);
}
