/**
 * The battles in one area: column after column against the defenders, or one sally (5.4.1, 6.1, 6.5). The frame remembers the active seat, the area, whether it is a
 * sally, and the first block of the column that fights plus 1.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { AT_SEA, ELIMINATION, FIELD, LANDING, PANIC, RETREAT_WAY, SALLY } from "../combat/melee.js";
import type { PeloponnesianLog } from "../events.js";
import { BattleSlot, FORTIFY, MELEE, RETREAT } from "../frames.js";
import { V } from "../moves.js";
import { isBattleDue, isColumnHead, isSallyDue } from "../rules/battles.js";
import { controls } from "../rules/siege.js";
import {
  addMark,
  cameFrom,
  dropMark,
  dropMarks,
  hasMark,
  isField,
  isInside,
  isInPlay,
  type PeloponnesianState,
  RETREATING,
  REVEALED,
  rivalOf,
  routeOf,
  SALLYING,
} from "../state.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables.js";
import { asksFirstSlot, type PeloponnesianProcedure, slotsOf } from "./procedure.js";
import { startMelee } from "./melee.js";
import { gainPrestige, settleArea } from "./settle.js";
import type { Refusal } from "../../core/flow.js";
import { ofBlock } from "./refusals.js";

const CHOOSE_COLUMN = 0;
const MEET = 1;
const FORTIFY_ANSWERED = 2;
const FOUGHT = 3;
const RETREATED = 4;

export const battle: PeloponnesianProcedure = {
  kind: "battle",
  clause: "PEL-5.4.1.3",
  slots: slotsOf("battle"),
  run(s, _dice, log) {
    const t = tablesOf(s);
    const seat = slot(s, BattleSlot.seat);
    const area = slot(s, BattleSlot.area);
    switch (stepOf(s)) {
      case CHOOSE_COLUMN:
        if (slot(s, BattleSlot.sally) === 0) return isBattleDue(s, t, seat, area) || close(s, t, seat, area, log);
        return isSallyDue(s, t, seat, area) ? join(s, t, seat, area, log) : close(s, t, seat, area, log);
      case MEET:
        // PEL-6.0.8, PEL-6.7.4, PEL-7.1.3: before each battle of a column.
        if (!controls(s, t, rivalOf(seat), area)) return join(s, t, seat, area, log);
        setStep(s, FORTIFY_ANSWERED);
        pushFrame(s, FORTIFY, rivalOf(seat), area);
        return false;
      case FORTIFY_ANSWERED:
        return answerOf(s) === 1 ? close(s, t, seat, area, log) : join(s, t, seat, area, log);
      case FOUGHT:
        conclude(s, t, seat, area, answerOf(s), log);
        return false;
      default:
        return next(s, t, seat, area, log);
    }
  },
  asks: asksFirstSlot,
  // The columns by their first block, in block order.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const area = slot(s, BattleSlot.area);
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isColumnHead(s, t, seat, b, area)) out.push(code(V["send-column"], b)); // PEL-5.4.1.3
  },
  play(s, _seat, c) {
    setSlot(s, BattleSlot.column, argA(c) + 1);
    setStep(s, MEET);
  },
  refuse(s, seat, c): Refusal | null {
    if (verbOf(c) !== V["send-column"]) return null;
    const t = tablesOf(s);
    const isThere = t.side[argA(c)] === seat && isField(s, argA(c), slot(s, BattleSlot.area));
    return ofBlock(t, argA(c), isThere ? "battle/not-first" : "battle/not-there", "PEL-5.4.1.1");
  },
};

/** Whether a block of the active seat fights in the battle under way. A sally is a column of its own: PEL-5.4.1.7, PEL-8.3.3, PEL-8.3.8. */
function isOfColumn(s: PeloponnesianState, block: number, area: number, sally: boolean, head: number): boolean {
  return sally ? hasMark(s, block, SALLYING) && isInside(s, block, area) : isField(s, block, area) && routeOf(s, block) === routeOf(s, head);
}

