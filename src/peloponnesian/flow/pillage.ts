/**
 * Pillage: the besiegers plunder and leave (4.3, 5.5, PEL-DP.22, PEL-DP.23). They leave in block order, but blocks that only a fleet can take away wait for
 * the fleets. Blocks that still have to leave carry the mark RETREATING.
 */
import { argA, argB, code, verbOf } from "../../core/moves/codes.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { NONE } from "../../core/flow/frame-rows.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { canLeaveOver, canLift, canPillage, hasPillager, hasWayOut, isPillager } from "../rules/pillage.js";
import { isLeading } from "../rules/cards.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { SEATS, SPARTA, LAND_BORDER } from "../vocabulary/types.js";
import { fitsOn, loadOn } from "./loading.js";
import { moveBlock, tellMove } from "../effects/movement.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { gainPrestige } from "../effects/prestige.js";
import { settleArea } from "../effects/cities.js";
import type { Refusal } from "../../core/basics/errors.js";
import { besiegerOf, isEstablished } from "../rules/siege.js";
import { isTruce, mayEnter } from "../rules/entry.js";
import { notAdjacent, ofArea, ofBlock, ofCity, refuseCargo, refuseEntry } from "./refusals.js";

const HERE = F.pillage;
const STEP = HERE.step;

export const pillage: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-5.5.1",
  run: {
    leaving: (s, _dice, log) => (nextLeaver(s, tablesOf(s)) >= 0 ? ASK : finish(s, tablesOf(s), log)),
    underWay(s, _dice, log) {
      const f = HERE.top(s);
      f.step = STEP.leaving;
      leave(s, tablesOf(s), f.block, f.to, log);
      f.block = NONE;
      f.to = NONE;
    },
  },
  // For a fleet, lists each sea area without cargo and with each cargo.
  moves(s, seat, out) {
    const t = tablesOf(s);
    if (HERE.top(s).step === STEP.city) {
      for (let i = 0; i < t.cities.length; i++) if (canPillage(s, t, seat, t.cities[i]!)) out.push(code(V["choose-city"], t.cities[i]!));
      return;
    }
    listWays(s, t, seat, nextLeaver(s, t), out);
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    if (verbOf(c) === V["choose-city"]) return begin(s, t, seat, argA(c), log);
    const block = nextLeaver(s, t);
    const f = HERE.top(s);
    f.block = block;
    f.to = argA(c);
    f.step = STEP.underWay;
    if (verbOf(c) === V["leave-carrying"]) loadOn(s, block, argB(c));
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["choose-city"]:
        return refuseCity(s, t, seat, argA(c));
      case V["leave-to"]:
        return refuseLeaving(s, t, argA(c), -1);
      case V["leave-carrying"]:
        return refuseLeaving(s, t, argA(c), argB(c));
      default:
        return null;
    }
  },
});

// PEL-5.5.10: the siege ends, unless blocks that came this turn continue it.
function finish(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  settleArea(s, t, HERE.top(s).city, log);
  HERE.pop(s);
}

// Checks in the order of `canPillage`.
function refuseCity(s: PeloponnesianState, t: Tables, seat: number, city: number): Refusal {
  if (!t.cities.includes(city) || besiegerOf(s, city) !== seat) return ofCity(t, city, "pillage/not-besieged");
  if (!isEstablished(s, city, seat)) return ofCity(t, city, "siege/not-established");
  if (S.hasCityMark(s, city, S.PILLAGED)) return ofCity(t, city, "pillage/already");
  if (isTruce(s)) return ofArea(t, city, "march/truce");
  if (!hasPillager(s, t, seat, city)) return ofCity(t, city, "pillage/all-moved");
  return ofCity(t, city, "pillage/cannot-leave");
}

// Explains why the next block may not go to an area with this cargo (-1: alone).
function refuseLeaving(s: PeloponnesianState, t: Tables, to: number, cargo: number): Refusal {
  const block = nextLeaver(s, t);
  const { city } = HERE.top(s);
  let i = t.start[city]!;
  while (i < t.start[city + 1]! && t.to[i] !== to) i++;
  if (i === t.start[city + 1]!) return notAdjacent(t, to, city);
  if (!canLeaveOver(s, t, block, i)) return refuseWayOut(s, t, block, to, t.border[i] === LAND_BORDER);
  if (cargo < 0) return ofBlock(t, block, "pillage/must-carry");
  if (to < t.lands) return ofArea(t, to, "pillage/no-cargo-ashore");
  if (t.side[cargo] !== t.side[block] || !S.hasMark(s, cargo, S.RETREATING)) return ofBlock(t, cargo, "pillage/not-leaving");
  return refuseCargo(s, t, block, cargo) ?? ofBlock(t, cargo, "pillage/other-first");
}

