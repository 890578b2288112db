/**
 * Whether a defender tries to avoid battle, and his die (DIA-AVO.1 to DIA-AVO.6, DIA-DEC.41).
 *
 * The frame remembers the seat, flags that cards may set, and where the attacker came from. Its answer is 0, or AVOIDED with the path of the retreat.
 */
import { type Code, code } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { rollTest } from "../../core/events.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { hasSucceeded, openAttemptWindow } from "../effects/attempts.js";
import type { DiadochiEvent } from "../events.js";
import { ATTEMPT_AUTO, ATTEMPT_ROLLED, AVOID_STEP, AvoidBattle } from "../frames.js";
import { V } from "../moves.js";
import { seatId, spaceId } from "../names.js";
import { avoidanceThreshold, seniorGeneral } from "../rules/command.js";
import { canAvoid } from "../rules/reactions.js";
import { type DiadochiState, fieldGenerals, forceSpace, ownerOfSeat } from "../state.js";
import { NONE, type Tables, tablesOf } from "../tables.js";

const ROLL = 1;
const ROLLED = 2;
const GONE = 3;

export const avoidBattle: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "avoid-battle",
  clause: "DIA-DEC.41",
  slots: ["seat", "flags", "attackerFrom"],

  run(s, dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case 0:
        return true;
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

  asks: (s) => 1 << slot(s, AvoidBattle.seat),

  moves(_s, _seat, out: Code[]) {
    out.push(code(V["try-to-avoid"]), code(V.stand));
  },

  play(s, _seat, c) {
    if (c === code(V.stand)) return popFrame(s, 0);
    setStep(s, ROLL);
    openAttemptWindow(s);
  },
};

// DIA-AVO.2, DIA-AVO.3. Cards of the window may have taken the general or the way out; then the attempt fails.
function roll(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): void {
  const seat = slot(s, AvoidBattle.seat);
  const flags = slot(s, AvoidBattle.flags);
  const general = seniorGeneral(t, fieldGenerals(s, ownerOfSeat(seat), forceSpace(s)));
  const automatic = (flags & ATTEMPT_AUTO) !== 0;
  const least = general === NONE ? 0 : avoidanceThreshold(s, t, general);
  const success = general !== NONE && (automatic || rollTest(dice, log, "avoid-battle", "DIA-AVO.2", seatId(seat), { least }) >= least);
  if (success) setSlot(s, AvoidBattle.flags, flags | ATTEMPT_ROLLED);
  setStep(s, ROLLED);
  openAttemptWindow(s);
}

function afterRoll(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const seat = slot(s, AvoidBattle.seat);
  const flags = slot(s, AvoidBattle.flags);
  const from = slot(s, AvoidBattle.attackerFrom);
  const success = hasSucceeded(flags) && canAvoid(s, t, seat, from);
  log?.push({ type: "avoidance-tried", clause: success ? "DIA-AVO.4" : "DIA-AVO.6", seat: seatId(seat), space: spaceId(t, forceSpace(s)), success });
  if (!success) return popFrame(s, 0);
  setStep(s, GONE);
  pushFrame(s, AVOID_STEP, seat, forceSpace(s), 0, from);
}
