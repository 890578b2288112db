/**
 * Army defeat: the fate of the pieces of a beaten side (DIA-DEF). Markers are not affected (DIA-DEF.12). The answer is the CUs that reach the
 * Dispersed Box.
 */
import { nextBit, withoutBit } from "../../core/basics/bits.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { changeSides } from "../effects/change-sides.js";
import { disperseGenerals } from "../effects/generals.js";
import { disperseUnits, loseUnits, spaceOfPlace } from "../effects/losses.js";
import { controlRoyal, deactivateRoyal } from "../effects/royals.js";
import { testAttrition } from "../effects/test-attrition.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, TEST } from "../vocabulary/frames/index.js";
import { ownerSeat, spaceId } from "../state/names.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, tablesOf } from "../tables/index.js";
import { ELEPHANT, MERCENARY, NO_UNITS, onlyType, ROYAL, type Units, unitsOfType } from "../vocabulary/units.js";

export const armyDefeat: Procedure<DiadochiState, DiadochiEvent> = automatic(F["army-defeat"], "DIA-DEF.1", { begin, end });

function begin(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F["army-defeat"].top(s);
  const { loser, winner, place } = f;
  const space = spaceOfPlace(s, place);
  log?.push({ type: "army-defeated", clause: "DIA-DEF.1", seat: ownerSeat(loser), space: spaceId(t, space) });
  const aside = unitsOfType(ROYAL, f.aside);
  // DIA-DEF.6, DIA-RT.16: royal troops that stood aside join the winner's army.
  if (aside !== NO_UNITS && S.seatOfOwner(winner) !== NONE) changeSides(s, { owner: loser, place, units: aside }, { owner: winner, space }, "DIA-DEF.6", log);
  const units = S.unitsAt(s, t, place);
  const doomed = onlyType(units, MERCENARY) + onlyType(units, ELEPHANT); // DIA-CU.4: elephants do not survive a defeat
  loseUnits(s, { owner: loser, place, units: doomed }, loser === S.INDEPENDENTS ? "DIA-IND.9" : "DIA-DEF.2", log);
  f.step = F["army-defeat"].step.end;
  testVeterans(s, loser, place, S.unitsAt(s, t, place)); // DIA-DEF.3: Macedonians, royal troops and Silver Shields remain
}

// DIA-DEF.4: all CUs are tested together, in the column for their number.
function testVeterans(s: DiadochiState, loser: number, place: number, veterans: Units): void {
  if (veterans === NO_UNITS) return;
  testAttrition(s, { owner: loser, place, units: veterans }, TEST.defeat);
}

function end(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const { loser, place } = F["army-defeat"].top(s);
  const survivors = S.unitsAt(s, t, place);
  if (loser !== S.INDEPENDENTS) {
    capture(s, log);
    disperseUnits(s, { owner: loser, place, units: survivors }, "DIA-DEF.5", log);
    disperseGenerals(s, t, generalsOf(s, loser, place), "DIA-DEF.7", log);
  }
  F["army-defeat"].pop(s, survivors);
}

function generalsOf(s: DiadochiState, loser: number, place: number): number {
  if (place === S.FORCE) return S.forceGenerals(s);
  return place >= S.INSIDE ? S.generalsAt(s, loser, place) : S.fieldGenerals(s, loser, place);
}

// DIA-DEF.8, DIA-DEF.9, DIA-DEF.10, DIA-DEF.11: the winner takes control of men and body (no player does if independents win); women become inactive.
// All stay in the space.
function capture(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const { loser, winner, place } = F["army-defeat"].top(s);
  const space = spaceOfPlace(s, place);
  const royals = place === S.FORCE ? S.forceRoyals(s) : place >= S.INSIDE ? S.royalsAt(s, loser, place) : S.fieldRoyals(s, loser, space);
  for (let royal = nextBit(royals, 0); royal >= 0; royal = nextBit(royals, royal + 1)) {
    S.setForceRoyals(s, withoutBit(S.forceRoyals(s), royal));
    S.setRoyalPlace(s, royal, space);
    if (royal !== S.bodyOf(t) && !S.isMale(t, royal)) deactivateRoyal(s, royal, "DIA-DEF.9", log);
    else if (winner === S.INDEPENDENTS) controlRoyal(s, royal, S.NOBODY, "DIA-DEF.11", log);
    else controlRoyal(s, royal, winner, royal === S.bodyOf(t) ? "DIA-DEF.10" : "DIA-DEF.8", log);
  }
}
