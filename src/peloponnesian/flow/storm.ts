/** The storm of a city: who takes part, the melee at the walls, and what comes of it (8.1, PEL-DP.38). The frame remembers the stormer's seat and the city. */
import { argA, code, verbOf } from "../../core/codes.js";
import { answerOf, popFrame, pushFrame, setStep, slot, stepOf } from "../../core/frames.js";
import { CAPTURED, REPULSED, STORM_MODE } from "../combat/melee.js";
import type { PeloponnesianLog } from "../events.js";
import { MELEE, RETREAT, StormSlot, USE_OLYMPIAN } from "../frames.js";
import { V } from "../moves.js";
import {
  addMark,
  dropMarks,
  hasMark,
  holderOf,
  isField,
  isInside,
  isInPlay,
  type PeloponnesianState,
  RETREATING,
  REVEALED,
  rivalOf,
  STORMING,
} from "../state.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables.js";
import { ATHENA } from "../types.js";
import { startMelee } from "./melee.js";
import { asksFirstSlot, type PeloponnesianProcedure, slotsOf } from "./procedure.js";
import { gainPrestige, settleArea } from "./settle.js";
import type { Refusal } from "../../core/flow.js";
import { ofBlock } from "./refusals.js";

const ASK_ATHENA = 0;
const ATHENA_ANSWERED = 1;
const FORM_PARTY = 2;
const MEET = 3;
const FOUGHT = 4;
const END = 5;

export const storm: PeloponnesianProcedure = {
  kind: "storm",
  clause: "PEL-8.1.0.2",
  slots: slotsOf("storm"),
  run(s, _dice, log) {
    const t = tablesOf(s);
    const seat = slot(s, StormSlot.seat);
    const city = slot(s, StormSlot.city);
    switch (stepOf(s)) {
      case ASK_ATHENA:
        setStep(s, ATHENA_ANSWERED);
        if (holderOf(s, ATHENA) === rivalOf(seat)) pushFrame(s, USE_OLYMPIAN, rivalOf(seat), ATHENA);
        return false;
      case ATHENA_ANSWERED:
        if (answerOf(s) === 1)
          popFrame(s); // PEL-11.4.1
        else setStep(s, FORM_PARTY);
        return false;
      case FORM_PARTY:
        return true;
      case MEET:
        setStep(s, FOUGHT);
        meet(s, t, seat, city, log);
        return false;
      case FOUGHT:
        setStep(s, END);
        conclude(s, t, seat, city, answerOf(s) & 15, log);
        return false;
      default:
        dropMarks(s, t, 0, REVEALED | STORMING | RETREATING);
        dropMarks(s, t, 1, REVEALED | STORMING | RETREATING);
        settleArea(s, t, city, log); // PEL-8.1.0.9, PEL-8.1.0.11
        popFrame(s);
        return false;
    }
  },
  asks: asksFirstSlot,
  moves(s, seat, out) {
    const t = tablesOf(s);
    const city = slot(s, StormSlot.city);
    let party = 0;
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
      if (!isField(s, b, city)) continue;
      if (hasMark(s, b, STORMING)) party++;
      else out.push(code(V["storm-with"], b)); // PEL-5.4.2.1: also who arrived this turn
    }
    if (party > 0) out.push(code(V["begin-storm"]));
  },
  play(s, _seat, c) {
    if (verbOf(c) === V["storm-with"]) addMark(s, argA(c), STORMING);
    else setStep(s, MEET);
  },
  refuse(s, seat, c): Refusal | null {
    if (verbOf(c) !== V["storm-with"]) return null;
    const t = tablesOf(s);
    const isThere = t.side[argA(c)] === seat && isField(s, argA(c), slot(s, StormSlot.city));
    return ofBlock(t, argA(c), isThere ? "storm/takes-part" : "storm/not-there", "PEL-8.1.0.2");
  },
};

// PEL-8.1.0.3, PEL-8.1.0.4
function meet(s: PeloponnesianState, t: Tables, seat: number, city: number, log: PeloponnesianLog): void {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (hasMark(s, b, STORMING)) addMark(s, b, REVEALED);
  const rival = rivalOf(seat);
  for (let b = firstOf(t, rival), last = lastOf(t, rival); b <= last; b++) if (isInside(s, b, city)) addMark(s, b, REVEALED);
  startMelee(s, t, city, STORM_MODE, log);
  pushFrame(s, MELEE, city);
}

// PEL-14.1.1.4, PEL-8.1.0.8: stormers that panicked leave the area as defenders would.
function conclude(s: PeloponnesianState, t: Tables, seat: number, city: number, way: number, log: PeloponnesianLog): void {
  const { prestigeDecided } = t.board.numbers;
  if (way === CAPTURED) gainPrestige(s, seat, prestigeDecided.value, "storm", "PEL-8.1.0.11", log);
  if (way !== REPULSED) return;
  gainPrestige(s, rivalOf(seat), prestigeDecided.value, "storm", "PEL-8.1.0.8", log);
  let survivors = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!hasMark(s, b, STORMING) || !isInPlay(s, b)) continue;
    addMark(s, b, RETREATING);
    survivors++;
  }
  if (survivors > 0) pushFrame(s, RETREAT, seat, city);
}
