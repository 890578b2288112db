/**
 * One activation of an army or lone general: composition, MP, then any actions in any order while MP last (DIA-MOV.11, DIA-DEC.27). Cities and CUs
 * inside are not obstacles (DIA-MOV.28), nor are fleets (DIA-NAV.36). `entry.ts` resolves the entry into a space.
 *
 * In the frame, `from` is the start of the last step, or the space for which passage is asked. The army is the `force` of the state.
 */
import { hasBit, bit, withoutBit } from "../../core/basics/bits.js";
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import type { Frame } from "../../core/flow/frame-rows.js";
import { asking, ASK } from "../../core/flow/procedures.js";
import { completeAction } from "../effects/complete-action.js";
import { dissolveForce, dropBodyIfUnfit, isForceGone, stepForce } from "../effects/force.js";
import { commitHostileAct, commitConversion } from "../effects/hostile-act.js";
import { removeMarker } from "../effects/markers.js";
import { openWindow } from "../effects/open-window.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, type FRAMES, IN } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId, unitCounts } from "../state/names.js";
import { movementPoints, seniorGeneral } from "../rules/command.js";
import { canHandle, forgetHandled } from "../rules/movement/handling.js";
import { canAskPassage, canAssault, canEmbark, canEnter, canRemoveMarker, canSubjugate, linkTo, mayWalk } from "../rules/movement/march.js";
import { ATTEMPT_MP } from "../rules/siege.js";
import { refuseMarch } from "../rules/movement/movement-refusals.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { costOfLink, endLink, firstLink, kindOfLink, neighbour, type SpaceIndex, type Tables, tablesOf } from "../tables/index.js";
import { ROLLS } from "../vocabulary/types.js";
import { countUnits, NO_UNITS } from "../vocabulary/units.js";
import { pushGenerals } from "./pieces.js";

const STEP = F.march.step;

export const march: Procedure<DiadochiState, DiadochiEvent> = asking(F.march, {
  clause: "DIA-DEC.27",
  run: {
    start(s) {
      const f = F.march.top(s);
      f.from = S.forceSpace(s);
      f.step = STEP.composed;
      F["compose-army"].push(s).commander = f.commander;
    },
    composed: begin,
    ready(s) {
      F.march.top(s).step = STEP.act;
      openWindow(s, IN["own-army-about-to-move"], IN["enemy-army-about-to-move"]);
    },
    act,
    passageAnswered: afterPassageAnswer,
    anyway(s, _dice, log) {
      const f = F.march.top(s);
      f.step = STEP.act;
      if (F["enter-anyway"].answered(s)) step(s, tablesOf(s), f.from, false, log);
    },
    entered: (s) => afterEntry(s, F.entry.answered(s)),
    betrayal: afterBetrayal,
    atSea(s) {
      const f = F.march.top(s);
      f.step = STEP.sailed;
      F["sea-path"].push(s).mp = f.mp;
    },
    sailed(s) {
      const f = F.march.top(s);
      f.sailed = true;
      afterSpending(f);
      afterEntry(s, F["naval-move"].answered(s));
    },
    pickedUp: afterPickingUp,
  },
  asks: (s) => bit(S.seatOfForce(s)),
  // Steps and requests for passage by space; then marker, assault, subjugation, embarking, pieces, new commanders, and the end of the move.
  moves(s, _seat, out: Code[]) {
    const t = tablesOf(s);
    const f = F.march.top(s);
    const { mp, commander } = f;
    if (mayWalk(f)) listSteps(s, t, mp, out);
    if (f.passage) return; // DIA-MOV.22: an army on a passage cannot stop or act
    if (canRemoveMarker(s, t, mp)) out.push(code(V["remove-marker"]));
    if (canAssault(s, t, commander, mp)) out.push(code(V.assault));
    if (canSubjugate(s, t, commander, mp)) out.push(code(V.subjugate));
    if (canEmbark(s, t, f)) out.push(code(V.embark));
    if (!f.handled && canHandle(s, t, f)) out.push(code(V["drop-or-pick-up"]));
    if (!f.changed) {
      const others = withoutBit(S.forceGenerals(s), commander);
      // DIA-MOV.39: the commander may change once after each spending of MP.
      pushGenerals(s, out, V["change-commander"], others);
    }
    out.push(code(V["end-move"]));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const f = F.march.top(s);
    switch (verbOf(c)) {
      case V["step-to"]:
        return step(s, t, argA(c), false, log);
      case V["ask-passage"]:
        return askPassage(s, t, seat, argA(c), log);
      case V["remove-marker"]:
        return removeOne(s, seat, log);
      case V.assault:
      case V.subjugate:
        return attempt(s);
      case V.embark:
        f.step = STEP.atSea;
        if (countUnits(S.forceUnits(s)) > t.rules.mostAtSea) F["drop-before-embarking"].push(s); // DIA-NAV.2: drops CUs beyond the limit
        return;
      case V["drop-or-pick-up"]:
        return handlePieces(s);
      case V["change-commander"]:
        return changeCommander(s, t, S.generalOfPiece(t, argA(c)), log);
      default:
        f.ended = true;
    }
  },
  refuse: refuseMarch,
});

