/** CUs that go over from one army to the other in the same space, in a battle or after it. */
import type { Log } from "../../core/flow.js";
import type { DiadochiEvent } from "../events.js";
import { seatId, spaceId, unitCounts } from "../names.js";
import { addToField, type DiadochiState, forceOwner, forceSpace, forceUnits, seatOfOwner, setForceUnits, takeUnits } from "../state.js";
import type { SpaceIndex, Tables } from "../tables.js";
import { addUnits, type Units } from "../units.js";

/** Players' CUs lying at a place join the army of another player in a space: the one under way, or the one in the field. */
export function changeSides(
  s: DiadochiState,
  t: Tables,
  from: number,
  place: number,
  to: number,
  space: SpaceIndex,
  units: Units,
  clause: string,
  log: Log<DiadochiEvent>,
): void {
  takeUnits(s, t, place, units);
  if (forceOwner(s) === to && forceSpace(s) === space) setForceUnits(s, addUnits(forceUnits(s), units));
  else addToField(s, space, to, units);
  log?.push({
    type: "units-changed-sides",
    clause,
    from: seatId(seatOfOwner(from)),
    to: seatId(seatOfOwner(to)),
    space: spaceId(t, space),
    units: unitCounts(units),
  });
}
