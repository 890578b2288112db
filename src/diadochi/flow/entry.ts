/**
 * The entry sequence of the army under way, after its MP are paid and it stands in the space (DIA-MOV.26).
 *
 * The frame remembers where the army came from and by what kind of link, its flags, who intercepted it and which seat's reaction is next. Its answer says whether
 * the army may go on, may only act in the space, or has ended its move.
 */
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, findFrame, popFrame, pushFrame, setAnswer, setSlot, setSlotOf, setStep, slot, slotOf, stepOf } from "../../core/frames.js";
import { moveFieldPieces, stepForce } from "../effects/force.js";
import { disperseGenerals } from "../effects/generals.js";
import { commitHostileAct } from "../effects/hostile-act.js";
import { openWindow } from "../effects/open-window.js";
import { gainPrestige } from "../effects/prestige.js";
import type { DiadochiEvent } from "../events.js";
import {
  ARMY_DEFEAT,
  ATTRITION_TEST,
  AVOID_BATTLE,
  AVOIDED,
  BATTLE_BACK,
  BATTLE_NOT_HOSTILE,
  BATTLE_WON,
  ENTRY_ARMY,
  ENTRY_BETRAYED,
  ENTRY_ENDED,
  ENTRY_ENDS_MOVE,
  ENTRY_FOUGHT,
  ENTRY_FREE,
  ENTRY_HAS_FOUGHT,
  ENTRY_LANDING,
  ENTRY_NOT_HOSTILE,
  ENTRY_PASSAGE,
  ENTRY_PLACED,
  Entry,
  FIGHT_OR_STEP_BACK,
  IN_ENEMY_ARMY_ENTERS_SPACE,
  INDEPENDENT_AVOIDANCE,
  INDEPENDENT_INTERCEPTION,
  INTERCEPTION,
  LAND_BATTLE,
  MARCH,
  March,
  PURSUE,
  PURSUIT_CAUGHT,
  PURSUIT_FAILED,
  TEST_FORTRESS,
  WITHDRAW_INSIDE,
} from "../frames.js";
import { ownerSeat, seatId, spaceId } from "../names.js";
import { isOverrun } from "../rules/battle.js";
import { avoidingRoyals, canAvoid, canIntercept, canStepBack, canWithdraw, hasAvoidStep } from "../rules/reactions.js";
import {
  type DiadochiState,
  FORCE,
  fieldGenerals,
  fieldOwner,
  fieldUnits,
  forceGenerals,
  forceOwner,
  forceSpace,
  forceUnits,
  hasOption,
  INDEPENDENTS,
  markerOf,
  NOBODY,
  OPTION_PURSUIT,
  ownerOfSeat,
  seatAfterActive,
  seatOfOwner,
} from "../state.js";
import { FORTRESS, kindOfSpace, NONE, type SpaceIndex, type Tables, tablesOf } from "../tables.js";
import { countUnits, NO_UNITS } from "../units.js";

const AFTER_ATTRITION = 1;
const INTERCEPT = 2;
const INDEPENDENTS_INTERCEPT = 3;
const INTERCEPTED = 4;
const ANSWERED = 5;
const DEFENDERS = 6;
const AVOID = 7;
const AVOIDANCE = 8;
const PURSUIT = 9;
const CLASH = 10;
const BATTLE_DONE = 11;
const OVERRUN_DONE = 12;
const SCATTER = 13;
const ENDED = 14;

