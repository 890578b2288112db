/** A Muster: blocks from anywhere go to one friendly City-State (5.0, PEL-DP.16, PEL-DP.17). */
import { argA, argB, code, emptied, verbOf } from "../../core/moves/codes.js";
import { NONE } from "../../core/flow/frame-rows.js";
import { asking } from "../../core/flow/procedures.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { findMusterGoals, findMusters, isGoalListed } from "../rules/muster.js";
import { journeyTo } from "../rules/passage.js";
import { planRoute, plannedRoute } from "../rules/route.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { MOST_BLOCKS } from "../vocabulary/types.js";
import { canCarry, fitsOn, loadOn } from "./loading.js";
import { moveBlock, tellMove } from "../effects/movement.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { settleArea } from "../effects/cities.js";
import type { Refusal } from "../../core/basics/errors.js";
import { canLeave } from "../rules/maneuver.js";
import { controls } from "../rules/siege.js";
import { ofArea, ofBlock, ofCity, refuseAbsent, refuseCargo } from "./refusals.js";

const HERE = F.muster;
const STEP = HERE.step;

export const muster: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-5.0.5",
  run: {
    underWay(s, _dice, log) {
      travel(s, tablesOf(s), log);
      HERE.top(s).step = STEP.gather;
    },
  },
  // Lists land blocks before fleets, and fleets with each possible cargo.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { step, city } = HERE.top(s);
    if (step === STEP.city) {
      findMusterGoals(s, t, seat, t.cities.length);
      for (let i = 0; i < t.cities.length; i++) if (isGoalListed(t.cities[i]!)) out.push(code(V["muster-to"], t.cities[i]!));
      return;
    }
    listBlocks(s, t, seat, city, out);
    out.push(code(V.done));
  },
  play(s, _seat, c) {
    const f = HERE.top(s);
    switch (verbOf(c)) {
      case V["muster-to"]:
        f.city = argA(c);
        f.step = STEP.gather;
        return;
      case V.done:
        HERE.pop(s);
        return;
      default:
        f.block = argA(c);
        f.step = STEP.underWay;
        if (verbOf(c) === V["muster-carrying"] && S.carrierOf(s, argB(c)) !== argA(c)) loadOn(s, argA(c), argB(c));
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["muster-to"]:
        return refuseGoal(s, t, seat, argA(c));
      case V["muster-block"]:
        return refuseComer(s, t, seat, argA(c), -1);
      case V["muster-carrying"]:
        return refuseComer(s, t, seat, argA(c), argB(c));
      default:
        return null;
    }
  },
});

// Checks in the order of `isMusterGoal`.
function refuseGoal(s: PeloponnesianState, t: Tables, seat: number, city: number): Refusal {
  if (!controls(s, t, seat, city)) return ofCity(t, city, "muster/not-friendly", "PEL-5.0.5");
  if (S.isBesieged(s, city)) return ofCity(t, city, "muster/goal-besieged");
  if (S.isClosedArea(s, t, city)) return ofArea(t, city, "march/neutral-area", "PEL-5.1.2");
  if (S.hasField(s, t, city, S.rivalOf(seat))) return ofCity(t, city, "muster/enemy-there");
  return ofCity(t, city, "muster/nobody-can-come");
}

// Explains why a block may not come with this cargo (-1: alone). It checks the departure, the cargo, then the route.
function refuseComer(s: PeloponnesianState, t: Tables, seat: number, block: number, cargo: number): Refusal | null {
  const { city } = HERE.top(s);
  const absent = refuseAbsent(s, t, seat, block, "PEL-5.0.5");
  if (absent !== null) return absent;
  if (S.hasMark(s, block, S.MOVED)) return ofBlock(t, block, "maneuver/already-moved");
  if (S.areaOf(s, block) === city) return ofBlock(t, block, "muster/already-there");
  if (S.carrierOf(s, block) >= 0) return ofBlock(t, block, "load/is-cargo", "PEL-5.2.1.8");
  if (!canLeave(s, t, block)) return ofBlock(t, block, "muster/besieged");
  if (cargo >= 0) {
    const unfit = refuseCargo(s, t, block, cargo);
    if (unfit !== null) return unfit;
  }
  if (!bringsCargo(s, t, block, cargo)) return cargo < 0 ? ofBlock(t, block, "load/brings-cargo", "PEL-5.2.1.8") : ofBlock(t, cargo, "load/not-here");
  return ofBlock(t, block, "muster/too-far");
}

