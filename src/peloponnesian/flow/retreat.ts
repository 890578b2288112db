/** Blocks of a lost battle retreat one by one, in their owner's order (6.4.2, PEL-DP.35). Blocks that must go carry the mark RETREATING. */
import { argA, argB, type Code, code, verbOf } from "../../core/moves/codes.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { NONE } from "../../core/flow/frame-rows.js";
import type { Refusal } from "../../core/basics/errors.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F, type FrameOf } from "../vocabulary/frames.js";
import { type Reason, refuse } from "../rules/refusals.js";
import { V } from "../vocabulary/moves.js";
import { type Beaten, canEvacuate, canRetreatInside, canRetreatOver, hasExit, strandedBalance, whyNoRetreat } from "../rules/retreat.js";
import { isOwnBesiegedPort } from "../rules/siege.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";
import { fitsOn, loadOn } from "./loading.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { eliminate } from "../effects/losses.js";
import { settleArea } from "../effects/cities.js";
import { notAdjacent, ofArea, ofBlock, refuseCargo } from "./refusals.js";

const HERE = F.retreat;
const STEP = HERE.step;

export const retreat: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-6.4.0.4",
  run: {
    block: (s, _dice, log) => (hasSomebodyToGo(s, tablesOf(s)) ? ASK : loseTheRest(s, tablesOf(s), log)),
    go(s, _dice, log) {
      const f = HERE.top(s);
      go(s, tablesOf(s), f.block, f.to, log);
      f.block = NONE;
      f.to = NONE;
      f.step = STEP.block;
    },
  },
  // Lists the city before the areas. For a fleet, lists each sea area without cargo and with each cargo.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { step, block } = HERE.top(s);
    if (step === STEP.block) {
      for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (canGo(s, t, b)) out.push(code(V["retreat-block"], b));
      return;
    }
    listWays(s, t, block, out);
  },
  play(s, _seat, c: Code) {
    const f = HERE.top(s);
    switch (verbOf(c)) {
      case V["retreat-block"]:
        f.block = argA(c);
        f.step = STEP.area;
        return;
      case V["retreat-inside"]:
        f.to = f.area;
        f.step = STEP.go;
        return;
      default:
        f.to = argA(c);
        f.step = STEP.go;
        if (verbOf(c) === V["retreat-carrying"]) loadOn(s, f.block, argB(c));
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const block = argA(c);
    switch (verbOf(c)) {
      case V["retreat-block"]:
        if (t.side[block] !== seat || !isWaiting(s, block)) return ofBlock(t, block, "retreat/not-waiting");
        return ofBlock(t, block, "retreat/no-way");
      case V["retreat-to"]:
        return refuseWay(s, t, argA(c));
      case V["retreat-carrying"]:
        return refusePassage(s, t, seat, argA(c), argB(c));
      case V["retreat-inside"]:
        return HERE.top(s).aggressor ? refuse("retreat/not-into-city") : refuse("retreat/no-room");
      default:
        return null;
    }
  },
});

function linkTo(s: PeloponnesianState, t: Tables, to: number): number {
  const { area } = HERE.top(s);
  for (let i = t.start[area]!; i < t.start[area + 1]!; i++) if (t.to[i] === to) return i;
  return -1;
}

// Checks in the order of `canRetreatOver`. If all checks pass, the fleet must take a block along.
function refuseWay(s: PeloponnesianState, t: Tables, to: number): Refusal {
  const i = linkTo(s, t, to);
  if (i < 0) return notAdjacent(t, to, HERE.top(s).area, "PEL-6.4.2.1");
  const f = HERE.top(s);
  const clause = whyNoRetreat(s, t, f.block, f, i);
  return ofArea(t, to, CODES[clause] ?? "retreat/must-carry", clause);
}

const CODES: Readonly<Record<string, Reason>> = {
  "PEL-6.4.2.1": "retreat/not-allowed-there",
  "PEL-6.4.2.2": "retreat/wrong-border",
  "PEL-6.4.2.3": "retreat/not-where-from",
  "PEL-6.4.2.4": "retreat/enemy-came-from",
  "PEL-6.4.2.5": "retreat/enemy-city",
  "PEL-6.4.2.11": "retreat/port-full",
};

// PEL-6.4.2.8: the fleet may take one Greek block of the same battle from land to sea.
function refusePassage(s: PeloponnesianState, t: Tables, seat: number, to: number, cargo: number): Refusal {
  const f = HERE.top(s);
  const fleet = f.block;
  const i = linkTo(s, t, to);
  if (i < 0 || !canRetreatOver(s, t, fleet, f, i)) return refuseWay(s, t, to);
  if (to < t.lands) return ofArea(t, to, "retreat/no-cargo-ashore");
  if (t.side[cargo] !== seat || !isWaiting(s, cargo)) return ofBlock(t, cargo, "retreat/not-waiting", "PEL-6.4.2.8");
  return refuseCargo(s, t, fleet, cargo) ?? ofBlock(t, cargo, "retreat/other-first");
}

