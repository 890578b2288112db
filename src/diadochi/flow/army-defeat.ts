/**
 * Army defeat: what becomes of the pieces of a beaten side (DIA-DEF). Markers are not touched (DIA-DEF.12).
 *
 * The frame remembers the loser, the winner, where the beaten pieces lie and how many royal troops stood aside. Its answer is the CUs that reach the Dispersed Box.
 */
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow.js";
import { automatic } from "../../core/procedures.js";
import { changeSides } from "../effects/change-sides.js";
import { disperseGenerals } from "../effects/generals.js";
import { disperseUnits, loseUnits, spaceOfPlace } from "../effects/losses.js";
import { controlRoyal, deactivateRoyal } from "../effects/royals.js";
import type { DiadochiEvent } from "../events.js";
import { F, TEST } from "../frames.js";
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
import { NONE, tablesOf } from "../tables.js";
import { countUnits, ELEPHANT, MERCENARY, NO_UNITS, onlyType, ROYAL, type Units, unitsOfType } from "../units.js";

export const armyDefeat: Procedure<DiadochiState, DiadochiEvent> = automatic(F["army-defeat"], "DIA-DEF.1", { begin, end });

function begin(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F["army-defeat"].top(s);
  const { loser, winner, place } = f;
  const space = spaceOfPlace(s, place);
  log?.push({ type: "army-defeated", clause: "DIA-DEF.1", seat: ownerSeat(loser), space: spaceId(t, space) });
  const aside = unitsOfType(ROYAL, f.aside);
  // DIA-DEF.6, DIA-RT.16: royal troops that stood aside join the winner's army.
  if (aside !== NO_UNITS && seatOfOwner(winner) !== NONE) changeSides(s, { owner: loser, place, units: aside }, { owner: winner, space }, "DIA-DEF.6", log);
  const units = unitsAt(s, t, place);
  const doomed = onlyType(units, MERCENARY) + onlyType(units, ELEPHANT);
  loseUnits(s, { owner: loser, place, units: doomed }, loser === INDEPENDENTS ? "DIA-IND.9" : "DIA-DEF.2", log);
  f.step = F["army-defeat"].step.end;
  testVeterans(s, loser, place, unitsAt(s, t, place)); // DIA-DEF.3: whoever is left is Macedonian
}

// DIA-DEF.4: all are tested together, their number is the column.
function testVeterans(s: DiadochiState, loser: number, place: number, veterans: Units): void {
  if (veterans === NO_UNITS) return;
  const next = F["attrition-test"].push(s);
  next.owner = loser;
  next.place = place;
  next.units = veterans;
  next.column = countUnits(veterans);
  next.purpose = TEST.defeat;
}

function end(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const { loser, place } = F["army-defeat"].top(s);
  const survivors = unitsAt(s, t, place);
  if (loser !== INDEPENDENTS) {
    capture(s, log);
    disperseUnits(s, { owner: loser, place, units: survivors }, "DIA-DEF.5", log);
    disperseGenerals(s, t, generalsOf(s, loser, place), "DIA-DEF.7", log);
  }
  F["army-defeat"].pop(s, survivors);
}

function generalsOf(s: DiadochiState, loser: number, place: number): number {
  if (place === FORCE) return forceGenerals(s);
  return place >= INSIDE ? generalsAt(s, loser, place) : fieldGenerals(s, loser, place);
}

// DIA-DEF.8, DIA-DEF.9, DIA-DEF.10, DIA-DEF.11: men and body go to the winner, women stay and are inactive.
function capture(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const { loser, winner, place } = F["army-defeat"].top(s);
  const space = spaceOfPlace(s, place);
  const royals = place === FORCE ? forceRoyals(s) : place >= INSIDE ? royalsAt(s, loser, place) : fieldRoyals(s, loser, space);
  for (let rest = royals; rest !== 0; rest &= rest - 1) {
    const royal = lowestBit(rest);
    setForceRoyals(s, forceRoyals(s) & ~(1 << royal));
    setRoyalPlace(s, royal, space);
    if (royal !== bodyOf(t) && !isMale(t, royal)) deactivateRoyal(s, royal, "DIA-DEF.9", log);
    else if (winner === INDEPENDENTS) controlRoyal(s, royal, NOBODY, "DIA-DEF.11", log);
    else controlRoyal(s, royal, winner, royal === bodyOf(t) ? "DIA-DEF.10" : "DIA-DEF.8", log);
  }
}
