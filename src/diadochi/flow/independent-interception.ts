/**
 * Interception by independent armies: non-active players may discard a Surprise card for an attempt each (DIA-INT.18, DIA-DEC.38).
 *
 * The frame remembers how many players have been asked, who tries now, the army's space, and flags of the attempt that cards may set. Its answer is the
 * independents when an army came, else nobody.
 */
import { argA, argB, type Code, code, verbOf } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { rollTest } from "../../core/events.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { hasSucceeded, openAttemptWindow } from "../effects/attempts.js";
import { spendSurprise } from "../effects/cards.js";
import { moveFieldPieces } from "../effects/force.js";
import type { DiadochiEvent } from "../events.js";
import { ATTEMPT_AUTO, ATTEMPT_ROLLED, IndependentInterception } from "../frames.js";
import { V } from "../moves.js";
import { cardId, seatId, spaceId } from "../names.js";
import { holdsSurprise, listSurprises } from "../rules/cards.js";
import { independentThreshold } from "../rules/command.js";
import { canIntercept, interceptorSpace } from "../rules/reactions.js";
import { refuseInterception } from "../rules/refusals.js";
import { refuseDiscard } from "../rules/use-refusals.js";
import { type DiadochiState, fieldUnits, forceSpace, hasIndependentArmy, INDEPENDENTS, NOBODY, seatAfterActive } from "../state.js";
import { NONE, type Tables, tablesOf } from "../tables.js";

const ASK = 1;
const ROLL = 2;
const ROLLED = 3;

const CARDS: Code[] = [];

export const independentInterception: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "independent-interception",
  clause: "DIA-DEC.38",
  slots: ["asked", "seat", "space", "flags"],
  conceals: true,

  run(s, dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case 0:
        nextSeat(s, t);
        return false;
      case ASK:
        if (holdsSurprise(s, t, slot(s, IndependentInterception.seat)) && canIntercept(s, t, INDEPENDENTS)) return true;
        setStep(s, 0);
        return false;
      case ROLL:
        roll(s, t, dice, log);
        return false;
      default:
        afterRoll(s, t, log);
        return false;
    }
  },

  asks: (s) => 1 << slot(s, IndependentInterception.seat),

  // Cards in their order, each with the armies by space; then pass.
  moves(s, seat, out: Code[]) {
    const t = tablesOf(s);
    CARDS.length = 0;
    listSurprises(s, t, seat, CARDS);
    for (let i = 0; i < CARDS.length; i++) {
      for (let nth = 0; ; nth++) {
        const from = interceptorSpace(s, t, INDEPENDENTS, forceSpace(s), nth);
        if (from === NONE) break;
        out.push(code(V["discard-for-independent"], CARDS[i] as number, from));
      }
    }
    out.push(code(V.pass));
  },

  play(s, seat, c, dice, log) {
    if (c === code(V.pass)) return setStep(s, 0);
    const t = tablesOf(s);
    const card = argA(c);
    const from = argB(c);
    setSlot(s, IndependentInterception.space, from);
    setSlot(s, IndependentInterception.flags, 0);
    setStep(s, ROLL);
    log?.push({ type: "discarded-for-independent", clause: "DIA-INT.18", seat: seatId(seat), card: cardId(t, card), space: spaceId(t, from) });
    log?.push({ type: "interception-declared", clause: "DIA-INT.18", seat: null, general: null, from: spaceId(t, from), space: spaceId(t, forceSpace(s)) });
    spendSurprise(s, t, seat, card, dice, log);
    openAttemptWindow(s);
  },

  refuse(s, seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) !== V["discard-for-independent"]) return null;
    return refuseDiscard(s, t, seat, argA(c), "DIA-INT.18") ?? refuseInterception(s, t, INDEPENDENTS, argB(c));
  },
};

function nextSeat(s: DiadochiState, t: Tables): void {
  const n = slot(s, IndependentInterception.asked) + 1;
  if (n >= s.seats || !canIntercept(s, t, INDEPENDENTS)) return popFrame(s, NOBODY);
  setSlot(s, IndependentInterception.asked, n);
  setSlot(s, IndependentInterception.seat, seatAfterActive(s, n));
  setStep(s, ASK);
}

// DIA-INT.19, DIA-IND.2, DIA-IND.3. No hostile act is involved (DIA-INT.21).
function roll(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): void {
  const flags = slot(s, IndependentInterception.flags);
  const least = independentThreshold(t);
  const success = (flags & ATTEMPT_AUTO) !== 0 || rollTest(dice, log, "interception", "DIA-INT.19", null, { least }) >= least;
  if (success) setSlot(s, IndependentInterception.flags, flags | ATTEMPT_ROLLED);
  setStep(s, ROLLED);
  openAttemptWindow(s);
}

function afterRoll(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const flags = slot(s, IndependentInterception.flags);
  const from = slot(s, IndependentInterception.space);
  const to = forceSpace(s);
  const place = { from: spaceId(t, from), space: spaceId(t, to) };
  const success = hasSucceeded(flags) && hasIndependentArmy(s, from);
  if (!success) {
    log?.push({ type: "interception-failed", clause: "DIA-INT.18", seat: null, ...place });
    return setStep(s, ASK);
  }
  log?.push({ type: "interception-succeeded", clause: "DIA-INT.18", seat: null, ...place });
  moveFieldPieces(s, INDEPENDENTS, from, to, fieldUnits(s, from), 0, 0);
  popFrame(s, INDEPENDENTS);
}
