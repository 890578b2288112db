/**
 * A Maneuver: one group, its blocks in marching parties one after the other (5.0, PEL-DP.9, PEL-DP.10). The frame remembers the group's area, whether it is the
 * besieged group there, how many more blocks may be taken (an ordinary Maneuver takes the whole group) and whether engagement is allowed.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import { popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import type { Refusal } from "../../core/flow.js";
import { LOADING, ManeuverSlot, MARCH } from "../frames.js";
import { V } from "../moves.js";
import { canBeMoved, canLeave } from "../rules/actions.js";
import { readParty } from "../rules/march.js";
import { addMark, areaOf, cargoOf, dropMarks, hasMark, INSIDE, LOADED, MOVED, PARTY, type PeloponnesianState, STAYED } from "../state.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables.js";
import { asksFirstSlot, isWellFormed, type PeloponnesianProcedure, slotsOf } from "./procedure.js";
import { ofArea, refuseAbsent } from "./refusals.js";

const CHOOSE_GROUP = 0;
const FORM_PARTY = 1;
const SET_OUT = 2;
const ARRIVED = 3;

export const maneuver: PeloponnesianProcedure = {
  kind: "maneuver",
  clause: "PEL-5.0.1",
  slots: slotsOf("maneuver"),
  run(s) {
    switch (stepOf(s)) {
      case SET_OUT:
        setStep(s, ARRIVED);
        // PEL-5.0.4: forced marches allowed; party after party, PEL-5.0.2
        pushFrame(s, MARCH, slot(s, ManeuverSlot.seat), 0, 1, slot(s, ManeuverSlot.engage));
        return false;
      case ARRIVED:
        setStep(s, FORM_PARTY);
        return false;
      default:
        return true;
    }
  },
  asks: asksFirstSlot,
  // One block that can join, and the party can set out or the maneuver end.
  hasChoice(s, seat) {
    const t = tablesOf(s);
    if (stepOf(s) === CHOOSE_GROUP) return hasTwoGroups(s, t, seat);
    const left = slot(s, ManeuverSlot.left);
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (canJoin(s, t, b, left)) return true;
    return false;
  },
  // Groups in map order, the besieged ones after the others; blocks in block order.
  moves(s, seat, out) {
    const t = tablesOf(s);
    if (stepOf(s) === CHOOSE_GROUP) return listGroups(s, t, seat, out);
    const left = slot(s, ManeuverSlot.left);
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (canJoin(s, t, b, left)) out.push(code(V["add-block"], b));
    out.push(code(isPartyEmpty(s, t, seat) ? V["end-maneuver"] : V.march));
  },
  lists(s, seat, c) {
    if (!isWellFormed(c)) return false;
    const t = tablesOf(s);
    const verb = verbOf(c);
    if (stepOf(s) === CHOOSE_GROUP)
      return (verb === V["choose-group"] || verb === V["choose-besieged"]) && hasGroup(s, t, seat, argA(c), verb === V["choose-besieged"]);
    if (verb !== V["add-block"]) return verb === (isPartyEmpty(s, t, seat) ? V["end-maneuver"] : V.march);
    return t.side[argA(c)] === seat && canJoin(s, t, argA(c), slot(s, ManeuverSlot.left));
  },
  play(s, seat, c) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["choose-group"]:
      case V["choose-besieged"]:
        setSlot(s, ManeuverSlot.area, argA(c));
        setSlot(s, ManeuverSlot.inside, verbOf(c) === V["choose-besieged"] ? 1 : 0);
        setStep(s, FORM_PARTY);
        return;
      case V["add-block"]:
        addToParty(s, argA(c));
        return;
      case V["end-maneuver"]:
        dropMarks(s, t, seat, STAYED);
        popFrame(s);
        return;
      default:
        setOut(s, t, seat);
    }
  },
  refuse(s, seat, c): Refusal | null {
    const t = tablesOf(s);
    const verb = verbOf(c);
    if (verb === V["choose-group"] || verb === V["choose-besieged"]) return refuseGroup(s, t, seat, argA(c), verb === V["choose-besieged"]);
    if (verb !== V["add-block"] || stepOf(s) !== FORM_PARTY) return null;
    const block = argA(c);
    const absent = refuseAbsent(s, t, seat, block, "PEL-4.1.1");
    if (absent !== null) return absent;
    const data = { block: t.blockIds[block]! };
    if (areaOf(s, block) !== slot(s, ManeuverSlot.area)) return { code: "maneuver/not-in-group", clause: "PEL-4.1.1", data };
    if (hasMark(s, block, MOVED)) return { code: "maneuver/already-moved", clause: "PEL-5.0.9", data };
    return { code: "maneuver/cannot-join", clause: "PEL-5.0.12", data };
  },
};

// Nobody is there, all have moved, or the besieged cannot leave (PEL-4.1.1, PEL-5.0.9, PEL-7.4.2).
function refuseGroup(s: PeloponnesianState, t: Tables, seat: number, area: number, inside: boolean): Refusal {
  let isThere = false;
  let isFresh = false;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (areaOf(s, b) !== area || hasMark(s, b, INSIDE) !== inside) continue;
    isThere = true;
    if (canBeMoved(s, b)) isFresh = true;
  }
  if (!isThere) return ofArea(t, area, inside ? "maneuver/nobody-besieged" : "maneuver/no-group", inside ? "PEL-7.4.3" : "PEL-4.1.1");
  return isFresh ? ofArea(t, area, "maneuver/cannot-leave", "PEL-7.4.2") : ofArea(t, area, "maneuver/group-moved", "PEL-5.0.9");
}

function hasTwoGroups(s: PeloponnesianState, t: Tables, seat: number): boolean {
  let first = -1;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!canBeMoved(s, b) || hasMark(s, b, INSIDE)) continue;
    if (first >= 0 && areaOf(s, b) !== first) return true;
    first = areaOf(s, b);
  }
  return false;
}

const GROUPS: Uint8Array = new Uint8Array(1000);

function listGroups(s: PeloponnesianState, t: Tables, seat: number, out: number[]): void {
  GROUPS.fill(0, 0, t.areas);
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (canBeMoved(s, b) && canLeave(s, t, b)) GROUPS[areaOf(s, b)]! |= hasMark(s, b, INSIDE) ? 2 : 1; // PEL-4.1.2
  }
  for (let a = 0; a < t.areas; a++) if ((GROUPS[a]! & 1) !== 0) out.push(code(V["choose-group"], a));
  for (let a = 0; a < t.lands; a++) if ((GROUPS[a]! & 2) !== 0) out.push(code(V["choose-besieged"], a)); // PEL-7.4.3
}

function hasGroup(s: PeloponnesianState, t: Tables, seat: number, area: number, inside: boolean): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (areaOf(s, b) === area && hasMark(s, b, INSIDE) === inside && canBeMoved(s, b) && canLeave(s, t, b)) return true;
  }
  return false;
}

// PEL-5.0.12: unmoved, of the group, not yet placed; who only can leave as cargo joins as such.
function canJoin(s: PeloponnesianState, t: Tables, block: number, left: number): boolean {
  if (!canBeMoved(s, block) || areaOf(s, block) !== slot(s, ManeuverSlot.area) || hasMark(s, block, STAYED | PARTY)) return false;
  const inside = hasMark(s, block, INSIDE);
  if (inside !== (slot(s, ManeuverSlot.inside) === 1)) return false;
  if (inside && t.fleet[block] === 0 && t.greek[block] === 0) return false; // PEL-2.2.6.2
  return left >= (cargoOf(s, block) < 0 ? 1 : 2);
}

// A fleet at sea brings its cargo along.
function addToParty(s: PeloponnesianState, block: number): void {
  const cargo = cargoOf(s, block);
  addMark(s, block, PARTY);
  if (cargo >= 0) addMark(s, cargo, PARTY);
  setSlot(s, ManeuverSlot.left, slot(s, ManeuverSlot.left) - (cargo < 0 ? 1 : 2));
}

function isPartyEmpty(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (hasMark(s, b, PARTY)) return false;
  return true;
}

function setOut(s: PeloponnesianState, t: Tables, seat: number): void {
  const p = readParty(s, t, seat);
  dropMarks(s, t, seat, LOADED);
  setStep(s, SET_OUT);
  if (p.fleets > 0) pushFrame(s, LOADING, seat, slot(s, ManeuverSlot.area), slot(s, ManeuverSlot.inside));
}
