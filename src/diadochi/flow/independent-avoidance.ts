/**
 * Avoidance by an independent army whose space an army has entered: non-active players may discard Surprise cards, one per attempt (DIA-AVO.17,
 * DIA-DEC.43). The answer says if the army avoids, and gives the path of its retreat.
 */
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { spendSurprise } from "../effects/cards.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { cardId, seatId, spaceId } from "../state/names.js";
import { eachSurprise, holdsSurprise } from "../rules/cards/cards.js";
import { independentThreshold } from "../rules/command.js";
import { hasAvoidStep } from "../rules/reactions.js";
import { refuse } from "../rules/refusals.js";
import { rollFor } from "../rules/rolls.js";
import { refuseDiscard } from "../rules/cards/use-refusals.js";
import { type DiadochiState, forceSpace, hasIndependentArmy, INDEPENDENTS, seatAfterActive } from "../state/index.js";
import { NONE, tablesOf } from "../tables/index.js";
import { REACTION } from "./reaction.js";

const STEP = F["independent-avoidance"].step;
const STAYS = { avoided: false, first: NONE, last: NONE };

export const independentAvoidance: Procedure<DiadochiState, DiadochiEvent> = asking(F["independent-avoidance"], {
  clause: "DIA-DEC.43",
  conceals: true,
  shownAs: REACTION,
  run: {
    nextSeat,
    ask(s) {
      const f = F["independent-avoidance"].top(s);
      if (holdsSurprise(s, tablesOf(s), f.seat) && canGo(s)) return ASK;
      f.step = STEP.nextSeat;
      return false;
    },
    roll,
    rolled: afterRoll,
    gone: (s) => F["independent-avoidance"].pop(s, { avoided: true, ...F["avoid-step"].answered(s) }),
  },
  // Cards in order, then pass.
  moves(s, seat, out: Code[]) {
    eachSurprise(s, tablesOf(s), seat, (card) => out.push(code(V["discard-for-independent"], card, forceSpace(s))));
    out.push(code(V.pass));
  },
  play(s, seat, c, dice, log) {
    const f = F["independent-avoidance"].top(s);
    if (c === code(V.pass)) {
      f.step = STEP.nextSeat;
      return;
    }
    const t = tablesOf(s);
    f.step = STEP.roll;
    log?.push({ type: "discarded-for-independent", clause: "DIA-AVO.17", seat: seatId(seat), card: cardId(t, argA(c)), space: spaceId(t, forceSpace(s)) });
    spendSurprise(s, seat, argA(c), dice, log);
    F.attempt.push(s).seat = seat;
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) !== V["discard-for-independent"]) return null;
    const other = refuse("avoid/other-army", { space: spaceId(t, forceSpace(s)) });
    return refuseDiscard(s, t, seat, argA(c), "DIA-AVO.17") ?? other;
  },
});

function nextSeat(s: DiadochiState): void {
  const f = F["independent-avoidance"].top(s);
  f.asked++;
  if (f.asked >= s.seats) return F["independent-avoidance"].pop(s, STAYS);
  f.seat = seatAfterActive(s, f.asked);
  f.step = STEP.ask;
}

function canGo(s: DiadochiState): boolean {
  const space = forceSpace(s);
  return hasIndependentArmy(s, space) && hasAvoidStep(s, tablesOf(s), INDEPENDENTS, F["independent-avoidance"].top(s).attackerFrom, space);
}

function roll(s: DiadochiState, dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F["independent-avoidance"].top(s);
  const least = independentThreshold(tablesOf(s));
  const success = F.attempt.answered(s).automatic || rollFor(dice, log, "avoid-battle", null, { least }) >= least;
  f.step = STEP.rolled;
  const next = F.attempt.push(s);
  next.seat = f.seat;
  next.success = success;
}

function afterRoll(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F["independent-avoidance"].top(s);
  const space = forceSpace(s);
  const success = F.attempt.answered(s).succeeded && canGo(s);
  log?.push({ type: "avoidance-tried", clause: "DIA-AVO.17", seat: null, space: spaceId(tablesOf(s), space), success });
  f.step = success ? STEP.gone : STEP.ask;
  if (!success) return;
  const next = F["avoid-step"].push(s);
  next.seat = f.seat;
  next.origin = space;
  next.attackerFrom = f.attackerFrom;
}