export const entry: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "entry",
  clause: "DIA-MOV.26",
  slots: ["from", "link", "flags", "interceptor", "asked"],

  run(s, _dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case 0:
        begin(s, t);
        return false;
      case AFTER_ATTRITION:
        openEntryWindow(s);
        return false;
      case INTERCEPT:
        interceptions(s, t);
        return false;
      case INDEPENDENTS_INTERCEPT:
        independentInterceptions(s, t);
        return false;
      case INTERCEPTED:
        setSlot(s, Entry.interceptor, answerOf(s));
        answerInterception(s, t, log);
        return false;
      case ANSWERED:
        if (answerOf(s) === 1) stepBack(s, t, log);
        else setStep(s, DEFENDERS); // DIA-AMB.174: others than the interceptor
        return false;
      case DEFENDERS:
        nextDefender(s, t);
        return false;
      case AVOID:
        avoidOrStand(s, t);
        return false;
      case AVOIDANCE:
        afterAvoidance(s, t, log);
        return false;
      case PURSUIT:
        afterPursuit(s, t, log);
        return false;
      case CLASH:
        clash(s, t, log);
        return false;
      case BATTLE_DONE:
        afterBattle(s, t, log);
        return false;
      case OVERRUN_DONE:
        // DIA-OVR.6, DIA-OVR.7, DIA-NAV.9
        if (hasFlag(s, ENTRY_LANDING)) addFlag(s, ENTRY_HAS_FOUGHT);
        setStep(s, SCATTER);
        return false;
      case SCATTER:
        scatter(s, t, log);
        popFrame(s, hasFlag(s, ENTRY_ENDS_MOVE) ? ENTRY_ENDED : hasFlag(s, ENTRY_HAS_FOUGHT) ? ENTRY_FOUGHT : ENTRY_FREE);
        return false;
      default:
        popFrame(s, ENTRY_ENDED);
        return false;
    }
  },

  asks: () => unreachable("entry"),
  moves: () => unreachable("entry"),
  play: () => unreachable("entry"),
};

function hasFlag(s: DiadochiState, flag: number): boolean {
  return (slot(s, Entry.flags) & flag) !== 0;
}
function addFlag(s: DiadochiState, flag: number): void {
  setSlot(s, Entry.flags, slot(s, Entry.flags) | flag);
}

// (2) Fortress attrition.
function begin(s: DiadochiState, t: Tables): void {
  const units = forceUnits(s);
  if (units !== NO_UNITS) addFlag(s, ENTRY_ARMY);
  if (hasFlag(s, ENTRY_BETRAYED)) return setStep(s, CLASH);
  setStep(s, AFTER_ATTRITION);
  const space = forceSpace(s);
  const byLand = !hasFlag(s, ENTRY_LANDING | ENTRY_PLACED);
  // DIA-MOV.24, DIA-MOV.25, DIA-IND.5
  if (units !== NO_UNITS && byLand && forceOwner(s) !== INDEPENDENTS && kindOfSpace(t, space) === FORTRESS && markerOf(s, space) === INDEPENDENTS) {
    pushFrame(s, ATTRITION_TEST, forceOwner(s), FORCE, units, 2, TEST_FORTRESS);
  }
}

// DIA-MOV.40
function hasLostLastUnit(s: DiadochiState): boolean {
  return hasFlag(s, ENTRY_ARMY) && forceUnits(s) === NO_UNITS;
}

function openEntryWindow(s: DiadochiState): void {
  if (hasLostLastUnit(s)) return setStep(s, ENDED);
  setStep(s, INTERCEPT);
  if (!hasFlag(s, ENTRY_PASSAGE | ENTRY_PLACED)) openWindow(s, 0, IN_ENEMY_ARMY_ENTERS_SPACE); // DIA-MOV.34
}

// (3) Interceptions by players, then by independent armies, at every entry anew (DIA-INT.1, DIA-INT.9, DIA-MOV.30).
function interceptions(s: DiadochiState, t: Tables): void {
  if (hasLostLastUnit(s)) return setStep(s, ENDED);
  if (hasFlag(s, ENTRY_PASSAGE)) return setStep(s, SCATTER); // DIA-MOV.34
  if (hasFlag(s, ENTRY_PLACED)) return setStep(s, DEFENDERS); // DIA-IND.13
  setStep(s, INDEPENDENTS_INTERCEPT);
  if (mayBeIntercepted(s, t)) pushFrame(s, INTERCEPTION);
  else setAnswer(s, NOBODY);
}

function mayBeIntercepted(s: DiadochiState, t: Tables): boolean {
  for (let n = 1; n < s.seats; n++) if (canIntercept(s, t, ownerOfSeat(seatAfterActive(s, n)))) return true;
  return false;
}

function independentInterceptions(s: DiadochiState, t: Tables): void {
  setStep(s, INTERCEPTED);
  if (answerOf(s) !== NOBODY || forceOwner(s) === INDEPENDENTS || !canIntercept(s, t, INDEPENDENTS)) return;
  pushFrame(s, INDEPENDENT_INTERCEPTION);
}