type MarchUnderWay = Frame<(typeof FRAMES)["march"]>;

function spend(f: MarchUnderWay, mp: number): void {
  f.mp -= mp;
  f.spent += mp;
  afterSpending(f);
}

// DIA-MOV.39, DIA-MOV.41: the commander and the pieces may change again.
function afterSpending(f: MarchUnderWay): void {
  f.changed = false;
  mayHandleAgain(f);
}

function mayHandleAgain(f: MarchUnderWay): void {
  f.handled = false;
  forgetHandled(f);
}

function attempt(s: DiadochiState): void {
  const f = F.march.top(s);
  spend(f, ATTEMPT_MP);
  const next = F.assault.push(s);
  next.commander = f.commander;
  next.place = S.FORCE;
  next.space = S.forceSpace(s);
}

function handlePieces(s: DiadochiState): void {
  const f = F.march.top(s);
  f.step = STEP.pickedUp;
  f.handled = true;
  const next = F["drop-or-pick-up"].push(s);
  next.commander = f.commander;
  next.wasAlone = S.forceUnits(s) === NO_UNITS;
}

// DIA-MOV.5, DIA-OPS.4, DIA-MOV.17: the MP come from a die unless OPs or a card fix them; a lone general has fixed MP.
function begin(s: DiadochiState, dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F.march.top(s);
  const seat = seatId(S.seatOfForce(s));
  if (!f.fixed) f.mp = S.forceUnits(s) === NO_UNITS ? t.rules.loneGeneralMp : rollMp(s, t, dice, log);
  const units = unitCounts(S.forceUnits(s));
  log?.push({
    type: "army-activated",
    clause: "DIA-MOV.37",
    seat,
    general: S.generalId(s, t, f.commander),
    space: spaceId(t, S.forceSpace(s)),
    units,
    movementPoints: f.mp,
  });
  f.step = STEP.ready;
}

function rollMp(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): number {
  const f = F.march.top(s);
  f.fixed = true;
  const die = dice.roll(6);
  const result = movementPoints(s, t, f.commander, die);
  log?.push({ type: "roll", purpose: "movement", clause: ROLLS.movement, seat: seatId(S.seatOfForce(s)), sides: 6, faces: [die], result });
  return result;
}

function act(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): boolean {
  if (completeAction(s, log)) return false;
  const t = tablesOf(s);
  const f = F.march.top(s);
  if (f.ended || S.forceGenerals(s) === 0) {
    if (isForceGone(s)) S.clearForce(s);
    else dissolveForce(s, t, log);
    F.march.pop(s);
    return false;
  }
  // DIA-BAT.21: a surviving general takes command.
  if (!hasBit(S.forceGenerals(s), f.commander)) f.commander = seniorGeneral(t, S.forceGenerals(s));
  if (hasBit(S.forceRoyals(s), S.bodyOf(t))) dropBodyIfUnfit(s, t, f.commander); // DIA-ALX.1: the body needs CUs and a major general
  return ASK;
}

function listSteps(s: DiadochiState, t: Tables, mp: number, out: Code[]): void {
  const from = S.forceSpace(s);
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) {
    const to = neighbour(t.land, i);
    const cost = costOfLink(kindOfLink(t.land, i));
    if (cost > mp) continue;
    if (canEnter(s, to)) out.push(code(V["step-to"], to));
    if (canAskPassage(s, t, to, mp - cost)) out.push(code(V["ask-passage"], to));
  }
}

