/**
 * Avoidance by an independent army that has been entered: non-active players may discard a Surprise card for an attempt each (DIA-AVO.17, DIA-DEC.43).
 *
 * The frame remembers how many players have been asked, who tries now, flags that cards may set, and where the attacker came from. Its answer is 0, or AVOIDED with
 * the path of the retreat.
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { rollTest } from "../../core/events.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { hasSucceeded, openAttemptWindow } from "../effects/attempts.js";
import { spendSurprise } from "../effects/cards.js";
import type { DiadochiEvent } from "../events.js";
import { ATTEMPT_AUTO, ATTEMPT_ROLLED, AVOID_STEP, IndependentAvoidance } from "../frames.js";
import { V } from "../moves.js";
import { cardId, seatId, spaceId } from "../names.js";
import { holdsSurprise, listSurprises } from "../rules/cards.js";
import { independentThreshold } from "../rules/command.js";
import { hasAvoidStep } from "../rules/reactions.js";
import { refuseDiscard } from "../rules/use-refusals.js";
import { type DiadochiState, forceSpace, hasIndependentArmy, INDEPENDENTS, seatAfterActive } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";

const ASK = 1;
const ROLL = 2;
const ROLLED = 3;
const GONE = 4;

const CARDS: Code[] = [];

export const independentAvoidance: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "independent-avoidance",
  clause: "DIA-DEC.43",
  slots: ["asked", "seat", "flags", "attackerFrom"],
  conceals: true,

  run(s, dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case 0:
        nextSeat(s);
        return false;
      case ASK:
        if (mayTry(s, t)) return true;
        setStep(s, 0);
        return false;
      case ROLL:
        roll(s, t, dice, log);
        return false;
      case ROLLED:
        afterRoll(s, t, log);
        return false;
      default:
        popFrame(s, answerOf(s));
        return false;
    }
  },

  asks: (s) => 1 << slot(s, IndependentAvoidance.seat),

  // Cards in their order, then pass.
  moves(s, seat, out: Code[]) {
    CARDS.length = 0;
    listSurprises(s, tablesOf(s), seat, CARDS);
    for (let i = 0; i < CARDS.length; i++) out.push(code(V["discard-for-independent"], CARDS[i] as number, forceSpace(s)));
    out.push(code(V.pass));
  },

  play(s, seat, c, dice, log) {
    if (c === code(V.pass)) return setStep(s, 0);
    const t = tablesOf(s);
    setSlot(s, IndependentAvoidance.flags, 0);
    setStep(s, ROLL);
    log?.push({ type: "discarded-for-independent", clause: "DIA-AVO.17", seat: seatId(seat), card: cardId(t, argA(c)), space: spaceId(t, forceSpace(s)) });
    spendSurprise(s, t, seat, argA(c), dice, log);
    openAttemptWindow(s);
  },

  refuse(s, seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) !== V["discard-for-independent"]) return null;
    const other = { code: "avoid/other-army", clause: "DIA-AVO.17", data: { space: spaceId(t, forceSpace(s)) } };
    return refuseDiscard(s, t, seat, argA(c), "DIA-AVO.17") ?? other;
  },
};

function nextSeat(s: DiadochiState): void {
  const n = slot(s, IndependentAvoidance.asked) + 1;
  if (n >= s.seats) return popFrame(s, 0);
  setSlot(s, IndependentAvoidance.asked, n);
  setSlot(s, IndependentAvoidance.seat, seatAfterActive(s, n));
  setStep(s, ASK);
}

function mayTry(s: DiadochiState, t: Tables): boolean {
  return holdsSurprise(s, t, slot(s, IndependentAvoidance.seat)) && canGo(s, t);
}

function canGo(s: DiadochiState, t: Tables): boolean {
  const space = forceSpace(s);
  return hasIndependentArmy(s, space) && hasAvoidStep(s, t, INDEPENDENTS, slot(s, IndependentAvoidance.attackerFrom), space);
}

function roll(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): void {
  const flags = slot(s, IndependentAvoidance.flags);
  const least = independentThreshold(t);
  const success = (flags & ATTEMPT_AUTO) !== 0 || rollTest(dice, log, "avoid-battle", "DIA-AVO.17", null, { least }) >= least;
  if (success) setSlot(s, IndependentAvoidance.flags, flags | ATTEMPT_ROLLED);
  setStep(s, ROLLED);
  openAttemptWindow(s);
}

function afterRoll(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const flags = slot(s, IndependentAvoidance.flags);
  const success = hasSucceeded(flags) && canGo(s, t);
  log?.push({ type: "avoidance-tried", clause: "DIA-AVO.17", seat: null, space: spaceId(t, forceSpace(s)), success });
  if (!success) return setStep(s, ASK);
  setStep(s, GONE);
  pushFrame(s, AVOID_STEP, slot(s, IndependentAvoidance.seat), forceSpace(s), 0, slot(s, IndependentAvoidance.attackerFrom));
}
