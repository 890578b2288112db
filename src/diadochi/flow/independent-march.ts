/**
 * An independent army moved by the player of a card (DIA-IND.5 to DIA-IND.8, DIA-IND.15, DIA-DEC.60).
 *
 * The frame remembers the player, the MP left, the provinces it must enter, the space + 1 toward which it must move, flags, and where it started.
 */
import { argA, type Code, code } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { stepForce } from "../effects/force.js";
import { placeIndependentMarker } from "../effects/markers.js";
import type { DiadochiEvent } from "../events.js";
import { ENTRY, ENTRY_FREE, IndependentMarch } from "../frames.js";
import { V } from "../moves.js";
import { seatId, spaceId } from "../names.js";
import { canIndependentsEnter, costsToGoal, makesRebel, UNREACHABLE } from "../rules/independents.js";
import { refuseIndependentMarch } from "../rules/refusals.js";
import {
  addToField,
  clearForce,
  type DiadochiState,
  fieldOwner,
  fieldUnits,
  forceSpace,
  forceUnits,
  formForce,
  INDEPENDENTS,
  markerOf,
  NOBODY,
  seatOfOwner,
  takeFromField,
} from "../state.js";
import { at, costOfLink, endLink, firstLink, kindOfLink, NONE, neighbour, provinceOfSpace, type SpaceIndex, type Tables, tablesOf } from "../tables.js";
import { NO_UNITS } from "../units.js";

const ASK = 1;
const ENTERED = 2;
const END = 3;

// Flags: the duty is done or cannot be done; the last step met field CUs.
const FREE = 1;
const MET = 2;

export const independentMarch: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "independent-march",
  clause: "DIA-DEC.60",
  slots: ["seat", "mp", "provinces", "toward", "flags", "from"],

  run(s, _dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case 0:
        begin(s, t, log);
        return false;
      case ASK:
        return true;
      case ENTERED:
        afterEntry(s, t);
        return false;
      default:
        end(s, t, log);
        return false;
    }
  },

  asks: (s) => 1 << slot(s, IndependentMarch.seat),

  // Spaces in their order; stop when the duty is done or no step serves it.
  moves(s, _seat, out: Code[]) {
    const t = tablesOf(s);
    const before = out.length;
    const free = (slot(s, IndependentMarch.flags) & FREE) !== 0;
    const costs = free ? null : costsToGoal(s, t, slot(s, IndependentMarch.provinces), slot(s, IndependentMarch.toward));
    const from = forceSpace(s);
    for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) {
      const to = neighbour(t.land, i);
      const cost = costOfLink(kindOfLink(t.land, i));
      if (cost > slot(s, IndependentMarch.mp) || !canIndependentsEnter(s, t, to)) continue;
      if (costs === null || serves(s, at(costs, from), at(costs, to), cost)) out.push(code(V["step-to"], to));
    }
    if (free || out.length === before) out.push(code(V.stop));
  },

  play(s, _seat, c, _dice, log) {
    if (c === code(V.stop)) return setStep(s, END);
    const t = tablesOf(s);
    const from = forceSpace(s);
    const to = argA(c);
    let link = 0;
    for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) if (neighbour(t.land, i) === to) link = kindOfLink(t.land, i);
    const mp = slot(s, IndependentMarch.mp) - costOfLink(link);
    setSlot(s, IndependentMarch.mp, mp);
    if (fieldOwner(s, to) !== NOBODY) setSlot(s, IndependentMarch.flags, slot(s, IndependentMarch.flags) | MET);
    if (isDuty(s, t, to)) setSlot(s, IndependentMarch.flags, slot(s, IndependentMarch.flags) | FREE);
    stepForce(s, t, to, mp, "DIA-IND.5", log);
    setStep(s, ENTERED);
    pushFrame(s, ENTRY, from, link);
  },

  refuse: (s, _seat, c) => refuseIndependentMarch(s, tablesOf(s), slot(s, IndependentMarch.mp), c),
};

function begin(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const from = slot(s, IndependentMarch.from);
  const units = fieldUnits(s, from);
  takeFromField(s, from, units);
  formForce(s, INDEPENDENTS, from, units, 0, 0);
  log?.push({
    type: "independent-army-activated",
    clause: "DIA-IND.5",
    seat: seatId(slot(s, IndependentMarch.seat)),
    space: spaceId(t, from),
    movementPoints: slot(s, IndependentMarch.mp),
  });
  if (!hasPossibleDuty(s, t)) setSlot(s, IndependentMarch.flags, FREE);
  setStep(s, ASK);
}

// DIA-IND.15: a province must be within the MP, a space only within reach. A province counts when it is entered, so the start does not.
function hasPossibleDuty(s: DiadochiState, t: Tables): boolean {
  const provinces = slot(s, IndependentMarch.provinces);
  const toward = slot(s, IndependentMarch.toward);
  if (provinces === 0 && toward === 0) return false;
  const from = forceSpace(s);
  const costs = costsToGoal(s, t, provinces, toward);
  if (toward > 0) return from !== toward - 1 && at(costs, from) < UNREACHABLE;
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) {
    if (at(costs, neighbour(t.land, i)) + costOfLink(kindOfLink(t.land, i)) <= slot(s, IndependentMarch.mp)) return true;
  }
  return false;
}

function serves(s: DiadochiState, here: number, there: number, cost: number): boolean {
  if (slot(s, IndependentMarch.toward) > 0) return there + cost === here;
  return there + cost <= slot(s, IndependentMarch.mp);
}

function isDuty(s: DiadochiState, t: Tables, space: SpaceIndex): boolean {
  const toward = slot(s, IndependentMarch.toward);
  if (toward > 0) return space === toward - 1;
  const province = provinceOfSpace(t, space);
  return province !== NONE && ((slot(s, IndependentMarch.provinces) >> province) & 1) === 1;
}

// DIA-IND.6: field CUs that were met stop it, whatever became of them.
function afterEntry(s: DiadochiState, t: Tables): void {
  const stopped = answerOf(s) !== ENTRY_FREE || forceUnits(s) === NO_UNITS || (slot(s, IndependentMarch.flags) & MET) !== 0;
  setStep(s, stopped || !hasStep(s, t) ? END : ASK);
}

function hasStep(s: DiadochiState, t: Tables): boolean {
  const from = forceSpace(s);
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) if (costOfLink(kindOfLink(t.land, i)) <= slot(s, IndependentMarch.mp)) return true;
  return false;
}

function end(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const space = forceSpace(s);
  const units = forceUnits(s);
  clearForce(s);
  if (units !== NO_UNITS) {
    addToField(s, space, INDEPENDENTS, units);
    rebel(s, t, space, log);
  }
  popFrame(s);
}

// DIA-IND.8
function rebel(s: DiadochiState, t: Tables, space: SpaceIndex, log: Log<DiadochiEvent>): void {
  if (!makesRebel(s, t, space)) return;
  log?.push({ type: "rebellion", clause: "DIA-IND.8", space: spaceId(t, space), owner: seatId(seatOfOwner(markerOf(s, space))) });
  placeIndependentMarker(s, t, space, "DIA-IND.8", log);
}
