/**
 * Phase III (DIA-REI): the bonuses are fixed for all, then player after player takes back what was dispersed, generals first, and places his new CUs.
 *
 * The frame remembers the place in turn order and the receivers of the bonuses. Steps: 0 fix the bonuses, 1 begin a player, 2 his generals, 3 his CUs.
 */
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setAnswer, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { completeAction } from "../effects/complete-action.js";
import { returnFleet } from "../effects/fleets.js";
import { fromPools } from "../effects/placement.js";
import type { DiadochiEvent } from "../events.js";
import { PLACE_GENERAL, PLACE_UNITS, Reinforcement } from "../frames.js";
import { legitimacyOf, victoryPointsOf } from "../rules/points.js";
import { highestSeats, seniorSeat } from "../rules/seniority.js";
import {
  countBits,
  DEAD,
  DISPERSED,
  type DiadochiState,
  dispersedUnits,
  fleetOwner,
  hasBit,
  isFleetDispersed,
  ownerOfGeneral,
  ownerOfSeat,
  placeOfGeneral,
  POOL,
  provinceOwner,
  seatInTurnOrder,
  seatOfOwner,
  setDispersedUnits,
  setGeneralPlace,
} from "../state.js";
import { NONE, type Tables, tablesOf } from "../tables.js";
import { addUnits, MACEDONIAN, MERCENARY, NO_UNITS, type Units, unitsOfType } from "../units.js";

const BEGIN = 1;
const GENERALS = 2;
const UNITS_PLACED = 3;

const BASIC_MERCENARIES = 2; // DIA-REI.2
const LEADER_MERCENARIES = 2; // DIA-REI.5
const SHARED_MERCENARIES = 1;

export const reinforcement: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "reinforcement",
  clause: "DIA-REI.1",
  slots: ["next", "macedonia", "legitimate", "leaders"],

  run(s, _dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case 0:
        fixBonuses(s, t);
        setStep(s, BEGIN);
        return false;
      case BEGIN:
        if (completeAction(s, log)) return false;
        return beginPlayer(s, t, log);
      case GENERALS:
        return placeNextGeneral(s, t);
      default:
        setSlot(s, Reinforcement.next, slot(s, Reinforcement.next) + 1);
        setStep(s, BEGIN);
        return false;
    }
  },

  asks: () => unreachable("reinforcement asks nobody"),
  moves: () => unreachable("reinforcement asks nobody"),
  play: () => unreachable("reinforcement asks nobody"),
};

// DIA-REI.8
function fixBonuses(s: DiadochiState, t: Tables): void {
  setSlot(s, Reinforcement.macedonia, seatOfOwner(provinceOwner(s, t.strategos))); // DIA-REI.3
  setSlot(
    s,
    Reinforcement.legitimate,
    seniorSeat(
      s,
      t,
      highestSeats(s, (seat) => legitimacyOf(s, t, seat)),
    ),
  ); // DIA-REI.4
  setSlot(
    s,
    Reinforcement.leaders,
    highestSeats(s, (seat) => victoryPointsOf(s, t, seat)),
  ); // DIA-REI.5
}

function beginPlayer(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): boolean {
  if (slot(s, Reinforcement.next) === s.seats) {
    s.active = NONE;
    s.placedGenerals = 0;
    popFrame(s);
    return false;
  }
  const seat = seatInTurnOrder(s, slot(s, Reinforcement.next));
  s.active = seat;
  s.placedGenerals = 0;
  returnFleets(s, t, seat, log);
  returnMinors(s, t, seat);
  setAnswer(s, 1);
  setStep(s, GENERALS);
  return false;
}

// DIA-REI.7
function returnFleets(s: DiadochiState, t: Tables, seat: number, log: Log<DiadochiEvent>): void {
  for (let f = 0; f < t.fleetCount; f++) if (isFleetDispersed(s, f) && fleetOwner(s, t, f) === ownerOfSeat(seat)) returnFleet(s, t, seat, f, "DIA-REI.7", log); // DIA-FLT.6
}

// DIA-REI.15, and those killed since the last Reinforcement Phase (DIA-GEN.19).
function returnMinors(s: DiadochiState, t: Tables, seat: number): void {
  for (let g = t.majorCount; g < t.generalCount; g++) {
    const place = placeOfGeneral(s, g);
    if (ownerOfGeneral(s, g) === ownerOfSeat(seat) && (place === DISPERSED || place === DEAD)) setGeneralPlace(s, g, POOL);
  }
}

// DIA-REI.12: generals before CUs. When one finds no space no other will.
function placeNextGeneral(s: DiadochiState, t: Tables): boolean {
  const seat = s.active;
  const general = answerOf(s) === 0 ? NONE : dispersedMajor(s, t, ownerOfSeat(seat));
  if (general !== NONE) {
    pushFrame(s, PLACE_GENERAL, seat, general, 0);
    return false;
  }
  const units = addUnits(dispersedUnits(s, seat), fromPools(s, t, seat, newUnits(s, seat))); // DIA-REI.6
  setDispersedUnits(s, seat, NO_UNITS);
  setStep(s, UNITS_PLACED);
  pushFrame(s, PLACE_UNITS, seat, units);
  return false;
}

function dispersedMajor(s: DiadochiState, t: Tables, owner: number): number {
  for (let g = 0; g < t.majorCount; g++) if (ownerOfGeneral(s, g) === owner && placeOfGeneral(s, g) === DISPERSED) return g;
  return NONE;
}

function newUnits(s: DiadochiState, seat: number): Units {
  const leaders = slot(s, Reinforcement.leaders);
  const extra = hasBit(leaders, seat) ? (countBits(leaders) === 1 ? LEADER_MERCENARIES : SHARED_MERCENARIES) : 0;
  const macedonians = (slot(s, Reinforcement.macedonia) === seat ? 1 : 0) + (slot(s, Reinforcement.legitimate) === seat ? 1 : 0);
  return addUnits(unitsOfType(MERCENARY, BASIC_MERCENARIES + extra), unitsOfType(MACEDONIAN, macedonians));
}
