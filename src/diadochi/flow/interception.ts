/**
 * Interception by the players' armies: each in turn declares all attempts, then rolls for them, until one player has succeeded (DIA-INT, DIA-DEC.35).
 *
 * The frame remembers how many players have been asked, who declares now, his attempts (space and leader, two a slot), which attempt is next, and flags of the
 * attempt under way that cards may set. Its answer is the owner who intercepted, or nobody.
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { rollTest } from "../../core/events.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { hasSucceeded, openAttemptWindow } from "../effects/attempts.js";
import { commitHostileAct } from "../effects/hostile-act.js";
import type { DiadochiEvent } from "../events.js";
import { ATTEMPT_AUTO, ATTEMPT_CANCELLED, ATTEMPT_ROLLED, Interception, INTERCEPTION_LEADER, INTERCEPTION_LEAVES } from "../frames.js";
import { V } from "../moves.js";
import { seatId, spaceId } from "../names.js";
import { interceptionThreshold, seniorGeneral, seniorsOf } from "../rules/command.js";
import { canIntercept, interceptorSpace, isOpenToInterceptors } from "../rules/reactions.js";
import { refuseInterception } from "../rules/refusals.js";
import {
  countBits,
  type DiadochiState,
  fieldGenerals,
  fieldUnits,
  forceOwner,
  forceSpace,
  generalId,
  NOBODY,
  ownerOfSeat,
  seatAfterActive,
  seatOfOwner,
} from "../state.js";
import { NONE, type SpaceIndex, type Tables, tablesOf } from "../tables.js";

const DECLARE = 1;
const LED = 2;
const DECLARED = 3;
const COMMITTED = 4;
const ROLL = 5;
const ROLLED = 6;
const MOVED = 7;

const ATTEMPTS_AT_MOST = 8;
const ATTEMPT_BITS = 14;
const ATTEMPT_MASK = (1 << ATTEMPT_BITS) - 1;
// Above the flags of the attempt: the number of attempts declared, whether one has succeeded, the space whose leader is being named.
const COUNT_SHIFT = 4;
const SUCCEEDED = 1 << 8;
const NAMING_SHIFT = 9;

export const interception: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "interception",
  clause: "DIA-DEC.35",
  slots: ["asked", "seat", "list0", "list1", "list2", "list3", "next", "flags"],

  run(s, dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case 0:
        nextSeat(s, t);
        return false;
      case DECLARE:
        if (hasUndeclared(s, t)) return true;
        setStep(s, DECLARED);
        return false;
      case LED:
        declare(s, t, (slot(s, Interception.flags) >> NAMING_SHIFT) & 255, answerOf(s) - 1, log);
        return false;
      case DECLARED:
        afterDeclaration(s);
        return false;
      case COMMITTED:
        if (seatOfOwner(forceOwner(s)) !== NONE) commitHostileAct(s, slot(s, Interception.seat), seatOfOwner(forceOwner(s)), "DIA-INT.17", log);
        setStep(s, ROLL);
        return false;
      case ROLL:
        roll(s, t, dice, log);
        return false;
      case ROLLED:
        afterRoll(s, t, log);
        return false;
      default:
        nextAttempt(s);
        return false;
    }
  },

  asks: (s) => 1 << slot(s, Interception.seat),

  // Spaces in their order, then done.
  moves(s, seat, out: Code[]) {
    const t = tablesOf(s);
    const owner = ownerOfSeat(seat);
    for (let nth = 0; ; nth++) {
      const from = interceptorSpace(s, t, owner, forceSpace(s), nth);
      if (from === NONE) break;
      if (!isDeclared(s, from)) out.push(code(V["declare-interception"], from));
    }
    out.push(code(V.done));
  },

  play(s, seat, c, _dice, log) {
    if (c === code(V.done)) return setStep(s, DECLARED);
    const t = tablesOf(s);
    const from = argA(c);
    const generals = fieldGenerals(s, ownerOfSeat(seat), from);
    if (countBits(generals) === 1) return declare(s, t, from, seniorGeneral(t, generals), log);
    setSlot(s, Interception.flags, (slot(s, Interception.flags) & ((1 << NAMING_SHIFT) - 1)) | (from << NAMING_SHIFT));
    setStep(s, LED);
    pushFrame(s, INTERCEPTION_LEADER, seat, from);
  },

  refuse: (s, seat, c) => (verbOf(c) === V["declare-interception"] ? refuseInterception(s, tablesOf(s), ownerOfSeat(seat), argA(c)) : null),
};

// DIA-INT.8. An independent army is intercepted by all but the player of the card (DIA-INT.22), who is the active one.
function nextSeat(s: DiadochiState, t: Tables): void {
  for (let n = slot(s, Interception.asked) + 1; n < s.seats; n++) {
    const seat = seatAfterActive(s, n);
    if (ownerOfSeat(seat) === forceOwner(s) || !canIntercept(s, t, ownerOfSeat(seat))) continue;
    setSlot(s, Interception.asked, n);
    setSlot(s, Interception.seat, seat);
    setSlot(s, Interception.next, 0);
    setSlot(s, Interception.flags, 0);
    return setStep(s, DECLARE);
  }
  popFrame(s, NOBODY);
}

function attemptCount(s: DiadochiState): number {
  return (slot(s, Interception.flags) >> COUNT_SHIFT) & 15;
}
function attempt(s: DiadochiState, n: number): number {
  return (slot(s, Interception.list0 + (n >> 1)) >> ((n & 1) * ATTEMPT_BITS)) & ATTEMPT_MASK;
}
function spaceOfAttempt(s: DiadochiState, n: number): SpaceIndex {
  return attempt(s, n) & 255;
}
function leaderOfAttempt(s: DiadochiState, n: number): number {
  return attempt(s, n) >> 8;
}
function isDeclared(s: DiadochiState, from: SpaceIndex): boolean {
  for (let n = attemptCount(s) - 1; n >= 0; n--) if (spaceOfAttempt(s, n) === from) return true;
  return false;
}
function hasUndeclared(s: DiadochiState, t: Tables): boolean {
  if (attemptCount(s) === ATTEMPTS_AT_MOST) return false;
  const owner = ownerOfSeat(slot(s, Interception.seat));
  for (let nth = 0; ; nth++) {
    const from = interceptorSpace(s, t, owner, forceSpace(s), nth);
    if (from === NONE) return false;
    if (!isDeclared(s, from)) return true;
  }
}

// DIA-INT.7
function declare(s: DiadochiState, t: Tables, from: SpaceIndex, leader: number, log: Log<DiadochiEvent>): void {
  const n = attemptCount(s);
  const place = Interception.list0 + (n >> 1);
  const shift = (n & 1) * ATTEMPT_BITS;
  setSlot(s, place, (slot(s, place) & ~(ATTEMPT_MASK << shift)) | ((from | (leader << 8)) << shift));
  setSlot(s, Interception.flags, (n + 1) << COUNT_SHIFT);
  setStep(s, DECLARE);
  const seat = seatId(slot(s, Interception.seat));
  log?.push({
    type: "interception-declared",
    clause: "DIA-INT.7",
    seat,
    general: generalId(s, t, leader),
    from: spaceId(t, from),
    space: spaceId(t, forceSpace(s)),
  });
}

function afterDeclaration(s: DiadochiState): void {
  if (attemptCount(s) === 0) return setStep(s, 0);
  setStep(s, COMMITTED);
  openAttemptWindow(s);
}

// DIA-INT.6
function roll(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): void {
  const n = slot(s, Interception.next);
  // A stack that is gone, or a space closed by the first success of the same player's stack, ends the attempt without a die.
  if (!isAttemptAlive(s, t, n)) return nextAttempt(s);
  const flags = slot(s, Interception.flags);
  const seat = seatId(slot(s, Interception.seat));
  const least = interceptionThreshold(s, t, leaderOfAttempt(s, n));
  const success = (flags & ATTEMPT_AUTO) !== 0 || rollTest(dice, log, "interception", "DIA-INT.6", seat, { least }) >= least;
  setSlot(s, Interception.flags, success ? flags | ATTEMPT_ROLLED : flags);
  setStep(s, ROLLED);
  openAttemptWindow(s);
}

function isAttemptAlive(s: DiadochiState, t: Tables, n: number): boolean {
  const owner = ownerOfSeat(slot(s, Interception.seat));
  const from = spaceOfAttempt(s, n);
  if (!isOpenToInterceptors(s, t, owner, forceSpace(s))) return false;
  return fieldUnits(s, from) !== 0 && ((fieldGenerals(s, owner, from) >> leaderOfAttempt(s, n)) & 1) === 1;
}

// DIA-INT.10, DIA-INT.11
function afterRoll(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const n = slot(s, Interception.next);
  const flags = slot(s, Interception.flags);
  const seat = slot(s, Interception.seat);
  const from = spaceOfAttempt(s, n);
  const place = { from: spaceId(t, from), space: spaceId(t, forceSpace(s)) };
  const success = hasSucceeded(flags) && isAttemptAlive(s, t, n);
  setStep(s, MOVED);
  if (!success) {
    log?.push({ type: "interception-failed", clause: "DIA-INT.11", seat: seatId(seat), ...place });
    return;
  }
  setSlot(s, Interception.flags, flags | SUCCEEDED);
  log?.push({ type: "interception-succeeded", clause: "DIA-INT.10", seat: seatId(seat), ...place });
  const leader = leaderOfAttempt(s, n);
  const generals = fieldGenerals(s, ownerOfSeat(seat), from); // DIA-INT.24: one stack, one attempt
  pushFrame(s, INTERCEPTION_LEAVES, seat, from, leader, fieldUnits(s, from), generals & ~seniorsOf(t, generals, leader));
}

function nextAttempt(s: DiadochiState): void {
  const next = slot(s, Interception.next) + 1;
  setSlot(s, Interception.next, next);
  const flags = slot(s, Interception.flags) & ~(ATTEMPT_AUTO | ATTEMPT_CANCELLED | ATTEMPT_ROLLED);
  setSlot(s, Interception.flags, flags);
  if (next < attemptCount(s)) return setStep(s, ROLL);
  if ((flags & SUCCEEDED) !== 0) return popFrame(s, ownerOfSeat(slot(s, Interception.seat)));
  setStep(s, 0);
}
