/**
 * Interception by the players' armies: each player in turn declares all attempts and then rolls for them, until one player succeeds (DIA-INT,
 * DIA-DEC.35). The answer is the interceptor; NOBODY if no attempt succeeds.
 */
import { countBits, hasBit } from "../../core/basics/bits.js";
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { commitHostileAct } from "../effects/hostile-act.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { interceptionThreshold, seniorGeneral, seniorsOf } from "../rules/command.js";
import { refuseInterceptor } from "../rules/movement/movement-refusals.js";
import { canIntercept, interceptorSpace, isOpenToInterceptors } from "../rules/reactions.js";
import { rollFor } from "../rules/rolls.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type SpaceIndex, tablesOf } from "../tables/index.js";
import { NO_UNITS } from "../vocabulary/units.js";

const ATTEMPTS_AT_MOST = 8;

const STEP = F.interception.step;

export const interception: Procedure<DiadochiState, DiadochiEvent> = asking(F.interception, {
  clause: "DIA-DEC.35",
  run: {
    nextSeat,
    declare(s) {
      if (hasUndeclared(s)) return ASK;
      F.interception.top(s).step = STEP.declared;
      return false;
    },
    led(s, _dice, log) {
      declare(s, F.interception.top(s).naming, F["interception-leader"].answered(s), log);
    },
    declared(s) {
      const f = F.interception.top(s);
      if (f.spaces.length === 0) {
        f.step = STEP.nextSeat;
        return;
      }
      f.step = STEP.committed;
      F.attempt.push(s).seat = f.seat;
    },
    // This is the only window before the dice, so a card can spare only the first attempt its die.
    committed(s, dice, log) {
      const { automatic } = F.attempt.answered(s);
      const victim = S.seatOfForce(s);
      if (victim !== NONE) commitHostileAct(s, F.interception.top(s).seat, victim, "DIA-INT.17", log);
      roll(s, automatic, dice, log);
    },
    rolled: afterRoll,
    moved: nextAttempt,
  },
  // Spaces in order, then done.
  moves(s, seat, out: Code[]) {
    const t = tablesOf(s);
    const { spaces } = F.interception.top(s);
    const owner = S.ownerOfSeat(seat);
    for (let nth = 0; ; nth++) {
      const from = interceptorSpace(s, t, owner, S.forceSpace(s), nth);
      if (from === NONE) break;
      if (!spaces.has(from)) out.push(code(V["declare-interception"], from));
    }
    out.push(code(V.done));
  },
  play(s, seat, c, _dice, log) {
    const f = F.interception.top(s);
    if (c === code(V.done)) {
      f.step = STEP.declared;
      return;
    }
    const from = argA(c);
    const generals = S.fieldGenerals(s, S.ownerOfSeat(seat), from);
    if (countBits(generals) === 1) return declare(s, from, seniorGeneral(tablesOf(s), generals), log);
    f.naming = from;
    f.step = STEP.led;
    const next = F["interception-leader"].push(s);
    next.seat = seat;
    next.space = from;
  },
  refuse: (s, seat, c) => (verbOf(c) === V["declare-interception"] ? refuseInterceptor(s, tablesOf(s), S.ownerOfSeat(seat), argA(c)) : null),
});

// DIA-INT.8: players are asked in turn order. Every player except the active one, who plays the card, can intercept an independent army (DIA-INT.22).
function nextSeat(s: DiadochiState): void {
  const t = tablesOf(s);
  const f = F.interception.top(s);
  for (let n = f.asked + 1; n < s.seats; n++) {
    const seat = S.seatAfterActive(s, n);
    if (S.ownerOfSeat(seat) === S.forceOwner(s) || !canIntercept(s, t, S.ownerOfSeat(seat))) continue;
    f.asked = n;
    f.seat = seat;
    f.next = 0;
    f.succeeded = false;
    f.spaces.clear();
    f.leaders.clear();
    f.step = STEP.declare;
    return;
  }
  F.interception.pop(s, S.NOBODY);
}

function hasUndeclared(s: DiadochiState): boolean {
  const t = tablesOf(s);
  const { seat, spaces } = F.interception.top(s);
  if (spaces.length === ATTEMPTS_AT_MOST) return false;
  const owner = S.ownerOfSeat(seat);
  for (let nth = 0; ; nth++) {
    const from = interceptorSpace(s, t, owner, S.forceSpace(s), nth);
    if (from === NONE) return false;
    if (!spaces.has(from)) return true;
  }
}

// DIA-INT.7: all attempts are declared before any die.
function declare(s: DiadochiState, from: SpaceIndex, leader: number, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F.interception.top(s);
  f.spaces.push(from);
  f.leaders.push(leader);
  f.naming = NONE;
  f.step = STEP.declare;
  log?.push({
    type: "interception-declared",
    clause: "DIA-INT.7",
    seat: seatId(f.seat),
    general: S.generalId(s, t, leader),
    from: spaceId(t, from),
    space: spaceId(t, S.forceSpace(s)),
  });
}

// DIA-INT.6: the die must be higher than the commander's initiative.
function roll(s: DiadochiState, automatic: boolean, dice: Dice, log: Log<DiadochiEvent>): void {
  // If the stack or leader is gone, or the space is now closed, the attempt ends without a die.
  if (!isAttemptAlive(s)) return nextAttempt(s, dice, log);
  const f = F.interception.top(s);
  const least = interceptionThreshold(s, tablesOf(s), f.leaders.at(f.next));
  const success = automatic || rollFor(dice, log, "interception", seatId(f.seat), { least }) >= least;
  f.step = STEP.rolled;
  const next = F.attempt.push(s);
  next.seat = f.seat;
  next.success = success;
}

function isAttemptAlive(s: DiadochiState): boolean {
  const { seat, spaces, leaders, next } = F.interception.top(s);
  const owner = S.ownerOfSeat(seat);
  const from = spaces.at(next);
  if (!isOpenToInterceptors(s, tablesOf(s), owner, S.forceSpace(s))) return false;
  return S.fieldUnits(s, from) !== NO_UNITS && hasBit(S.fieldGenerals(s, owner, from), leaders.at(next));
}

// DIA-INT.10, DIA-INT.11: successful armies move in, the others stay.
function afterRoll(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F.interception.top(s);
  const from = f.spaces.at(f.next);
  const place = { from: spaceId(t, from), space: spaceId(t, S.forceSpace(s)) };
  f.step = STEP.moved;
  if (!F.attempt.answered(s).succeeded || !isAttemptAlive(s)) {
    log?.push({ type: "interception-failed", clause: "DIA-INT.11", seat: seatId(f.seat), ...place });
    return;
  }
  f.succeeded = true;
  log?.push({ type: "interception-succeeded", clause: "DIA-INT.10", seat: seatId(f.seat), ...place });
  const leader = f.leaders.at(f.next);
  const generals = S.fieldGenerals(s, S.ownerOfSeat(f.seat), from); // DIA-INT.24: one attempt per stack
  const next = F["interception-leaves"].push(s);
  next.seat = f.seat;
  next.from = from;
  next.leader = leader;
  next.units = S.fieldUnits(s, from);
  next.generals = generals & ~seniorsOf(t, generals, leader);
}

function nextAttempt(s: DiadochiState, dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F.interception.top(s);
  f.next++;
  if (f.next < f.spaces.length) roll(s, false, dice, log);
  else if (f.succeeded) F.interception.pop(s, S.ownerOfSeat(f.seat));
  else f.step = STEP.nextSeat;
}