const coming: Uint16Array = new Uint16Array(MOST_BLOCKS);

function listBlocks(s: PeloponnesianState, t: Tables, seat: number, city: number, out: number[]): void {
  const count = findMusters(s, t, seat, city, coming);
  let group = -1;
  for (let i = 0; i < count; i++) {
    const b = coming[i]!;
    if (t.fleet[b] === 0) {
      out.push(code(V["muster-block"], b));
      continue;
    }
    const here = S.areaOf(s, b) * 2 + (S.hasMark(s, b, S.INSIDE) ? 1 : 0);
    if (here !== group && canCarry(s, b)) {
      findPassengers(s, t, seat, b);
      group = here;
    }
    listCargo(s, t, b, out);
  }
}

const passengers: number[] = [];

// A fleet with cargo brings it; an empty fleet comes alone or with an unmoved block of its group (PEL-5.2.1.11).
function listCargo(s: PeloponnesianState, t: Tables, fleet: number, out: number[]): void {
  const cargo = S.areaOf(s, fleet) >= t.lands ? S.cargoOf(s, fleet) : -1;
  if (cargo >= 0) {
    out.push(code(V["muster-carrying"], fleet, cargo));
    return;
  }
  out.push(code(V["muster-block"], fleet));
  if (!canCarry(s, fleet)) return;
  for (let i = 0; i < passengers.length; i++) if (fitsOn(s, t, fleet, passengers[i]!)) out.push(code(V["muster-carrying"], fleet, passengers[i]!));
}

// The same test as in `listCargo`, for one cargo (-1: none).
function bringsCargo(s: PeloponnesianState, t: Tables, block: number, cargo: number): boolean {
  if (t.fleet[block] === 0) return cargo < 0;
  const carried = S.areaOf(s, block) >= t.lands ? S.cargoOf(s, block) : -1;
  if (carried >= 0) return cargo === carried;
  return cargo < 0 || (isPassenger(s, t, cargo, S.areaOf(s, block), S.hasMark(s, block, S.INSIDE)) && fitsOn(s, t, block, cargo));
}

function isPassenger(s: PeloponnesianState, t: Tables, block: number, area: number, inside: boolean): boolean {
  return (inside ? S.isInside(s, block, area) : S.isField(s, block, area)) && t.fleet[block] === 0 && !S.hasMark(s, block, S.MOVED);
}

// Finds the unmoved land blocks of a fleet's group, in block order. They are the same for all fleets of the group.
function findPassengers(s: PeloponnesianState, t: Tables, seat: number, fleet: number): void {
  const area = S.areaOf(s, fleet);
  const inside = S.hasMark(s, fleet, S.INSIDE);
  emptied(passengers);
  const last = lastOf(t, seat);
  for (let b = firstOf(t, seat); b <= last; b++) if (isPassenger(s, t, b, area, inside)) passengers.push(b);
}

// PEL-DP.17: the engine chooses the route.
function travel(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  const f = HERE.top(s);
  const { city, block } = f;
  const from = S.areaOf(s, block);
  // PEL-5.3.11: the route is within the allowance of the block.
  const length = planRoute(s, t, journeyTo(s, t, block, city));
  followRoute(s, t, block, length, log);
  settleArea(s, t, from, log); // PEL-1.2.10, PEL-7.5.1: the city that was left may now be abandoned or relieved; at the destination nothing changes.
  f.block = NONE;
}

/** Moves a block, with its cargo, along the planned route. */
export function followRoute(s: PeloponnesianState, t: Tables, block: number, length: number, log: PeloponnesianLog): void {
  const route = plannedRoute();
  const cargo = t.fleet[block] === 1 ? S.cargoOf(s, block) : -1;
  for (let i = 0; i < length; i++) {
    const from = S.areaOf(s, block);
    moveBlock(s, t, block, route[i]!);
    if (log !== undefined) tellMove(t, { from, to: route[i]!, blocks: cargo < 0 ? [block] : [block, cargo] }, log);
  }
}
