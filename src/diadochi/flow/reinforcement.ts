/**
 * Phase III (DIA-REI). The bonuses of all players are fixed first; then each player in turn gets his fleets and minor generals back, places his
 * dispersed major generals, and finally his dispersed and new CUs.
 */
import { countBits, hasBit } from "../../core/basics/bits.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { completeAction } from "../effects/complete-action.js";
import { returnFleet } from "../effects/fleets.js";
import { fromPools } from "../effects/placement.js";
import { endMarriages } from "../effects/royals.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { legitimacyOf, victoryPointsOf } from "../rules/points.js";
import { highestSeats, seniorSeat } from "../rules/seniority.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { addUnits, MACEDONIAN, MERCENARY, NO_UNITS, type Units, unitsOfType } from "../vocabulary/units.js";

const BASIC_MERCENARIES = 2; // DIA-REI.2: for every player
const LEADER_MERCENARIES = 2; // DIA-REI.5: for a single leader in VP
const SHARED_MERCENARIES = 1; // DIA-REI.5: for each of several tied leaders

const STEP = F.reinforcement.step;

export const reinforcement: Procedure<DiadochiState, DiadochiEvent> = automatic(F.reinforcement, "DIA-REI.1", {
  bonuses(s) {
    fixBonuses(s, tablesOf(s));
    F.reinforcement.top(s).step = STEP.begin;
  },
  begin(s, _dice, log) {
    if (!completeAction(s, log)) beginPlayer(s, tablesOf(s), log);
  },
  // DIA-REI.12: generals before CUs. If no space is legal for one general, none is legal for the others.
  generals(s) {
    const t = tablesOf(s);
    if (F["place-general"].answered(s)) placeNextGeneral(s, t);
    else placeNewUnits(s, t);
  },
  unitsPlaced(s) {
    const f = F.reinforcement.top(s);
    f.next++;
    f.step = STEP.begin;
  },
});

// DIA-REI.8: once for all players, before any placement.
function fixBonuses(s: DiadochiState, t: Tables): void {
  F.reinforcement.top(s).macedonia = S.seatOfOwner(S.provinceOwner(s, t.strategos)); // DIA-REI.3: the controller of Macedonia
  F.reinforcement.top(s).legitimate = seniorSeat(
    s,
    t,
    highestSeats(s, (seat) => legitimacyOf(s, t, seat)),
  ); // DIA-REI.4: seniority decides a tie
  F.reinforcement.top(s).leaders = highestSeats(s, (seat) => victoryPointsOf(s, t, seat)); // DIA-REI.5: the players with the most VP
}

function beginPlayer(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const f = F.reinforcement.top(s);
  s.placedGenerals = 0;
  if (f.next === s.seats) {
    s.active = NONE;
    return F.reinforcement.pop(s);
  }
  const seat = S.seatInTurnOrder(s, f.next);
  s.active = seat;
  returnFleets(s, t, seat, log);
  returnMinors(s, t, seat, log);
  f.step = STEP.generals;
  placeNextGeneral(s, t);
}

function returnFleets(s: DiadochiState, t: Tables, seat: number, log: Log<DiadochiEvent>): void {
  // DIA-FLT.6: these fleets return without a card.
  for (let f = 0; f < t.fleetCount; f++)
    if (S.isFleetDispersed(s, f) && S.fleetOwner(s, t, f) === S.ownerOfSeat(seat)) returnFleet(s, seat, f, "DIA-REI.7", log);
}

// DIA-REI.15: also those killed since the last Reinforcement Phase (DIA-GEN.19). In the pool they are unmarried (DIA-ROY.18).
function returnMinors(s: DiadochiState, t: Tables, seat: number, log: Log<DiadochiEvent>): void {
  for (let g = t.majorCount; g < t.generalCount; g++) {
    const place = S.placeOfGeneral(s, g);
    if (S.ownerOfGeneral(s, g) !== S.ownerOfSeat(seat) || (place !== S.DISPERSED && place !== S.DEAD)) continue;
    S.setGeneralPlace(s, g, S.POOL);
    endMarriages(s, t, g, log);
  }
}

function placeNextGeneral(s: DiadochiState, t: Tables): void {
  const general = dispersedMajor(s, t, S.ownerOfSeat(s.active));
  if (general === NONE) return placeNewUnits(s, t);
  const next = F["place-general"].push(s);
  next.seat = s.active;
  next.general = general;
}

function placeNewUnits(s: DiadochiState, t: Tables): void {
  const seat = s.active;
  const units = addUnits(S.dispersedUnits(s, seat), fromPools(s, t, seat, newUnits(s, seat))); // DIA-REI.6: also places the CUs of the Dispersed Box
  S.setDispersedUnits(s, seat, NO_UNITS);
  F.reinforcement.top(s).step = STEP.unitsPlaced;
  const next = F["place-units"].push(s);
  next.seat = seat;
  next.units = units;
}

function dispersedMajor(s: DiadochiState, t: Tables, owner: number): number {
  for (let g = 0; g < t.majorCount; g++) if (S.ownerOfGeneral(s, g) === owner && S.placeOfGeneral(s, g) === S.DISPERSED) return g;
  return NONE;
}

function newUnits(s: DiadochiState, seat: number): Units {
  const leaders = F.reinforcement.top(s).leaders;
  const extra = hasBit(leaders, seat) ? (countBits(leaders) === 1 ? LEADER_MERCENARIES : SHARED_MERCENARIES) : 0;
  const macedonians = (F.reinforcement.top(s).macedonia === seat ? 1 : 0) + (F.reinforcement.top(s).legitimate === seat ? 1 : 0);
  return addUnits(unitsOfType(MERCENARY, BASIC_MERCENARIES + extra), unitsOfType(MACEDONIAN, macedonians));
}