function refuseWayOut(s: PeloponnesianState, t: Tables, block: number, to: number, byLand: boolean): Refusal {
  const seat = t.side[block]!;
  if (S.hasBlock(s, t, to, S.rivalOf(seat))) return ofArea(t, to, "pillage/enemy-there");
  if (t.fleet[block] === 0 && !byLand) return ofArea(t, to, "march/no-fleet");
  if (mayEnter(s, t, seat, to, byLand)) return ofArea(t, to, "march/no-shore");
  return refuseEntry(s, t, seat, to, byLand) ?? ofArea(t, to, "march/closed-area");
}

function begin(s: PeloponnesianState, t: Tables, seat: number, city: number, log: PeloponnesianLog): void {
  const f = HERE.top(s);
  f.city = city;
  f.step = STEP.leaving;
  S.addCityMark(s, city, S.PILLAGED | S.CLOSED); // PEL-5.5.8: at most one pillage per year. PEL-5.5.9: this side does not enter the city again this turn.
  log?.push({ type: "city-pillaged", seat: SEATS[seat]!, area: t.areaIds[city]!, clause: "PEL-5.5.1" });
  // PEL-4.3.3: prestige changes at once.
  gainPrestige(s, seat, { amount: pillageGain(s, t, seat, city), reason: "pillage", clause: "PEL-14.1.2.1" }, log);
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isPillager(s, b, city)) S.addMark(s, b, S.RETREATING);
}

// PEL-5.5.7: Athens and Sparta give 2, other cities 1.
function pillageGain(s: PeloponnesianState, t: Tables, seat: number, city: number): number {
  const { numbers } = t;
  const great = city === t.named.athens || city === t.named.sparta;
  // PEL-3.5.24: Agis takes 1 more from Athens.
  const agis = city === t.named.athens && seat === SPARTA && isLeading(s, t, SPARTA, t.leaders.agis) ? 1 : 0;
  return (great ? numbers.prestigeGreatPillage.value : numbers.prestigePillage.value) + agis;
}

// The next block that can leave on its own; the others wait for a fleet.
export function nextLeaver(s: PeloponnesianState, t: Tables): number {
  const { seat, city } = HERE.top(s);
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.hasMark(s, b, S.RETREATING) && hasWayOut(s, t, b, city)) return b;
  return -1;
}

function listWays(s: PeloponnesianState, t: Tables, seat: number, block: number, out: number[]): void {
  const { city } = HERE.top(s);
  // PEL-5.5.4: no block may be stranded.
  const last = canLift(s, t, block, city, S.cvOf(s, block)) && strandedWithout(s, t, seat, block, city) > 0;
  const before = out.length;
  if (last) listPassages(s, t, block, true, out);
  if (out.length > before) return;
  for (let i = t.start[city]!; i < t.start[city + 1]!; i++) if (canLeaveOver(s, t, block, i)) out.push(code(V["leave-to"], t.to[i]!));
  if (t.fleet[block] === 1) listPassages(s, t, block, false, out);
}

// PEL-5.5.6: lists the moves of a fleet to a sea area with one of the Greek blocks that still have to leave.
function listPassages(s: PeloponnesianState, t: Tables, fleet: number, strandedOnly: boolean, out: number[]): void {
  const { seat, city } = HERE.top(s);
  for (let i = t.start[city]!; i < t.start[city + 1]!; i++) {
    const to = t.to[i]!;
    if (to < t.lands || !canLeaveOver(s, t, fleet, i)) continue;
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
      if (S.hasMark(s, b, S.RETREATING) && fitsOn(s, t, fleet, b) && !(strandedOnly && hasWayOut(s, t, b, city))) out.push(code(V["leave-carrying"], to, b));
    }
  }
}

// The number of blocks that need a fleet, minus the fleets (except `fleet`) that could carry them. Above 0, `fleet` must carry one of them.
function strandedWithout(s: PeloponnesianState, t: Tables, seat: number, fleet: number, city: number): number {
  let stranded = 0;
  let lifts = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!S.hasMark(s, b, S.RETREATING) || b === fleet) continue;
    if (canLift(s, t, b, city, S.cvOf(s, b))) lifts++;
    else if (!hasWayOut(s, t, b, city)) stranded++;
  }
  return stranded - lifts;
}

function leave(s: PeloponnesianState, t: Tables, block: number, to: number, log: PeloponnesianLog): void {
  const from = S.areaOf(s, block);
  const cargo = t.fleet[block] === 1 ? S.cargoOf(s, block) : -1;
  moveBlock(s, t, block, to);
  S.dropMark(s, block, S.RETREATING);
  if (cargo >= 0) S.dropMark(s, cargo, S.RETREATING);
  if (log !== undefined) tellMove(t, { from, to, blocks: cargo < 0 ? [block] : [block, cargo] }, log);
  settleArea(s, t, to, log);
}