// (4) Refusal of battle.
function answerInterception(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  if (slot(s, Entry.interceptor) === NOBODY) return setStep(s, DEFENDERS);
  const canGoBack = canStepBack(s, slot(s, Entry.from));
  if (forceUnits(s) !== NO_UNITS) {
    setStep(s, ANSWERED);
    if (forceOwner(s) !== INDEPENDENTS && canGoBack)
      pushFrame(s, FIGHT_OR_STEP_BACK); // DIA-INT.13, DIA-INT.15, DIA-INT.23
    else setAnswer(s, 0);
    return;
  }
  if (canGoBack) return stepBack(s, t, log); // DIA-INT.12
  disperseGenerals(s, t, forceGenerals(s), "DIA-INT.23", log);
  setStep(s, ENDED);
}

// DIA-INT.14
function stepBack(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const from = slot(s, Entry.from);
  const seat = seatOfOwner(forceOwner(s));
  const clause = forceUnits(s) === NO_UNITS ? "DIA-INT.12" : "DIA-INT.13";
  stepForce(s, t, from, 0, clause, log);
  if (seat !== NONE) log?.push({ type: "stepped-back", clause, seat: seatId(seat), space: spaceId(t, from) });
  setStep(s, ENDED);
}

// (5) Withdrawal (DIA-AVO.10, DIA-AVO.11, DIA-AVO.12), then avoidance, of each player with pieces in the field, in turn order, also against independents (DIA-AVO.19) and
// at every entry anew (DIA-AVO.16); last the independents. Neither is a hostile act (DIA-AVO.18), and afterwards the army may go on (DIA-AVO.14, DIA-AVO.15).
function nextDefender(s: DiadochiState, t: Tables): void {
  const space = forceSpace(s);
  if (forceUnits(s) === NO_UNITS) return setStep(s, SCATTER);
  for (let n = slot(s, Entry.asked); n < s.seats; n++) {
    const seat = seatAfterActive(s, n);
    const owner = ownerOfSeat(seat);
    if (owner === forceOwner(s) || owner === slot(s, Entry.interceptor)) continue; // DIA-AVO.13
    if (fieldOwner(s, space) !== owner && fieldGenerals(s, owner, space) === 0) continue;
    setSlot(s, Entry.asked, n);
    setStep(s, AVOID);
    if (canWithdraw(s, t, seat)) pushFrame(s, WITHDRAW_INSIDE, seat);
    return;
  }
  setStep(s, CLASH);
  if (slot(s, Entry.interceptor) !== NOBODY) return; // DIA-AVO.13: then the field is his, or theirs
  setSlot(s, Entry.asked, s.seats);
  if (fieldOwner(s, space) !== INDEPENDENTS || !hasAvoidStep(s, t, INDEPENDENTS, slot(s, Entry.from), space)) return;
  setStep(s, AVOIDANCE);
  pushFrame(s, INDEPENDENT_AVOIDANCE, 0, NONE, 0, slot(s, Entry.from));
}

function defendingSeat(s: DiadochiState): number {
  return seatAfterActive(s, slot(s, Entry.asked));
}

function avoidOrStand(s: DiadochiState, t: Tables): void {
  setStep(s, AVOIDANCE);
  if (canAvoid(s, t, defendingSeat(s), slot(s, Entry.from))) pushFrame(s, AVOID_BATTLE, defendingSeat(s), 0, slot(s, Entry.from));
  else setAnswer(s, 0);
}

function afterAvoidance(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const path = answerOf(s);
  const avoided = (path & AVOIDED) !== 0;
  if (avoided && mayPursue(s)) {
    setStep(s, PURSUIT);
    pushFrame(s, PURSUE, path);
    return;
  }
  if (avoided) retreat(s, t, (path >> 8) & 255, log);
  toNextDefender(s);
}

// The defender whose turn it was: a seat's owner, or the independents after the last seat.
function avoiderOf(s: DiadochiState): number {
  return slot(s, Entry.asked) < s.seats ? ownerOfSeat(defendingSeat(s)) : INDEPENDENTS;
}

function toNextDefender(s: DiadochiState): void {
  const done = slot(s, Entry.asked) >= s.seats;
  setSlot(s, Entry.asked, slot(s, Entry.asked) + 1);
  setStep(s, done ? CLASH : DEFENDERS);
}