// DIA-MOV.6, DIA-MOV.26: MP are paid before the entry.
function step(s: DiadochiState, t: Tables, to: SpaceIndex, passage: boolean, log: Log<DiadochiEvent>): void {
  const f = F.march.top(s);
  const link = linkTo(s, t, to);
  const from = S.forceSpace(s);
  spend(f, costOfLink(link));
  if (!f.sailed) f.walked = true; // DIA-NAV.6: land steps before the sea leg exclude land steps after it
  f.passage = passage;
  f.from = from; // DIA-MOV.33: an army that must turn back returns here.
  stepForce(s, to, f.mp, "DIA-MOV.6", log);
  f.step = STEP.entered;
  const next = F.entry.push(s);
  next.from = from;
  next.link = link;
  next.passage = passage;
}

function askPassage(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex, log: Log<DiadochiEvent>): void {
  const f = F.march.top(s);
  S.markAskedPassage(s, space);
  log?.push({ type: "passage-asked", clause: "DIA-MOV.21", seat: seatId(seat), space: spaceId(t, space) });
  f.from = space; // Until the step, this is the space for which passage is asked.
  f.step = STEP.passageAnswered;
  const next = F["answer-passage"].push(s);
  next.seat = S.seatOfOwner(S.fieldOwner(s, space));
  next.space = space;
}

function afterPassageAnswer(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F.march.top(s);
  if (F["answer-passage"].answered(s)) return step(s, tablesOf(s), f.from, true, log);
  f.step = STEP.anyway;
  F["enter-anyway"].push(s).space = f.from;
}

function afterEntry(s: DiadochiState, { fought, ended }: { readonly fought: boolean; readonly ended: boolean }): void {
  const f = F.march.top(s);
  f.step = STEP.act;
  if (ended) f.ended = true;
  else if (fought)
    f.stopped = true; // DIA-MOV.27: no further step after a battle
  else if (f.passage) askForBetrayal(s);
}

function askForBetrayal(s: DiadochiState): void {
  F.march.top(s).step = STEP.betrayal;
  const next = F["betray-passage"].push(s);
  next.seat = S.seatOfOwner(S.fieldOwner(s, S.forceSpace(s)));
  next.space = S.forceSpace(s);
}

// DIA-MOV.20, DIA-MOV.23: the mover is still the attacker, and the traitor has committed a hostile act.
function afterBetrayal(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F.march.top(s);
  f.step = STEP.act;
  if (!F["betray-passage"].answered(s)) return;
  const space = S.forceSpace(s);
  const traitor = S.seatOfOwner(S.fieldOwner(s, space));
  log?.push({ type: "passage-betrayed", clause: "DIA-MOV.20", seat: seatId(traitor), space: spaceId(tablesOf(s), space) });
  commitHostileAct(s, traitor, S.seatOfForce(s), "DIA-MOV.23", log);
  f.passage = false;
  f.step = STEP.entered;
  const next = F.entry.push(s);
  next.from = f.from;
  next.betrayed = true;
  next.notHostile = true;
}

function removeOne(s: DiadochiState, seat: number, log: Log<DiadochiEvent>): void {
  const space = S.forceSpace(s);
  spend(F.march.top(s), ATTEMPT_MP);
  commitConversion(s, seat, S.markerOf(s, space), log);
  removeMarker(s, space, "DIA-MOV.8", log); // DIA-MOV.9: the space has no owner
}

// DIA-MOV.13, DIA-MOV.14: a new commander does not change the MP.
function changeCommander(s: DiadochiState, t: Tables, general: number, log: Log<DiadochiEvent>): void {
  const f = F.march.top(s);
  f.commander = general;
  f.handled = false; // DIA-MOV.41: now the former commander may be dropped
  f.changed = true;
  dropBodyIfUnfit(s, t, general);
  log?.push({ type: "commander-changed", clause: "DIA-MOV.13", seat: seatId(S.seatOfForce(s)), general: S.generalId(s, t, general) });
}

// DIA-MOV.35: a lone general's first CU causes the roll that he did not make at the start.
function afterPickingUp(s: DiadochiState, dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F.march.top(s);
  f.step = STEP.act;
  if (!F["drop-or-pick-up"].answered(s) || f.fixed || S.forceUnits(s) === NO_UNITS) return;
  const allowance = Math.min(t.rules.loneGeneralMp, rollMp(s, t, dice, log));
  const left = Math.max(allowance - f.spent, 0);
  if (left !== f.mp) mayHandleAgain(f);
  f.mp = left;
  log?.push({ type: "movement-points-changed", clause: "DIA-MOV.35", movementPoints: left });
  if (left === 0) f.ended = true;
}
