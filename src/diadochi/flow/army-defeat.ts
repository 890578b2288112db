/**
 * Army defeat: what becomes of the pieces of a beaten side (DIA-DEF). Markers are not touched (DIA-DEF.12).
 *
 * The frame remembers the loser, the winner, where the beaten pieces lie and how many royal troops stood aside. Its answer is the CUs that reach the Dispersed Box.
 */
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setStep, slot, stepOf } from "../../core/frames.js";
import { changeSides } from "../effects/change-sides.js";
import { disperseGenerals } from "../effects/generals.js";
import { disperseUnits, loseUnits, spaceOfPlace } from "../effects/losses.js";
import { controlRoyal, deactivateRoyal } from "../effects/royals.js";
import type { DiadochiEvent } from "../events.js";
import { ArmyDefeat, ATTRITION_TEST, TEST_DEFEAT } from "../frames.js";
import { ownerSeat, spaceId } from "../names.js";
import {
  bodyOf,
  type DiadochiState,
  fieldGenerals,
  fieldRoyals,
  FORCE,
  forceGenerals,
  forceRoyals,
  generalsAt,
  INDEPENDENTS,
  INSIDE,
  isMale,
  lowestBit,
  NOBODY,
  royalsAt,
  seatOfOwner,
  setForceRoyals,
  setRoyalPlace,
  unitsAt,
} from "../state.js";
import { NONE, type SpaceIndex, type Tables, tablesOf } from "../tables.js";
import { countUnits, ELEPHANT, MERCENARY, NO_UNITS, onlyType, ROYAL, unitsOfType } from "../units.js";

export const armyDefeat: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "army-defeat",
  clause: "DIA-DEF.1",
  slots: ["loser", "winner", "place", "aside"],

  run(s, _dice, log) {
    const t = tablesOf(s);
    if (stepOf(s) === 0) beginDefeat(s, t, log);
    else endDefeat(s, t, log);
    return false;
  },

  asks: () => unreachable("army-defeat"),
  moves: () => unreachable("army-defeat"),
  play: () => unreachable("army-defeat"),
};

function beginDefeat(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const loser = slot(s, ArmyDefeat.loser);
  const place = slot(s, ArmyDefeat.place);
  const space = spaceOfPlace(s, place);
  log?.push({ type: "army-defeated", clause: "DIA-DEF.1", seat: ownerSeat(loser), space: spaceId(t, space) });
  const aside = unitsOfType(ROYAL, slot(s, ArmyDefeat.aside));
  const winner = slot(s, ArmyDefeat.winner);
  // DIA-DEF.6, DIA-RT.16: royal troops that stood aside join the winner's army.
  if (aside !== NO_UNITS && seatOfOwner(winner) !== NONE) changeSides(s, t, loser, place, winner, space, aside, "DIA-DEF.6", log);
  const units = unitsAt(s, t, place);
  const doomed = onlyType(units, MERCENARY) + onlyType(units, ELEPHANT);
  loseUnits(s, t, loser, place, doomed, loser === INDEPENDENTS ? "DIA-IND.9" : "DIA-DEF.2", log);
  const veterans = unitsAt(s, t, place); // DIA-DEF.3: whoever is left is Macedonian
  setStep(s, 1);
  if (veterans !== NO_UNITS) pushFrame(s, ATTRITION_TEST, loser, place, veterans, countUnits(veterans), TEST_DEFEAT); // DIA-DEF.4
}

function endDefeat(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const loser = slot(s, ArmyDefeat.loser);
  const place = slot(s, ArmyDefeat.place);
  const space = spaceOfPlace(s, place);
  const survivors = unitsAt(s, t, place);
  if (loser !== INDEPENDENTS) {
    capture(s, t, loser, place, space, log);
    disperseUnits(s, t, loser, place, survivors, "DIA-DEF.5", log);
    disperseGenerals(s, t, generalsOf(s, loser, place), "DIA-DEF.7", log);
  }
  popFrame(s, survivors);
}

function generalsOf(s: DiadochiState, loser: number, place: number): number {
  if (place === FORCE) return forceGenerals(s);
  return place >= INSIDE ? generalsAt(s, loser, place) : fieldGenerals(s, loser, place);
}

// DIA-DEF.8, DIA-DEF.9, DIA-DEF.10, DIA-DEF.11
function capture(s: DiadochiState, t: Tables, loser: number, place: number, space: SpaceIndex, log: Log<DiadochiEvent>): void {
  const royals = place === FORCE ? forceRoyals(s) : place >= INSIDE ? royalsAt(s, loser, place) : fieldRoyals(s, loser, space);
  const winner = slot(s, ArmyDefeat.winner);
  for (let rest = royals; rest !== 0; rest &= rest - 1) {
    const royal = lowestBit(rest);
    setForceRoyals(s, forceRoyals(s) & ~(1 << royal));
    setRoyalPlace(s, royal, space);
    if (royal !== bodyOf(t) && !isMale(t, royal)) deactivateRoyal(s, t, royal, "DIA-DEF.9", log);
    else if (winner === INDEPENDENTS) controlRoyal(s, t, royal, NOBODY, "DIA-DEF.11", log);
    else controlRoyal(s, t, royal, winner, royal === bodyOf(t) ? "DIA-DEF.10" : "DIA-DEF.8", log);
  }
}
