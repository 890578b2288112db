/** The battles in one area: one column after another against the defenders, or one sally (5.4.1, 6.1, 6.5). */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { AT_SEA, ELIMINATION, FIELD, LANDING, PANIC, RETREAT_WAY, SALLY } from "../combat/melee.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { isBattleDue, isColumnHead, isSallyDue } from "../rules/battles.js";
import { controls } from "../rules/siege.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { beginRetreat } from "./retreat.js";
import { gainPrestige } from "../effects/prestige.js";
import { settleArea } from "../effects/cities.js";
import { ofBlock } from "./refusals.js";

const HERE = F.battle;
const STEP = HERE.step;

export const battle: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-5.4.1.3",
  run: {
    column(s, _dice, log) {
      const t = tablesOf(s);
      const { seat, area, sally } = HERE.top(s);
      if (sally) return isSallyDue(s, t, seat, area) ? meet(s, t) : close(s, t, log);
      return isBattleDue(s, t, seat, area) ? ASK : close(s, t, log);
    },
    meet(s) {
      const t = tablesOf(s);
      const f = HERE.top(s);
      const { seat, area } = f;
      // PEL-6.0.8, PEL-6.7.4, PEL-7.1.3: a defender who controls the city may fortify before each battle.
      if (!controls(s, t, S.rivalOf(seat), area)) return meet(s, t);
      f.step = STEP.fortifyAnswered;
      const offer = F.fortify.push(s);
      offer.seat = S.rivalOf(seat);
      offer.area = area;
    },
    fortifyAnswered: (s, _dice, log) => (F.fortify.answered(s) ? close(s, tablesOf(s), log) : meet(s, tablesOf(s))),
    fought(s, _dice, log) {
      const { way, loser } = F.melee.answered(s);
      conclude(s, tablesOf(s), way, loser, log);
    },
    retreated: (s, _dice, log) => next(s, tablesOf(s), log),
  },
  // Each column is named by its first block.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { area } = HERE.top(s);
    // PEL-5.4.1.3: the aggressor chooses the column.
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isColumnHead(s, t, seat, b, area)) out.push(code(V["send-column"], b));
  },
  play(s, _seat, c) {
    const f = HERE.top(s);
    f.route = S.routeOf(s, argA(c));
    f.step = STEP.meet;
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["send-column"]) return null;
    const t = tablesOf(s);
    const isThere = t.side[argA(c)] === seat && S.isField(s, argA(c), HERE.top(s).area);
    return ofBlock(t, argA(c), isThere ? "battle/not-first" : "battle/not-there");
  },
});

/** True if a block of the active seat fights in this battle. A sally is a column of its own (PEL-5.4.1.7, PEL-8.3.3, PEL-8.3.8). */
function isOfColumn(s: PeloponnesianState, block: number, area: number, sally: boolean, route: number): boolean {
  return sally ? S.hasMark(s, block, S.SALLYING) && S.isInside(s, block, area) : S.isField(s, block, area) && S.routeOf(s, block) === route;
}

// PEL-6.1.1: all blocks of the battle are revealed and meet, but not earlier (PEL-5.4.0.6, PEL-7.1.2).
function meet(s: PeloponnesianState, t: Tables): void {
  const f = HERE.top(s);
  const { seat, area, sally, route } = f;
  f.step = STEP.fought;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isOfColumn(s, b, area, sally, route)) S.addMark(s, b, S.REVEALED);
  const rival = S.rivalOf(seat);
  for (let b = firstOf(t, rival), last = lastOf(t, rival); b <= last; b++) if (S.isField(s, b, area)) S.addMark(s, b, S.REVEALED);
  const fight = F.melee.push(s);
  fight.area = area;
  fight.mode = battleMode(s, t, area, sally, route);
}

/** The mode of a battle, by the route of the fighting column. */
export function battleMode(s: PeloponnesianState, t: Tables, area: number, sally: boolean, route: number): number {
  if (area >= t.lands) return AT_SEA;
  if (sally) return SALLY;
  return S.cameBy(s, route) >= t.lands ? LANDING : FIELD; // PEL-6.6.1: a column from the sea lands.
}

// Scores the battle, then lets the losers retreat (PEL-6.4.0.3, PEL-6.3.4.7, PEL-6.3.4.6).
function conclude(s: PeloponnesianState, t: Tables, way: number, loser: number, log: PeloponnesianLog): void {
  const f = HERE.top(s);
  const { seat, area, sally } = f;
  const { prestigeDecided, prestigeRetreat } = t.numbers;
  if (way === RETREAT_WAY) gainPrestige(s, S.rivalOf(loser), { amount: prestigeRetreat.value, reason: "retreat", clause: "PEL-14.1.1.2" }, log);
  // PEL-6.2.9, PEL-14.1.1.3: every battle gives prestige.
  else gainPrestige(s, S.rivalOf(loser), { amount: prestigeDecided.value, reason: "battle", clause: "PEL-14.1.1.1" }, log);
  f.step = STEP.retreated;
  if (way === ELIMINATION || (sally && loser === seat)) return; // PEL-8.3.5: sallying blocks are already back inside.
  for (let b = firstOf(t, loser), last = lastOf(t, loser); b <= last; b++) {
    // PEL-6.3.4.6, PEL-6.4.0.1: all survivors of the fight retreat; at sea a cargo goes with its fleet (PEL-6.4.2.9).
    if (S.hasMark(s, b, S.REVEALED) && S.isInPlay(s, b) && (area < t.lands || t.fleet[b] === 1)) S.addMark(s, b, S.RETREATING);
  }
  if (way === PANIC || way === RETREAT_WAY) beginRetreat(s, loser, area).aggressor = loser === seat; // PEL-6.4.2.10: besiegers retreat like defenders.
}

// PEL-5.4.1.4, PEL-5.4.1.6: after a defeat the next column fights; after a victory the columns that have not fought join the winner, without moving
// any block (PEL-6.5.1, PEL-6.5.2, PEL-6.5.5).
function next(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  S.dropMarks(s, t, 0, S.REVEALED | S.RETREATING); // PEL-6.1.4, PEL-6.3.3.8, PEL-5.4.1.5: after a battle all blocks are hidden and unrouted.
  S.dropMarks(s, t, 1, S.REVEALED | S.RETREATING);
  const f = HERE.top(s);
  if (f.sally) return close(s, t, log);
  f.route = 0;
  f.step = STEP.column;
}

function close(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  const { seat, area, sally } = HERE.top(s);
  if (sally) for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.isInside(s, b, area)) S.dropMark(s, b, S.SALLYING);
  settleArea(s, t, area, log); // PEL-6.5.3, PEL-8.3.6: the winner may now besiege, or its siege is over.
  HERE.pop(s);
}
