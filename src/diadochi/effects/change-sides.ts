import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { seatId, spaceId, unitCounts } from "../state/names.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { type SpaceIndex, tablesOf } from "../tables/index.js";
import { addUnits } from "../vocabulary/units.js";
import type { Troops } from "./losses.js";

/** Gives CUs of a player to another player in a space: to his moving army if it is there, else to his CUs in the field. */
export function changeSides(s: DiadochiState, troops: Troops, to: Side, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const { owner, space } = to;
  S.takeUnits(s, t, troops.place, troops.units);
  if (S.forceOwner(s) === owner && S.forceSpace(s) === space) S.setForceUnits(s, addUnits(S.forceUnits(s), troops.units));
  else S.addToField(s, space, owner, troops.units);
  log?.push({
    type: "units-changed-sides",
    clause,
    from: seatId(S.seatOfOwner(troops.owner)),
    to: seatId(S.seatOfOwner(owner)),
    space: spaceId(t, space),
    units: unitCounts(troops.units),
  });
}

interface Side {
  readonly owner: number;
  readonly space: SpaceIndex;
}
