/**
 * An independent army placed by a card (DIA-IND.13, DIA-IND.14).
 *
 * The frame holds the space, the CUs, and the named army (NONE for a local tribe). The answer is the space of this army, or of the army
 * that it joined; NONE if this army is gone.
 */
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { loseUnits } from "../effects/losses.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { spaceId } from "../state/names.js";
import { INDEPENDENTS_AT_MOST } from "../rules/independents.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { MERCENARY, NO_UNITS, unitsOfType } from "../vocabulary/units.js";

export const placeIndependent: Procedure<DiadochiState, DiadochiEvent> = automatic(F["place-independent"], "DIA-IND.13", {
  place,
  settle: settleDown,
});

function place(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F["place-independent"].top(s);
  const { space, army } = f;
  if (S.hasIndependentArmy(s, space)) return join(s, t, log);
  const units = unitsOfType(MERCENARY, f.units);
  const name = army === NONE ? null : t.armyIds[army]!;
  log?.push({ type: "independent-army-placed", clause: "DIA-IND.13", space: spaceId(t, space), units: f.units, army: name });
  if (army !== NONE) S.setSpaceOfArmy(s, army, space);
  if (S.fieldOwner(s, space) === S.NOBODY) {
    S.addToField(s, space, S.INDEPENDENTS, units);
    return F["place-independent"].pop(s, space);
  }
  S.formForce(s, S.INDEPENDENTS, space, { units, generals: 0, royals: 0 });
  f.step = F["place-independent"].step.settle;
  F.entry.push(s).placed = true;
}

// DIA-IND.14: a named army that joins another counts as off the map.
function join(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const { space, units } = F["place-independent"].top(s);
  const joining = Math.min(units, Math.max(INDEPENDENTS_AT_MOST - S.independentUnits(s, space), 0));
  S.addToField(s, space, S.INDEPENDENTS, unitsOfType(MERCENARY, joining));
  log?.push({ type: "independent-army-placed", clause: "DIA-IND.14", space: spaceId(t, space), units: joining, army: null });
  F["place-independent"].pop(s, space);
}

function settleDown(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const space = S.forceSpace(s);
  const field = S.fieldOwner(s, space);
  if (field !== S.NOBODY && S.forceUnits(s) !== NO_UNITS) loseUnits(s, { owner: S.INDEPENDENTS, place: S.FORCE, units: S.forceUnits(s) }, "DIA-IND.13", log);
  const units = S.forceUnits(s);
  S.clearForce(s);
  if (units !== NO_UNITS) S.addToField(s, space, S.INDEPENDENTS, units);
  else log?.push({ type: "independent-army-removed", clause: "DIA-IND.13", space: spaceId(t, space) });
  F["place-independent"].pop(s, units !== NO_UNITS ? space : NONE);
}
