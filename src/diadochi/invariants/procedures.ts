/** Checks that the active procedures can continue from the position. Only checks that law 18 has shown to be needed are here. */
import { demand } from "../../core/basics/errors.js";
import { F } from "../vocabulary/frames/index.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import type { Tables } from "../tables/index.js";

export function checkProcedures(s: DiadochiState, t: Tables): void {
  checkDraft(s, t);
  checkAttempts(s);
}

// DIA-OPT.3: each seat is once in the order, and every pick has a general.
function checkDraft(s: DiadochiState, t: Tables): void {
  const draft = F["draft-general"].find(s);
  if (draft === null) return;
  const order = [...draft.order];
  const isWhole = order.length === s.seats && new Set(order).size === s.seats && order.every((seat) => seat < s.seats);
  const path = `${F["draft-general"].path(s)}.slots`;
  demand(isWhole, `${path}.order`, "every seat once", order.length);
  let drafted = 0;
  for (let g = 0; g < t.majorCount; g++) if (S.ownerOfGeneral(s, g) !== S.NOBODY) drafted++;
  demand(draft.picks === drafted, `${path}.picks`, `${drafted}, as many as generals have been drafted`, draft.picks);
}

// DIA-INT.7: each declared attempt has a leader; the current one is among them.
function checkAttempts(s: DiadochiState): void {
  const interception = F.interception.find(s);
  if (interception === null) return;
  const { step: STEP } = F.interception;
  const { spaces, leaders, next, step } = interception;
  const path = `${F.interception.path(s)}.slots`;
  demand(leaders.length === spaces.length, `${path}.leaders`, "a leader for every attempt", leaders.length);
  const most = [STEP.committed, STEP.rolled, STEP.moved].includes(step) ? spaces.length - 1 : spaces.length;
  demand(next <= most, `${path}.next`, "one of the attempts declared", next);
}