/** Begins the retreat of all marked blocks of a seat from an area. The seat retreats as the defender unless the caller changes the returned frame. */
export function beginRetreat(s: PeloponnesianState, seat: number, area: number): FrameOf<"retreat"> {
  const f = HERE.push(s);
  f.seat = seat;
  f.area = area;
  return f;
}

function isWaiting(s: PeloponnesianState, block: number): boolean {
  return S.hasMark(s, block, S.RETREATING) && S.areaOf(s, block) === HERE.top(s).area;
}

function canGo(s: PeloponnesianState, t: Tables, block: number): boolean {
  const f = HERE.top(s);
  return isWaiting(s, block) && (hasExit(s, t, block, f) || canRetreatInside(s, t, block, f));
}

function hasSomebodyToGo(s: PeloponnesianState, t: Tables): boolean {
  const { seat } = HERE.top(s);
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (canGo(s, t, b)) return true;
  return false;
}

function listWays(s: PeloponnesianState, t: Tables, block: number, out: Code[]): void {
  const { seat, area, aggressor, all } = HERE.top(s);
  const beaten: Beaten = { seat, area, aggressor };
  if (canRetreatInside(s, t, block, beaten)) out.push(code(V["retreat-inside"]));
  // PEL-7.1.5: a retreating surplus may strand no block.
  const last = all && canEvacuate(s, t, block, beaten) && strandedBalance(s, t, beaten, block) > 0;
  const before = out.length;
  if (last) listPassages(s, t, block, true, out);
  if (out.length > before) return;
  for (let i = t.start[area]!; i < t.start[area + 1]!; i++) if (canRetreatOver(s, t, block, beaten, i)) out.push(code(V["retreat-to"], t.to[i]!));
  if (t.fleet[block] === 1) listPassages(s, t, block, false, out);
}

// PEL-6.4.2.8: lists the moves of a fleet from land to a sea area with a block of the same battle.
function listPassages(s: PeloponnesianState, t: Tables, fleet: number, strandedOnly: boolean, out: Code[]): void {
  const { seat, area, aggressor } = HERE.top(s);
  const beaten: Beaten = { seat, area, aggressor };
  if (area >= t.lands) return;
  for (let i = t.start[area]!; i < t.start[area + 1]!; i++) {
    const to = t.to[i]!;
    if (to < t.lands || !canRetreatOver(s, t, fleet, beaten, i)) continue;
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
      if (isWaiting(s, b) && fitsOn(s, t, fleet, b) && !(strandedOnly && hasExit(s, t, b, beaten))) out.push(code(V["retreat-carrying"], to, b));
    }
  }
}

function go(s: PeloponnesianState, t: Tables, block: number, to: number, log: PeloponnesianLog): void {
  const from = S.areaOf(s, block);
  const seat = t.side[block]!;
  const cargo = t.fleet[block] === 1 ? S.cargoOf(s, block) : -1; // PEL-6.4.2.9: a fleet takes its cargo along.
  const inside = to === from || isOwnBesiegedPort(s, t, seat, from, to);
  goTo(s, block, to, inside);
  if (cargo >= 0) {
    goTo(s, cargo, to, inside);
    if (to < t.lands) S.setCarrier(s, cargo, -1);
  }
  if (log !== undefined) {
    const blocks = cargo < 0 ? [t.blockIds[block]!] : [t.blockIds[block]!, t.blockIds[cargo]!];
    log.push({
      type: "blocks-retreated",
      seat: SEATS[seat]!,
      from: t.areaIds[from]!,
      to: t.areaIds[to]!,
      inside,
      count: blocks.length,
      secret: { blocks },
    });
  }
  if (to !== from) settleArea(s, t, to, log); // PEL-6.4.2.12: a retreat into an enemy city besieges it.
}

function goTo(s: PeloponnesianState, block: number, to: number, inside: boolean): void {
  S.setArea(s, block, to);
  S.setRoute(s, block, 0); // PEL-6.4.0.6, PEL-5.0.9, PEL-5.2.2.10: a retreat is not the move of the turn, has no route and no storm check.
  S.dropMark(s, block, S.RETREATING);
  if (inside) S.addMark(s, block, S.INSIDE);
}

// PEL-6.4.0.5: blocks without a way out are eliminated.
function loseTheRest(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  const { seat } = HERE.top(s);
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isWaiting(s, b)) eliminate(s, t, b, "retreat", log);
  HERE.pop(s);
}