// DIA-AVO.4: the whole army in the field goes.
function retreat(s: DiadochiState, t: Tables, to: SpaceIndex, log: Log<DiadochiEvent>): void {
  const owner = avoiderOf(s);
  const space = forceSpace(s);
  const units = fieldOwner(s, space) === owner ? fieldUnits(s, space) : NO_UNITS;
  const royals = owner === INDEPENDENTS ? 0 : avoidingRoyals(s, t, owner, space);
  moveFieldPieces(s, owner, space, to, units, owner === INDEPENDENTS ? 0 : fieldGenerals(s, owner, space), royals);
  log?.push({ type: "battle-avoided", clause: "DIA-AVO.4", seat: ownerSeat(owner), from: spaceId(t, space), to: spaceId(t, to) });
}

// DIA-OPT.6
function mayPursue(s: DiadochiState): boolean {
  if (!hasOption(s, OPTION_PURSUIT) || forceOwner(s) === INDEPENDENTS) return false;
  if (slot(s, Entry.interceptor) !== NOBODY) return false; // DIA-AMB.178: it has stayed to fight the interceptor
  const march = findFrame(s, MARCH);
  return march >= 0 && slotOf(s, march, March.mp) > 0;
}

function afterPursuit(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const path = answerOf(s);
  if ((path & PURSUIT_CAUGHT) === 0) {
    retreat(s, t, (path >> 8) & 255, log);
    if ((path & PURSUIT_FAILED) !== 0) addFlag(s, ENTRY_ENDS_MOVE);
    return toNextDefender(s);
  }
  const first = path & 255;
  const march = findFrame(s, MARCH);
  const left = slotOf(s, march, March.mp) - 1;
  retreat(s, t, first, log);
  setSlotOf(s, march, March.mp, left);
  setSlot(s, Entry.from, forceSpace(s));
  stepForce(s, t, first, left, "DIA-OPT.6", log);
  setStep(s, CLASH);
}

// (6) Overrun or battle (DIA-MOV.18), against whoever is still in the field (DIA-OVR.4); the overrunning army loses nothing (DIA-OVR.5). The army that moves attacks (DIA-INT.16).
function clash(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const space = forceSpace(s);
  const enemy = fieldOwner(s, space);
  if (forceUnits(s) === NO_UNITS || enemy === NOBODY || enemy === forceOwner(s)) return setStep(s, SCATTER);
  const provoked = hasFlag(s, ENTRY_NOT_HOSTILE | ENTRY_BETRAYED) || slot(s, Entry.interceptor) !== NOBODY; // DIA-CHA.7
  if (!isOverrun(t, countUnits(forceUnits(s)), countUnits(fieldUnits(s, space)))) {
    setStep(s, BATTLE_DONE);
    pushFrame(s, LAND_BATTLE, provoked ? BATTLE_NOT_HOSTILE : 0);
    return;
  }
  // DIA-OVR.1, DIA-OVR.8
  log?.push({ type: "overrun", clause: "DIA-OVR.1", seat: ownerSeat(forceOwner(s)), loser: ownerSeat(enemy), space: spaceId(t, space) });
  if (!provoked) commitHostileAct(s, seatOfOwner(forceOwner(s)), seatOfOwner(enemy), "DIA-OVR.9", log);
  if (enemy === INDEPENDENTS) gainPrestige(s, t, forceGenerals(s), log); // DIA-OVR.10
  setStep(s, OVERRUN_DONE);
  pushFrame(s, ARMY_DEFEAT, enemy, forceOwner(s), space, 0);
}

function afterBattle(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const answer = answerOf(s);
  addFlag(s, ENTRY_HAS_FOUGHT);
  if (answer === BATTLE_WON) return setStep(s, SCATTER);
  setStep(s, ENDED);
  if (answer !== BATTLE_BACK) return;
  // DIA-BAT.17, DIA-BAT.18
  const from = slot(s, Entry.from);
  if (canStepBack(s, from)) stepForce(s, t, from, 0, "DIA-BAT.17", log);
  else pushFrame(s, ARMY_DEFEAT, forceOwner(s), fieldOwner(s, forceSpace(s)), FORCE, 0);
}

// (7) Lone enemy generals (royal family members and the body follow when the action is settled).
function scatter(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const space = forceSpace(s);
  if (forceUnits(s) === NO_UNITS || hasFlag(s, ENTRY_PASSAGE)) return;
  for (let seat = 0; seat < s.seats; seat++) {
    const owner = ownerOfSeat(seat);
    if (owner !== forceOwner(s) && fieldOwner(s, space) !== owner) disperseGenerals(s, t, fieldGenerals(s, owner, space), "DIA-MOV.26", log);
  }
}
