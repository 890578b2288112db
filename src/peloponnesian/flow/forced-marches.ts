/**
 * Forced marches and forced sails, border by border in the order in which they were announced (5.3). The frame remembers the active seat and the border under way;
 * who succeeded bears a mark.
 */
import { entryAt } from "../../core/lists.js";
import { code, verbOf } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { ASK, asking } from "../../core/procedures.js";
import type { PeloponnesianLog } from "../events.js";
import { F } from "../frames.js";
import { V } from "../moves.js";
import { mayEnter } from "../rules/entry.js";
import { canEnterPort } from "../rules/march.js";
import {
  addMark,
  areaOf,
  cargoOf,
  dropForced,
  dropMark,
  forcedBlock,
  forcedCount,
  forcedTo,
  hasMark,
  holderOf,
  INSIDE,
  isInPlay,
  type PeloponnesianState,
  SUCCEEDED,
} from "../state.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables.js";
import { SEATS, ZEUS } from "../types.js";
import { moveBlock, tellMove } from "./moving.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { askOlympian } from "./use-olympian.js";
import { settleArea } from "./settle.js";

const HERE = F["forced-marches"];
const STEP = HERE.step;

export const forcedMarches: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-5.3.7",
  run: {
    nextBorder(s, dice, log) {
      if (!findBorder(s)) return HERE.pop(s);
      rollBorder(s, tablesOf(s), dice, log);
      const f = HERE.top(s);
      f.step = STEP.rolled;
      if (holderOf(s, ZEUS) === f.seat) askOlympian(s, f.seat, ZEUS);
    },
    rolled(s, dice, log) {
      if (F["use-olympian"].answered(s)) rollBorder(s, tablesOf(s), dice, log); // PEL-11.1.1: Zeus has them rolled once more.
      endRoll(s, tablesOf(s));
      HERE.top(s).step = STEP.decide;
    },
    decide: (s) => (decider(s, tablesOf(s), HERE.top(s).seat) >= 0 ? ASK : checkForStorms(s)),
    done(s) {
      HERE.top(s).step = STEP.nextBorder;
    },
  },
  // For the first block in block order that has not decided.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const block = decider(s, t, seat);
    const { to } = HERE.top(s);
    if (canEnterPort(s, t, { seat, area: areaOf(s, block), count: cargoOf(s, block) < 0 ? 1 : 2 }, to))
      out.push(code(V["into-city"]), code(V.ashore)); // PEL-5.2.0.7: either way, as the player likes.
    else out.push(code(V["go-on"]));
    out.push(code(V.stay));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const block = decider(s, t, seat);
    dropMark(s, block, SUCCEEDED);
    if (verbOf(c) !== V.stay) goOn(s, t, block, verbOf(c) === V["into-city"], log);
  },
});

// PEL-5.2.2.9: who sailed by force is checked as well.
function checkForStorms(s: PeloponnesianState): void {
  const f = HERE.top(s);
  f.step = STEP.done;
  const checks = F["storm-checks"].push(s);
  checks.seat = f.seat;
  checks.forcedSail = true;
}

// The first announcement whose block is still there; wrecked blocks march no more.
function findBorder(s: PeloponnesianState): boolean {
  while (forcedCount(s) > 0) {
    const block = forcedBlock(s, 0);
    if (isInPlay(s, block)) {
      const f = HERE.top(s);
      f.from = areaOf(s, block);
      f.to = forcedTo(s, 0);
      return true;
    }
    dropForced(s, 0);
  }
  return false;
}

function isOfBorder(s: PeloponnesianState, i: number): boolean {
  const block = forcedBlock(s, i);
  const { from, to } = HERE.top(s);
  return forcedTo(s, i) === to && isInPlay(s, block) && areaOf(s, block) === from;
}

function triesBorder(s: PeloponnesianState, block: number): boolean {
  for (let i = 0; i < forcedCount(s); i++) if (forcedBlock(s, i) === block) return isOfBorder(s, i);
  return false;
}

// PEL-5.3.3, PEL-5.3.8: one die for each block, in block order.
function rollBorder(s: PeloponnesianState, t: Tables, dice: Dice, log: PeloponnesianLog): void {
  const { seat, from, to } = HERE.top(s);
  const { forcedMarchFrom, forcedMarchEliteFrom } = t.numbers;
  const faces: number[] = [];
  const blocks: string[] = [];
  let successes = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!triesBorder(s, b)) continue;
    const face = dice.roll(6);
    // PEL-5.3.4, PEL-5.3.5: an elite block succeeds more often.
    const success = face >= (t.elite[b] === 1 ? forcedMarchEliteFrom.value : forcedMarchFrom.value);
    if (success) addMark(s, b, SUCCEEDED);
    else dropMark(s, b, SUCCEEDED); // PEL-5.3.6: who fails stays where he is.
    if (success) successes++;
    if (log === undefined) continue;
    faces.push(face);
    blocks.push(entryAt(t.blockIds, b));
  }
  if (log === undefined) return;
  log.push({ type: "roll", purpose: "forced-march", clause: "PEL-5.3.3", seat: entryAt(SEATS, seat), sides: 6, faces });
  const [needed, eliteNeeded] = [forcedMarchFrom.value, forcedMarchEliteFrom.value];
  const way = { from: entryAt(t.areaIds, from), to: entryAt(t.areaIds, to) };
  log.push({ type: "forced-march-rolled", seat: entryAt(SEATS, seat), ...way, successes, needed, eliteNeeded, secret: { blocks, values: faces } });
}

// The announcements of this border are dealt with; a border that has become closed lets nobody through. Enemies do not close it (PEL-5.3.10).
function endRoll(s: PeloponnesianState, t: Tables): void {
  const { seat, from, to } = HERE.top(s);
  const open = mayEnter(s, t, seat, to, from < t.lands && to < t.lands);
  for (let i = forcedCount(s) - 1; i >= 0; i--) {
    if (!isOfBorder(s, i)) continue;
    if (!open) dropMark(s, forcedBlock(s, i), SUCCEEDED);
    dropForced(s, i);
  }
}

export function decider(s: PeloponnesianState, t: Tables, seat: number): number {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (hasMark(s, b, SUCCEEDED)) return b;
  return -1;
}

function goOn(s: PeloponnesianState, t: Tables, block: number, inside: boolean, log: PeloponnesianLog): void {
  const { to } = HERE.top(s);
  const from = areaOf(s, block);
  const cargo = t.fleet[block] === 1 ? cargoOf(s, block) : -1;
  moveBlock(s, t, block, to);
  if (inside) {
    addMark(s, block, INSIDE);
    if (cargo >= 0) addMark(s, cargo, INSIDE);
  }
  if (log !== undefined) tellMove(t, { from, to, blocks: cargo < 0 ? [block] : [block, cargo] }, log);
  settleArea(s, t, from, log);
  settleArea(s, t, to, log);
}
