import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { NO_GARRISON } from "../vocabulary/types.js";
import { controls, isCaptured } from "./siege.js";

/** True if a seat can detach a garrison in a city (PEL-4.2.3.1, PEL-4.2.3.3, PEL-4.2.3.5). */
export function canDetach(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  // Nearly every city has a garrison, so this test comes first.
  if (S.garrisonOf(s, city) !== NO_GARRISON || !controls(s, t, seat, city) || !isCaptured(s, city) || S.isBesieged(s, city)) return false;
  // PEL-2.2.6.4, PEL-4.2.3.3: barbarians detach no garrison.
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (t.greek[b] === 1 && S.isField(s, b, city)) return true;
  return false;
}

export function canDetachAny(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let city = S.nextBare(s, seat, 0); city >= 0; city = S.nextBare(s, seat, city + 1)) if (canDetach(s, t, seat, city)) return true;
  return false;
}
