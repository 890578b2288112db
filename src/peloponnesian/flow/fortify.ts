/**
 * The defender of a City-State may decline battle behind the walls (7.1, PEL-DP.30): as many blocks as there is room go in, the surplus retreats at once. The frame
 * remembers his seat and the area; its answer is 1 when he fortified. Who has not yet been told where to go bears the mark RETREATING.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import { popFrame, pushFrame, setStep, slot, stepOf } from "../../core/frames.js";
import type { PeloponnesianLog } from "../events.js";
import { FortifySlot, RETREAT } from "../frames.js";
import { V } from "../moves.js";
import { canEvacuate, hasExit } from "../rules/retreat.js";
import { roomInside } from "../rules/siege.js";
import { addMark, countField, dropMark, hasMark, INSIDE, isField, type PeloponnesianState, RETREATING } from "../state.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { asksFirstSlot, type PeloponnesianProcedure, slotsOf } from "./procedure.js";
import type { Refusal } from "../../core/flow.js";
import { ofArea, ofBlock } from "./refusals.js";

const ASK = 0;
const BRING_INSIDE = 1;
const SURPLUS = 2;
const END = 3;

export const fortify: PeloponnesianProcedure = {
  kind: "fortify",
  clause: "PEL-7.1.1",
  slots: slotsOf("fortify"),
  run(s) {
    const t = tablesOf(s);
    const seat = slot(s, FortifySlot.seat);
    const area = slot(s, FortifySlot.area);
    switch (stepOf(s)) {
      case ASK:
        return true;
      case BRING_INSIDE:
        if (roomInside(s, t, area) > 0 && countField(s, t, area, seat) > 0) return true;
        setStep(s, SURPLUS);
        return false;
      case SURPLUS:
        setStep(s, END);
        if (countField(s, t, area, seat) > 0) pushFrame(s, RETREAT, seat, area, 0, 0, 1); // PEL-7.1.5
        return false;
      default:
        popFrame(s, 1);
        return false;
    }
  },
  asks: asksFirstSlot,
  moves(s, seat, out) {
    const t = tablesOf(s);
    const area = slot(s, FortifySlot.area);
    if (stepOf(s) === ASK) {
      out.push(code(V.fight));
      if (canAllGo(s, t, seat, area)) out.push(code(V.fortify));
      return;
    }
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
      if (isField(s, b, area) && canGoIn(s, t, seat, area, b)) out.push(code(V["bring-inside"], b));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const area = slot(s, FortifySlot.area);
    switch (verbOf(c)) {
      case V.fight:
        popFrame(s, 0);
        return;
      case V.fortify:
        beginFortifying(s, t, seat, area, log);
        return;
      default:
        addMark(s, argA(c), INSIDE);
        dropMark(s, argA(c), RETREATING);
    }
  },
  refuse(s, seat, c): Refusal | null {
    const t = tablesOf(s);
    const area = slot(s, FortifySlot.area);
    if (verbOf(c) === V.fortify) return ofArea(t, area, "fortify/surplus-cannot-retreat", "PEL-7.1.5");
    if (verbOf(c) !== V["bring-inside"]) return null;
    const isThere = t.side[argA(c)] === seat && isField(s, argA(c), area);
    return isThere ? ofBlock(t, argA(c), "fortify/another-must-go-in", "PEL-7.1.5") : ofBlock(t, argA(c), "fortify/not-there", "PEL-7.1.4");
  },
};

function beginFortifying(s: PeloponnesianState, t: Tables, seat: number, area: number, log: PeloponnesianLog): void {
  const count = countField(s, t, area, seat);
  log?.push({ type: "fortified", seat: SEATS[seat]!, area: t.areaIds[area]!, inside: Math.min(count, roomInside(s, t, area)), clause: "PEL-7.1.1" });
  setStep(s, BRING_INSIDE);
  // nobody is revealed and nobody gains prestige, PEL-7.1.6, PEL-7.1.7; there need be no garrison, PEL-7.1.9
  const all = count <= roomInside(s, t, area); // PEL-7.1.4
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isField(s, b, area)) addMark(s, b, all ? INSIDE : RETREATING);
}

// Whether the blocks outside can be divided into those that find room and those that can retreat; `taken` is a block that goes in now, or -1 (PEL-7.1.5).
function canDivide(s: PeloponnesianState, t: Tables, seat: number, area: number, taken: number): boolean {
  let room = roomInside(s, t, area) - (taken < 0 ? 0 : 1);
  let waiting = 0;
  let lost = 0;
  let stranded = 0;
  let lifts = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!isField(s, b, area) || b === taken) continue;
    waiting++;
    if (canEvacuate(s, t, b, area, false)) lifts++;
    else if (hasExit(s, t, b, area, false)) continue;
    else if (t.fleet[b] === 1 || t.greek[b] === 0) lost++;
    else stranded++;
  }
  if (waiting <= room) return true;
  room -= lost; // these must go in
  return room >= 0 && Math.max(0, stranded - room) <= lifts;
}

function canAllGo(s: PeloponnesianState, t: Tables, seat: number, area: number): boolean {
  return canDivide(s, t, seat, area, -1);
}

function canGoIn(s: PeloponnesianState, t: Tables, seat: number, area: number, block: number): boolean {
  return !hasMark(s, block, INSIDE) && canDivide(s, t, seat, area, block);
}
