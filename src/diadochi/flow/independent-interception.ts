/**
 * Interception by independent armies: non-active players may discard Surprise cards, one per attempt (DIA-INT.18, DIA-DEC.38). The answer is
 * INDEPENDENTS if an army has moved in, else NOBODY.
 */
import { argA, argB, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { spendSurprise } from "../effects/cards.js";
import { moveFieldPieces } from "../effects/force.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { cardId, seatId, spaceId } from "../state/names.js";
import { eachSurprise, holdsSurprise } from "../rules/cards/cards.js";
import { independentThreshold } from "../rules/command.js";
import { refuseInterceptor } from "../rules/movement/movement-refusals.js";
import { canIntercept, interceptorSpace } from "../rules/reactions.js";
import { rollFor } from "../rules/rolls.js";
import { refuseDiscard } from "../rules/cards/use-refusals.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, tablesOf } from "../tables/index.js";
import { REACTION } from "./reaction.js";

const STEP = F["independent-interception"].step;

export const independentInterception: Procedure<DiadochiState, DiadochiEvent> = asking(F["independent-interception"], {
  clause: "DIA-DEC.38",
  conceals: true,
  shownAs: REACTION,
  run: {
    nextSeat,
    ask(s) {
      const t = tablesOf(s);
      const f = F["independent-interception"].top(s);
      if (holdsSurprise(s, t, f.seat) && canIntercept(s, t, S.INDEPENDENTS)) return ASK;
      f.step = STEP.nextSeat;
      return false;
    },
    roll,
    rolled: afterRoll,
  },
  // Cards in order, each with the armies by space; then pass.
  moves(s, seat, out: Code[]) {
    const t = tablesOf(s);
    eachSurprise(s, t, seat, (card) => {
      for (let nth = 0; ; nth++) {
        const from = interceptorSpace(s, t, S.INDEPENDENTS, S.forceSpace(s), nth);
        if (from === NONE) break;
        out.push(code(V["discard-for-independent"], card, from));
      }
    });
    out.push(code(V.pass));
  },
  play(s, seat, c, dice, log) {
    const f = F["independent-interception"].top(s);
    if (c === code(V.pass)) {
      f.step = STEP.nextSeat;
      return;
    }
    const t = tablesOf(s);
    const card = argA(c);
    const from = argB(c);
    f.space = from;
    f.step = STEP.roll;
    log?.push({ type: "discarded-for-independent", clause: "DIA-INT.18", seat: seatId(seat), card: cardId(t, card), space: spaceId(t, from) });
    log?.push({ type: "interception-declared", clause: "DIA-INT.18", seat: null, general: null, from: spaceId(t, from), space: spaceId(t, S.forceSpace(s)) });
    spendSurprise(s, seat, card, dice, log);
    F.attempt.push(s).seat = seat;
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) !== V["discard-for-independent"]) return null;
    return refuseDiscard(s, t, seat, argA(c), "DIA-INT.18") ?? refuseInterceptor(s, t, S.INDEPENDENTS, argB(c));
  },
});

function nextSeat(s: DiadochiState): void {
  const f = F["independent-interception"].top(s);
  f.asked++;
  if (f.asked >= s.seats || !canIntercept(s, tablesOf(s), S.INDEPENDENTS)) return F["independent-interception"].pop(s, S.NOBODY);
  f.seat = S.seatAfterActive(s, f.asked);
  f.step = STEP.ask;
}

// DIA-INT.19, DIA-IND.2, DIA-IND.3: the die must beat the initiative of independents. Their interception is never a hostile act (DIA-INT.21).
function roll(s: DiadochiState, dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F["independent-interception"].top(s);
  const least = independentThreshold(tablesOf(s));
  const success = F.attempt.answered(s).automatic || rollFor(dice, log, "interception", null, { least }) >= least;
  f.step = STEP.rolled;
  const next = F.attempt.push(s);
  next.seat = f.seat;
  next.success = success;
}

function afterRoll(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F["independent-interception"].top(s);
  const to = S.forceSpace(s);
  const place = { from: spaceId(t, f.space), space: spaceId(t, to) };
  if (!F.attempt.answered(s).succeeded || !S.hasIndependentArmy(s, f.space)) {
    log?.push({ type: "interception-failed", clause: "DIA-INT.18", seat: null, ...place });
    f.step = STEP.ask;
    return;
  }
  log?.push({ type: "interception-succeeded", clause: "DIA-INT.18", seat: null, ...place });
  moveFieldPieces(s, S.INDEPENDENTS, f.space, to, S.unitsAlone(S.fieldUnits(s, f.space)));
  F["independent-interception"].pop(s, S.INDEPENDENTS);
}
