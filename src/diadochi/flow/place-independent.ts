/**
 * An independent army placed by a card (DIA-IND.13, DIA-IND.14).
 *
 * The frame remembers the space, the CUs, and the named army + 1 (0: a local tribe). Its answer is the space + 1 where the army, or the one it
 * has joined, stands; 0 when it is gone.
 */
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setStep, slot, stepOf } from "../../core/frames.js";
import { loseUnits } from "../effects/losses.js";
import type { DiadochiEvent } from "../events.js";
import { ENTRY, ENTRY_PLACED, PlaceIndependent } from "../frames.js";
import { spaceId } from "../names.js";
import { INDEPENDENTS_AT_MOST } from "../rules/independents.js";
import {
  addToField,
  clearForce,
  type DiadochiState,
  FORCE,
  fieldOwner,
  forceSpace,
  forceUnits,
  formForce,
  hasIndependentArmy,
  INDEPENDENTS,
  independentUnits,
  NOBODY,
  setSpaceOfArmy,
} from "../state.js";
import { NONE, type Tables, tablesOf } from "../tables.js";
import { MERCENARY, NO_UNITS, unitsOfType } from "../units.js";

export const placeIndependent: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "place-independent",
  clause: "DIA-IND.13",
  slots: ["space", "units", "army"],

  run(s, _dice, log) {
    const t = tablesOf(s);
    if (stepOf(s) === 0) place(s, t, log);
    else settleDown(s, t, log);
    return false;
  },

  asks: () => unreachable("place-independent"),
  moves: () => unreachable("place-independent"),
  play: () => unreachable("place-independent"),
};

function place(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const space = slot(s, PlaceIndependent.space);
  const army = slot(s, PlaceIndependent.army) - 1;
  if (hasIndependentArmy(s, space)) return join(s, t, log);
  const units = unitsOfType(MERCENARY, slot(s, PlaceIndependent.units));
  log?.push({
    type: "independent-army-placed",
    clause: "DIA-IND.13",
    space: spaceId(t, space),
    units: slot(s, PlaceIndependent.units),
    army: army === NONE ? null : (t.armyIds[army] ?? null),
  });
  if (army !== NONE) setSpaceOfArmy(s, army, space);
  if (fieldOwner(s, space) === NOBODY) {
    addToField(s, space, INDEPENDENTS, units);
    return popFrame(s, space + 1);
  }
  formForce(s, INDEPENDENTS, space, units, 0, 0);
  setStep(s, 1);
  pushFrame(s, ENTRY, NONE, 0, ENTRY_PLACED);
}

// DIA-IND.14: the named army counts as off the map.
function join(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const space = slot(s, PlaceIndependent.space);
  const joining = Math.min(slot(s, PlaceIndependent.units), Math.max(INDEPENDENTS_AT_MOST - independentUnits(s, space), 0));
  addToField(s, space, INDEPENDENTS, unitsOfType(MERCENARY, joining));
  log?.push({ type: "independent-army-placed", clause: "DIA-IND.14", space: spaceId(t, space), units: joining, army: null });
  popFrame(s, space + 1);
}

function settleDown(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const space = forceSpace(s);
  const field = fieldOwner(s, space);
  if (field !== NOBODY && forceUnits(s) !== NO_UNITS) loseUnits(s, t, INDEPENDENTS, FORCE, forceUnits(s), "DIA-IND.13", log);
  const units = forceUnits(s);
  clearForce(s);
  if (units !== NO_UNITS) addToField(s, space, INDEPENDENTS, units);
  else log?.push({ type: "independent-army-removed", clause: "DIA-IND.13", space: spaceId(t, space) });
  popFrame(s, units !== NO_UNITS ? space + 1 : 0);
}
