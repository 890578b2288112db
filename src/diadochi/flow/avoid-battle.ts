/**
 * A defender may try to avoid battle, and rolls a die for it (DIA-AVO.1 to DIA-AVO.6, DIA-DEC.41). The answer says if he succeeds, and gives the path
 * of the retreat.
 */
import { type Code, code } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { avoidanceThreshold, seniorGeneral } from "../rules/command.js";
import { canAvoid } from "../rules/reactions.js";
import { rollFor } from "../rules/rolls.js";
import { type DiadochiState, fieldGenerals, forceSpace, ownerOfSeat } from "../state/index.js";
import { NONE, tablesOf } from "../tables/index.js";

const STEP = F["avoid-battle"].step;
const STAYS = { avoided: false, first: NONE, last: NONE };

export const avoidBattle: Procedure<DiadochiState, DiadochiEvent> = asking(F["avoid-battle"], {
  clause: "DIA-DEC.41",
  run: {
    roll,
    rolled: afterRoll,
    gone: (s) => F["avoid-battle"].pop(s, { avoided: true, ...F["avoid-step"].answered(s) }),
  },
  moves(_s, _seat, out: Code[]) {
    out.push(code(V["try-to-avoid"]), code(V.stand));
  },
  play(s, seat, c) {
    if (c === code(V.stand)) return F["avoid-battle"].pop(s, STAYS);
    F["avoid-battle"].top(s).step = STEP.roll;
    F.attempt.push(s).seat = seat;
  },
});

// DIA-AVO.2, DIA-AVO.3: the attempt fails without a die if cards of the window have removed the general.
function roll(s: DiadochiState, dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F["avoid-battle"].top(s);
  const general = seniorGeneral(t, fieldGenerals(s, ownerOfSeat(f.seat), forceSpace(s)));
  const least = general === NONE ? 0 : avoidanceThreshold(s, t, general);
  const { automatic } = F.attempt.answered(s);
  const success = general !== NONE && (automatic || rollFor(dice, log, "avoid-battle", seatId(f.seat), { least }) >= least);
  f.step = STEP.rolled;
  const next = F.attempt.push(s);
  next.seat = f.seat;
  next.success = success;
}

function afterRoll(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F["avoid-battle"].top(s);
  const space = forceSpace(s);
  const success = F.attempt.answered(s).succeeded && canAvoid(s, t, f.seat, f.attackerFrom);
  log?.push({ type: "avoidance-tried", clause: success ? "DIA-AVO.4" : "DIA-AVO.6", seat: seatId(f.seat), space: spaceId(t, space), success });
  if (!success) return F["avoid-battle"].pop(s, STAYS);
  f.step = STEP.gone;
  const next = F["avoid-step"].push(s);
  next.seat = f.seat;
  next.origin = space;
  next.attackerFrom = f.attackerFrom;
}
