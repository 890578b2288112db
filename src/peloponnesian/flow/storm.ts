/** The storm of a city: who takes part, the melee at the walls, and what comes of it (8.1, PEL-DP.38). The frame remembers the stormer's seat and the city. */
import { argA, code, verbOf } from "../../core/codes.js";
import { asking } from "../../core/procedures.js";
import { CAPTURED, REPULSED, STORM_MODE } from "../combat/melee.js";
import type { PeloponnesianLog } from "../events.js";
import { F } from "../frames.js";
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
import type { PeloponnesianProcedure } from "./procedure.js";
import { beginRetreat } from "./retreat.js";
import { askOlympian } from "./use-olympian.js";
import { gainPrestige, settleArea } from "./settle.js";
import type { Refusal } from "../../core/flow.js";
import { ofBlock } from "./refusals.js";

const HERE = F.storm;
const STEP = HERE.step;

export const storm: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-8.1.0.2",
  run: {
    athena(s) {
      const f = HERE.top(s);
      f.step = STEP.athenaAnswered;
      if (holderOf(s, ATHENA) === rivalOf(f.seat)) askOlympian(s, rivalOf(f.seat), ATHENA);
    },
    athenaAnswered(s) {
      if (F["use-olympian"].answered(s))
        HERE.pop(s); // PEL-11.4.1: Athena keeps it off for this turn.
      else HERE.top(s).step = STEP.party;
    },
    meet: (s) => meet(s, tablesOf(s)),
    fought(s, _dice, log) {
      const { way } = F.melee.answered(s);
      HERE.top(s).step = STEP.end;
      conclude(s, tablesOf(s), way, log);
    },
    end(s, _dice, log) {
      const t = tablesOf(s);
      dropMarks(s, t, 0, REVEALED | STORMING | RETREATING);
      dropMarks(s, t, 1, REVEALED | STORMING | RETREATING);
      settleArea(s, t, HERE.top(s).city, log); // PEL-8.1.0.9, PEL-8.1.0.11: the city has fallen, or nobody may be left before it.
      HERE.pop(s);
    },
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { city } = HERE.top(s);
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
    else HERE.top(s).step = STEP.meet;
  },
  refuse(s, seat, c): Refusal | null {
    if (verbOf(c) !== V["storm-with"]) return null;
    const t = tablesOf(s);
    const isThere = t.side[argA(c)] === seat && isField(s, argA(c), HERE.top(s).city);
    return ofBlock(t, argA(c), isThere ? "storm/takes-part" : "storm/not-there");
  },
});

// PEL-8.1.0.3, PEL-8.1.0.4: all inside defend, and everybody is shown.
function meet(s: PeloponnesianState, t: Tables): void {
  const f = HERE.top(s);
  const { seat, city } = f;
  f.step = STEP.fought;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (hasMark(s, b, STORMING)) addMark(s, b, REVEALED);
  const rival = rivalOf(seat);
  for (let b = firstOf(t, rival), last = lastOf(t, rival); b <= last; b++) if (isInside(s, b, city)) addMark(s, b, REVEALED);
  const fight = F.melee.push(s);
  fight.area = city;
  fight.mode = STORM_MODE;
}

// PEL-14.1.1.4, PEL-8.1.0.8: stormers that panicked leave the area as defenders would.
function conclude(s: PeloponnesianState, t: Tables, way: number, log: PeloponnesianLog): void {
  const { seat, city } = HERE.top(s);
  const { prestigeDecided } = t.numbers;
  if (way === CAPTURED) gainPrestige(s, seat, { amount: prestigeDecided.value, reason: "storm", clause: "PEL-8.1.0.11" }, log);
  if (way !== REPULSED) return;
  gainPrestige(s, rivalOf(seat), { amount: prestigeDecided.value, reason: "storm", clause: "PEL-8.1.0.8" }, log);
  let survivors = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!hasMark(s, b, STORMING) || !isInPlay(s, b)) continue;
    addMark(s, b, RETREATING);
    survivors++;
  }
  if (survivors > 0) beginRetreat(s, seat, city);
}