function join(s: PeloponnesianState, t: Tables, seat: number, area: number, log: PeloponnesianLog): false {
  setStep(s, FOUGHT);
  meet(s, t, seat, area, log);
  return false;
}

// All blocks of the battle are revealed and meet (PEL-6.1.1), not before (PEL-5.4.0.6, PEL-7.1.2).
function meet(s: PeloponnesianState, t: Tables, seat: number, area: number, log: PeloponnesianLog): void {
  const sally = slot(s, BattleSlot.sally) === 1;
  const head = slot(s, BattleSlot.column) - 1;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isOfColumn(s, b, area, sally, head)) addMark(s, b, REVEALED);
  const rival = rivalOf(seat);
  for (let b = firstOf(t, rival), last = lastOf(t, rival); b <= last; b++) if (isField(s, b, area)) addMark(s, b, REVEALED);
  startMelee(s, t, area, battleMode(s, t, area, sally, head), log);
  pushFrame(s, MELEE, area);
}

/** The mode of a battle, by the first block of the column that fights. */
export function battleMode(s: PeloponnesianState, t: Tables, area: number, sally: boolean, head: number): number {
  if (area >= t.lands) return AT_SEA;
  if (sally) return SALLY;
  return cameFrom(s, head) >= t.lands ? LANDING : FIELD; // PEL-6.6.1
}

// The prestige of the battle, then the retreat of the beaten (PEL-6.4.0.3, PEL-6.3.4.7, PEL-6.3.4.6). The answer holds way and loser.
function conclude(s: PeloponnesianState, t: Tables, seat: number, area: number, result: number, log: PeloponnesianLog): void {
  const way = result & 15;
  const loser = result >> 4 === 0 ? seat : rivalOf(seat);
  const { prestigeDecided, prestigeRetreat } = t.board.numbers;
  if (way === RETREAT_WAY) gainPrestige(s, rivalOf(loser), prestigeRetreat.value, "retreat", "PEL-14.1.1.2", log);
  // PEL-6.2.9, PEL-14.1.1.3: for every battle
  else gainPrestige(s, rivalOf(loser), prestigeDecided.value, "battle", "PEL-14.1.1.1", log);
  setStep(s, RETREATED);
  if (way === ELIMINATION || (slot(s, BattleSlot.sally) === 1 && loser === seat)) return; // PEL-8.3.5: back inside they are already
  for (let b = firstOf(t, loser), last = lastOf(t, loser); b <= last; b++) {
    if (hasMark(s, b, REVEALED) && isInPlay(s, b) && (area < t.lands || t.fleet[b] === 1)) addMark(s, b, RETREATING);
  }
  if (way === PANIC || way === RETREAT_WAY) pushFrame(s, RETREAT, loser, area, loser === seat ? 1 : 0); // PEL-6.4.2.10: besiegers as defenders
}

// PEL-5.4.1.4, PEL-5.4.1.6: after a defeat the next column, after a victory the others join. Nobody is moved: PEL-6.5.1, PEL-6.5.2, PEL-6.5.5
function next(s: PeloponnesianState, t: Tables, seat: number, area: number, log: PeloponnesianLog): boolean {
  dropMarks(s, t, 0, REVEALED | RETREATING); // PEL-6.1.4, PEL-6.3.3.8, PEL-5.4.1.5
  dropMarks(s, t, 1, REVEALED | RETREATING);
  if (slot(s, BattleSlot.sally) === 0 && isBattleDue(s, t, seat, area)) {
    setStep(s, CHOOSE_COLUMN);
    return false;
  }
  return close(s, t, seat, area, log);
}

function close(s: PeloponnesianState, t: Tables, seat: number, area: number, log: PeloponnesianLog): false {
  if (slot(s, BattleSlot.sally) === 1)
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isInside(s, b, area)) dropMark(s, b, SALLYING);
  settleArea(s, t, area, log); // PEL-6.5.3, PEL-8.3.6
  popFrame(s);
  return false;
}
