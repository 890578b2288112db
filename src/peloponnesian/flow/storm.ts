/** The storm of a city: the blocks that take part, the melee at the walls, and the result (8.1, PEL-DP.38). */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import { asking } from "../../core/flow/procedures.js";
import { CAPTURED, REPULSED, STORM_MODE } from "../combat/melee.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { ATHENA } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { beginRetreat } from "./retreat.js";
import { askOlympian } from "./use-olympian.js";
import { gainPrestige } from "../effects/prestige.js";
import { settleArea } from "../effects/cities.js";
import { ofBlock } from "./refusals.js";

const HERE = F.storm;
const STEP = HERE.step;

export const storm: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-8.1.0.2",
  run: {
    athena(s) {
      const f = HERE.top(s);
      f.step = STEP.athenaAnswered;
      if (S.holderOf(s, ATHENA) === S.rivalOf(f.seat)) askOlympian(s, S.rivalOf(f.seat), ATHENA);
    },
    athenaAnswered(s) {
      if (F["use-olympian"].answered(s))
        HERE.pop(s); // PEL-11.4.1: Athena prevents the storm this turn.
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
      S.dropMarks(s, t, 0, S.REVEALED | S.STORMING | S.RETREATING);
      S.dropMarks(s, t, 1, S.REVEALED | S.STORMING | S.RETREATING);
      settleArea(s, t, HERE.top(s).city, log); // PEL-8.1.0.9, PEL-8.1.0.11: the city may have fallen, or the siege may have ended.
      HERE.pop(s);
    },
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { city } = HERE.top(s);
    let party = 0;
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
      if (!S.isField(s, b, city)) continue;
      // PEL-8.1.0.2, PEL-5.4.2.1: the stormer chooses the blocks, including those that arrived this turn.
      if (S.hasMark(s, b, S.STORMING)) party++;
      else out.push(code(V["storm-with"], b));
    }
    if (party > 0) out.push(code(V["begin-storm"])); // PEL-8.1.0.2: a storm needs a block.
  },
  play(s, _seat, c) {
    if (verbOf(c) === V["storm-with"]) S.addMark(s, argA(c), S.STORMING);
    else HERE.top(s).step = STEP.meet;
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["storm-with"]) return null;
    const t = tablesOf(s);
    const isThere = t.side[argA(c)] === seat && S.isField(s, argA(c), HERE.top(s).city);
    return ofBlock(t, argA(c), isThere ? "storm/takes-part" : "storm/not-there");
  },
});

// PEL-8.1.0.3, PEL-8.1.0.4: all blocks inside defend, and all are revealed.
function meet(s: PeloponnesianState, t: Tables): void {
  const f = HERE.top(s);
  const { seat, city } = f;
  f.step = STEP.fought;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.hasMark(s, b, S.STORMING)) S.addMark(s, b, S.REVEALED);
  const rival = S.rivalOf(seat);
  for (let b = firstOf(t, rival), last = lastOf(t, rival); b <= last; b++) if (S.isInside(s, b, city)) S.addMark(s, b, S.REVEALED);
  const fight = F.melee.push(s);
  fight.area = city;
  fight.mode = STORM_MODE;
}

// PEL-14.1.1.4, PEL-8.1.0.8: stormers that panicked leave the area like defenders.
function conclude(s: PeloponnesianState, t: Tables, way: number, log: PeloponnesianLog): void {
  const { seat, city } = HERE.top(s);
  const { prestigeDecided } = t.numbers;
  if (way === CAPTURED) gainPrestige(s, seat, { amount: prestigeDecided.value, reason: "storm", clause: "PEL-8.1.0.11" }, log);
  if (way !== REPULSED) return;
  gainPrestige(s, S.rivalOf(seat), { amount: prestigeDecided.value, reason: "storm", clause: "PEL-8.1.0.8" }, log);
  let survivors = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!S.hasMark(s, b, S.STORMING) || !S.isInPlay(s, b)) continue; // PEL-8.1.0.9: other blocks stay.
    S.addMark(s, b, S.RETREATING);
    survivors++;
  }
  if (survivors > 0) beginRetreat(s, seat, city);
}
