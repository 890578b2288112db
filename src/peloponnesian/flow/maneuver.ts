/** A Maneuver: the blocks of one group leave in marching parties, one after another (5.0, PEL-DP.9, PEL-DP.10). */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import { asking } from "../../core/flow/procedures.js";
import type { Refusal } from "../../core/basics/errors.js";
import { F } from "../vocabulary/frames.js";
import { refuse } from "../rules/refusals.js";
import { V } from "../vocabulary/moves.js";
import { canBeMoved, canLeave } from "../rules/maneuver.js";
import { readParty } from "../rules/march.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { MOST_AREAS } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { ofArea, refuseAbsent } from "./refusals.js";

const HERE = F.maneuver;
const STEP = HERE.step;

export const maneuver: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-5.0.1",
  run: {
    setOut(s) {
      const f = HERE.top(s);
      f.step = STEP.arrived;
      const march = F.march.push(s); // PEL-5.0.2: parties go one after another.
      march.seat = f.seat;
      march.mayForce = true; // PEL-5.0.4: a maneuver may try forced marches.
      march.mayEngage = true;
    },
    arrived(s) {
      HERE.top(s).step = STEP.party;
    },
  },
  // Lists besieged groups last.
  moves(s, seat, out) {
    const t = tablesOf(s);
    if (HERE.top(s).step === STEP.group) return listGroups(s, t, seat, out);
    readGroup(s);
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (canJoin(s, t, b)) out.push(code(V["add-block"], b));
    out.push(code(isPartyEmpty(s, t, seat) ? V["end-maneuver"] : V.march));
  },
  play(s, seat, c) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["choose-group"]:
      case V["choose-besieged"]:
        chooseGroup(s, argA(c), verbOf(c) === V["choose-besieged"]);
        return;
      case V["add-block"]:
        addToParty(s, argA(c));
        return;
      case V["end-maneuver"]:
        S.dropMarks(s, t, seat, S.STAYED);
        HERE.pop(s);
        return;
      default:
        setOut(s, t, seat);
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const verb = verbOf(c);
    if (verb === V["choose-group"] || verb === V["choose-besieged"]) return refuseGroup(s, t, seat, argA(c), verb === V["choose-besieged"]);
    if (verb !== V["add-block"] || HERE.top(s).step !== STEP.party) return null;
    const block = argA(c);
    const absent = refuseAbsent(s, t, seat, block, "PEL-4.1.1");
    if (absent !== null) return absent;
    const data = { block: t.blockIds[block]! };
    if (S.areaOf(s, block) !== HERE.top(s).area) return refuse("maneuver/not-in-group", data);
    if (S.hasMark(s, block, S.MOVED)) return refuse("maneuver/already-moved", data);
    return refuse("maneuver/cannot-join", data);
  },
});

// Explains why a group cannot be chosen: it has no blocks, all have moved, or the besieged blocks cannot leave.
function refuseGroup(s: PeloponnesianState, t: Tables, seat: number, area: number, inside: boolean): Refusal {
  let isThere = false;
  let isFresh = false;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (S.areaOf(s, b) !== area || S.hasMark(s, b, S.INSIDE) !== inside) continue;
    isThere = true;
    if (canBeMoved(s, b)) isFresh = true;
  }
  // PEL-4.1.1, PEL-7.4.3: no blocks are there, or none are besieged.
  if (!isThere) return ofArea(t, area, inside ? "maneuver/nobody-besieged" : "maneuver/no-group", inside ? "PEL-7.4.3" : "PEL-4.1.1");
  // PEL-7.4.2, PEL-5.0.9: the besieged blocks cannot leave, or all have moved.
  return isFresh ? ofArea(t, area, "maneuver/cannot-leave") : ofArea(t, area, "maneuver/group-moved");
}

const FIELD_GROUP = 1;
const BESIEGED_GROUP = 2;
const groups: Uint8Array = new Uint8Array(MOST_AREAS);

function listGroups(s: PeloponnesianState, t: Tables, seat: number, out: number[]): void {
  groups.fill(0, 0, t.areas);
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    // PEL-4.1.2: besieged blocks are a group of their own.
    if (canBeMoved(s, b) && canLeave(s, t, b)) groups[S.areaOf(s, b)]! |= S.hasMark(s, b, S.INSIDE) ? BESIEGED_GROUP : FIELD_GROUP;
  }
  for (let a = 0; a < t.areas; a++) if ((groups[a]! & FIELD_GROUP) !== 0) out.push(code(V["choose-group"], a));
  for (let a = 0; a < t.lands; a++) if ((groups[a]! & BESIEGED_GROUP) !== 0) out.push(code(V["choose-besieged"], a)); // PEL-7.4.3: besieged groups may go too.
}

function chooseGroup(s: PeloponnesianState, area: number, inside: boolean): void {
  const f = HERE.top(s);
  f.area = area;
  f.inside = inside;
  f.step = STEP.party;
}

/** The group that maneuvers, cached for all its blocks, and the number of blocks that may still go. */
const group = { area: 0, inside: false, left: 0 };

function readGroup(s: PeloponnesianState): void {
  const f = HERE.top(s);
  group.area = f.area;
  group.inside = f.inside;
  group.left = f.limited ? f.left : Number.POSITIVE_INFINITY;
}

// PEL-5.0.12: true for a block of the group that has not moved, is in no party and has not stayed behind. A block that can leave only on a fleet joins the
// party to be loaded.
function canJoin(s: PeloponnesianState, t: Tables, block: number): boolean {
  if (!canBeMoved(s, block) || S.areaOf(s, block) !== group.area || S.hasMark(s, block, S.STAYED | S.PARTY)) return false;
  const inside = S.hasMark(s, block, S.INSIDE);
  if (inside !== group.inside) return false;
  if (inside && t.fleet[block] === 0 && t.greek[block] === 0) return false; // PEL-2.2.6.2: barbarians are not carried.
  return group.left >= S.countWithCargo(S.cargoOf(s, block)); // PEL-3.5.11: a Surprise March has at most four blocks, including cargo.
}

// A fleet at sea takes its cargo along.
function addToParty(s: PeloponnesianState, block: number): void {
  const cargo = S.cargoOf(s, block);
  S.addMark(s, block, S.PARTY);
  if (cargo >= 0) S.addMark(s, cargo, S.PARTY);
  const f = HERE.top(s);
  if (f.limited) f.left -= S.countWithCargo(cargo);
}

function isPartyEmpty(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.hasMark(s, b, S.PARTY)) return false;
  return true;
}

function setOut(s: PeloponnesianState, t: Tables, seat: number): void {
  const p = readParty(s, t, seat);
  S.dropMarks(s, t, seat, S.LOADED);
  const f = HERE.top(s);
  f.step = STEP.setOut;
  if (p.fleets > 0) beginLoading(s, f.seat, f.area, f.inside);
}

function beginLoading(s: PeloponnesianState, seat: number, area: number, inside: boolean): void {
  const f = F.loading.push(s);
  f.seat = seat;
  f.area = area;
  f.inside = inside;
}
