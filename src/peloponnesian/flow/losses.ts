/** Losses an event imposes; the owner chooses the blocks (PEL-DP.7). The frame remembers his seat, the CV still to lose, and the area plus 1 (0 for the whole map). */
import { argA, code, verbOf } from "../../core/codes.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import { LossesSlot } from "../frames.js";
import { V } from "../moves.js";
import { areaOf, isInPlay, type PeloponnesianState } from "../state.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables.js";
import { asksFirstSlot, type PeloponnesianProcedure, slotsOf } from "./procedure.js";
import { loseStep, settleAll } from "./settle.js";
import type { Refusal } from "../../core/flow.js";
import { ofBlock, refuseAbsent } from "./refusals.js";

export const losses: PeloponnesianProcedure = {
  kind: "losses",
  clause: "PEL-3.5.15",
  slots: slotsOf("losses"),
  run(s, _dice, log) {
    const t = tablesOf(s);
    const seat = slot(s, LossesSlot.seat);
    if (slot(s, LossesSlot.left) > 0) for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (mayLose(s, t, b)) return true;
    settleAll(s, t, log);
    popFrame(s);
    return false;
  },
  asks: asksFirstSlot,
  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (mayLose(s, t, b)) out.push(code(V["lose-step"], b));
  },
  play(s, _seat, c, _dice, log) {
    setSlot(s, LossesSlot.left, slot(s, LossesSlot.left) - 1);
    loseStep(s, tablesOf(s), argA(c), "event", log);
  },
  refuse(s, seat, c): Refusal | null {
    if (verbOf(c) !== V["lose-step"]) return null;
    const t = tablesOf(s);
    const absent = refuseAbsent(s, t, seat, argA(c), "PEL-3.5.15");
    if (absent !== null) return absent;
    return ofBlock(
      t,
      argA(c),
      t.spartanNation[argA(c)] === 0 ? "losses/not-spartan" : "losses/elsewhere",
      slot(s, LossesSlot.area) > 0 ? "PEL-3.5.20" : "PEL-3.5.15",
    );
  },
};

function mayLose(s: PeloponnesianState, t: Tables, block: number): boolean {
  const area = slot(s, LossesSlot.area) - 1;
  return t.spartanNation[block] === 1 && isInPlay(s, block) && (area < 0 || areaOf(s, block) === area);
}
