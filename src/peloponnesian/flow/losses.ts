/** Losses from an event; the owner chooses the blocks (PEL-DP.7). */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { NONE } from "../../core/flow/frame-rows.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { areaOf, isInPlay, type PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { loseStep } from "../effects/losses.js";
import { settleAll } from "../effects/cities.js";
import { ofBlock, refuseAbsent } from "./refusals.js";

const HERE = F.losses;

export const losses: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-3.5.15",
  run: {
    ask: (s, _dice, log) => (canLose(s, tablesOf(s)) ? ASK : finish(s, log)),
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (mayLose(s, t, b)) out.push(code(V["lose-step"], b));
  },
  play(s, _seat, c, _dice, log) {
    HERE.top(s).left--;
    loseStep(s, tablesOf(s), argA(c), "event", log);
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["lose-step"]) return null;
    const t = tablesOf(s);
    const absent = refuseAbsent(s, t, seat, argA(c), "PEL-3.5.15");
    if (absent !== null) return absent;
    return ofBlock(
      t,
      argA(c),
      t.spartanNation[argA(c)] === 0 ? "losses/not-spartan" : "losses/elsewhere",
      HERE.top(s).area !== NONE ? "PEL-3.5.20" : "PEL-3.5.15",
    );
  },
});

function finish(s: PeloponnesianState, log: PeloponnesianLog): void {
  settleAll(s, tablesOf(s), log);
  HERE.pop(s);
}

function canLose(s: PeloponnesianState, t: Tables): boolean {
  const { seat, left } = HERE.top(s);
  if (left > 0) for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (mayLose(s, t, b)) return true;
  return false;
}

function mayLose(s: PeloponnesianState, t: Tables, block: number): boolean {
  const { area } = HERE.top(s);
  return t.spartanNation[block] === 1 && isInPlay(s, block) && (area === NONE || areaOf(s, block) === area);
}
