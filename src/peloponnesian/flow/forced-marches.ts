/** Forced marches and forced sails, by border in the order of their announcement (5.3). Blocks that succeed carry a mark. */
import { code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { mayEnter } from "../rules/entry.js";
import { canEnterPort } from "../rules/march.js";
import { tellRoll } from "../rules/rolls.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { SEATS, ZEUS } from "../vocabulary/types.js";
import { moveBlock, tellMove } from "../effects/movement.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { askOlympian } from "./use-olympian.js";
import { settleArea } from "../effects/cities.js";

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
      if (S.holderOf(s, ZEUS) === f.seat) askOlympian(s, f.seat, ZEUS);
    },
    rolled(s, dice, log) {
      if (F["use-olympian"].answered(s)) rollBorder(s, tablesOf(s), dice, log); // PEL-11.1.1: Zeus rerolls the dice.
      endRoll(s, tablesOf(s));
      HERE.top(s).step = STEP.decide;
    },
    decide: (s) => (decider(s, tablesOf(s), HERE.top(s).seat) >= 0 ? ASK : checkForStorms(s)),
    done(s) {
      HERE.top(s).step = STEP.nextBorder;
    },
  },
  // Lists the choices of the first successful block that has not decided.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const block = decider(s, t, seat);
    const { to } = HERE.top(s);
    if (canEnterPort(s, t, { seat, area: S.areaOf(s, block), count: S.countWithCargo(S.cargoOf(s, block)) }, to))
      out.push(code(V["into-city"]), code(V.ashore)); // PEL-5.2.0.7: the player chooses.
    else out.push(code(V["go-on"]));
    out.push(code(V.stay));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const block = decider(s, t, seat);
    S.dropMark(s, block, S.SUCCEEDED);
    if (verbOf(c) !== V.stay) goOn(s, t, block, verbOf(c) === V["into-city"], log);
  },
});

// PEL-5.2.2.9: the perilous borders of a forced sail are checked at once.
function checkForStorms(s: PeloponnesianState): void {
  const f = HERE.top(s);
  f.step = STEP.done;
  const checks = F["storm-checks"].push(s);
  checks.seat = f.seat;
  checks.forcedSail = true;
}

// Finds the border of the first announcement whose block a storm has not removed.
function findBorder(s: PeloponnesianState): boolean {
  while (S.forcedCount(s) > 0) {
    const block = S.forcedBlock(s, 0);
    if (S.isInPlay(s, block)) {
      const f = HERE.top(s);
      f.from = S.areaOf(s, block);
      f.to = S.forcedTo(s, 0);
      return true;
    }
    S.dropForced(s, 0);
  }
  return false;
}

function isOfBorder(s: PeloponnesianState, i: number): boolean {
  const block = S.forcedBlock(s, i);
  const { from, to } = HERE.top(s);
  return S.forcedTo(s, i) === to && S.isInPlay(s, block) && S.areaOf(s, block) === from;
}

function triesBorder(s: PeloponnesianState, block: number): boolean {
  for (let i = 0; i < S.forcedCount(s); i++) if (S.forcedBlock(s, i) === block) return isOfBorder(s, i);
  return false;
}

// PEL-5.3.3, PEL-5.3.8: each block has one die, in block order.
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
    if (success) S.addMark(s, b, S.SUCCEEDED);
    else S.dropMark(s, b, S.SUCCEEDED); // PEL-5.3.6: a block that fails does not move.
    if (success) successes++;
    if (log === undefined) continue;
    faces.push(face);
    blocks.push(t.blockIds[b]!);
  }
  if (log === undefined) return;
  tellRoll(log, "forced-march", SEATS[seat]!, faces);
  const [needed, eliteNeeded] = [forcedMarchFrom.value, forcedMarchEliteFrom.value];
  const way = { from: t.areaIds[from]!, to: t.areaIds[to]! };
  log.push({ type: "forced-march-rolled", seat: SEATS[seat]!, ...way, successes, needed, eliteNeeded, secret: { blocks, values: faces } });
}

// Removes the announcements of this border. No block enters an area that has become closed; enemies do not close it (PEL-5.3.10).
function endRoll(s: PeloponnesianState, t: Tables): void {
  const { seat, from, to } = HERE.top(s);
  const open = mayEnter(s, t, seat, to, from < t.lands && to < t.lands);
  for (let i = S.forcedCount(s) - 1; i >= 0; i--) {
    if (!isOfBorder(s, i)) continue;
    if (!open) S.dropMark(s, S.forcedBlock(s, i), S.SUCCEEDED);
    S.dropForced(s, i);
  }
}

export function decider(s: PeloponnesianState, t: Tables, seat: number): number {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.hasMark(s, b, S.SUCCEEDED)) return b;
  return -1;
}

function goOn(s: PeloponnesianState, t: Tables, block: number, inside: boolean, log: PeloponnesianLog): void {
  const { to } = HERE.top(s);
  const from = S.areaOf(s, block);
  const cargo = t.fleet[block] === 1 ? S.cargoOf(s, block) : -1;
  moveBlock(s, t, block, to);
  if (inside) {
    S.addMark(s, block, S.INSIDE);
    if (cargo >= 0) S.addMark(s, cargo, S.INSIDE);
  }
  if (log !== undefined) tellMove(t, { from, to, blocks: cargo < 0 ? [block] : [block, cargo] }, log);
  settleArea(s, t, from, log);
  settleArea(s, t, to, log);
}
