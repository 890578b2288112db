/**
 * The defender of a City-State may decline battle (7.1, PEL-DP.30). As many blocks go inside as the city has room for, and the surplus retreats at once.
 * Answers true if he fortified. Blocks not yet assigned carry the mark RETREATING.
 */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { type Beaten, canEvacuate, hasExit } from "../rules/retreat.js";
import { roomInside } from "../rules/siege.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { beginRetreat } from "./retreat.js";
import { ofArea, ofBlock } from "./refusals.js";

const HERE = F.fortify;
const STEP = HERE.step;

export const fortify: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-7.1.1",
  run: {
    bringInside(s) {
      const t = tablesOf(s);
      const { seat, area } = HERE.top(s);
      return roomInside(s, t, area) > 0 && S.countField(s, t, area, seat) > 0 ? ASK : goOn(s);
    },
    surplus(s) {
      const f = HERE.top(s);
      const { seat, area } = f;
      f.step = STEP.end;
      if (S.countField(s, tablesOf(s), area, seat) > 0) beginRetreat(s, seat, area).all = true; // PEL-7.1.5: blocks that stay outside retreat at once.
    },
    end: (s) => HERE.pop(s, true),
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { area, step } = HERE.top(s);
    if (step === STEP.ask) {
      out.push(code(V.fight));
      if (canAllGo(s, t, seat, area)) out.push(code(V.fortify));
      return;
    }
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
      if (S.isField(s, b, area) && canGoIn(s, t, seat, area, b)) out.push(code(V["bring-inside"], b));
  },
  play(s, seat, c, _dice, log) {
    switch (verbOf(c)) {
      case V.fight:
        HERE.pop(s, false);
        break;
      case V.fortify:
        beginFortifying(s, tablesOf(s), seat, log);
        break;
      default:
        S.addMark(s, argA(c), S.INSIDE);
        S.dropMark(s, argA(c), S.RETREATING);
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const { area } = HERE.top(s);
    if (verbOf(c) === V.fortify) return ofArea(t, area, "fortify/surplus-cannot-retreat");
    if (verbOf(c) !== V["bring-inside"]) return null;
    const isThere = t.side[argA(c)] === seat && S.isField(s, argA(c), area);
    return isThere ? ofBlock(t, argA(c), "fortify/another-must-go-in") : ofBlock(t, argA(c), "fortify/not-there");
  },
});

function goOn(s: PeloponnesianState): void {
  HERE.top(s).step = STEP.surplus;
}

function beginFortifying(s: PeloponnesianState, t: Tables, seat: number, log: PeloponnesianLog): void {
  const f = HERE.top(s);
  const { area } = f;
  const count = S.countField(s, t, area, seat);
  log?.push({
    type: "fortified",
    seat: SEATS[seat]!,
    area: t.areaIds[area]!,
    inside: Math.min(count, roomInside(s, t, area)),
    clause: "PEL-7.1.1",
  });
  f.step = STEP.bringInside;
  // PEL-7.1.6, PEL-7.1.7: no block is revealed and prestige does not change; PEL-7.1.9: no garrison is needed.
  const all = count <= roomInside(s, t, area); // PEL-7.1.4: the city takes as many as it has room for.
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.isField(s, b, area)) S.addMark(s, b, all ? S.INSIDE : S.RETREATING);
}

// True if the blocks outside can be divided into those that have room and those that can retreat (PEL-7.1.5). `taken` is a block that goes in now, or -1.
function canDivide(s: PeloponnesianState, t: Tables, seat: number, area: number, taken: number): boolean {
  let room = roomInside(s, t, area) - (taken < 0 ? 0 : 1);
  let waiting = 0;
  let lost = 0;
  let stranded = 0;
  let lifts = 0;
  const beaten: Beaten = { seat, area, aggressor: false };
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!S.isField(s, b, area) || b === taken) continue;
    waiting++;
    if (canEvacuate(s, t, b, beaten)) lifts++;
    else if (hasExit(s, t, b, beaten)) continue;
    else if (t.fleet[b] === 1 || t.greek[b] === 0) lost++;
    else stranded++;
  }
  if (waiting <= room) return true;
  room -= lost; // Blocks that would be lost outside must go in.
  return room >= 0 && Math.max(0, stranded - room) <= lifts;
}

function canAllGo(s: PeloponnesianState, t: Tables, seat: number, area: number): boolean {
  return canDivide(s, t, seat, area, -1);
}

function canGoIn(s: PeloponnesianState, t: Tables, seat: number, area: number, block: number): boolean {
  return !S.hasMark(s, block, S.INSIDE) && canDivide(s, t, seat, area, block);
}
